// Gold mines (GLD).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

void place_ingot(Table& table, Cell cell) {
    --table.ingots_aside;
    ++table.ingots[cell];
}

// GLD-3: returns the cells of the feature's tiles. The tiles of a building or garden include the tiles around it.
std::set<Cell> cells_of(const Region& region) {
    std::set<Cell> cells;
    for (const Spot& spot : region.spots) {
        if (!in_the_middle(region.kind)) {
            cells.insert(spot.cell);
            continue;
        }
        for (const Cell cell : nine(spot.cell)) cells.insert(cell);
    }
    return cells;
}

int claimants_of(const Table& table, Cell cell) {
    int claimants = 0;
    for (const auto& [colour, cells] : table.claims) claimants += static_cast<int>(cells.count(cell));
    return claimants;
}

// GLD-5: returns the tile from which this colour takes an ingot. Among the tiles that the colour claims, this is the
// tile that the most colours claim. Ties go to the lowest y, then the lowest x.
std::optional<Cell> cell_to_take_from(const Table& table, Colour colour) {
    const auto claimed = table.claims.find(colour);
    if (claimed == table.claims.end()) return std::nullopt;
    std::optional<Cell> best;
    for (const Cell cell : claimed->second) {
        if (table.ingots.count(cell) == 0) continue;
        if (!best || claimants_of(table, cell) > claimants_of(table, *best)) best = cell;
    }
    return best;
}

bool take_one(Table& table, Colour colour) {
    const std::optional<Cell> cell = cell_to_take_from(table, colour);
    if (!cell) return false;
    ++table.ingots_held[colour];
    if (--table.ingots.at(*cell) == 0) table.ingots.erase(*cell);
    return true;
}

// GLD-8: returns the points for each ingot of a colour that has this many ingots.
int value_of_each(int ingots) { return ingots >= 10 ? 4 : (ingots + 2) / 3; }

}  // namespace

void find_gold(Table& table, Script& script) {
    if (!table.settings.gold || !type_of(table, table.drawn).has(Mark::gold)) return;
    if (table.ingots_aside == 0) return;
    place_ingot(table, *table.laid);
    std::vector<Action> ways;
    for (const Cell cell : around(*table.laid)) {
        if (tile_on(table.board, cell) != nullptr) ways.push_back(at_cell(ActionKind::gold, cell));
    }
    if (table.ingots_aside == 0 || ways.empty()) return;
    place_ingot(table, cell_of(script.choose(DecisionKind::gold, ways)));
}

void claim_gold(Table& table, const Region& region) {
    if (!table.settings.gold) return;
    const std::set<Cell> cells = cells_of(region);
    for (const Colour colour : majority(table, region)) table.claims[colour].insert(cells.begin(), cells.end());
}

void share_gold(Table& table) {
    bool any_taken = true;
    while (any_taken) {
        any_taken = false;
        for (const Colour colour : in_order_of_seats(table)) any_taken |= take_one(table, colour);
    }
    table.claims.clear();
}

void score_gold(Table& table) {
    for (const auto& [colour, ingots] : table.ingots_held) score(table, colour, ingots * value_of_each(ingots));
}

}  // namespace mistbank_reference

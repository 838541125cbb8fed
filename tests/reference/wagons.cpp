// Wagons (ABM-13 to ABM-16).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// ABM-13, ABM-14: returns the wagon's cell and the cells around it that have tiles. The starting block counts as one
// tile.
std::set<Cell> cells_in_reach(const Table& table, Cell from) {
    std::set<Cell> cells;
    for (const Cell part : as_one_tile(table, from)) {
        for (const Cell near : nine(part)) {
            for (const Cell cell : as_one_tile(table, near)) {
                if (tile_on(table.board, cell) != nullptr) cells.insert(cell);
            }
        }
    }
    return cells;
}

std::vector<Action> ways_to_move(const Table& table, const Figure& wagon) {
    std::vector<Action> ways;
    const std::set<Cell> cells = cells_in_reach(table, wagon.spot.cell);
    for (const Spot& spot : spots_on(table.board, {cells.begin(), cells.end()})) {
        if (!suits(table, wagon.kind, spot)) continue;
        if (holds_dragon(table, spot.cell) || holds_vodyanoy(table, spot.cell)) continue;
        const Region region = region_at(table, spot);
        if (!region.complete && !is_occupied(region)) ways.push_back(at_spot(ActionKind::wagon, spot));
    }
    ways.push_back(plain(ActionKind::go_home));
    return ways;
}

void move_on(Table& table, Script& script, std::size_t index) {
    About about;
    about.player = player_of(table, table.wagons.at(index).colour);
    about.colour = table.wagons.at(index).colour;
    about.spot = table.wagons.at(index).spot;
    const Action way = script.choose(DecisionKind::move_wagon, ways_to_move(table, table.wagons.at(index)), about);
    Figure wagon = table.wagons.at(index);
    table.wagons.erase(table.wagons.begin() + static_cast<std::ptrdiff_t>(index));
    if (way.kind == ActionKind::go_home) return go_home(table, wagon);
    wagon.spot = spot_of(way);
    wagon.is_new = true;
    table.figures.push_back(wagon);
    catch_meeples(table);  // VOD-3
}

}  // namespace

void clear_feature(Table& table, const Region& region) {
    for (;;) {
        const std::vector<std::size_t> staying = standing_on(table, region);
        if (staying.empty()) return;
        const Figure figure = take_off(table, staying.front());
        if (figure.kind == FigureKind::wagon) {
            table.wagons.push_back(figure);
        } else {
            go_home(table, figure);
        }
    }
}

void move_wagons(Table& table, Script& script) {
    for (int step = 0; step < table.rules.players; ++step) {
        const int player = (table.player + step) % table.rules.players;
        for (std::size_t i = table.wagons.size(); i > 0; --i) {
            if (player_of(table, table.wagons[i - 1].colour) == player) move_on(table, script, i - 1);
        }
    }
}

}  // namespace mistbank_reference

// The dragon (PRD-3 to PRD-12).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool is_among(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// PRD-7: lists the tiles that share a side with the dragon's tile, except visited tiles and the fairy's tile.
std::vector<Action> ways_to_step(const Table& table, const std::set<Cell>& visited) {
    std::vector<Action> ways;
    const std::vector<Cell> from = as_one_tile(table, *table.dragon);
    for (const Cell cell : from) {
        for (const Side side : all_sides) {
            const Cell next = beyond(cell, side);
            if (tile_on(table.board, next) == nullptr || visited.count(next) != 0) continue;
            const bool barred = table.fairy && is_among(as_one_tile(table, next), *table.fairy);
            if (!barred) add_once(ways, at_cell(ActionKind::dragon, next));
        }
    }
    return ways;
}

// PRD-8: returns the next figure on these cells that the dragon eats.
std::optional<std::size_t> next_to_eat(const Table& table, const std::vector<Cell>& cells) {
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        if (figure.kind == FigureKind::barn || !is_among(cells, figure.spot.cell)) continue;
        if (!next || goes_before(figure, table.figures[*next])) next = i;
    }
    return next;
}

void eat_all_on(Table& table, const std::vector<Cell>& cells) {
    while (const std::optional<std::size_t> next = next_to_eat(table, cells)) send_home(table, *next);
}

// PRD-3: puts the waiting dragon tiles back into the pile.
void shuffle_back(Table& table) {
    std::vector<int> still_aside;
    for (const int type : table.set_aside) {
        if (!type_of(table, type).has(Mark::dragon)) {
            still_aside.push_back(type);
            continue;
        }
        ++table.unseen.at(static_cast<std::size_t>(type));
        ++table.piles.at(static_cast<std::size_t>(table.active_pile));
    }
    table.set_aside = still_aside;
}

}  // namespace

bool holds_dragon(const Table& table, Cell cell) {
    return table.dragon && is_among(as_one_tile(table, cell), *table.dragon);
}

bool waits_for_dragon(const Table& table, int type) {
    return table.settings.dragon && !table.dragon && type_of(table, type).has(Mark::dragon);
}

void fly_to_volcano(Table& table) {
    if (!table.settings.dragon || !type_of(table, table.drawn).has(Mark::volcano)) return;
    const bool comes = !table.dragon;
    table.dragon = table.laid;
    if (comes) shuffle_back(table);
}

void move_dragon(Table& table, Script& script) {
    if (!table.settings.dragon || !table.dragon || !type_of(table, table.drawn).has(Mark::dragon)) return;
    std::set<Cell> visited;
    for (int step = 0; step < 6; ++step) {
        const std::vector<Cell> here = as_one_tile(table, *table.dragon);
        visited.insert(here.begin(), here.end());
        const std::vector<Action> ways = ways_to_step(table, visited);
        if (ways.empty()) return;
        About about;
        about.player = (table.player + step) % table.rules.players;
        table.dragon = cell_of(script.choose(DecisionKind::move_dragon, ways, about));
        eat_all_on(table, as_one_tile(table, *table.dragon));
    }
}

}  // namespace mistbank_reference

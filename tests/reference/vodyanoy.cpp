// The Vodyanoy and his lake (VOD).
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool is_in_lake(const Table& table, const Figure& figure) {
    return kind_of(table.board, figure.spot) == SegmentKind::vodyanoy;
}

// VOD-2: returns the 8 cells around the lake. If one of these cells is in the starting block, adds all cells of the
// block.
std::set<Cell> cells_around_lake(const Table& table, Cell lake) {
    std::set<Cell> cells;
    for (const Cell near : around(lake)) {
        for (const Cell cell : as_one_tile(table, near)) cells.insert(cell);
    }
    cells.erase(lake);
    return cells;
}

// MEET-33: returns the next meeple to catch on these cells.
std::optional<std::size_t> next_to_catch(const Table& table, const std::set<Cell>& cells) {
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        if (!is_meeple(figure.kind) || cells.count(figure.spot.cell) == 0 || is_in_lake(table, figure)) continue;
        if (!next || goes_before(figure, table.figures[*next])) next = i;
    }
    return next;
}

// VOD-4: moves a meeple to the lake. The meeple does not return to its supply.
void catch_one(Table& table, std::size_t index, const Spot& lake) {
    Figure caught = take_off(table, index);
    caught.spot = lake;
    caught.is_new = true;
    table.figures.push_back(caught);
}

}  // namespace

bool holds_vodyanoy(const Table& table, Cell cell) {
    return segment_of_kind(table.board.at(cell), SegmentKind::vodyanoy).has_value();
}

void catch_meeples(Table& table) {
    for (const Spot& lake : spots_of_kind(table.board, SegmentKind::vodyanoy)) {
        const std::set<Cell> cells = cells_around_lake(table, lake.cell);
        while (const std::optional<std::size_t> next = next_to_catch(table, cells)) catch_one(table, *next, lake);
    }
}

std::vector<Action> ways_to_release(const Table& table) {
    std::vector<Action> ways;
    for (const Figure& figure : table.figures) {
        const bool own = player_of(table, figure.colour) == table.player;
        if (!own || figure.is_new || !is_in_lake(table, figure)) continue;
        Action way = plain(ActionKind::release);
        way.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
        add_once(ways, way);
    }
    return ways;
}

void release(Table& table, const Action& action) {
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        const bool own = player_of(table, figure.colour) == table.player;
        if (!own || figure.is_new || !is_in_lake(table, figure)) continue;
        if (figure_named_by(figure.kind, figure.ghosts, figure.fairy) == action.count) return send_home(table, i);
    }
}

void score_lake(Table& table) {
    for (const Figure& figure : table.figures) {
        if (is_in_lake(table, figure)) score(table, figure.colour, -2);
    }
}

}  // namespace mistbank_reference

// Abbeys (ABM-1 to ABM-9).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// ABM-3: whether the cell is empty and all four neighbouring cells have tiles.
bool is_hole(const Board& board, Cell cell) {
    if (tile_on(board, cell) != nullptr) return false;
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return neighbour(board, cell, side) != nullptr; });
}

std::set<Cell> holes(const Board& board) {
    std::set<Cell> cells;
    for (const auto& [cell, tile] : board) {
        for (const Side side : all_sides) {
            if (is_hole(board, beyond(cell, side))) cells.insert(beyond(cell, side));
        }
    }
    return cells;
}

int type_of_abbey(const Table& table) {
    int type = 0;
    while (!type_of(table, type).has(Mark::abbey)) ++type;
    return type;
}

}  // namespace

bool may_lay_abbey(const Table& table, int player) {
    return table.supplies.at(colour_of(table, player)).abbeys > 0 && !holes(table.board).empty();
}

bool lay_abbey(Table& table, Script& script) {
    if (!may_lay_abbey(table, table.player)) return false;
    std::vector<Action> ways;
    for (const Cell cell : holes(table.board)) ways.push_back(at_cell(ActionKind::abbey, cell));
    ways.push_back(plain(ActionKind::no_abbey));
    const Action way = script.choose(DecisionKind::abbey, ways);
    if (way.kind == ActionKind::no_abbey) return false;
    --table.supplies.at(colour_of(table, table.player)).abbeys;
    table.drawn = type_of_abbey(table);
    table.laid = cell_of(way);
    put(table, *table.laid, turned(type_of(table, table.drawn), table.drawn, 0));
    return true;
}

}  // namespace mistbank_reference

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

Action at_spot(ActionKind kind, const Spot& spot) {
    Action action = at_cell(kind, spot.cell);
    action.segment = static_cast<std::uint8_t>(spot.segment);
    return action;
}

Action at_cell(ActionKind kind, Cell cell, int count) {
    Action action;
    action.kind = kind;
    action.x = static_cast<std::int16_t>(cell.x);
    action.y = static_cast<std::int16_t>(cell.y);
    action.count = static_cast<std::uint8_t>(count);
    return action;
}

Action with_colour(ActionKind kind, Colour colour, int segment) {
    Action action;
    action.kind = kind;
    action.colour = static_cast<std::uint8_t>(colour);
    action.segment = static_cast<std::uint8_t>(segment);
    return action;
}

Action plain(ActionKind kind) {
    Action action;
    action.kind = kind;
    return action;
}

Action with_kind(Action action, FigureKind kind) {
    action.count = static_cast<std::uint8_t>(kind);
    return action;
}

Action naming(ActionKind kind, const Figure& figure) {
    Action action = at_spot(kind, figure.spot);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts, figure.fairy);
    return action;
}

std::size_t figure_named(const Table& table, const Action& action) {
    std::size_t index = 0;
    while (naming(action.kind, table.figures.at(index)) != action) ++index;
    return index;
}

void add_once(std::vector<Action>& actions, const Action& action) {
    if (std::find(actions.begin(), actions.end(), action) == actions.end()) actions.push_back(action);
}

Spot spot_of(Action action) { return {cell_of(action), action.segment}; }

Cell cell_of(Action action) { return {action.x, action.y}; }

bool fits(const Board& board, const Tile& tile, Cell cell) {
    if (tile_on(board, cell) != nullptr) return false;
    bool beside_face_up = false;
    for (const Side side : all_sides) {
        const Tile* other = neighbour(board, cell, side);
        if (other == nullptr || other->face_down) continue;
        beside_face_up = true;
        if (other->abbey) continue;  // ABM-3
        if (side_kind(tile, side) != side_kind(*other, opposite(side))) return false;
    }
    return beside_face_up;
}

std::vector<Action> ways_to_lay(const Table& table, int type) {
    if (table.board.empty()) return {at_cell(ActionKind::lay, {0, 0})};  // HSE-11
    std::set<Cell> cells;
    for (const auto& [cell, tile] : table.board) {
        for (const Side side : all_sides) {
            if (is_on_table(table, beyond(cell, side))) cells.insert(beyond(cell, side));  // HSE-9
        }
    }
    std::vector<Action> ways;
    for (int rotation = 0; rotation < 4; ++rotation) {
        const Tile tile = turned(type_of(table, type), type, rotation);
        for (const Cell cell : cells) {
            if (fits(table.board, tile, cell) && river_allows(table, tile, cell))
                ways.push_back(at_cell(ActionKind::lay, cell, rotation));
        }
    }
    return ways;
}

std::vector<Action> ways_to_pacify(const Table& table, const std::vector<Cell>& cells) {
    std::vector<Action> ways;
    for (const Cell cell : cells) {
        const int most = std::min(3, ghosts_on_tile(table, cell));
        for (int count = 1; count <= most; ++count) ways.push_back(at_cell(ActionKind::pacify, cell, count));
    }
    return ways;
}

}  // namespace mistbank_reference

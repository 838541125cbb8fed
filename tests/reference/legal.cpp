#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// COO-5: all of its sides are misty.
bool is_covered(const Tile& tile, const Segment& road) {
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return !reaches(road, side) || misty(tile, side); });
}

// COO-4, COO-5
bool team_may_stand(const Table& table, const Tile& tile, const Segment& segment) {
    switch (segment.kind) {
        case SegmentKind::road: return table.rules.edition != Edition::of_2022 || !is_covered(tile, segment);
        case SegmentKind::city: return true;
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::field:
        case SegmentKind::mist:
        case SegmentKind::monastery:
        case SegmentKind::cemetery: return false;
    }
    return false;
}

// BAS-1, GCC-7, GCC-10, GCC-11
bool rival_may_stand(const Table& table, const Segment& segment) {
    switch (segment.kind) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::monastery: return true;
        case SegmentKind::field: return table.settings.farmers;
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::cemetery: return table.settings.cemeteries == Cemeteries::kept;
        case SegmentKind::mist: return false;
    }
    return false;
}

bool may_stand(const Table& table, const Spot& spot) {
    const Tile& tile = table.board.at(spot.cell);
    const Segment& segment = printed(table.board, spot);
    if (table.settings.cooperative) return team_may_stand(table, tile, segment);
    return rival_may_stand(table, segment);
}

}  // namespace

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

Spot spot_of(Action action) { return {cell_of(action), action.segment}; }

Cell cell_of(Action action) { return {action.x, action.y}; }

bool fits(const Board& board, const Tile& tile, Cell cell) {
    if (tile_on(board, cell) != nullptr) return false;
    bool beside_face_up = false;
    for (const Side side : all_sides) {
        const Tile* other = neighbour(board, cell, side);
        if (other == nullptr || other->face_down) continue;
        beside_face_up = true;
        if (side_kind(tile, side) != side_kind(*other, opposite(side))) return false;
    }
    return beside_face_up;
}

std::vector<Action> ways_to_lay(const Table& table, int type) {
    std::set<Cell> cells;
    for (const auto& [cell, tile] : table.board) {
        for (const Side side : all_sides) cells.insert(beyond(cell, side));
    }
    std::vector<Action> ways;
    for (int rotation = 0; rotation < 4; ++rotation) {
        const Tile tile = turned(type_of(table, type), type, rotation);
        for (const Cell cell : cells) {
            if (fits(table.board, tile, cell)) ways.push_back(at_cell(ActionKind::lay, cell, rotation));
        }
    }
    return ways;
}

std::vector<Action> ways_to_place(const Table& table) {
    std::vector<Action> ways = {plain(ActionKind::pass)};
    const int segments = static_cast<int>(table.board.at(*table.laid).segments.size());
    for (int segment = 0; segment < segments; ++segment) {
        const Spot spot = {*table.laid, segment};
        if (!may_stand(table, spot) || is_occupied(region_at(table, spot))) continue;
        for (const Colour colour : colours_of(table, table.player)) {
            const Supply& supply = table.supplies.at(colour);
            if (supply.meeples > 0) ways.push_back(with_colour(ActionKind::meeple, colour, segment));
            if (supply.guards > 0) ways.push_back(with_colour(ActionKind::guard, colour, segment));
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

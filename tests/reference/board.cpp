#include "reference/board.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

constexpr int left = 0;
constexpr int right = 1;

int number_of(Side side) { return static_cast<int>(side); }

int half_bit(Side side, int half) { return 1 << (2 * number_of(side) + half); }

Side turned_side(Side side, int rotation) { return static_cast<Side>((number_of(side) + rotation) % 4); }

Segment turned_segment(const Segment& printed_segment, int rotation) {
    Segment segment = printed_segment;
    segment.sides = 0;
    segment.half_sides = 0;
    for (const Side side : all_sides) {
        const Side now = turned_side(side, rotation);
        if (reaches(printed_segment, side))
            segment.sides = static_cast<std::uint8_t>(segment.sides | 1 << number_of(now));
        for (const int half : {left, right}) {
            if ((printed_segment.half_sides & half_bit(side, half)) == 0) continue;
            segment.half_sides = static_cast<std::uint8_t>(segment.half_sides | half_bit(now, half));
        }
    }
    return segment;
}

bool owns_half(const Segment& segment, Side side, int half) { return (segment.half_sides & half_bit(side, half)) != 0; }

// Half sides are left or right as seen from the middle of their tile. Two half sides meet if one is left and the other
// is right.
bool fields_meet(const Segment& here, const Segment& there, Side side) {
    for (const int half : {left, right}) {
        if (owns_half(here, side, half) && owns_half(there, opposite(side), 1 - half)) return true;
    }
    return false;
}

bool meet(const Segment& here, const Segment& there, Side side) {
    if (here.kind != there.kind) return false;
    if (here.kind == SegmentKind::field) return fields_meet(here, there, side);
    return reaches(here, side) && reaches(there, opposite(side));
}

}  // namespace

Cell beyond(Cell cell, Side side) {
    switch (side) {
        case Side::north: return {cell.x, cell.y - 1};
        case Side::east: return {cell.x + 1, cell.y};
        case Side::south: return {cell.x, cell.y + 1};
        case Side::west: return {cell.x - 1, cell.y};
    }
    return cell;
}

Side opposite(Side side) { return turned_side(side, 2); }

std::vector<Cell> around(Cell cell) {
    std::vector<Cell> cells;
    for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            if (Cell{x, y} != cell) cells.push_back({x, y});
        }
    }
    return cells;
}

std::vector<Cell> nine(Cell cell) {
    std::vector<Cell> cells = around(cell);
    cells.push_back(cell);
    return cells;
}

Tile turned(const TileType& type, int type_index, int rotation) {
    Tile tile;
    tile.type = type_index;
    tile.rotation = rotation;
    tile.abbey = type.has(Mark::abbey);
    for (int i = 0; i < type.segment_count; ++i) {
        tile.segments.push_back(turned_segment(type.segments[static_cast<std::size_t>(i)], rotation));
    }
    return tile;
}

bool reaches(const Segment& segment, Side side) { return (segment.sides >> number_of(side) & 1) != 0; }

bool misty(const Tile& tile, Side side) {
    for (const Segment& segment : tile.segments) {
        if (segment.kind == SegmentKind::mist && reaches(segment, side)) return true;
    }
    return false;
}

SideKind side_kind(const Tile& tile, Side side) {
    for (const Segment& segment : tile.segments) {
        if (segment.kind == SegmentKind::city && reaches(segment, side)) return SideKind::city;
        if (segment.kind == SegmentKind::road && reaches(segment, side)) return SideKind::road;
        if (segment.kind == SegmentKind::river && reaches(segment, side)) return SideKind::river;  // RIV-1
    }
    return SideKind::field;
}

bool is_abbey_beyond(const Board& board, Cell cell, Side side) {
    const Tile* tile = neighbour(board, cell, side);
    return tile != nullptr && tile->abbey;
}

std::optional<int> field_at_corner(const Tile& tile, Side side) {
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const Segment& segment = tile.segments[i];
        if (segment.kind != SegmentKind::field) continue;
        if (owns_half(segment, side, right) && owns_half(segment, turned_side(side, 1), left))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

bool with_mist(const Tile& tile) { return segment_of_kind(tile, SegmentKind::mist).has_value(); }

const Tile* tile_on(const Board& board, Cell cell) {
    const auto found = board.find(cell);
    return found == board.end() ? nullptr : &found->second;
}

const Tile* neighbour(const Board& board, Cell cell, Side side) { return tile_on(board, beyond(cell, side)); }

const Segment& printed(const Board& board, const Spot& spot) {
    return board.at(spot.cell).segments.at(static_cast<std::size_t>(spot.segment));
}

SegmentKind kind_of(const Board& board, const Spot& spot) { return printed(board, spot).kind; }

std::optional<int> segment_of_kind(const Tile& tile, SegmentKind kind) {
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        if (tile.segments[i].kind == kind) return static_cast<int>(i);
    }
    return std::nullopt;
}

std::vector<Spot> spots_of_kind(const Board& board, SegmentKind kind) {
    std::vector<Spot> spots;
    for (const auto& [cell, tile] : board) {
        const std::optional<int> segment = segment_of_kind(tile, kind);
        if (segment) spots.push_back({cell, *segment});
    }
    return spots;
}

std::vector<Spot> joined_beyond(const Board& board, const Spot& spot, Side side) {
    std::vector<Spot> joined;
    const Tile* tile = neighbour(board, spot.cell, side);
    if (tile == nullptr) return joined;
    const Segment& here = printed(board, spot);
    for (std::size_t i = 0; i < tile->segments.size(); ++i) {
        if (meet(here, tile->segments[i], side)) joined.push_back({beyond(spot.cell, side), static_cast<int>(i)});
    }
    return joined;
}

std::optional<Spot> joined_by_ferry(const Board& board, const Spot& spot) {
    const std::optional<std::pair<int, int>>& ferry = board.at(spot.cell).ferry;
    if (ferry && ferry->first == spot.segment) return Spot{spot.cell, ferry->second};
    if (ferry && ferry->second == spot.segment) return Spot{spot.cell, ferry->first};
    return std::nullopt;
}

std::set<Spot> flood(const Board& board, const Spot& start) {
    std::set<Spot> reached = {start};
    std::vector<Spot> rim = {start};
    while (!rim.empty()) {
        const Spot spot = rim.back();
        rim.pop_back();
        for (const Side side : all_sides) {
            for (const Spot& next : joined_beyond(board, spot, side)) {
                if (reached.insert(next).second) rim.push_back(next);
            }
        }
        const std::optional<Spot> across = joined_by_ferry(board, spot);
        if (across && reached.insert(*across).second) rim.push_back(*across);
    }
    return reached;
}

}  // namespace mistbank_reference

// What lies on the table as plain data, and what can be seen by looking at it: which segments are joined. Nothing is
// kept up to date; every question walks the board again.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "mistbank/tile.hpp"

namespace mistbank_reference {

/// A cell; ordered by y, then x, as CMP-4 and CEM-6 order what happens.
struct Cell {
    int x = 0;
    int y = 0;

    friend bool operator==(const Cell& a, const Cell& b) { return a.x == b.x && a.y == b.y; }
    friend bool operator!=(const Cell& a, const Cell& b) { return !(a == b); }
    friend bool operator<(const Cell& a, const Cell& b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }
};

/// One segment of the tile on a cell.
struct Spot {
    Cell cell;
    int segment = 0;

    friend bool operator==(const Spot& a, const Spot& b) { return a.cell == b.cell && a.segment == b.segment; }
    friend bool operator!=(const Spot& a, const Spot& b) { return !(a == b); }
    friend bool operator<(const Spot& a, const Spot& b) {
        return std::tie(a.cell, a.segment) < std::tie(b.cell, b.segment);
    }
};

/// A tile as it lies. A face-down tile shows nothing: it has no segments.
struct Tile {
    int type = -1;
    int rotation = 0;
    bool face_down = false;
    bool abbey = false;  ///< its sides lie against any, and join none (ABM-3, ABM-4)
    int number = 0;      ///< how many tiles had been laid before it
    /// The two segments that the ferry on it joins, the lower number first (FER-1).
    std::optional<std::pair<int, int>> ferry;
    std::vector<mistbank::Segment> segments;
};

using Board = std::map<Cell, Tile>;

inline constexpr std::array<mistbank::Side, 4> all_sides = {mistbank::Side::north, mistbank::Side::east,
                                                            mistbank::Side::south, mistbank::Side::west};

Cell beyond(Cell cell, mistbank::Side side);
mistbank::Side opposite(mistbank::Side side);
/// The 8 cells around it (orthogonally or diagonally adjacent).
std::vector<Cell> around(Cell cell);
/// Those and the cell itself.
std::vector<Cell> nine(Cell cell);

/// The type turned by clockwise quarter turns, face up.
Tile turned(const mistbank::TileType& type, int type_index, int rotation);

bool reaches(const mistbank::Segment& segment, mistbank::Side side);
bool misty(const Tile& tile, mistbank::Side side);
mistbank::SideKind side_kind(const Tile& tile, mistbank::Side side);
/// Whether an abbey lies beyond that side of the cell, which closes whatever leads there (ABM-4).
bool is_abbey_beyond(const Board& board, Cell cell, mistbank::Side side);
/// The field that owns both half sides at a corner of the tile, the one between `side` and the next side clockwise.
std::optional<int> field_at_corner(const Tile& tile, mistbank::Side side);
/// Whether it is a tile with mist: face up, and with a mist segment itself (HAU-6: a face-down tile never is).
bool with_mist(const Tile& tile);

const Tile* tile_on(const Board& board, Cell cell);
/// The tile beyond that side of the cell, null for none; face-down ones too.
const Tile* neighbour(const Board& board, Cell cell, mistbank::Side side);
const mistbank::Segment& printed(const Board& board, const Spot& spot);
mistbank::SegmentKind kind_of(const Board& board, const Spot& spot);

/// Where a segment of one kind lies on this tile, the lowest number first.
std::optional<int> segment_of_kind(const Tile& tile, mistbank::SegmentKind kind);
/// The segment of this kind on every tile that has one, by y, then x.
std::vector<Spot> spots_of_kind(const Board& board, mistbank::SegmentKind kind);

/// The segments of the tile beyond that side that this one is joined to (COM-3, FLD-1, MIS-1).
std::vector<Spot> joined_beyond(const Board& board, const Spot& spot, mistbank::Side side);
/// The segment of the same tile to which a ferry joins this one (FER-1).
std::optional<Spot> joined_by_ferry(const Board& board, const Spot& spot);
/// All segments joined to this one directly or through others, itself too.
std::set<Spot> flood(const Board& board, const Spot& start);

}  // namespace mistbank_reference

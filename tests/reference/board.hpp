// The tiles on the table as plain data, and the joins between segments. Nothing is cached: each query searches the
// whole board.
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

/// The position of a tile. Cells are ordered by y, then x; events follow the same order (CMP-4, CEM-6).
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

/// A tile on the board. A face-down tile has no segments.
struct Tile {
    int type = -1;
    int rotation = 0;
    bool face_down = false;
    bool abbey = false;  ///< an abbey, which fits next to any side but joins no segment (ABM-3, ABM-4)
    int number = 0;      ///< number of tiles that were laid before this tile
    /// The two road segments that the ferry on this tile joins, the lower number first (FER-1).
    std::optional<std::pair<int, int>> ferry;
    std::vector<mistbank::Segment> segments;
};

using Board = std::map<Cell, Tile>;

inline constexpr std::array<mistbank::Side, 4> all_sides = {mistbank::Side::north, mistbank::Side::east,
                                                            mistbank::Side::south, mistbank::Side::west};

Cell beyond(Cell cell, mistbank::Side side);
mistbank::Side opposite(mistbank::Side side);
/// Returns the 8 cells that share a side or a corner with this cell.
std::vector<Cell> around(Cell cell);
/// Returns this cell and the 8 cells around it.
std::vector<Cell> nine(Cell cell);

/// Returns a face-up tile of this type, turned by `rotation` clockwise quarter turns.
Tile turned(const mistbank::TileType& type, int type_index, int rotation);

bool reaches(const mistbank::Segment& segment, mistbank::Side side);
bool misty(const Tile& tile, mistbank::Side side);
mistbank::SideKind side_kind(const Tile& tile, mistbank::Side side);
/// Whether the neighbouring cell on that side holds an abbey, which closes every feature on the side (ABM-4).
bool is_abbey_beyond(const Board& board, Cell cell, mistbank::Side side);
/// Returns the field that owns both half sides at the corner between `side` and the next side clockwise.
std::optional<int> field_at_corner(const Tile& tile, mistbank::Side side);
/// Whether the tile is face up and has a mist segment. A face-down tile has none (HAU-6).
bool with_mist(const Tile& tile);

const Tile* tile_on(const Board& board, Cell cell);
/// Returns the tile next to the cell on that side, face up or face down; null if the neighbouring cell is empty.
const Tile* neighbour(const Board& board, Cell cell, mistbank::Side side);
const mistbank::Segment& printed(const Board& board, const Spot& spot);
mistbank::SegmentKind kind_of(const Board& board, const Spot& spot);

/// Returns the index of the tile's first segment of this kind; nothing if there is none.
std::optional<int> segment_of_kind(const Tile& tile, mistbank::SegmentKind kind);
/// Returns all segments of one kind on the board, by y, then x.
std::vector<Spot> spots_of_kind(const Board& board, mistbank::SegmentKind kind);

/// Returns the segments of the neighbouring tile on that side that join this segment (COM-3, FLD-1, MIS-1).
std::vector<Spot> joined_beyond(const Board& board, const Spot& spot, mistbank::Side side);
/// Returns the segment of the same tile that a ferry joins to the given segment (FER-1).
std::optional<Spot> joined_by_ferry(const Board& board, const Spot& spot);
/// Returns this segment and all segments that are joined to it, directly or through other segments.
std::set<Spot> flood(const Board& board, const Spot& start);

}  // namespace mistbank_reference

// A tile type as it lies on the board: its segments after rotation.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank::render {

struct TurnedSegment {
    SegmentKind kind = SegmentKind::field;
    int number = 0;
    unsigned sides = 0;  ///< bit 1<<Side, after rotation
    int coats = 0;
    int symbols = 0;
    int x = 50;  ///< where a meeple stands: percent of the tile's width from its west side
    int y = 50;  ///< and percent of its height from its north side

    bool reaches(int side) const noexcept { return (sides >> (side & 3) & 1u) != 0; }
    int side_count() const noexcept { return reaches(0) + reaches(1) + reaches(2) + reaches(3); }
};

struct Turned {
    int count = 0;
    std::array<TurnedSegment, max_segments> segments{};

    /// The segment of this kind at a side, -1 for none.
    int at_side(SegmentKind kind, int side) const noexcept;
};

Turned turned(const TileType& type, int rotation) noexcept;

/// The numbers of the sides after N E S W.
inline constexpr int north = 0;
inline constexpr int east = 1;
inline constexpr int south = 2;
inline constexpr int west = 3;

}  // namespace mistbank::render

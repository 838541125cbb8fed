// Where a figure stands on a tile.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank {

/// A point on a tile as it lies.
struct Anchor {
    int x = 50;  ///< percent of the tile's width from the west
    int y = 50;  ///< percent of its height from the north
};

/// The point where a figure stands on a segment of a tile that is rotated.
/// @param segment as printed, see Segment::anchor_x
/// @param rotation clockwise quarter turns, 0 to 3
Anchor anchor_of(const Segment& segment, int rotation) noexcept;

}  // namespace mistbank

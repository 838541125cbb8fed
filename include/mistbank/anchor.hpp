// Computes the position for a figure on a tile.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank {

/// A point on a rotated tile.
struct Anchor {
    int x = 50;  ///< percent of the tile's width from the west
    int y = 50;  ///< percent of the tile's height from the north
};

/// Returns the position of a figure on a segment of a rotated tile.
/// @param segment the segment as printed, see Segment::anchor_x
/// @param rotation clockwise quarter turns, 0 to 3
Anchor anchor_of(const Segment& segment, int rotation) noexcept;

}  // namespace mistbank

// Nodes: segments on the board.
#pragma once

#include <cstdint>

#include "mistbank/tile.hpp"

namespace mistbank {

using TileIndex = std::uint32_t;
using NodeIndex = std::uint32_t;

/// A segment on the board. The segments of a feature form a circle through `next`. Each segment refers to the root, the
/// segment that holds the data of the feature. When two features join, the root of higher rank becomes the common root.
/// Each segment therefore changes its root at most log2(n) times on a board of n segments.
struct Node {
    NodeIndex root;
    NodeIndex next;
    NodeIndex first;  // root: the first segment of the feature; it identifies the feature
    TileIndex tile;
    std::uint32_t open : 24;    // root: number of sides (of a field: half sides) without a partner
    std::uint32_t meeples : 8;  // root: number of figures that occupy the feature
    SegmentKind kind;
    std::uint8_t figure;           // index of the first figure on this segment + 1; 0: none
    std::uint8_t number : 4;       // number of the segment on its tile
    std::uint8_t ghosts : 4;       // number of ghosts on this segment
    std::uint8_t rank : 5;         // root: a feature of rank r has at least 2^r segments
    std::uint8_t blocked : 1;      // root: whether a side of the feature can never get a partner
    std::uint8_t goods_taken : 1;  // root of a city: whether its goods have been taken (TRB-1)
    std::uint8_t reached : 1;      // temporary flag while roads are followed (links.cpp)
};
static_assert(max_segments <= 16);
static_assert(sizeof(Node) == 24);

}  // namespace mistbank

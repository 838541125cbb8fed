// Nodes: segments on the board.
#pragma once

#include <cstdint>

#include "mistbank/tile.hpp"

namespace mistbank {

using TileIndex = std::uint32_t;
using NodeIndex = std::uint32_t;

/// A segment on the board. The segments of a feature form a circle through `next`, and each refers to the root, which
/// holds the data of the feature. When two features join, the one of lower rank takes the other's root, so a segment
/// changes its root at most log2(n) times among n segments.
struct Node {
    NodeIndex root;
    NodeIndex next;
    NodeIndex first;  // root: the first segment of the feature, which identifies it
    TileIndex tile;
    std::uint32_t open : 24;    // root: sides (of a field: half sides) without a partner
    std::uint32_t meeples : 8;  // root: figures that occupy the feature
    SegmentKind kind;
    std::uint8_t figure;           // the first figure on this segment: its index + 1; 0: none
    std::uint8_t number : 4;       // of the segment on its tile
    std::uint8_t ghosts : 4;       // on this segment
    std::uint8_t rank : 5;         // root: a feature of rank r has at least 2^r segments
    std::uint8_t blocked : 1;      // root: the feature has a side that can never find a partner
    std::uint8_t goods_taken : 1;  // root of a city: its goods have been taken (TRB-1)
    std::uint8_t reached : 1;      // temporary mark while roads are followed (links.cpp)
};
static_assert(max_segments <= 16);
static_assert(sizeof(Node) == 24);

}  // namespace mistbank

// A segment that lies on the board.
#pragma once

#include <cstdint>

#include "mistbank/tile.hpp"

namespace mistbank {

using TileIndex = std::uint32_t;
using NodeIndex = std::uint32_t;

/// A segment on the board. Those of one feature form a circle through `next`, and each knows the one that is the root,
/// which holds what the whole feature needs. Where two features join, those of the lower rank take the other's root: so
/// no segment of n changes its root more than log2(n) times, however a board grows.
struct Node {
    NodeIndex root;
    NodeIndex next;
    NodeIndex first;  // root: the first segment of the feature, by which it is named
    TileIndex tile;
    std::uint32_t open : 24;    // root: sides (of a field: half sides) without a partner
    std::uint32_t meeples : 8;  // root: figures that occupy it
    SegmentKind kind;
    std::uint8_t figure;           // the first figure on this segment: its index + 1; 0: nobody
    std::uint8_t number : 4;       // of the segment on its tile
    std::uint8_t ghosts : 4;       // on this segment
    std::uint8_t rank : 5;         // root: a feature of rank r has 2^r segments at least
    std::uint8_t blocked : 1;      // root: a side of it can never find a partner
    std::uint8_t goods_taken : 1;  // root of a city: its goods have been taken (TRB-1)
    std::uint8_t reached : 1;      // while roads are followed (links.cpp)
};
static_assert(max_segments <= 16);
static_assert(sizeof(Node) == 24);

}  // namespace mistbank

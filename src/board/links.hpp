// Links connect two segments that are separate on the printed tile. Links are made during the game.
#pragma once

#include <cstdint>

#include "board/node.hpp"

namespace mistbank {

inline constexpr std::uint32_t most_links = 8;

/// A link between two segments of a tile. `one` and `other` are the numbers of the segments, one < other.
struct Link {
    TileIndex tile;
    std::uint8_t one;
    std::uint8_t other;
    std::uint8_t unused[2];
};

/// All links of a board, in the order in which they were made.
struct Links {
    Link of[most_links];
    std::uint32_t count;
    std::uint32_t unused;
};

}  // namespace mistbank

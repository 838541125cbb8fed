// Segments of one tile that are joined during the game, although the tile shows them separate.
#pragma once

#include <cstdint>

#include "board/node.hpp"

namespace mistbank {

inline constexpr std::uint32_t most_links = 8;

/// A link between two segments of a tile, by their numbers: one < other.
struct Link {
    TileIndex tile;
    std::uint8_t one;
    std::uint8_t other;
    std::uint8_t unused[2];
};

/// All links of a board, in order of creation.
struct Links {
    Link of[most_links];
    std::uint32_t count;
    std::uint32_t unused;
};

}  // namespace mistbank

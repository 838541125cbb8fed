// Fields (FLD-2, FLD-3): the completed cities that a field touches, each once.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {

int completed_cities_beside(const Table& table, NodeIndex field) {
    const Board& board = table.board;
    std::uint64_t counted[(none16 + 1) / 64];  // bit a city's root
    std::fill_n(counted, table.state->board.nodes / 64 + 1, std::uint64_t{0});
    int cities = 0;
    board.each_segment(field, [&](const Node& segment) {
        const PlacedTile& tile = board.tiles[segment.tile];
        for (unsigned touched = board.shape(tile).touches[segment.number]; touched != 0; touched &= touched - 1) {
            const NodeIndex city = board.root(static_cast<NodeIndex>(tile.first + lowest_bit(touched)));
            const std::uint64_t bit = std::uint64_t{1} << (city % 64);
            if (board.nodes[city].open != 0 || (counted[city / 64] & bit) != 0) continue;
            counted[city / 64] |= bit;
            ++cities;
        }
    });
    return cities;
}

}  // namespace mistbank

// Fields (FLD-2, FLD-3): counts the completed cities that a field touches. Each city counts once.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/scoring.hpp"

namespace mistbank {

namespace {

// The bit set of one pass covers this many root numbers. Larger boards need several passes.
constexpr NodeIndex numbers_at_a_time = 65536;
// On boards up to this size, clearing the bit set is faster than searching a list.
constexpr NodeIndex small_board = 4096;

int cities_with_root_from(const Table& table, NodeIndex field, NodeIndex from) {
    const Board& board = table.board;
    std::uint64_t counted[numbers_at_a_time / 64];  // one bit for each city's root
    std::fill_n(counted, (std::min(numbers_at_a_time, board.counts->nodes - from) + 63) / 64, std::uint64_t{0});
    int cities = 0;
    board.each_segment(field, [&](const Node& segment) {
        const PlacedTile& tile = board.tiles[segment.tile];
        for (unsigned touched = board.shape(tile).touches[segment.number]; touched != 0; touched &= touched - 1) {
            const NodeIndex city = board.root(tile.first + lowest_bit(touched));
            const NodeIndex number = city - from;  // wraps to a large number for roots before `from`
            if (number >= numbers_at_a_time || board.nodes[city].open != 0) continue;
            const std::uint64_t bit = std::uint64_t{1} << (number % 64);
            if ((counted[number / 64] & bit) != 0) continue;
            counted[number / 64] |= bit;
            ++cities;
        }
    });
    return cities;
}

// Counts the completed cities of a field with few cities, the usual case. Returns -1 if there are more than `most`
// cities.
int few_completed_cities_beside(const Table& table, NodeIndex field) {
    constexpr int most = 32;
    const Board& board = table.board;
    NodeIndex counted[most];
    int cities = 0;
    board.each_segment(field, [&](const Node& segment) {
        const PlacedTile& tile = board.tiles[segment.tile];
        const unsigned touches = cities < 0 ? 0 : board.shape(tile).touches[segment.number];
        for (unsigned touched = touches; touched != 0 && cities >= 0; touched &= touched - 1) {
            const NodeIndex city = board.root(tile.first + lowest_bit(touched));
            if (board.nodes[city].open != 0 || std::find(counted, counted + cities, city) != counted + cities) continue;
            if (cities == most) {
                cities = -1;
            } else {
                counted[cities++] = city;
            }
        }
    });
    return cities;
}

}  // namespace

int completed_cities_beside(const Table& table, NodeIndex field) {
    if (table.board.counts->nodes > small_board) {
        const int few = few_completed_cities_beside(table, field);
        if (few >= 0) return few;
    }
    int cities = 0;
    for (NodeIndex from = 0; from < table.board.counts->nodes; from += numbers_at_a_time) {
        cities += cities_with_root_from(table, field, from);
    }
    return cities;
}

}  // namespace mistbank

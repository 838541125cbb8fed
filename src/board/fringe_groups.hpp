// The row of the fringe on boards of thousands of tiles: its blocks are grouped by the pattern of their cells. A tile
// is compared with every pattern instead of every cell.
#pragma once

#include <cstdint>

#include "board/fringe.hpp"

namespace mistbank {

inline constexpr std::uint32_t side_patterns = 256;

/// The minimum number of tiles for groups; below it, comparing all cells is faster.
inline constexpr std::uint32_t tiles_with_groups = 2000;

/// A set of patterns, one bit each.
inline constexpr std::uint32_t words_of_patterns = side_patterns / 64;
using PatternSet = std::array<std::uint64_t, words_of_patterns>;

/// Returns the patterns with at least one demand that a tile fits in some rotation. In each rotation, 4 patterns of two
/// sides combine with each of 4 patterns of the other two.
inline PatternSet patterns_fitting(const TurnedSides& sides) {
    PatternSet fitting{};
    for (const unsigned shown : sides) {
        const unsigned north_east = shown & 15u;
        const unsigned south_west = shown >> 4;
        const std::uint64_t at_first_two = 1u | 1u << (north_east & 3u) | 1u << (north_east & 12u) | 1u << north_east;
        for (const unsigned at_last_two : {0u, south_west & 3u, south_west & 12u, south_west}) {
            fitting[at_last_two / 4] |= at_first_two << (16 * (at_last_two % 4));
        }
    }
    fitting[0] &= ~std::uint64_t{1};
    return fitting;
}

/// Returns a bit for each rotation in which such a tile fits.
inline unsigned rotations_fitting(SidePattern asked, const TurnedSides& sides) {
    unsigned rotations = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        rotations |= static_cast<unsigned>(sides_fit(asked, sides[rotation])) << rotation;
    }
    return rotations;
}

/// 16 entries of the row. The blocks of one pattern form a chain, and only its first block may have free entries.
struct FringeBlock {
    std::uint32_t next;  // number of the next block + 1; 0: the end of the chain
    std::uint8_t used;   // number of used entries, from the first one
    SidePattern asked;
    std::uint16_t unused;
};

/// A view of the groups, like Board. It has no blocks if the row is not grouped.
struct FringeGroups {
    FringeBlock* blocks = nullptr;
    std::uint32_t* first = nullptr;  // by pattern, as `next`; cells of the fringe always demand something, so entry 0
                                     // holds free blocks

    /// The maximum number of blocks: each pattern has one block that is not full.
    static constexpr std::uint32_t most_blocks(std::uint32_t cells) { return cells / fringe_block + side_patterns; }

    bool are_kept() const { return blocks != nullptr; }
    bool holds(std::uint32_t place) const { return place % fringe_block < blocks[place / fringe_block].used; }

    /// Returns an entry for a cell with this pattern; increases `blocks_in_row` if no block is free.
    std::uint32_t take_place(SidePattern asked, std::uint32_t& blocks_in_row);
    /// Frees and returns the last entry with this pattern.
    std::uint32_t give_up_place(SidePattern asked);

    /// Calls `visit` with each block whose pattern the tile fits, and a bit for each fitting rotation, until it returns
    /// true. Returns whether it did.
    template <class Visit>
    bool find_fitting(const TurnedSides& sides, Visit visit) const {
        const PatternSet fitting = patterns_fitting(sides);
        for (std::uint32_t word = 0; word < words_of_patterns; ++word) {
            for (std::uint64_t rest = fitting[word]; rest != 0; rest &= rest - 1) {
                const auto asked = static_cast<SidePattern>(64 * word + lowest_bit(rest));
                if (first[asked] == 0) continue;
                const unsigned rotations = rotations_fitting(asked, sides);
                for (std::uint32_t at = first[asked]; at != 0; at = blocks[at - 1].next) {
                    if (visit(at - 1, rotations)) return true;
                }
            }
        }
        return false;
    }
};

}  // namespace mistbank

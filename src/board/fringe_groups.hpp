// The row of the fringe on boards of thousands of tiles, whose fringe is long: its blocks are kept by what their cells
// ask for. So what a tile shows is compared with every pattern there is, and never with every cell.
#pragma once

#include <cstdint>

#include "board/fringe.hpp"

namespace mistbank {

inline constexpr std::uint32_t side_patterns = 256;

/// From so many tiles on the fringe is kept in groups; below, comparing all of it is quicker.
inline constexpr std::uint32_t tiles_with_groups = 2000;

/// Some of the patterns: bit each.
inline constexpr std::uint32_t words_of_patterns = side_patterns / 64;
using PatternSet = std::array<std::uint64_t, words_of_patterns>;

/// Those that ask for something, and for nothing but what a tile shows, turned in one way or another. At two sides
/// there are four such patterns in each rotation, and each of the four at the other two goes with each of them.
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

/// In which rotations such a tile fits there: a bit each.
inline unsigned rotations_fitting(SidePattern asked, const TurnedSides& sides) {
    unsigned rotations = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        rotations |= static_cast<unsigned>(sides_fit(asked, sides[rotation])) << rotation;
    }
    return rotations;
}

/// Sixteen places of the row. Those of one pattern form a chain, of which only the first may have free places.
struct FringeBlock {
    std::uint32_t next;  // its number + 1; 0: the chain ends
    std::uint8_t used;   // places from the first one on
    SidePattern asked;
    std::uint16_t unused;
};

/// A view, as the Board is; it has no blocks where the row has no groups.
struct FringeGroups {
    FringeBlock* blocks = nullptr;
    std::uint32_t* first = nullptr;  // by pattern, as `next`; no cell of the fringe asks for nothing: 0 has free blocks

    /// How many blocks the row may come to: every pattern has one that is not full.
    static constexpr std::uint32_t most_blocks(std::uint32_t cells) { return cells / fringe_block + side_patterns; }

    bool are_kept() const { return blocks != nullptr; }
    bool holds(std::uint32_t place) const { return place % fringe_block < blocks[place / fringe_block].used; }

    /// A place for a cell that asks for this; `blocks_in_row` grows where none is free.
    std::uint32_t take_place(SidePattern asked, std::uint32_t& blocks_in_row);
    /// The last place with a cell that asks for this, which is free from now on.
    std::uint32_t give_up_place(SidePattern asked);

    /// Calls `visit` with each block where a tile that shows this fits, and in which rotations, a bit each; until it
    /// returns true. Returns whether it did.
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

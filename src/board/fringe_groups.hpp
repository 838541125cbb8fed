// Groups the cells of the fringe by pattern on boards of thousands of tiles: each block of the row contains cells with
// the same pattern. A tile is then compared with every pattern instead of every cell.
#pragma once

#include <cstdint>

#include "board/fringe.hpp"

namespace mistbank {

inline constexpr std::uint32_t side_patterns = 256;

/// The minimum number of tiles for grouping the fringe. On smaller boards, comparing all cells is faster.
inline constexpr std::uint32_t tiles_with_groups = 2000;

/// A set of patterns: one bit for each pattern.
inline constexpr std::uint32_t words_of_patterns = side_patterns / 64;
using PatternSet = std::array<std::uint64_t, words_of_patterns>;

/// Returns the patterns, except 0, that a tile fits in at least one rotation. In each rotation, the tile fits 16
/// patterns: each of the 4 sides demands either the kind that the tile shows or any kind.
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

/// Returns a bit for each rotation in which a tile with these sides fits the pattern.
inline unsigned rotations_fitting(SidePattern asked, const TurnedSides& sides) {
    unsigned rotations = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        rotations |= static_cast<unsigned>(sides_fit(asked, sides[rotation])) << rotation;
    }
    return rotations;
}

/// A block of 16 entries of the row. The blocks of one pattern form a chain. Only the first block of a chain can have
/// free entries.
struct FringeBlock {
    std::uint32_t next;  // number of the next block in the chain + 1; 0: no next block
    std::uint8_t used;   // number of used entries; they come first
    SidePattern asked;
    std::uint16_t unused;
};

/// A view of the groups in the block of state. `blocks` is null if the fringe is not grouped.
struct FringeGroups {
    FringeBlock* blocks = nullptr;
    std::uint32_t* first = nullptr;  // for each pattern: number of the first block + 1; 0: none. Cells of the fringe
                                     // always have a demand, so entry 0 is the chain of free blocks

    /// Returns the maximum number of blocks. Each pattern has at most one block that is not full.
    static constexpr std::uint32_t most_blocks(std::uint32_t cells) { return cells / fringe_block + side_patterns; }

    bool are_kept() const { return blocks != nullptr; }
    bool holds(std::uint32_t place) const { return place % fringe_block < blocks[place / fringe_block].used; }

    /// Returns a free entry for a cell with this pattern. Increases `blocks_in_row` if no block is free.
    std::uint32_t take_place(SidePattern asked, std::uint32_t& blocks_in_row);
    /// Frees and returns the last entry with this pattern.
    std::uint32_t give_up_place(SidePattern asked);

    /// Calls `visit` with each block whose pattern the tile fits, and a bit for each fitting rotation, until a call
    /// returns true. Returns whether a call returned true.
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

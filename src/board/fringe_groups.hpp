// The row of the fringe on boards of thousands of tiles, whose fringe is long: its blocks are kept by what their cells
// ask for. So what a tile shows is compared with every pattern there is, and never with every cell.
#pragma once

#include <cstdint>

#include "board/fringe.hpp"

namespace mistbank {

inline constexpr std::uint32_t side_patterns = 256;

/// From so many tiles on the fringe is kept in groups; below, comparing all of it is quicker.
inline constexpr std::uint32_t tiles_with_groups = 2000;

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
        static constexpr auto every_pattern = [] {
            std::array<SidePattern, side_patterns> patterns{};
            for (unsigned i = 0; i < side_patterns; ++i) patterns[i] = static_cast<SidePattern>(i);
            return patterns;
        }();
        for (std::uint32_t from = 0; from < side_patterns; from += fringe_block) {
            Fits rest = fits_of_block(every_pattern.data() + from, sides);
            if (from == 0) rest &= ~Fits{15};
            while (rest != 0) {
                const unsigned number = lowest_bit(rest) / 4;
                const auto rotations = static_cast<unsigned>(rest >> (4 * number) & 15u);
                rest &= ~(Fits{15} << (4 * number));
                for (std::uint32_t at = first[from + number]; at != 0; at = blocks[at - 1].next) {
                    if (visit(at - 1, rotations)) return true;
                }
            }
        }
        return false;
    }
};

}  // namespace mistbank

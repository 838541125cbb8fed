// Compares a tile with the demands of 16 cells at a time (COM-2).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "board/bits.hpp"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define MISTBANK_SSE2 1
#endif

namespace mistbank {

/// The kinds that the neighbours of a cell demand at its sides. Each side has two bits: a SideKind, or 0 for any kind.
/// In the pattern of a tile, 0 means a river side. A river side fits only at sides without a demand or at the open end
/// of the river (RIV-3).
using SidePattern = std::uint8_t;

/// The patterns of a tile after 0 to 3 quarter turns.
using TurnedSides = std::array<SidePattern, 4>;

/// Returns a mask with both bits of each side that has a demand.
constexpr unsigned asking_sides(unsigned asked) { return ((asked | asked >> 1) & 0x55u) * 3u; }

/// Returns whether a tile with the pattern `sides` fits a cell with the demands `asked`.
constexpr bool sides_fit(unsigned asked, unsigned sides) { return ((asked ^ sides) & asking_sides(asked)) == 0; }

inline constexpr std::uint32_t fringe_block = 16;

/// The fits of a tile on 16 cells: bit 4 * number of the cell + rotation.
using Fits = std::uint64_t;

/// Returns the fitting rotations on each of 8 cells: a byte for each cell, a bit for each rotation. The comparison uses
/// one word, with sums that never carry from one byte into the next.
inline std::uint64_t rotations_on_eight(const SidePattern* asked, const TurnedSides& sides) {
    constexpr std::uint64_t each = 0x0101010101010101u;
    std::uint64_t eight = 0;
    for (unsigned i = 0; i < 8; ++i) eight |= std::uint64_t{asked[i]} << (8 * i);
    const std::uint64_t asking = ((eight | eight >> 1) & 0x55 * each) * 3;
    std::uint64_t rotations = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        const std::uint64_t wrong = (eight ^ sides[rotation] * each) & asking;
        const std::uint64_t is_wrong = ((wrong & 0x7F * each) + 0x7F * each) | wrong;
        rotations |= (~is_wrong >> 7 & each) << rotation;
    }
    return rotations;
}

/// Computes the fits on 16 cells.
inline Fits fits_portably(const SidePattern* asked, const TurnedSides& sides) {
    Fits fits = 0;
    for (unsigned half = 0; half < 2; ++half) {
        std::uint64_t rotations = rotations_on_eight(asked + 8 * half, sides);
        rotations = (rotations | rotations >> 4) & 0x00FF00FF00FF00FFu;  // four bits for each cell
        rotations = (rotations | rotations >> 8) & 0x0000FFFF0000FFFFu;
        rotations = (rotations | rotations >> 16) & 0x00000000FFFFFFFFu;
        fits |= rotations << (32 * half);
    }
    return fits;
}

#ifdef MISTBANK_SSE2
inline Fits fits_by_vectors(const SidePattern* asked, const TurnedSides& sides) {
    const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(asked));
    const __m128i low_bits = _mm_and_si128(_mm_or_si128(sixteen, _mm_srli_epi16(sixteen, 1)), _mm_set1_epi8(0x55));
    const __m128i asking = _mm_or_si128(low_bits, _mm_add_epi8(low_bits, low_bits));
    __m128i rotations = _mm_setzero_si128();  // one byte for each cell
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        const __m128i shown = _mm_set1_epi8(static_cast<char>(sides[rotation]));
        const __m128i wrong = _mm_and_si128(_mm_xor_si128(sixteen, shown), asking);
        const __m128i is_right = _mm_cmpeq_epi8(wrong, _mm_setzero_si128());
        rotations = _mm_or_si128(rotations, _mm_and_si128(is_right, _mm_set1_epi8(static_cast<char>(1 << rotation))));
    }
    const __m128i in_pairs = _mm_and_si128(_mm_or_si128(rotations, _mm_srli_epi16(rotations, 4)), _mm_set1_epi16(255));
    Fits fits;  // four bits for each cell
    _mm_storel_epi64(reinterpret_cast<__m128i*>(&fits), _mm_packus_epi16(in_pairs, in_pairs));
    return fits;
}
#endif

MISTBANK_HOT inline Fits fits_of_block(const SidePattern* asked, const TurnedSides& sides) {
#ifdef MISTBANK_SSE2
    return fits_by_vectors(asked, sides);
#else
    return fits_portably(asked, sides);
#endif
}

/// Returns only the fits on the first `cells` cells of a block.
constexpr Fits among_first(Fits fits, std::uint32_t cells) {
    return cells >= fringe_block ? fits : fits & ((Fits{1} << (4 * cells)) - 1);
}

/// The fitting rotations on a cell: one bit for each rotation, from bit 2 on. The value is an offset in a table with
/// four entries for each set of rotations.
using Turns = std::uint8_t;
inline constexpr unsigned sets_of_turns = 64;
constexpr bool is_among_turns(Turns turns, unsigned rotation) { return (turns >> (2 + rotation) & 1u) != 0; }

/// The maximum number of cells in FittingCells, which contains the fits of a tile on consecutive cells of the fringe.
inline constexpr std::uint32_t most_cells_at_once = 256;
struct FittingCells {
    std::size_t lays;                            // total number of fits
    std::uint64_t any[most_cells_at_once / 64];  // bit of each cell where the tile fits in at least one rotation
    Turns turns[most_cells_at_once];
};

/// Computes the fits for `cells` cells. The memory of a whole block after these cells must be readable.
inline void see_fitting_portably(const SidePattern* asked, std::uint32_t cells, const TurnedSides& sides,
                                 FittingCells& fitting) {
    constexpr std::uint64_t each = 0x0101010101010101u;
    fitting.lays = 0;
    for (std::uint32_t at = 0; at < cells; at += 8) {
        std::uint64_t rotations = rotations_on_eight(asked + at, sides);
        if (cells - at < 8) rotations &= (std::uint64_t{1} << (8 * (cells - at))) - 1;
        fitting.lays += static_cast<std::size_t>(count_bits_of_word(rotations));
        for (unsigned i = 0; i < 8; ++i) fitting.turns[at + i] = static_cast<Turns>((rotations >> (8 * i) & 15u) << 2);
        const std::uint64_t fits = (rotations + 0x7F * each) >> 7 & each;  // the lowest bit of each byte
        const std::uint64_t any = fits * 0x0102040810204080u >> 56;        // packs the lowest bits into one byte
        std::uint64_t& word = fitting.any[at / 64];
        word = (at % 64 == 0 ? 0 : word) | any << at % 64;
    }
}

#ifdef MISTBANK_SSE2
inline void see_fitting_by_vectors(const SidePattern* asked, std::uint32_t cells, const TurnedSides& sides,
                                   FittingCells& fitting) {
    static constexpr std::array<std::uint8_t, 2 * fringe_block> there_and_missing = [] {
        std::array<std::uint8_t, 2 * fringe_block> there{};
        for (std::uint32_t cell = 0; cell < fringe_block; ++cell) there[cell] = 255;
        return there;
    }();
    const __m128i nothing = _mm_setzero_si128();
    __m128i lays = nothing;
    std::uint64_t any = 0;
    for (std::uint32_t at = 0; at < cells; at += fringe_block) {
        const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(asked + at));
        const __m128i low_bits = _mm_and_si128(_mm_or_si128(sixteen, _mm_srli_epi16(sixteen, 1)), _mm_set1_epi8(0x55));
        const __m128i asking = _mm_or_si128(low_bits, _mm_add_epi8(low_bits, low_bits));
        __m128i turns = nothing;
        __m128i count = nothing;
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const __m128i shown = _mm_set1_epi8(static_cast<char>(sides[rotation]));
            const __m128i wrong = _mm_and_si128(_mm_xor_si128(sixteen, shown), asking);
            const __m128i is_right = _mm_cmpeq_epi8(wrong, nothing);
            const __m128i its_bit = _mm_set1_epi8(static_cast<char>(4 << rotation));
            turns = _mm_or_si128(turns, _mm_and_si128(is_right, its_bit));
            count = _mm_sub_epi8(count, is_right);
        }
        if (cells - at < fringe_block) {
            const std::uint8_t* const there = there_and_missing.data() + fringe_block - (cells - at);
            const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(there));
            turns = _mm_and_si128(turns, mask);
            count = _mm_and_si128(count, mask);
        }
        _mm_storeu_si128(reinterpret_cast<__m128i*>(fitting.turns + at), turns);
        lays = _mm_add_epi64(lays, _mm_sad_epu8(count, nothing));
        const auto none = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(turns, nothing)));
        any = (at % 64 == 0 ? 0 : any) | std::uint64_t{none ^ 0xFFFFu} << at % 64;
        fitting.any[at / 64] = any;
    }
    const int in_upper_half = _mm_cvtsi128_si32(_mm_unpackhi_epi64(lays, lays));
    fitting.lays = static_cast<std::size_t>(_mm_cvtsi128_si32(lays) + in_upper_half);
}
#endif

MISTBANK_HOT inline void see_fitting(const SidePattern* asked, std::uint32_t cells, const TurnedSides& sides,
                                     FittingCells& fitting) {
#ifdef MISTBANK_SSE2
    see_fitting_by_vectors(asked, cells, sides, fitting);
#else
    see_fitting_portably(asked, cells, sides, fitting);
#endif
}

/// Calls `visit` with the number of the cell and the rotation of each fit, in the order of cells.
template <class Visit>
void each_fit(Fits fits, Visit visit) {
    for (; fits != 0; fits &= fits - 1) visit(lowest_bit(fits) / 4, lowest_bit(fits) % 4);
}

/// Returns the fits for a block where all `rotations` fit on each of the first `cells` cells.
constexpr Fits fits_of_all(unsigned rotations, std::uint32_t cells) {
    return among_first(rotations * Fits{0x1111111111111111u}, cells);
}

}  // namespace mistbank

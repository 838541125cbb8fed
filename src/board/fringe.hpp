// Which places ask for what a tile shows, sixteen of them at a time (COM-2).
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "board/bits.hpp"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define MISTBANK_SSE2 1
#endif

namespace mistbank {

/// What the sides of a cell ask for: two bits a side, a SideKind, or 0 where any kind will do. As what a tile shows, 0
/// is a river side: it lies against sides only that ask for nothing, or against the river's open end (RIV-3).
using SidePattern = std::uint8_t;

/// What a tile shows, turned by 0 to 3 quarter turns.
using TurnedSides = std::array<SidePattern, 4>;

/// Both bits of each side that asks for something.
constexpr unsigned asking_sides(unsigned asked) { return ((asked | asked >> 1) & 0x55u) * 3u; }

/// Whether a tile that shows these sides may lie where these are asked for.
constexpr bool sides_fit(unsigned asked, unsigned sides) { return ((asked ^ sides) & asking_sides(asked)) == 0; }

inline constexpr std::uint32_t fringe_block = 16;

/// Where a tile fits among sixteen cells: bit 4 * number of the cell + rotation.
using Fits = std::uint64_t;

/// Sixteen cells, eight in a word: by sums that never carry from one byte into the next.
inline Fits fits_portably(const SidePattern* asked, const TurnedSides& sides) {
    constexpr std::uint64_t each = 0x0101010101010101u;
    Fits fits = 0;
    for (unsigned half = 0; half < 2; ++half) {
        std::uint64_t eight = 0;
        for (unsigned i = 0; i < 8; ++i) eight |= std::uint64_t{asked[8 * half + i]} << (8 * i);
        const std::uint64_t asking = ((eight | eight >> 1) & 0x55 * each) * 3;
        std::uint64_t rotations = 0;  // a byte for each cell
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const std::uint64_t wrong = (eight ^ sides[rotation] * each) & asking;
            const std::uint64_t is_wrong = ((wrong & 0x7F * each) + 0x7F * each) | wrong;
            rotations |= (~is_wrong >> 7 & each) << rotation;
        }
        rotations = (rotations | rotations >> 4) & 0x00FF00FF00FF00FFu;  // half a byte for each
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
    __m128i rotations = _mm_setzero_si128();  // a byte for each cell
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        const __m128i shown = _mm_set1_epi8(static_cast<char>(sides[rotation]));
        const __m128i wrong = _mm_and_si128(_mm_xor_si128(sixteen, shown), asking);
        const __m128i is_right = _mm_cmpeq_epi8(wrong, _mm_setzero_si128());
        rotations = _mm_or_si128(rotations, _mm_and_si128(is_right, _mm_set1_epi8(static_cast<char>(1 << rotation))));
    }
    const __m128i in_pairs = _mm_and_si128(_mm_or_si128(rotations, _mm_srli_epi16(rotations, 4)), _mm_set1_epi16(255));
    Fits fits;  // half a byte for each
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

/// Those among the first so many cells of a block.
constexpr Fits among_first(Fits fits, std::uint32_t cells) {
    return cells >= fringe_block ? fits : fits & ((Fits{1} << (4 * cells)) - 1);
}

/// Calls `visit` with the number of the cell and the rotation for each, those on one cell one after the other.
template <class Visit>
void each_fit(Fits fits, Visit visit) {
    for (; fits != 0; fits &= fits - 1) visit(lowest_bit(fits) / 4, lowest_bit(fits) % 4);
}

/// These rotations on each of the first so many cells of a block.
constexpr Fits fits_of_all(unsigned rotations, std::uint32_t cells) {
    return among_first(rotations * Fits{0x1111111111111111u}, cells);
}

}  // namespace mistbank

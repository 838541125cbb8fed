// Small portable functions for the bits of a word.
#pragma once

#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

/// Forces inlining of small functions that every turn calls. In large translation units, compilers sometimes do not
/// inline them.
#if defined(__GNUC__)
#define MISTBANK_HOT __attribute__((always_inline))
/// Prevents inlining of rare code into frequent code.
#define MISTBANK_COLD __attribute__((noinline))
#else
#define MISTBANK_HOT
#define MISTBANK_COLD
#endif

namespace mistbank {

/// Returns the number of the lowest set bit; `bits` must not be 0.
inline unsigned lowest_bit(std::uint64_t bits) {
#if defined(_MSC_VER) && defined(_WIN64)
    unsigned long index;
    _BitScanForward64(&index, bits);
    return index;
#elif defined(__GNUC__)
    return static_cast<unsigned>(__builtin_ctzll(bits));
#else
    unsigned index = 0;
    for (; (bits & 1u) == 0; bits >>= 1) ++index;
    return index;
#endif
}

inline unsigned lowest_bit(std::uint32_t bits) {
#if defined(__GNUC__)
    return static_cast<unsigned>(__builtin_ctz(bits));
#else
    return lowest_bit(std::uint64_t{bits});
#endif
}

/// Returns the number of the highest set bit; `bits` must not be 0.
inline unsigned highest_bit(std::uint64_t bits) {
#if defined(_MSC_VER) && defined(_WIN64)
    unsigned long index;
    _BitScanReverse64(&index, bits);
    return index;
#elif defined(__GNUC__)
    return 63u ^ static_cast<unsigned>(__builtin_clzll(bits));
#else
    unsigned index = 63;
    for (; (bits >> 63 & 1u) == 0; bits <<= 1) --index;
    return index;
#endif
}

/// Counts the set bits of a 64-bit word.
inline int count_bits_of_word(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
}

/// Counts the set bits of a small number.
inline int count_bits(unsigned bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

constexpr bool has_bit(unsigned bits, int index) { return (bits >> index & 1u) != 0; }

}  // namespace mistbank

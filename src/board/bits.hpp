// Bits of a word, without a compiler's own functions in the callers.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace mistbank {

/// The number of the lowest set bit; `bits` must not be 0.
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

/// How many bits of a whole word are set.
inline int count_bits_of_word(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
}

/// The number of the set bit that `index` set bits precede; there must be so many.
inline std::size_t nth_set_bit(const std::uint64_t* words, int index) {
    std::size_t word = 0;
    for (int here = 0; index >= (here = count_bits_of_word(words[word])); ++word) index -= here;
    std::uint64_t rest = words[word];
    while (index-- > 0) rest &= rest - 1;
    return 64 * word + lowest_bit(rest);
}

/// How many of a few bits are set.
inline int count_bits(unsigned bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

}  // namespace mistbank

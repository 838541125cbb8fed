// The library's random generator. It gives the same numbers on every machine and in every version.
#pragma once

#include <cstdint>

namespace mistbank {

/// The mixer of SplitMix64: every bit of the number reaches every bit of the result.
constexpr std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}
/// The increment of SplitMix64's counter.
inline constexpr std::uint64_t golden_step = 0x9E3779B97F4A7C15u;

/// SplitMix64 (Steele, Lea, Flood 2014): a counter and a mixer.
class Random {
public:
    explicit Random(std::uint64_t seed) : counter_(seed) {}

    /// Returns the state. A generator that is constructed from this state continues the sequence.
    std::uint64_t state() const { return counter_; }

    std::uint64_t next() { return mixed(counter_ += golden_step); }

    /// Returns a uniform number from 0 to bound-1 (Lemire's multiplication with rejection). bound > 0.
    std::uint32_t below(std::uint32_t bound) {
        for (;;) {
            const std::uint64_t product = (next() >> 32) * bound;
            const auto rest = static_cast<std::uint32_t>(product);
            // Accepting values below 2^32 modulo bound would bias the result. The division is slow and rarely needed.
            if (rest >= bound || rest >= (0u - bound) % bound) return static_cast<std::uint32_t>(product >> 32);
        }
    }

    /// Shuffles by the Fisher-Yates algorithm, from the back.
    template <class Swap>
    void shuffle(std::uint32_t count, Swap swap) {
        for (std::uint32_t left = count; left > 1; --left) swap(left - 1, below(left));
    }

private:
    std::uint64_t counter_;
};

}  // namespace mistbank

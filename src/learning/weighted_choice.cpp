#include "learning/weighted_choice.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mistbank {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

// Number of bits of weights: the greatest weight is at least 2^40 and below 2^41. The sum of eight million weights fits
// into a word.
constexpr int bits_of_weight = 40;

// Number of fractional bits in fixed-point numbers for powers of e.
constexpr int bits_of_power = 30;
constexpr std::uint64_t whole = std::uint64_t{1} << bits_of_power;

// Converts a number to fixed point. Exact except for the final truncation. Does not overflow for numbers below 2^32.
std::int64_t in_units(float number) noexcept {
    return static_cast<std::int64_t>(static_cast<double>(number) * static_cast<double>(whole));
}

// Returns the distance of a number from the greatest number, in fixed point. The distance is capped at 28, where the
// weight is already 0. Unequal numbers that are too large for in_units() always reach this cap.
std::uint64_t units_below(float most, float number) noexcept {
    constexpr double too_far = 28;
    if (number == most) return 0;
    const double apart = static_cast<double>(most) - static_cast<double>(number);
    return static_cast<std::uint64_t>(apart < too_far ? in_units(most) - in_units(number) : in_units(too_far));
}

// Returns the weight for a distance d: e^-d = 2^-n e^-z, where z is below the natural logarithm of 2. Computes e^-z by
// its series, up to terms of 1 / 2^30.
std::uint64_t weight_of_power(std::uint64_t below) noexcept {
    constexpr std::uint64_t logarithm_of_two = 744261118;  // in fixed point
    constexpr std::uint64_t terms = 9;
    const std::uint64_t rest = below % logarithm_of_two;
    std::uint64_t power = whole;
    for (std::uint64_t term = terms; term > 0; --term) power = whole - (rest * power >> bits_of_power) / term;
    return (power << (bits_of_weight - bits_of_power)) >> (below / logarithm_of_two);
}

void weigh_powers(WeightedChoice* begin, WeightedChoice* end, float most) noexcept {
    for (WeightedChoice* choice = begin; choice != end; ++choice)
        choice->weight = weight_of_power(units_below(most, choice->number));
}

// Converts numbers to proportional weights. Scales by a power of two, which is exact except for the final truncation.
void weigh_in_proportion(WeightedChoice* begin, WeightedChoice* end, float most) noexcept {
    int exponent = 0;
    std::frexp(most, &exponent);
    const double scale = std::ldexp(1.0, bits_of_weight + 1 - exponent);
    for (WeightedChoice* choice = begin; choice != end; ++choice) {
        choice->weight = static_cast<std::uint64_t>(static_cast<double>(choice->number) * scale);
    }
}

// Returns a uniform random number from 0 to total - 1. `total` must be greater than 0.
std::uint64_t below(Random& random, std::uint64_t total) noexcept {
    std::uint64_t mask = total - 1;
    for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
    for (;;) {
        const std::uint64_t number = random.next() & mask;
        if (number < total) return number;
    }
}

const WeightedChoice* draw(const WeightedChoice* begin, const WeightedChoice* end, Random& random) noexcept {
    std::uint64_t total = 0;
    for (const WeightedChoice* choice = begin; choice != end; ++choice) total += choice->weight;
    std::uint64_t left = below(random, total);
    const WeightedChoice* choice = begin;
    for (; left >= choice->weight; ++choice) left -= choice->weight;
    return choice;
}

}  // namespace

const WeightedChoice* choose(WeightedChoice* begin, WeightedChoice* end, Sampling by, Random& random) noexcept {
    const float never = by == Sampling::weights ? 0 : -infinity;
    const auto is_fit = [never](const WeightedChoice& choice) {
        return choice.number >= never && choice.number < infinity;
    };
    if (!std::all_of(begin, end, is_fit)) return nullptr;
    const WeightedChoice* most =
        std::max_element(begin, end, [](const WeightedChoice& left, const WeightedChoice& right) {
            return left.number < right.number || (left.number == right.number && left.index > right.index);
        });
    if (!(most->number > never)) return nullptr;
    if (by == Sampling::greatest) return most;
    if (by == Sampling::weights) {
        weigh_in_proportion(begin, end, most->number);
    } else {
        weigh_powers(begin, end, most->number);
    }
    return draw(begin, end, random);
}

}  // namespace mistbank

#include "game/lots.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mistbank {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

// What the greatest number weighs, or up to twice as much: the sum of eight million of them fits into a word.
constexpr int bits_of_weight = 40;

// e^-d = 2^-n e^-z with z below the logarithm of 2; e^-z by its series, which has come to an end at 1 / 2^30.
std::uint64_t weight_of_power(double below) noexcept {
    constexpr double most = 28;
    constexpr int bits = 30;
    constexpr std::uint64_t one = std::uint64_t{1} << bits;
    constexpr std::uint64_t logarithm_of_two = 744261118;  // in 1 / 2^30
    constexpr std::uint64_t terms = 9;
    if (!(below < most)) return 0;
    const auto whole = static_cast<std::uint64_t>(below * static_cast<double>(one));
    const std::uint64_t rest = whole % logarithm_of_two;
    std::uint64_t power = one;
    for (std::uint64_t term = terms; term > 0; --term) power = one - (rest * power >> bits) / term;
    return (power << (bits_of_weight - bits)) >> (whole / logarithm_of_two);
}

void weigh_powers(Lot* begin, Lot* end, float most) noexcept {
    for (Lot* lot = begin; lot != end; ++lot) {
        lot->weight = weight_of_power(static_cast<double>(most) - static_cast<double>(lot->number));
    }
}

// By a power of two, so that nothing is rounded before it is cut off.
void weigh_in_proportion(Lot* begin, Lot* end, float most) noexcept {
    int exponent = 0;
    std::frexp(most, &exponent);
    const double scale = std::ldexp(1.0, bits_of_weight + 1 - exponent);
    for (Lot* lot = begin; lot != end; ++lot) {
        lot->weight = static_cast<std::uint64_t>(static_cast<double>(lot->number) * scale);
    }
}

// A number from 0 to total-1, each equally likely. total > 0.
std::uint64_t below(Random& random, std::uint64_t total) noexcept {
    std::uint64_t mask = total - 1;
    for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
    for (;;) {
        const std::uint64_t number = random.next() & mask;
        if (number < total) return number;
    }
}

const Lot* draw(const Lot* begin, const Lot* end, Random& random) noexcept {
    std::uint64_t total = 0;
    for (const Lot* lot = begin; lot != end; ++lot) total += lot->weight;
    std::uint64_t left = below(random, total);
    const Lot* lot = begin;
    for (; left >= lot->weight; ++lot) left -= lot->weight;
    return lot;
}

}  // namespace

const Lot* choose(Lot* begin, Lot* end, Choice by, Random& random) noexcept {
    const float never = by == Choice::weights ? 0 : -infinity;
    const auto is_fit = [never](const Lot& lot) { return lot.number >= never && lot.number < infinity; };
    if (!std::all_of(begin, end, is_fit)) return nullptr;
    const Lot* most = std::max_element(begin, end, [](const Lot& one, const Lot& other) {
        return one.number < other.number || (one.number == other.number && one.index > other.index);
    });
    if (!(most->number > never)) return nullptr;
    if (by == Choice::greatest) return most;
    if (by == Choice::weights) {
        weigh_in_proportion(begin, end, most->number);
    } else {
        weigh_powers(begin, end, most->number);
    }
    return draw(begin, end, random);
}

}  // namespace mistbank

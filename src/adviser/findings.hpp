// What simulations have brought, as sums that can be added up in any order.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mistbank {

/// Sums are of whole grains, tiny parts of a point, as adding these knows no order: (a + b) + c is a + (b + c).
using Grains = std::int64_t;
inline constexpr Grains grains_of_point = Grains{1} << 20;
/// What one simulation adds at most: with max_simulations of them there is still room.
inline constexpr Grains most_grains = Grains{1} << 32;

inline Grains limited(Grains grains) { return std::clamp(grains, -most_grains, most_grains); }
inline Grains in_grains(double points) {
    constexpr auto most = static_cast<double>(most_grains);
    return std::llround(std::clamp(points * static_cast<double>(grains_of_point), -most, most));
}

/// Of the simulations that began with one candidate.
struct Findings {
    Grains lead = 0;  // over what the first candidate came to with the same sample
    Grains judgement = 0;
    Grains points = 0;
    Grains winning = 0;
    int visits = 0;

    double mean(Grains sum) const {
        return visits > 0 ? static_cast<double>(sum) / static_cast<double>(grains_of_point) / visits : 0;
    }
    void add(const Findings& other) {
        lead += other.lead;
        judgement += other.judgement;
        points += other.points;
        winning += other.winning;
        visits += other.visits;
    }
};

}  // namespace mistbank

// Results of simulations, as sums that can be added in any order.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mistbank {

/// The unit of sums: a small fraction of a point. Sums are integers, so the order of the additions does not matter.
using Grains = std::int64_t;
inline constexpr Grains grains_of_point = Grains{1} << 20;
/// The maximum amount that one simulation adds. Sums over max_simulations cannot overflow.
inline constexpr Grains most_grains = Grains{1} << 32;

inline Grains limited(Grains grains) { return std::clamp(grains, -most_grains, most_grains); }
inline Grains in_grains(double points) {
    constexpr auto most = static_cast<double>(most_grains);
    return std::llround(std::clamp(points * static_cast<double>(grains_of_point), -most, most));
}

/// Results of the simulations that began with one candidate.
struct Results {
    Grains lead = 0;  // lead over the candidate that was simulated first with the same sample
    Grains judgement = 0;
    Grains points = 0;
    Grains winning = 0;
    int visits = 0;

    double mean(Grains sum) const {
        return visits > 0 ? static_cast<double>(sum) / static_cast<double>(grains_of_point) / visits : 0;
    }
    void add(const Results& other) {
        lead += other.lead;
        judgement += other.judgement;
        points += other.points;
        winning += other.winning;
        visits += other.visits;
    }
};

}  // namespace mistbank

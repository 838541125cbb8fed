#include "adviser/outlook.hpp"

#include <algorithm>
#include <cmath>

namespace mistbank {

// On level 6 each scoring meeple must reach the goal (SIX-4). Therefore the meeple with the fewest points has the same
// weight as the mean of all meeples.
Outlook outlook_at_the_end(const Table& table) {
    if (table.state->outcome == Outcome::won) return {1, 1, 1};
    const Settings& settings = table.settings();
    const auto reached = [&](int number) {
        int least = number, sum = 0;
        for (int i = 0; i < settings.scoring_meeples; ++i) {
            const int points = std::min(table.state->totals[i], number);
            least = std::min(least, points);
            sum += points;
        }
        const float mean = static_cast<float>(sum) / static_cast<float>(settings.scoring_meeples);
        return (mean + static_cast<float>(least)) / static_cast<float>(2 * number);
    };
    float stages = reached(settings.goal);
    for (int hound = 0; hound + 1 < settings.piles; ++hound) stages += reached(settings.hounds[hound]);
    return {0, stages / static_cast<float>(settings.piles), reached(settings.goal)};
}

Outlook outlook_of(const Network& network, const Signs& signs) {
    float unit[network_units];
    std::copy(network.at_rest, network.at_rest + network_units, unit);
    for (int sign = 0; sign < signs_of_team; ++sign) {
        if (signs[sign] == 0) continue;
        for (int i = 0; i < network_units; ++i) unit[i] += network.of_sign[sign][i] * signs[sign];
    }
    float seen[network_results];
    std::copy(network.result_at_rest, network.result_at_rest + network_results, seen);
    for (int i = 0; i < network_units; ++i) {
        const float above = std::max(0.0F, unit[i]);
        for (int result = 0; result < network_results; ++result) seen[result] += network.of_unit[i][result] * above;
    }
    const auto share = [](float any) { return 1 / (1 + std::exp(-any)); };
    return {share(seen[0]), share(seen[1]), share(seen[2])};
}

}  // namespace mistbank

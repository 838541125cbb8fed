#include "adviser/outlook.hpp"

#include <algorithm>
#include <cmath>

namespace mistbank {

Outlook outlook_of(const Network& network, const Signs& signs) {
    float unit[units];
    std::copy(network.at_rest, network.at_rest + units, unit);
    for (int sign = 0; sign < signs_of_team; ++sign) {
        if (signs[sign] == 0) continue;
        for (int i = 0; i < units; ++i) unit[i] += network.of_sign[sign][i] * signs[sign];
    }
    float seen[2] = {network.at_rest_too[0], network.at_rest_too[1]};
    for (int i = 0; i < units; ++i) {
        const float above = std::max(0.0F, unit[i]);
        seen[0] += network.of_unit[i][0] * above;
        seen[1] += network.of_unit[i][1] * above;
    }
    return {1 / (1 + std::exp(-seen[0])), 1 / (1 + std::exp(-seen[1]))};
}

}  // namespace mistbank

// Weighted random choice of actions by numbers from the host. The weights are integers, so that all machines choose
// equally.
#pragma once

#include <cstdint>

#include "mistbank/batch.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// An action to choose from.
struct WeightedChoice {
    Action action;
    std::int32_t index = -1;
    float number = 0;          // the host's number for its index
    std::uint64_t weight = 0;  // weight computed from the number
};

/// Returns the chosen entry; null if a number is invalid, or if every number means "never". begin < end.
const WeightedChoice* choose(WeightedChoice* begin, WeightedChoice* end, Sampling by, Random& random) noexcept;

}  // namespace mistbank

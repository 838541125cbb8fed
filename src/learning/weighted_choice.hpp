// Chooses an action at random, with weights computed from the host's numbers. The weights are integers, so all machines
// choose the same action.
#pragma once

#include <cstdint>

#include "mistbank/batch.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// An action with its weight.
struct WeightedChoice {
    Action action;
    std::int32_t index = -1;
    float number = 0;          // the host's number for the action's index
    std::uint64_t weight = 0;  // weight computed from the number
};

/// Returns the chosen entry; null if a number is invalid, or if every number means "never". `begin` must be below
/// `end`.
const WeightedChoice* choose(WeightedChoice* begin, WeightedChoice* end, Sampling by, Random& random) noexcept;

}  // namespace mistbank

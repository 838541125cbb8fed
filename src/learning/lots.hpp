// Actions chosen by numbers that a host gives for them. What they weigh are whole numbers, so that every machine
// chooses alike.
#pragma once

#include <cstdint>

#include "mistbank/batch.hpp"
#include "rules/random.hpp"

namespace mistbank {

/// An action that can be chosen.
struct Lot {
    Action action;
    std::int32_t index = -1;
    float number = 0;          // given for its index
    std::uint64_t weight = 0;  // that it comes to
};

/// The lot that is chosen; null where a number is unfit, or none is above what is never chosen. begin < end.
const Lot* choose(Lot* begin, Lot* end, Choice by, Random& random) noexcept;

}  // namespace mistbank

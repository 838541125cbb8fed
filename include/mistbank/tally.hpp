// Points by source.
#pragma once

#include <cstdint>

#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"

namespace mistbank {

inline constexpr int source_count = MISTBANK_SOURCE_SALES + 1;  ///< number of sources

/// Returns "before", "roads", "cities" ...; "?" for an unknown value.
const char* name_of(Source source) noexcept;

/// The points of a scoring meeple by source. A loss is limited to the available points, because a total never falls
/// below 0 (GCC-8); therefore the sum of the points is the total.
struct TallyView {
    Colour colour = Colour::none;            ///< owner; none: the team's meeple on levels 1 to 5
    std::int32_t total = 0;                  ///< its points, the sum of `points`
    std::int32_t points[source_count] = {};  ///< by Source

    /// Returns the points from one source.
    std::int32_t from(Source source) const noexcept { return points[static_cast<int>(source)]; }
};

}  // namespace mistbank

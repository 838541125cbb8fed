// The points of scoring meeples, by source.
#pragma once

#include <cstdint>

#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"

namespace mistbank {

inline constexpr int source_count = MISTBANK_SOURCE_SALES + 1;  ///< number of sources

/// Returns the name of a source, for example "roads"; "?" for an unknown value.
const char* name_of(Source source) noexcept;

/// The points of a scoring meeple by source. A loss never takes the total below 0 (GCC-8); only the points actually
/// lost are counted. The sum of all sources therefore equals the total.
struct TallyView {
    Colour colour = Colour::none;            ///< owner of the meeple; none: the team's meeple on levels 1 to 5
    std::int32_t total = 0;                  ///< total points, the sum of `points`
    std::int32_t points[source_count] = {};  ///< points by Source

    /// Returns the points from one source.
    std::int32_t from(Source source) const noexcept { return points[static_cast<int>(source)]; }
};

}  // namespace mistbank

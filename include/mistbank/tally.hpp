// Points by source.
#pragma once

#include <cstdint>

#include "mistbank/figure.hpp"
#include "mistbank/kinds.h"

namespace mistbank {

/// See #mistbank_source.
enum class Source : std::uint8_t {
    before = MISTBANK_SOURCE_BEFORE,
    roads = MISTBANK_SOURCE_ROADS,
    cities = MISTBANK_SOURCE_CITIES,
    monasteries = MISTBANK_SOURCE_MONASTERIES,
    gardens = MISTBANK_SOURCE_GARDENS,
    fields = MISTBANK_SOURCE_FIELDS,
    castles = MISTBANK_SOURCE_CASTLES,
    ghosts = MISTBANK_SOURCE_GHOSTS,
    hounds = MISTBANK_SOURCE_HOUNDS,
    goods = MISTBANK_SOURCE_GOODS,
    fairy = MISTBANK_SOURCE_FAIRY,
    prisoners = MISTBANK_SOURCE_PRISONERS,
    sheep = MISTBANK_SOURCE_SHEEP,
    big_top = MISTBANK_SOURCE_BIG_TOP,
    acrobats = MISTBANK_SOURCE_ACROBATS,
    ringmaster = MISTBANK_SOURCE_RINGMASTER,
    vodyanoy = MISTBANK_SOURCE_VODYANOY,
    gold = MISTBANK_SOURCE_GOLD,
    robbers = MISTBANK_SOURCE_ROBBERS,
    messages = MISTBANK_SOURCE_MESSAGES,
    king = MISTBANK_SOURCE_KING,
    baron = MISTBANK_SOURCE_BARON,
};
inline constexpr int source_count = MISTBANK_SOURCE_BARON + 1;  ///< number of sources

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

// Points by what they came from.
#pragma once

#include <cstdint>

#include "mistbank/figure.hpp"

namespace mistbank {

/// What points came from. Numbers are never changed; later versions may know further ones.
enum class Source : std::uint8_t {
    before = 0,       ///< what a game began with that began with a position, which tells no sources
    roads = 1,        ///< roads, with inns, the mage and the witch (INN-2, MAG)
    cities = 2,       ///< cities, with cathedrals, the mage and the witch (INN-3, MAG)
    monasteries = 3,  ///< monasteries; an abbot taken back from one (ABT-3, HIL-4)
    gardens = 4,      ///< gardens; an abbot taken back from one (ABT-2, ABT-3)
    fields = 5,       ///< fields, with pigs and barns (FLD-2, TRB-8, ABM-23)
    castles = 6,      ///< castles among mist (CAS-1, GCC-11)
    ghosts = 7,       ///< what ghosts on meeples have cost: 0 or less (GCC-8, GCC-9, MEET-12)
    hounds = 8,       ///< hounds whose meeples came back (HND-5)
    goods = 9,        ///< the most goods of a kind (TRB-2)
    fairy = 10,       ///< the fairy, as a turn began and beside a feature's points (PRD-15, PRD-16)
    prisoners = 11,   ///< ransoms of prisoners: below 0 for who paid them (TWR-12)
    sheep = 12,       ///< flocks that were guided home (HIL-8)
    big_top = 13,     ///< meeples around the big top (TOP-5)
    acrobats = 14,    ///< acrobats in their pyramids (TOP-10, TOP-12)
    ringmaster = 15,  ///< the ringmaster, beside a feature's points (TOP-8)
    vodyanoy = 16,    ///< what meeples in the lake have cost: 0 or less (VOD-7)
    gold = 17,        ///< ingots of gold (GLD-8)
    robbers = 18,     ///< half of what others have gained (ROB-4)
    messages = 19,    ///< what messages said, or two points instead (MSG-6)
    king = 20,        ///< the king, for completed cities (KNG-5)
    baron = 21,       ///< the robber baron, for completed roads (KNG-5)
};
inline constexpr int source_count = 22;  ///< how many there are

/// "before", "roads", "cities" ...; "?" for a value that is none.
const char* name_of(Source source) noexcept;

/// The points of a scoring meeple by what they came from. Where a loss would have led below 0 (GCC-8), what was lost is
/// as much as there was: so their sum is the total.
struct TallyView {
    Colour colour = Colour::none;            ///< whose meeple it is; none: the common one of levels 1 to 5
    std::int32_t total = 0;                  ///< its points: the sum of those below
    std::int32_t points[source_count] = {};  ///< by Source

    /// From one source.
    std::int32_t from(Source source) const noexcept { return points[static_cast<int>(source)]; }
};

}  // namespace mistbank

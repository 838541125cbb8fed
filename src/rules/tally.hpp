// The sources of points.
#pragma once

#include <cstdint>

#include "mistbank/rules.hpp"
#include "mistbank/tally.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

struct Table;

/// Points that a colour gets or pays in one move.
struct Gain {
    Gain() = default;
    Gain(Source its_source, std::int32_t its_points, std::int32_t its_ghosts = 0, std::int32_t its_ghosts_cost = 0)
        : source(its_source), points(its_points), ghosts(its_ghosts), ghosts_cost(its_ghosts_cost) {}

    Source source = Source::before;  // `before` for points due in a position, whose source is unknown
    std::uint8_t unused[3] = {};     // zero, so that equal positions have equal bytes
    std::int32_t points = 0;         // points from the source
    std::int32_t ghosts = 0;         // ghosts on the colour's meeples that cost points
    std::int32_t ghosts_cost = 0;    // the points that the ghosts cost
    std::int32_t ringmaster = 0;     // in addition to `points` (TOP-8)
    std::int32_t fairy = 0;          // in addition to `points` (PRD-16)

    std::int32_t sum() const { return points + ringmaster + fairy - ghosts_cost; }
};

/// Returns the length of the list of points by Source, which the state keeps for each scoring meeple. The list ends
/// with the last source of the game. The entry `before` is unused: tally_of() computes its points as the total minus
/// all other entries.
int sources_of(const Rules& rules);
/// Returns the source of a feature's points.
constexpr Source source_of(SegmentKind kind) {
    switch (kind) {
        case SegmentKind::road: return Source::roads;
        case SegmentKind::city: return Source::cities;
        case SegmentKind::monastery: return Source::monasteries;
        case SegmentKind::garden: return Source::gardens;
        case SegmentKind::field: return Source::fields;
        case SegmentKind::castle: return Source::castles;
        case SegmentKind::acrobats: return Source::acrobats;
        default: return Source::before;  // features of other kinds do not score
    }
}
/// Adds a gain to a tally. `moved` is the change of the total. A loss that would make the total fall below 0 is reduced
/// (GCC-8): the loss to ghosts first.
inline void note_gain_in(std::int32_t* tally, const Gain& gain, std::int32_t moved) {
    const auto from = [&](Source source) -> std::int32_t& { return tally[static_cast<int>(source)]; };
    if (gain.ghosts_cost > 0) {
        const std::int32_t paid = gain.sum() + gain.ghosts_cost - moved;
        from(Source::ghosts) -= paid;
        moved += paid;
    }
    if (gain.ringmaster > 0) from(Source::ringmaster) += gain.ringmaster;
    if (gain.fairy > 0) from(Source::fairy) += gain.fairy;
    from(gain.source) += moved - gain.ringmaster - gain.fairy;
}
TallyView tally_of(const Table& table, int scoring_meeple);

}  // namespace mistbank

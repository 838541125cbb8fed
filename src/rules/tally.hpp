// What points came from.
#pragma once

#include <cstdint>

#include "mistbank/rules.hpp"
#include "mistbank/tally.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

struct Table;

/// What a colour gets, or pays, at once.
struct Gain {
    Gain() = default;
    Gain(Source its_source, std::int32_t its_points, std::int32_t its_ghosts = 0, std::int32_t its_ghosts_cost = 0)
        : source(its_source), points(its_points), ghosts(its_ghosts), ghosts_cost(its_ghosts_cost) {}

    Source source = Source::before;  // of a position's points that are on their way it is not known
    std::uint8_t unused[3] = {};     // equal positions are equal byte for byte
    std::int32_t points = 0;         // from there
    std::int32_t ghosts = 0;         // on its meeples, that are paid for
    std::int32_t ghosts_cost = 0;    // in points
    std::int32_t ringmaster = 0;     // beside these points (TOP-8)
    std::int32_t fairy = 0;          // likewise (PRD-16)

    std::int32_t sum() const { return points + ringmaster + fairy - ghosts_cost; }
};

/// How many numbers the state has of each scoring meeple: points by Source, up to the last that the game can have. What
/// stands under `before` means nothing: that is what is left of the total.
int sources_of(const Rules& rules);
/// Of features that score.
constexpr Source source_of(SegmentKind kind) {
    switch (kind) {
        case SegmentKind::road: return Source::roads;
        case SegmentKind::city: return Source::cities;
        case SegmentKind::monastery: return Source::monasteries;
        case SegmentKind::garden: return Source::gardens;
        case SegmentKind::field: return Source::fields;
        case SegmentKind::castle: return Source::castles;
        case SegmentKind::acrobats: return Source::acrobats;
        default: return Source::before;  // where nothing scores
    }
}
/// Notes a gain of which so much has been moved: all, or less where it would have led below 0. What is not there cannot
/// be lost (GCC-8), to ghosts first.
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

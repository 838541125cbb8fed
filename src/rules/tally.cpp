// What points came from: every gain is noted as it is moved on the track.
#include <algorithm>

#include "rules/chapters.hpp"

namespace mistbank {

int sources_of(const Rules& rules) {
    struct Brought {
        Expansion expansion;
        Source last;
    };
    static constexpr Brought brought[] = {
        {Expansion::ghosts_castles_cemeteries, Source::ghosts},
        {Expansion::traders_builders, Source::goods},
        {Expansion::princess_dragon, Source::fairy},
        {Expansion::tower, Source::prisoners},
        {Expansion::hills_sheep, Source::sheep},
        {Expansion::big_top, Source::ringmaster},
        {Expansion::vodyanoy, Source::vodyanoy},
        {Expansion::gold, Source::gold},
        {Expansion::robbers, Source::robbers},
        {Expansion::messages, Source::messages},
        {Expansion::king, Source::baron},
    };
    Source last = rules.system == System::base ? Source::fields : Source::hounds;
    for (const Brought& its : brought) {
        if (rules.plays(its.expansion)) last = std::max(last, its.last);
    }
    return static_cast<int>(last) + 1;
}

TallyView tally_of(const Table& table, int scoring_meeple) {
    TallyView tally;
    tally.colour = table.settings().scoring_colours[scoring_meeple];
    tally.total = table.state->totals[scoring_meeple];
    std::int32_t known = 0;
    for (int source = static_cast<int>(Source::roads); source < table.setup->sources; ++source) {
        tally.points[source] = table.points_by_source(scoring_meeple)[source];
        known += tally.points[source];
    }
    tally.points[static_cast<int>(Source::before)] = tally.total - known;
    return tally;
}

}  // namespace mistbank

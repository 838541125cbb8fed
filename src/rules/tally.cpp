// The sources of points. Every gain is recorded when its points move on the track.
#include <algorithm>

#include "rules/description.hpp"
#include "rules/table.hpp"

namespace mistbank {

int sources_of(const Rules& rules) {
    Source last = rules.system == System::base ? Source::fields : Source::hounds;
    for (const ExpansionRules& box : expansion_rules) {
        if (!rules.plays(box.expansion)) continue;
        for (const SourceSpec& brought : box.description->sources) last = std::max(last, brought.source);
    }
    if (rules.house.tile_sales) last = Source::sales;
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

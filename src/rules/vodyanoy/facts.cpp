// The texts of the Vodyanoy: events and their sentences.
#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/vodyanoy/vodyanoy.hpp"

namespace mistbank {

static constexpr EventSpec vodyanoy_events[] = {
    {EventKind::figure_caught, "figure_caught", "colour figure x y segment from ghosts=count",
     "the Vodyanoy catches {colour}'s {figure} from {from_cell}[ with {ghosts:ghost}]"},
    {EventKind::figure_released, "figure_released", "colour figure x y segment ghosts=count",
     "{role} comes out of the lake at {cell}{ghosts_go}"},
    {EventKind::lake_scored, "lake_scored", "colour meeples=amount points",
     "the Vodyanoy holds {meeples:meeple} of {colour}: {points:point}"},
};

static constexpr SourceSpec vodyanoy_sources[] = {{Source::vodyanoy, "vodyanoy"}};

static constexpr ElementSpec vodyanoy_elements[] = {segment_of(SegmentKind::vodyanoy, "lake of the Vodyanoy")};

const Description vodyanoy_description = {
    "the Vodyanoy", "VOD", "Lakes catch the meeples around them", vodyanoy_events, vodyanoy_sources, vodyanoy_elements};

constexpr ShownSign vodyanoy_signs[] = {
    ShownSign(Mark::vodyanoy, 10, {{-37, -29}, {37, 30.5}}).in_hedges().with_figures({}, Sharing::in_water),
};
const Shown vodyanoy_shown = {{}, {}, {}, {}, {}, {}, vodyanoy_signs};

}  // namespace mistbank

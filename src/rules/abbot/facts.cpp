// The texts of the abbot: events and their sentences.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

static constexpr EventSpec abbot_events[] = {
    {EventKind::abbot_recalled, "abbot_recalled", "colour x y segment tiles points",
     "{colour} takes the abbot back from {here}: {points:point} for {tiles:tile}"},
};

static constexpr SourceSpec abbot_sources[] = {{Source::gardens, "gardens"}};

const Description abbot_description = {"the abbot", "ABT",
                                       "Abbots stand on monasteries and gardens, and are taken back for points",
                                       abbot_events, abbot_sources};

}  // namespace mistbank

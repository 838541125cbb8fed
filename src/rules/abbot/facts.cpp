// The texts of the abbot: events and their sentences.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

static constexpr EventSpec abbot_events[] = {
    {EventKind::abbot_recalled, "abbot_recalled", "colour x y segment tiles points",
     "{colour} takes the abbot back from {here}: {points:point} for {tiles:tile}"},
};

const Description abbot_description = {abbot_events};

}  // namespace mistbank

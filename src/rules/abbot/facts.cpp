// The texts of the abbot: events and their sentences.
#include "rules/abbot/abbot.hpp"
#include "rules/description.hpp"
#include "rules/shown.hpp"

namespace mistbank {

static constexpr EventSpec abbot_events[] = {
    {EventKind::abbot_recalled, "abbot_recalled", "colour x y segment tiles points",
     "{colour} takes the abbot back from {here}: {points:point} for {tiles:tile}"},
};

static constexpr SourceSpec abbot_sources[] = {{Source::gardens, "gardens"}};

static constexpr ElementSpec abbot_elements[] = {
    segment_of(SegmentKind::garden, "garden")
        .drawn("╭%%%╮", "(%%%)")
        .does("Only an abbot can stand here. It scores 9 points when tiles lie on all eight cells around it.")
        .lacking("{open:space} empty"),
};

const Description abbot_description = {
    "the abbot",  "ABT",         "Abbots stand on monasteries and gardens, and can be taken back for points",
    abbot_events, abbot_sources, abbot_elements};

// --- display ---

constexpr ShownFigure abbot_figures[] = {
    {FigureKind::abbot, '+', {{-11, -24}, {13.5, 14}}, 6.5, 8.5, false, {{0, 8.2}, 11.5}},
};
const Shown abbot_shown = {{}, {}, {}, {}, {}, abbot_figures};

}  // namespace mistbank

// The texts of Inns & Cathedrals: events and their sentences.
#include "rules/description.hpp"
#include "rules/inns_cathedrals/inns_cathedrals.hpp"
#include "rules/shown.hpp"

namespace mistbank {

// Derives the reason from the points of the event, because the tiles may no longer be on the board (INN-1 to INN-3).
static const char* raised_by(const Event& event) {
    // 64 bits, because a caller can pass any event, and 32 bits could overflow.
    const std::int64_t counted_once = std::int64_t{event.tiles} + event.coats;
    if (event.feature == static_cast<int>(SegmentKind::road))
        return event.points == 0 || event.points > counted_once ? " with an inn" : "";
    if (event.feature != static_cast<int>(SegmentKind::city)) return "";
    return event.points == 0 || event.points > 2 * counted_once ? " with a cathedral" : "";
}

const Description inns_cathedrals_description = {
    "Inns & Cathedrals",
    "INN",
    "Inns and cathedrals raise completed roads and cities; large meeples count as two",
    {},
    {},
    {},
    raised_by};

// --- display ---

constexpr ShownFigure inns_cathedrals_figures[] = {
    {FigureKind::large, '*', {{-18.6, -27.3}, {18.6, 17.7}}, 10.5, 10.5, false, {{0, 4}, 18}, {{-2, 6.5}, 18}},
};
const Shown inns_cathedrals_shown = {{}, {}, {}, {}, {}, inns_cathedrals_figures};

}  // namespace mistbank

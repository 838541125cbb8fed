// Facts: the held abbeys, and whether the last round has begun (ABM-1, ABM-9).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/shown.hpp"

namespace mistbank {

std::int32_t abbeys_held(const Table& table, int of, int) {
    const int player = table.setup->player_of(static_cast<Colour>(of));
    return (table.abbeys->held >> player & 1) + further_abbeys(table, player);
}

std::int32_t is_in_last_round(const Table& table, int, int) { return table.abbeys->in_last_round; }

static constexpr EventSpec abbey_mayor_events[] = {
    {EventKind::wagon_moved, "wagon_moved", "colour figure x y segment from ghosts=count",
     "{colour}'s wagon moves on from {from_cell} to {here}[ with {ghosts:ghost}]"},
};

const Description abbey_mayor_description = {
    "Abbey & Mayor", "ABM", "Abbeys fill gaps; mayors, wagons and barns join the meeples", abbey_mayor_events};

// --- display ---

constexpr ShownText abbey_texts[] = {
    {TextPlace::pieces, "abbeys", "[held by {each}]", "[{abbeys?}{colour}]"},
    {TextPlace::of_colour, nullptr, "[{abbeys?}an abbey]"},
};
constexpr ShownFigure abbey_figures[] = {
    {FigureKind::mayor, '$', {{-12, -21}, {12, 14}}, 7, 7},
    {FigureKind::wagon, '=', {{-15, -15.5}, {15, 14}}, 9, 9, false, {{0, 4.2}, 10}},
    {FigureKind::barn, '!', {{-16, -15.5}, {16, 14}}, 9, 9, false, {{0, -1}, 9}},
};
const Shown abbey_mayor_shown = {abbey_texts, {}, {}, {}, {}, abbey_figures};

}  // namespace mistbank

// Abbeys that are held, and whether the last round has begun (ABM-1, ABM-9).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

std::int32_t abbeys_held(const Table& table, int of, int) {
    return table.abbeys->held >> table.setup->player_of(static_cast<Colour>(of)) & 1;
}

std::int32_t is_in_last_round(const Table& table, int, int) { return table.abbeys->in_last_round; }

static constexpr EventSpec abbey_mayor_events[] = {
    {EventKind::wagon_moved, "wagon_moved", "colour figure x y segment from ghosts=count",
     "{colour}'s wagon moves on from {from_cell} to {here}[ with {ghosts:ghost}]"},
};

const Description abbey_mayor_description = {
    "Abbey & Mayor", "ABM", "Abbeys fill gaps; mayors, wagons and barns join the meeples", abbey_mayor_events};

}  // namespace mistbank

// The texts of the Festival.
#include "rules/description.hpp"
#include "rules/festival/festival.hpp"

namespace mistbank {

static constexpr EventSpec festival_events[] = {
    {EventKind::figure_taken_back, "figure_taken_back", "colour figure x y segment", "{role} at {cell} is taken back"},
};

const Description festival_description = {
    "the Festival", "FES", "A player who lays a festival may take back a figure from the board", festival_events};

}  // namespace mistbank

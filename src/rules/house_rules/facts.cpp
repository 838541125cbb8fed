// The texts of house rules: events and their sentences.
#include "rules/description.hpp"

namespace mistbank {

static constexpr EventSpec house_rules_events[] = {
    {EventKind::tile_taken, "tile_taken", "tile colour", "{colour} takes {tile|{tile}|a tile} into the hand"},
    {EventKind::tile_returned, "tile_returned", "tile", "{tile} fits nowhere and goes back into the pile"},
    {EventKind::hole_filled, "hole_filled", "x y", "{player} fills the hole at {cell} and has another turn"},
    {EventKind::hand_set_aside, "hand_set_aside", "colour", "no tile of {colour}'s hand fits"},
};

const Description house_rules_description = {
    "house rules", "HSE", "Hands of tiles, a bag, an edge of the table, and other ways to score", house_rules_events};

}  // namespace mistbank

// Turns for filling holes, at the end of a turn (HSE-7).
#pragma once

#include "rules/table.hpp"

namespace mistbank {

void track_filled_holes(Table& table, const PlacedTile& laid);
bool begin_hole_turn(Table& table);  // returns whether an extra turn has begun

}  // namespace mistbank

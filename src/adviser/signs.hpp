// Signs: properties of a team's position as numbers with a magnitude of about 1. They are the input of the trained
// network.
#pragma once

#include "adviser/fitting.hpp"

namespace mistbank {

/// The number of signs.
inline constexpr int signs_of_team = 74;
using Signs = float[signs_of_team];

/// Computes the signs of a table. A tile that is drawn but not yet laid no longer counts as part of the pile.
void read_signs(const Table& table, Fitting& fitting, Signs& signs);

}  // namespace mistbank

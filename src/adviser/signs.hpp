// Signs: features of a team's position as numbers of magnitude 1, the input of the trained judgement.
#pragma once

#include "adviser/fitting.hpp"

namespace mistbank {

/// The number of signs.
inline constexpr int signs_of_team = 74;
using Signs = float[signs_of_team];

/// Computes the signs of a table. A tile that is drawn face up and not yet laid counts as drawn from the pile.
void read_signs(const Table& table, Fitting& fitting, Signs& signs);

}  // namespace mistbank

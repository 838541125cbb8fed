// What a team's position shows, as numbers of about the size of one: what a learned judgement is made from.
#pragma once

#include "adviser/fitting.hpp"

namespace mistbank {

/// How many signs there are.
inline constexpr int signs_of_team = 74;
using Signs = float[signs_of_team];

/// Reads them off a table. What is drawn face up and not laid yet counts as gone from the pile.
void read_signs(const Table& table, Fitting& fitting, Signs& signs);

}  // namespace mistbank

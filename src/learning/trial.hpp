// Computes points in a copy of a game.
#pragma once

#include "mistbank/rollout.hpp"

namespace mistbank {

/// Returns the points of a game without a history. Afterwards the game is in the state of the final scoring.
Points points_after(Game& trial) noexcept;

}  // namespace mistbank

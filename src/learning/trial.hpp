// Computes points in a copy of a game.
#pragma once

#include "mistbank/rollout.hpp"

namespace mistbank {

/// Returns the points before and after a final scoring, which is applied to `trial`. The game must have no history. If
/// the players are a team or the game is over, there is no final scoring.
Points points_after(Game& trial) noexcept;

}  // namespace mistbank

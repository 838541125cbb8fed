// Points of a game that may be changed.
#pragma once

#include "mistbank/rollout.hpp"

namespace mistbank {

/// Returns the points of a game without a history. Afterwards the game has the state of a final scoring.
Points points_after(Game& trial) noexcept;

}  // namespace mistbank

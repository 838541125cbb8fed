// Finds the types of tiles taken into hidden hands (HSE-2) that have become public.
#pragma once

#include "mistbank/game.hpp"
#include "rules/house_rules/state.hpp"

namespace mistbank {

/// Returns the type of each taken tile, in the order in which the tiles were taken; -1 for a tile that is still hidden.
/// No tile is hidden after the end of the game or after the last draw. `held` contains the initial hands; null: no
/// hands.
HostVector<std::int32_t> types_taken(const Game& game, const Hands* held, const Allocator& allocator);

}  // namespace mistbank

// The tiles taken into hidden hands (HSE-2), as far as they have become public since.
#pragma once

#include "mistbank/game.hpp"
#include "rules/house_rules/state.hpp"

namespace mistbank {

/// For each tile taken, in the order of these events: its type, or -1 if it is still hidden. No tile is hidden after
/// the game or after the last draw. `held` are the initial hands, null for none.
HostVector<std::int32_t> types_taken(const Game& game, const Hands* held, const Allocator& allocator);

}  // namespace mistbank

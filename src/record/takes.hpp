// What went into hidden hands (HSE-2), as far as everybody has come to know it since.
#pragma once

#include "mistbank/game.hpp"
#include "rules/house_rules/state.hpp"

namespace mistbank {

/// For each tile taken, in the order of these events: its type, or -1 if it is still hidden. When the game is over, or
/// nobody draws any more, none is. `held` are the hands with which the game began, null for none.
HostVector<std::int32_t> types_taken(const Game& game, const Hands* held, const Allocator& allocator);

}  // namespace mistbank

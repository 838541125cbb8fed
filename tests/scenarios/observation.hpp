// The results of the public queries of a game at one moment, as lines of words, which each binding writes in the same
// words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// Returns "tile 0 0,0 road 0 0 0 0 0", "figure meeple red 0,0/1 ..." and so on; of events those from `first_event` on.
/// Leaves out lines about components that the game does not have.
std::vector<std::string> observation_of(const Game& game, std::size_t first_event);

}  // namespace mistbank::scenarios

// The results of the public queries of a game at one moment, as lines of words. Every language binding writes the same
// lines.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// Returns lines such as "tile 0 0,0 road 0 0 0 0 0" and "figure meeple red 0,0/1 ...". Includes the events from
/// `first_event` on. Omits lines about components that the game does not have.
std::vector<std::string> observation_of(const Game& game, std::size_t first_event);

}  // namespace mistbank::scenarios

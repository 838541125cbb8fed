// What the public queries of a game answer at one moment, as lines of words, which each binding tells in the same
// words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// "tile 0 0,0 road 0 0 0 0 0", "figure meeple red 0,0/1 ..." and so on; of events those from `first_event` on. Lines
/// about what the game does not have are left out where its presence is seen from nothing else.
std::vector<std::string> observation_of(const Game& game, std::size_t first_event);

}  // namespace mistbank::scenarios

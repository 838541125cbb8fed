// Rare things that can happen within a turn. Games are compared to find differences, and differences hide in them; so
// the test knows which of them its games have reached.
#pragma once

#include <map>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank_reference {

using Situations = std::map<std::string, long>;

/// Counts the situations of all turns of a game. Those that do not happen get a count of nothing.
void count_situations(const mistbank::Game& game, Situations& situations);

}  // namespace mistbank_reference

// Whether a game of the library stands exactly as the reference says.
#pragma once

#include <string>

#include "mistbank/game.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

/// Empty if everything that the game's queries tell is as it should be; else what differs, in words.
std::string compare(const Reference& reference, const mistbank::Game& game);

}  // namespace mistbank_reference

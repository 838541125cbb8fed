// Compares a game of the library with the reference.
#pragma once

#include <string>

#include "mistbank/game.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

/// Returns a text that lists the differences between the game's queries and the reference; empty if all agree.
std::string compare(const Reference& reference, const mistbank::Game& game);

}  // namespace mistbank_reference

// The lines that begin with "expect".
#pragma once

#include <cstddef>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// Reads an action; throws Failure with the reason if the text is not an action.
Action read_action(const Game& game, const std::string& text);

/// Returns the kind of figure of this name, with "meeple" for the normal one; throws Failure if there is none.
FigureKind read_kind(const std::string& name);

/// Describes the current decision and its legal actions.
std::string description(const Game& game);

/// Checks "expect TEXT"; events count from `first_event`. Throws Failure if the result differs or the text cannot be
/// read.
void check_expectation(const Game& game, std::size_t first_event, const std::string& text);

}  // namespace mistbank::scenarios

// Checks the lines of a scenario that begin with "expect".
#pragma once

#include <cstddef>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// Reads an action from its text form. Throws Failure with the reason if the text is not an action.
Action read_action(const Game& game, const std::string& text);

/// Returns the kind of figure with this name; "meeple" means the normal meeple. Throws Failure for an unknown name.
FigureKind read_kind(const std::string& name);

/// Returns a description of the current decision and its legal actions.
std::string description(const Game& game);

/// Checks the expectation "expect TEXT". Expectations about events apply to the events from `first_event` on. Throws
/// Failure if the actual result differs or the text cannot be read.
void check_expectation(const Game& game, std::size_t first_event, const std::string& text);

}  // namespace mistbank::scenarios

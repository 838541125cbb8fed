// The lines that begin with "expect".
#pragma once

#include <cstddef>
#include <string>

#include "mistbank/game.hpp"

namespace mistbank::scenarios {

/// Reads an action; throws Failure with the reason if the text is none.
Action read_action(const Game& game, const std::string& text);

/// The kind of figure of this name, the normal one is called meeple; throws Failure if there is none.
FigureKind read_kind(const std::string& name);

/// The open decision with its legal actions, in words.
std::string description(const Game& game);

/// Checks "expect TEXT"; events count from `first_event`. Throws Failure if it is otherwise or not understood.
void check_expectation(const Game& game, std::size_t first_event, const std::string& text);

}  // namespace mistbank::scenarios

// Golden games: of every preset one whole game as a record, and all that happened in it as text.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// The presets, one golden game each.
std::vector<std::string> golden_presets();

/// Every event of a game, a line each: its number of the action, its fields that are not 0, and its sentence.
std::string event_text(const mistbank::Game& game);

/// Of some games of this preset the one in which most happens; always the same.
mistbank::Game most_eventful_game(const std::string& preset);

/// The text of a file beside this one; empty if there is none.
std::string read_golden(const std::string& file);
void write_golden(const std::string& file, const std::string& text);

/// The first line in which the texts differ, as both have it; empty if they are equal.
std::string first_difference(const std::string& text, const std::string& expected);

}  // namespace mistbank_tests

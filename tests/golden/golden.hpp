// Golden games: of every preset one whole game as a record, and all that happened in it as text; those of the
// cooperative levels 1 to 5 were won. Some more show what seldom happens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Golden {
    std::string name;                                             ///< of its two files
    std::string preset;                                           ///< whose rules it has
    mistbank::EventKind shows = mistbank::EventKind::turn_began;  ///< happens in it
    std::uint32_t more_expansions = 0;                            ///< bit(Expansion) of each beside those of the preset
    mistbank::HouseRules house = {};                              ///< those of it
};

/// One of each preset, named like it, and then the others.
std::vector<Golden> goldens();

/// Every event of a game, a line each: its number of the action, its fields that are not 0, and its sentence.
std::string event_text(const mistbank::Game& game);

/// Of some games that this can be the one in which most happens; always the same. None if it happens in no game tried.
std::optional<mistbank::Game> most_eventful_game(const Golden& golden);

/// The text of a file beside this one; empty if there is none.
std::string read_golden(const std::string& file);
void write_golden(const std::string& file, const std::string& text);

/// The first line in which the texts differ, as both have it; empty if they are equal.
std::string first_difference(const std::string& text, const std::string& expected);

}  // namespace mistbank_tests

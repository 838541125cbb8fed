// Golden games: one whole game of every preset as a record, and its events as text; those of the cooperative levels 1
// to 5 were won. Some further games show rare events.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Golden {
    std::string name;                                             ///< name of its two files
    std::string preset;                                           ///< preset of its rules
    mistbank::EventKind shows = mistbank::EventKind::turn_began;  ///< event that it must contain
    std::uint32_t more_expansions = 0;                            ///< bit(Expansion) of each in addition to the preset
    mistbank::HouseRules house = {};                              ///< its house rules
};

/// One game of each preset, with its name, and then the others.
std::vector<Golden> goldens();

/// Returns every event of a game, one a line: the number of its action, its fields other than 0, and its sentence.
std::string event_text(const mistbank::Game& game);

/// Returns the most eventful of some candidate games, always the same one; none if no candidate shows the event.
std::optional<mistbank::Game> most_eventful_game(const Golden& golden);

/// Returns the text of a file in this folder; empty if there is none.
std::string read_golden(const std::string& file);
void write_golden(const std::string& file, const std::string& text);

/// Returns the first line in which the texts differ, from both texts; empty if they are equal.
std::string first_difference(const std::string& text, const std::string& expected);

}  // namespace mistbank_tests

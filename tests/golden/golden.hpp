// Golden games: a whole game of every preset as a record, and its events as text. The golden games of the cooperative
// levels 1 to 5 were won. Further games show rare events.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Golden {
    std::string name;                                             ///< name of the two files, without extension
    std::string preset;                                           ///< preset of the rules
    mistbank::EventKind shows = mistbank::EventKind::turn_began;  ///< event that the game must contain
    std::uint32_t more_expansions = 0;                            ///< more expansions, as bit(Expansion)
    mistbank::HouseRules house = {};                              ///< house rules of the game
};

/// Returns a golden game for each preset, with the name of the preset, and then the further games.
std::vector<Golden> goldens();

/// Returns all events of a game, one per line: the number of the action, the fields that are not 0, and the sentence.
std::string event_text(const mistbank::Game& game);

/// Returns the most eventful of some random games; none if no game contains the required event. The result is
/// reproducible.
std::optional<mistbank::Game> most_eventful_game(const Golden& golden);

/// Returns the text of a file in this folder; empty if the file does not exist.
std::string read_golden(const std::string& file);
void write_golden(const std::string& file, const std::string& text);

/// Returns the first line in which the texts differ, in both versions; empty if the texts are equal.
std::string first_difference(const std::string& text, const std::string& expected);

}  // namespace mistbank_tests

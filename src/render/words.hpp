// Parts of sentences.
#pragma once

#include <string>

#include "mistbank/game.hpp"

namespace mistbank::render {

/// "3 tiles", "1 tile".
std::string counted(int count, const char* noun);
/// "2,-1".
std::string cell_text(int x, int y);
/// "the city at 2,-1".
std::string feature_text(const Game& game, int x, int y, int segment);
/// "I" to "III", as piles and hounds are numbered.
std::string roman(int number);
/// Players are named by their colours: "red", "red/green"; who plays all of them is "the player".
std::string player_name(const Game& game, int player);
/// "14a".
std::string type_name(const Game& game, int type);

}  // namespace mistbank::render

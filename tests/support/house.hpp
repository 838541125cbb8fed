// Games with house rules, played by the text forms of actions.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// Simple shapes in plenty: field (which starts), road (W E), end (a road in the west), cap (a city in the north), hall
/// (a city N S), keep (a city on all sides), cloister, garden.
const mistbank::TileSet& plot();

/// The base game of two, external draws, farmers off.
mistbank::Rules house_rules();
/// The same with automatic draws.
mistbank::Rules house_rules(std::uint64_t seed);

/// The game of these rules with the sets; fails the test if there is none.
mistbank::Game house_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});
/// Why there is none.
std::string why_no_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});

/// Applies actions, parted by semicolons; one behind which a question mark stands only if it is legal.
void act(mistbank::Game& game, const std::string& actions);
/// Whether this action is legal.
bool can(const mistbank::Game& game, const std::string& action);
/// Why it is not, "" if it is legal.
std::string why_not(const mistbank::Game& game, const std::string& action);
/// All legal actions.
std::string legal(const mistbank::Game& game);
/// Events of a kind since so many events.
int count_events(const mistbank::Game& game, mistbank::EventKind kind, std::size_t from = 0);
int points_of(const mistbank::Game& game, mistbank::Colour colour);

}  // namespace mistbank_tests

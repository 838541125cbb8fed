// Games with house rules, played by the text forms of actions.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// Many copies of simple shapes: field (which starts), road (W E), end (a road in the west), cap (a city in the north),
/// hall (a city N S), keep (a city on all sides), cloister, garden.
const mistbank::TileSet& plot();

/// The base game of two players, with external draws and without farmers.
mistbank::Rules house_rules();
/// The same with automatic draws.
mistbank::Rules house_rules(std::uint64_t seed);

/// Creates the game of these rules with the sets; fails the test if there is none.
mistbank::Game house_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});
/// Returns the reason why there is no such game.
std::string why_no_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});

/// Applies actions, separated by semicolons; an action with a question mark only if it is legal.
void act(mistbank::Game& game, const std::string& actions);
/// Whether this action is legal.
bool can(const mistbank::Game& game, const std::string& action);
/// Returns the reason why the action is not legal, "" if it is legal.
std::string why_not(const mistbank::Game& game, const std::string& action);
/// Returns all legal actions.
std::string legal(const mistbank::Game& game);
/// Counts the events of a kind from number `from` on.
int count_events(const mistbank::Game& game, mistbank::EventKind kind, std::size_t from = 0);
int points_of(const mistbank::Game& game, mistbank::Colour colour);

}  // namespace mistbank_tests

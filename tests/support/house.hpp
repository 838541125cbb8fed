// Games with house rules. Tests play them with the text forms of actions.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// Returns a set with many copies of simple tiles: field (the starting tile), road (W E), end (a road in the west), cap
/// (a city in the north), hall (a city N S), keep (a city on all sides), cloister, garden.
const mistbank::TileSet& plot();

/// Returns rules of the base game for two players, with external draws and without farmers.
mistbank::Rules house_rules();
/// Returns the rules of house_rules() with automatic draws and this seed.
mistbank::Rules house_rules(std::uint64_t seed);

/// Creates a game with these rules and sets. Fails the test if the game cannot be created.
mistbank::Game house_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});
/// Returns the error for rules and sets that cannot be played.
std::string why_no_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets = {plot()});

/// Applies actions that are separated by semicolons. An action with a question mark is skipped if it is illegal.
void act(mistbank::Game& game, const std::string& actions);
/// Whether this action is legal.
bool can(const mistbank::Game& game, const std::string& action);
/// Returns the reason why the action is illegal; "" if the action is legal.
std::string why_not(const mistbank::Game& game, const std::string& action);
/// Returns a list of all legal actions as text.
std::string legal(const mistbank::Game& game);
/// Counts the events of this kind from event number `from` on.
int count_events(const mistbank::Game& game, mistbank::EventKind kind, std::size_t from = 0);
int points_of(const mistbank::Game& game, mistbank::Colour colour);

}  // namespace mistbank_tests

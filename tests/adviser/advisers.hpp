// Helper functions for the tests of the adviser.
#pragma once

#include <string>
#include <vector>

#include "mistbank/adviser.hpp"

namespace mistbank_tests {

/// Creates an adviser for games like this one. Fails the test if no adviser can be created.
mistbank::Adviser adviser_of(const mistbank::Game& game, const mistbank::AdviserOptions& options = {});
/// Lets the adviser think about the game. Fails the test if the call fails.
void think(mistbank::Adviser& adviser, const mistbank::Game& game, int simulations);

/// Returns all advice on the adviser's position. Each line of text has an action, its expectation, its line of play and
/// the reasons.
std::string all_advice(const mistbank::Adviser& adviser, const mistbank::Game& game);
/// Returns the advice of a new adviser for the game after `simulations` simulations.
std::string advice_for(const mistbank::Game& game, int simulations, std::uint64_t seed = 0);
/// Returns the explanation of an action that is given in text form.
std::string explanation_of(const mistbank::Adviser& adviser, const mistbank::Game& game, const std::string& action);

/// Plays `actions` random actions, or fewer if the game ends.
void play_by_chance(mistbank::Game& game, std::uint64_t seed, int actions);
/// Creates a game of the preset with this index and a valid number of players.
mistbank::Game game_of_preset(int index, int players, std::uint64_t seed,
                              mistbank::Draws draws = mistbank::Draws::automatic);

/// Returns the tile set that the scenarios use under this name.
const mistbank::TileSet& set_of_scenarios(const std::string& name);

/// Returns the number of actions with at least one simulation.
inline std::size_t count_tried(const mistbank::Adviser& adviser) {
    std::size_t tried = 0;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) tried += adviser.advice(i).visits > 0 ? 1 : 0;
    return tried;
}

}  // namespace mistbank_tests

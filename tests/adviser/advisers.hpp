// What the tests of the adviser ask of it.
#pragma once

#include <string>
#include <vector>

#include "mistbank/adviser.hpp"

namespace mistbank_tests {

/// An adviser for games like this one; fails the test if there is none.
mistbank::Adviser adviser_of(const mistbank::Game& game, const mistbank::AdviserOptions& options = {});
/// Thinks about the game; fails the test if it does not.
void think(mistbank::Adviser& adviser, const mistbank::Game& game, int simulations);

/// All that it says about the position it thinks about, one line an action: what it expects, the line, the reasons.
std::string all_advice(const mistbank::Adviser& adviser, const mistbank::Game& game);
/// What it says when it is made for the game and has thought so long.
std::string advice_for(const mistbank::Game& game, int simulations, std::uint64_t seed = 0);
/// Why it would choose this action, given by its text form.
std::string explanation_of(const mistbank::Adviser& adviser, const mistbank::Game& game, const std::string& action);

/// Plays so many actions by chance, or to the end.
void play_by_chance(mistbank::Game& game, std::uint64_t seed, int actions);
/// The game of a preset by its number, with a number of players that it can be played by.
mistbank::Game game_of_preset(int index, int players, std::uint64_t seed,
                              mistbank::Draws draws = mistbank::Draws::automatic);

/// The set that scenarios play with under this name.
const mistbank::TileSet& set_of_scenarios(const std::string& name);

/// How many actions have been simulated at all.
inline std::size_t count_tried(const mistbank::Adviser& adviser) {
    std::size_t tried = 0;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) tried += adviser.advice(i).visits > 0 ? 1 : 0;
    return tried;
}

}  // namespace mistbank_tests

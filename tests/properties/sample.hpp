// The input of every property: any preset, set of expansions, players, options, seed and a list of choices. When a
// failing case is shrunk, the list becomes shorter and its numbers smaller. A failure is reported as a record of the
// game.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Sample {
    mistbank::Rules rules;
    bool gentle = false;                 ///< cooperative games use gentle_mists(), with which games last longer
    std::vector<std::uint16_t> choices;  ///< each choice, modulo the number of legal actions, is an action index
};

/// Returns the tile sets of the sample; empty for the built-in sets.
std::vector<mistbank::TileSet> sets_of(const Sample& sample);

/// Creates a game of these rules and sets. Fails the property if the game cannot be created.
mistbank::Game new_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets);

/// Returns the sample's game before the first choice.
mistbank::Game start_of(const Sample& sample);

/// Returns the action that a choice selects. The game must not be over.
mistbank::Action chosen(const mistbank::Game& game, std::uint16_t choice);

/// Returns the sample's game after all choices, or at its end.
mistbank::Game played(const Sample& sample);

/// Plays the choices. Calls `step(game)` before the first choice and after each choice.
template <class Step>
void play_through(const Sample& sample, Step&& step) {
    mistbank::Game game = start_of(sample);
    step(game);
    for (const std::uint16_t choice : sample.choices) {
        if (game.is_over()) return;
        const mistbank::Action action = chosen(game, choice);
        RC_ASSERT(game.apply(action) == mistbank::Status::ok);
        step(game);
    }
}

/// Returns the full record of a game, or the reason why it has no record.
std::string record_of(const mistbank::Game& game);
std::string open_record_of(const mistbank::Game& game);

void showValue(const Sample& sample, std::ostream& out);

}  // namespace mistbank_tests

namespace rc {

template <>
struct Arbitrary<mistbank_tests::Sample> {
    static Gen<mistbank_tests::Sample> arbitrary();
};

}  // namespace rc

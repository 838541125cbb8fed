// What every property is checked with: any preset, set of expansions, players, options, seed and a list of choices. The
// list gets shorter and its numbers smaller when a failure shrinks, so the game does as well; a failure shows the game
// as a record.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Sample {
    mistbank::Rules rules;
    bool gentle = false;                 ///< cooperative: with gentle_mists(), so that games last longer
    std::vector<std::uint16_t> choices;  ///< each names a legal action: its index modulo their number
};

/// The tile sets it is played with: none for the built-in ones.
std::vector<mistbank::TileSet> sets_of(const Sample& sample);

/// A game of these rules and sets; throws a failure of the property if there is none.
mistbank::Game new_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets);

/// The game before its first choice.
mistbank::Game start_of(const Sample& sample);

/// The action that a choice names; the game must not be over.
mistbank::Action chosen(const mistbank::Game& game, std::uint16_t choice);

/// The game after all choices, or when it is over.
mistbank::Game played(const Sample& sample);

/// Plays the choices; `step(game)` is called before the first and after each.
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

/// The whole record of a game, or why there is none.
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

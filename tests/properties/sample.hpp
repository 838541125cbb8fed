// The input of every property: any preset, set of expansions, players, options, seed and a list of choices. When a
// failure shrinks, the list gets shorter and its numbers smaller, and so does the game; a failure shows the game as a
// record.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

struct Sample {
    mistbank::Rules rules;
    bool gentle = false;                 ///< cooperative games: gentle_mists(), so that games last longer
    std::vector<std::uint16_t> choices;  ///< each selects a legal action: its index modulo their number
};

/// Returns the tile sets of the sample; empty for the built-in ones.
std::vector<mistbank::TileSet> sets_of(const Sample& sample);

/// Creates a game of these rules and sets; fails the property if there is none.
mistbank::Game new_game(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets);

/// Returns the game before its first choice.
mistbank::Game start_of(const Sample& sample);

/// Returns the action of a choice; the game must not be over.
mistbank::Action chosen(const mistbank::Game& game, std::uint16_t choice);

/// Returns the game after all choices, or at its end.
mistbank::Game played(const Sample& sample);

/// Plays the choices; calls `step(game)` before the first and after each.
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

/// Returns the full record of a game, or the reason why there is none.
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

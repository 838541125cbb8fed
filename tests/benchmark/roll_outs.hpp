// Roll-outs through each of the APIs: from a game's start to its end, every legal action as likely as another.
#pragma once

#include <memory>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// What roll-outs amount to. The checksum depends on every action taken.
struct Played {
    std::uint64_t turns = 0;
    std::uint64_t actions = 0;
    std::uint64_t listed = 0;  // legal actions, of all decisions
    std::uint64_t checksum = 0;
};

enum class Start {
    anew,   // every game is dealt and laid out from its seed
    again,  // the game that was given, copied, with what is hidden reshuffled
};

/// Plays games with seeds first, first + 1 ...; `game` records nothing, and stands at its start.
Played roll_out(mistbank::Game& game, int games, Start start, std::uint64_t first = 0);

/// Games with seeds 0, 1 ... played out by the library itself; the checksum depends on their totals.
Played roll_out_in_library(mistbank::Game& game, int games);

/// A game of a preset with seed 0 that records nothing, made by the C API.
struct FreeGame {
    void operator()(mistbank_game* game) const { mistbank_game_free(game); }
};
using CGame = std::unique_ptr<mistbank_game, FreeGame>;
CGame new_c_game(const char* preset);

/// The same games as `Start::anew`, by the C API alone.
Played roll_out_by_c(mistbank_game* game, int games);

}  // namespace mistbank_benchmark

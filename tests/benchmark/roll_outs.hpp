// Roll-outs through each of the APIs: from a game's start to its end, with uniformly random actions.
#pragma once

#include <memory>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// The result of roll-outs. The checksum depends on every applied action.
struct Played {
    std::uint64_t turns = 0;
    std::uint64_t actions = 0;
    std::uint64_t listed = 0;  // number of legal actions in all decisions
    std::uint64_t checksum = 0;
};

enum class Start {
    from_seed,  // each game is set up from its seed
    from_copy,  // each game is a copy of the given game with its hidden parts reshuffled
};

/// Plays games with seeds first, first + 1 ...; `game` must not record and must be at its start.
Played roll_out(mistbank::Game& game, int games, Start start, std::uint64_t first = 0);

/// Lets the library play out games with seeds 0, 1 ...; the checksum depends on their totals.
Played roll_out_in_library(mistbank::Game& game, int games);

/// A game of the C API that frees itself. new_c_game() creates one of a preset with seed 0, without recording.
struct FreeGame {
    void operator()(mistbank_game* game) const { mistbank_game_free(game); }
};
using CGame = std::unique_ptr<mistbank_game, FreeGame>;
CGame new_c_game(const char* preset);

/// Plays the games of `Start::from_seed` through the C API alone.
Played roll_out_by_c(mistbank_game* game, int games);

}  // namespace mistbank_benchmark

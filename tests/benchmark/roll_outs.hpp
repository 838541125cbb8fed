// Roll-outs through the C++ API, the C API and the library's own function. A roll-out plays uniformly random actions to
// the end of a game.
#pragma once

#include <memory>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// The result of several roll-outs. The checksum depends on every applied action.
struct Played {
    std::uint64_t turns = 0;
    std::uint64_t actions = 0;
    std::uint64_t listed = 0;  // sum of the numbers of legal actions at all decisions
    std::uint64_t checksum = 0;
};

enum class Start {
    from_seed,  // each game restarts with its seed
    from_copy,  // each game is a copy of the given game with shuffled hidden parts
};

/// Plays games with the seeds first, first + 1 and so on. `game` must not record and must be at its start.
Played roll_out(mistbank::Game& game, int games, Start start, std::uint64_t first = 0);

/// Plays games with the seeds 0, 1 and so on with the library's own function. The checksum depends on the players'
/// totals.
Played roll_out_in_library(mistbank::Game& game, int games);

/// Frees a game of the C API. new_c_game() creates a game of a preset with seed 0 that does not record.
struct FreeGame {
    void operator()(mistbank_game* game) const { mistbank_game_free(game); }
};
using CGame = std::unique_ptr<mistbank_game, FreeGame>;
CGame new_c_game(const char* preset);

/// Plays the same games as roll_out() with Start::from_seed, but through the C API.
Played roll_out_by_c(mistbank_game* game, int games);

}  // namespace mistbank_benchmark

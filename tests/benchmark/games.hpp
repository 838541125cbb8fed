// The measured games.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// Returns the rules of a preset for two players, or for the number after the colon, as in "everything:6". Ends the
/// program with a message if there is no such preset.
mistbank::Rules rules_named(const char* preset, std::uint64_t seed);

/// Returns a game whose memory is counted; with `copies` above 1, its set has that many copies of each tile.
mistbank::Game new_game(const mistbank::Rules& rules, int copies = 1);

/// Returns a game without history, for roll-outs.
mistbank::Game new_light_game(const mistbank::Rules& rules, int copies = 1);

}  // namespace mistbank_benchmark

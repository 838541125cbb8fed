// Creates the games that the benchmark measures.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// Returns the rules of a preset for two players, or for the number of players after a colon, for example
/// "everything:6". Ends the program with a message if there is no such preset.
mistbank::Rules rules_named(const char* preset, std::uint64_t seed);

/// Returns a game whose memory requests are counted. With `copies` above 1 the game has `copies` times as many tiles.
mistbank::Game new_game(const mistbank::Rules& rules, int copies = 1);

/// Returns a game without history, for roll-outs.
mistbank::Game new_light_game(const mistbank::Rules& rules, int copies = 1);

}  // namespace mistbank_benchmark

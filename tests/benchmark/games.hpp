// The games that are measured.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank_benchmark {

/// A preset for two players, or for as many as are named behind it, as in "everything:6". Ends the program with a
/// message if there is none of this name.
mistbank::Rules rules_named(const char* preset, std::uint64_t seed);

/// A game whose memory is counted; with `copies` above 1, of that many copies of each tile of its set.
mistbank::Game new_game(const mistbank::Rules& rules, int copies = 1);

/// A game that keeps no past, for roll-outs.
mistbank::Game new_light_game(const mistbank::Rules& rules, int copies = 1);

}  // namespace mistbank_benchmark

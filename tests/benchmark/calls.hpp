// Measures single calls.
#pragma once

namespace mistbank_benchmark {

/// The costs of calls in nanoseconds.
struct Calls {
    double legal_actions = 0;  // average over all decisions of random games
    double apply = 0;
    double undo = 0;
    double clone = 0;  // measured in the middle of a game, like the costs below
    double copy_into = 0;
    double snapshot = 0;
    double replay = 0;  // replay of a record of half a game
};

Calls measure_calls(const char* preset);

}  // namespace mistbank_benchmark

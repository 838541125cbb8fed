// The cost of single calls in nanoseconds.
#pragma once

namespace mistbank_benchmark {

struct Calls {
    double legal_actions = 0;  // average over all decisions of random games
    double apply = 0;
    double undo = 0;
    double clone = 0;  // clone to replay: in the middle of a game
    double copy_into = 0;
    double snapshot = 0;
    double replay = 0;  // a record of half a game
};

Calls measure_calls(const char* preset);

}  // namespace mistbank_benchmark

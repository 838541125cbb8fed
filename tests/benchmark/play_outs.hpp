// Games played out in the ways that searches do it, and what making a game costs.
#pragma once

namespace mistbank_benchmark {

/// Of a turn in nanoseconds, but for the last two, which are microseconds a game.
struct PlayOuts {
    double listed = 0;          // legal_actions and apply, nothing recorded
    double listed_by_c = 0;     // the same by the C API
    double recorded = 0;        // the same as `listed`, with everything recorded
    double by_chance = 0;       // random_action and apply
    double in_the_library = 0;  // play_out_copies
    double created = 0;         // from a preset
    double created_of_own = 0;  // with tile sets that have been read before
};

PlayOuts measure_play_outs(const char* preset);

}  // namespace mistbank_benchmark

// Games played out as searches do, and the cost of creating a game.
#pragma once

namespace mistbank_benchmark {

/// Nanoseconds for a turn; the last two are microseconds for a game.
struct PlayOuts {
    double listed = 0;          // legal_actions and apply, without recording
    double listed_by_c = 0;     // the same with the C API
    double recorded = 0;        // the same as `listed`, with recording
    double by_chance = 0;       // random_action and apply
    double in_the_library = 0;  // play_out_copies
    double created = 0;         // from a preset
    double created_of_own = 0;  // with tile sets that are already read
};

PlayOuts measure_play_outs(const char* preset);

}  // namespace mistbank_benchmark

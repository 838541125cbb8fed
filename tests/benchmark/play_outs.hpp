// Measures the speed of play-outs as in a search, and of creating games.
#pragma once

namespace mistbank_benchmark {

/// Nanoseconds per turn for each way of playing. The last two values are microseconds for the creation of a game.
struct PlayOuts {
    double listed = 0;          // with legal_actions and apply, without recording
    double listed_by_c = 0;     // with the same calls of the C API
    double recorded = 0;        // like `listed`, but with recording
    double by_chance = 0;       // with random_action and apply
    double in_the_library = 0;  // with play_out_copies
    double created = 0;         // creation from a preset
    double created_of_own = 0;  // creation with tile sets that are already parsed
};

PlayOuts measure_play_outs(const char* preset);

}  // namespace mistbank_benchmark

// The adviser: the number of simulations in a second, at positions of one game.
#pragma once

#include <cstdint>

namespace mistbank_benchmark {

/// The result of thinking at some positions. The checksum depends on every number and every line of all advice.
struct Thought {
    int positions = 0;
    std::uint64_t simulations = 0;
    std::uint64_t checksum = 0;
    double nanoseconds = 0;  // processor time of the simulations alone
};

/// Runs this many simulations at each of some positions of a random game of this preset.
Thought think_along(const char* preset, int players, int simulations);

}  // namespace mistbank_benchmark

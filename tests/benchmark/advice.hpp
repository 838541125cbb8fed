// Measures the adviser: the number of simulations per second, at several positions of a game.
#pragma once

#include <cstdint>

namespace mistbank_benchmark {

/// The result of an adviser's simulations at several positions. The checksum depends on all numbers and lines of the
/// advice.
struct Thought {
    int positions = 0;
    std::uint64_t simulations = 0;
    std::uint64_t checksum = 0;
    double nanoseconds = 0;  // processor time of the simulations
};

/// Runs `simulations` simulations at each of several positions in a random game of this preset.
Thought think_along(const char* preset, int players, int simulations);

}  // namespace mistbank_benchmark

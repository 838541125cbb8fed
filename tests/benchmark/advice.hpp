// The adviser: how many simulations it makes, at positions of one game.
#pragma once

#include <cstdint>

namespace mistbank_benchmark {

/// What thinking at some positions amounts to. The checksum depends on every number of all advice, and on every line.
struct Thought {
    int positions = 0;
    std::uint64_t simulations = 0;
    std::uint64_t checksum = 0;
    double nanoseconds = 0;  // of processor, for the simulations alone
};

/// Thinks so many simulations at each of some positions of a game by chance of this preset.
Thought think_along(const char* preset, int players, int simulations);

}  // namespace mistbank_benchmark

// Functions for measuring: the time of the fastest of several runs, and the number of memory requests.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace mistbank_benchmark {

/// Returns the number of memory requests so far, to operator new and to the library's allocator.
std::uint64_t allocations();
/// Counts a memory request. The benchmark's allocators call this function.
void count_allocation();

/// Two clocks in nanoseconds since an arbitrary start. worked() returns the processor time of this thread, which other
/// programs hardly affect. on_the_wall() returns elapsed time.
inline double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}
inline double on_the_wall() {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Runs `body` `runs` times. Returns the nanoseconds of the fastest run divided by `units`. Uses the fastest run,
/// because other programs only make a run slower.
template <class Body>
double nanoseconds(int runs, double units, Body&& body, double (&clock)() = worked) {
    double best = 1e300;
    for (int run = 0; run < runs; ++run) {
        const double start = clock();
        body();
        const double taken = clock() - start;
        if (taken < best) best = taken;
    }
    return best / units;
}

/// Prevents the compiler from removing the computation of a value.
inline volatile std::uint64_t sink = 0;
inline void use(std::uint64_t value) { sink = value; }

/// The benchmark's random generator, SplitMix64. It is fast and gives the same numbers on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : counter_(seed) {}

    /// Returns a number from 0 to bound - 1. For the bounds in games the bias is below one in a million.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t mixed = counter_ += 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed ^= mixed >> 27;
        return static_cast<std::uint32_t>(((mixed >> 32) * bound) >> 32);
    }

private:
    std::uint64_t counter_;
};

}  // namespace mistbank_benchmark

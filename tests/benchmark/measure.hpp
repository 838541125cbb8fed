// Measuring: the best of several runs, and the number of memory requests.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace mistbank_benchmark {

/// Memory requests so far, by operator new and by malloc as the library uses it.
std::uint64_t allocations();
/// Counts one request; for the benchmark's allocators.
void count_allocation();

/// Nanoseconds from an arbitrary start: processor time of this thread, which other programs do not disturb, or elapsed
/// time.
inline double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}
inline double on_the_wall() {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Returns the nanoseconds of `body` for one of its `units`, the best of `runs`, because disturbances only make a run
/// longer.
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

/// Prevents the compiler from removing a value.
inline volatile std::uint64_t sink = 0;
inline void use(std::uint64_t value) { sink = value; }

/// The benchmark's random generator (SplitMix64), cheap and the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : counter_(seed) {}

    /// Returns a number from 0 to bound - 1; the bias is below one in a million for the bounds of a game.
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

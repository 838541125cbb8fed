// Replaces operator new with a version that counts every memory request.
#include <atomic>
#include <cstdlib>
#include <new>

#include "measure.hpp"

namespace {

std::atomic<std::uint64_t> requests{0};

}  // namespace

namespace mistbank_benchmark {

std::uint64_t allocations() { return requests.load(std::memory_order_relaxed); }
void count_allocation() { requests.fetch_add(1, std::memory_order_relaxed); }

}  // namespace mistbank_benchmark

void* operator new(std::size_t bytes) {
    mistbank_benchmark::count_allocation();
    if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

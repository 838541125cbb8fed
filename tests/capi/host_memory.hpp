// Heap: a host's allocator that counts requests and can refuse one. NoStrayMemory: checks that the library uses only
// this allocator. During a checked call the global `new` fails, and so does `malloc` if the linker can wrap it.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "mistbank.h"

namespace capi_test {

/// An allocator that counts requests and refuses one of them.
struct Heap {
    int live = 0;
    int requests = 0;
    int refuse_at = -1;  ///< index of the request to refuse, from 0; -1 to refuse none

    bool has_refused() const noexcept { return refuse_at >= 0 && requests > refuse_at; }
    mistbank_allocator allocator() noexcept { return {allocate, release, this}; }

    static void* MISTBANK_CALL allocate(void* context, std::size_t bytes);
    static void MISTBANK_CALL release(void* context, void* memory);
};

/// Returns the number of memory requests that bypassed the host's allocator.
int stray_requests() noexcept;

/// While an object of this class exists, this thread gets memory only from the host's allocator.
class NoStrayMemory {
public:
    NoStrayMemory() noexcept;
    ~NoStrayMemory();
    NoStrayMemory(const NoStrayMemory&) = delete;
    NoStrayMemory& operator=(const NoStrayMemory&) = delete;
};

/// Makes a call that gets memory only from the host's allocator; returns the result.
template <class Call>
auto without_stray_memory(Call&& call) {
    const NoStrayMemory none;
    return std::forward<Call>(call)();
}

}  // namespace capi_test

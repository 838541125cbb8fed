// A host's allocator that counts and refuses, and a watch over memory that is asked of the language instead: while the
// library works for a test, the global new and, where the linker can wrap it, malloc have none to give.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "mistbank.h"

namespace capi_test {

/// An allocator that counts, and that refuses one request.
struct Heap {
    int live = 0;
    int requests = 0;
    int refuse_at = -1;  ///< the number of the request that gets nothing; -1: none

    bool has_refused() const noexcept { return refuse_at >= 0 && requests > refuse_at; }
    mistbank_allocator allocator() noexcept { return {allocate, release, this}; }

    static void* MISTBANK_CALL allocate(void* context, std::size_t bytes);
    static void MISTBANK_CALL release(void* context, void* memory);
};

/// How often memory was asked for in vain.
int stray_requests() noexcept;

/// While one lives, this thread gets no memory but the host's.
class NoStrayMemory {
public:
    NoStrayMemory() noexcept;
    ~NoStrayMemory();
    NoStrayMemory(const NoStrayMemory&) = delete;
    NoStrayMemory& operator=(const NoStrayMemory&) = delete;
};

/// What the call answers, made without any memory but the host's.
template <class Call>
auto without_stray_memory(Call&& call) {
    const NoStrayMemory none;
    return std::forward<Call>(call)();
}

}  // namespace capi_test

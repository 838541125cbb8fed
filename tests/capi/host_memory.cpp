#include "host_memory.hpp"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

thread_local bool forbidden = false;
thread_local int requests = 0;

bool is_stray() noexcept {
    if (forbidden) ++requests;
    return forbidden;
}

void* get(std::size_t bytes) noexcept;

}  // namespace

namespace capi_test {

int stray_requests() noexcept { return requests; }
NoStrayMemory::NoStrayMemory() noexcept { forbidden = true; }
NoStrayMemory::~NoStrayMemory() { forbidden = false; }

void* Heap::allocate(void* context, std::size_t bytes) {
    Heap& heap = *static_cast<Heap*>(context);
    if (heap.requests++ == heap.refuse_at) return nullptr;
    ++heap.live;
    return get(bytes > 0 ? bytes : 1);
}

void Heap::release(void* context, void* memory) {
    --static_cast<Heap*>(context)->live;
    std::free(memory);
}

}  // namespace capi_test

// --- malloc, wrapped for this program and its library --------------------------------------------------------------

#ifdef MISTBANK_TESTS_WRAP_MALLOC
extern "C" {
void* __real_malloc(std::size_t bytes);
void* __real_calloc(std::size_t count, std::size_t bytes);
void* __real_realloc(void* memory, std::size_t bytes);
void* __wrap_malloc(std::size_t bytes) { return is_stray() ? nullptr : __real_malloc(bytes); }
void* __wrap_calloc(std::size_t count, std::size_t bytes) { return is_stray() ? nullptr : __real_calloc(count, bytes); }
void* __wrap_realloc(void* memory, std::size_t bytes) { return is_stray() ? nullptr : __real_realloc(memory, bytes); }
}
namespace {
void* get(std::size_t bytes) noexcept { return __real_malloc(bytes); }
}  // namespace
#else
namespace {
void* get(std::size_t bytes) noexcept { return std::malloc(bytes); }
}  // namespace
#endif

// --- new ------------------------------------------------------------------------------------------------------------

// The thread sanitizer has its own operator new, which cannot be replaced. Tests with this sanitizer do not check
// memory requests.
#ifndef MISTBANK_TESTS_KEEP_NEW

void* operator new(std::size_t bytes) {
    void* memory = is_stray() ? nullptr : get(bytes > 0 ? bytes : 1);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}
void* operator new[](std::size_t bytes) { return ::operator new(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return is_stray() ? nullptr : get(bytes > 0 ? bytes : 1);
}
void* operator new[](std::size_t bytes, const std::nothrow_t& tag) noexcept { return ::operator new(bytes, tag); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

#endif

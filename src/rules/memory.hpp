// The standard library's containers on a host's own memory.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <vector>

#include "mistbank/allocator.hpp"

namespace mistbank {

inline void* allocate_from(const Allocator& allocator, std::size_t bytes) {
    void* memory = allocator.allocate ? allocator.allocate(allocator.context, bytes) : std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

inline void release_to(const Allocator& allocator, void* memory) {
    if (allocator.release) {
        allocator.release(allocator.context, memory);
    } else {
        std::free(memory);
    }
}

template <class T>
struct HostAllocator {
    using value_type = T;
    Allocator host;

    explicit HostAllocator(const Allocator& allocator) noexcept : host(allocator) {}
    template <class U>
    HostAllocator(const HostAllocator<U>& other) noexcept : host(other.host) {}

    T* allocate(std::size_t count) { return static_cast<T*>(allocate_from(host, count * sizeof(T))); }
    void deallocate(T* memory, std::size_t) noexcept { release_to(host, memory); }

    template <class U>
    bool operator==(const HostAllocator<U>& other) const noexcept {
        return host.allocate == other.host.allocate && host.release == other.host.release &&
               host.context == other.host.context;
    }
    template <class U>
    bool operator!=(const HostAllocator<U>& other) const noexcept {
        return !(*this == other);
    }
};

template <class T>
using HostVector = std::vector<T, HostAllocator<T>>;

}  // namespace mistbank

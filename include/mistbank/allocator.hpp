// Allocators for the memory of games and tile sets.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

namespace mistbank {

/// A caller-provided allocator. `allocate` returns null on failure; both functions receive `context`. The memory must
/// have the alignment of malloc. Null functions mean malloc and free.
struct Allocator {
    void* (*allocate)(void* context, std::size_t bytes) = nullptr;  ///< allocates `bytes` bytes; returns null on
                                                                    ///< failure
    void (*release)(void* context, void* memory) = nullptr;         ///< frees memory that `allocate` returned
    void* context = nullptr;                                        ///< passed to both functions
};

/// Returns whether both are the same allocator.
inline bool operator==(const Allocator& one, const Allocator& other) noexcept {
    return one.allocate == other.allocate && one.release == other.release && one.context == other.context;
}
/// See operator==.
inline bool operator!=(const Allocator& one, const Allocator& other) noexcept { return !(one == other); }

/// Allocates memory. Throws std::bad_alloc on failure.
void* allocate_from(const Allocator& allocator, std::size_t bytes);

/// Frees memory that allocate_from() returned.
inline void release_to(const Allocator& allocator, void* memory) noexcept {
    if (allocator.release) {
        allocator.release(allocator.context, memory);
    } else {
        std::free(memory);
    }
}

/// Adapts an Allocator for containers of the standard library. It has no default constructor, so that a container
/// without an explicit allocator does not compile.
template <class T>
struct HostAllocator {
    using value_type = T;  ///< the element type
    Allocator host;        ///< the source of memory

    HostAllocator(const Allocator& allocator) noexcept : host(allocator) {}  ///< uses this allocator
    template <class U>
    HostAllocator(const HostAllocator<U>& other) noexcept : host(other.host) {}  ///< uses the same allocator

    /// Allocates memory for `count` elements. Throws std::bad_alloc on failure.
    T* allocate(std::size_t count) { return static_cast<T*>(allocate_from(host, count * sizeof(T))); }
    /// Frees the memory.
    void deallocate(T* memory, std::size_t) noexcept { release_to(host, memory); }

    /// Returns whether both are the same allocator.
    template <class U>
    bool operator==(const HostAllocator<U>& other) const noexcept {
        return host == other.host;
    }
    /// See operator==.
    template <class U>
    bool operator!=(const HostAllocator<U>& other) const noexcept {
        return host != other.host;
    }
};

/// A list with a caller-provided allocator, for example `HostVector<Action> actions(allocator);`
template <class T>
using HostVector = std::vector<T, HostAllocator<T>>;

/// A string with a caller-provided allocator, for example `HostString text(allocator);`
using HostString = std::basic_string<char, std::char_traits<char>, HostAllocator<char>>;

}  // namespace mistbank

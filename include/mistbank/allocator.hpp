// Where games and tile sets take their memory from.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

namespace mistbank {

/// A host's own memory. `allocate` answers null when there is none; both get `context`. The memory must be aligned as
/// malloc aligns it. Without functions it is malloc and free.
struct Allocator {
    void* (*allocate)(void* context, std::size_t bytes) = nullptr;  ///< gives memory, or null
    void (*release)(void* context, void* memory) = nullptr;         ///< takes back what allocate gave
    void* context = nullptr;                                        ///< the host's own, handed to both
};

/// Whether two of them are the same memory.
inline bool operator==(const Allocator& one, const Allocator& other) noexcept {
    return one.allocate == other.allocate && one.release == other.release && one.context == other.context;
}
/// See operator==.
inline bool operator!=(const Allocator& one, const Allocator& other) noexcept { return !(one == other); }

/// Memory from a host. Throws std::bad_alloc if there is none.
void* allocate_from(const Allocator& allocator, std::size_t bytes);

/// Gives back what allocate_from gave.
inline void release_to(const Allocator& allocator, void* memory) noexcept {
    if (allocator.release) {
        allocator.release(allocator.context, memory);
    } else {
        std::free(memory);
    }
}

/// An Allocator as the standard library's containers want it. There is none without a host, so that none of the
/// library's containers can take memory from anywhere else by mistake.
template <class T>
struct HostAllocator {
    using value_type = T;  ///< what it is for
    Allocator host;        ///< where the memory comes from

    HostAllocator(const Allocator& allocator) noexcept : host(allocator) {}  ///< of this host
    template <class U>
    HostAllocator(const HostAllocator<U>& other) noexcept : host(other.host) {}  ///< of the same host

    /// Memory for `count` things. Throws std::bad_alloc if there is none.
    T* allocate(std::size_t count) { return static_cast<T*>(allocate_from(host, count * sizeof(T))); }
    /// Gives it back.
    void deallocate(T* memory, std::size_t) noexcept { release_to(host, memory); }

    /// Whether both are the same memory.
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

/// A list in a host's memory: `HostVector<Action> actions(allocator);`
template <class T>
using HostVector = std::vector<T, HostAllocator<T>>;

/// A text in a host's memory: `HostString text(allocator);`
using HostString = std::basic_string<char, std::char_traits<char>, HostAllocator<char>>;

}  // namespace mistbank

// Vectors of plain values whose owner writes each element before reading it.
#pragma once

#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "mistbank/allocator.hpp"

namespace mistbank {

/// An allocator for vectors: elements that resize() adds have no defined value. A large vector therefore grows without
/// writing to the memory of its new elements.
template <class T>
struct UninitialisedAllocator : HostAllocator<T> {
    static_assert(std::is_trivially_copyable_v<T>);
    using HostAllocator<T>::HostAllocator;

    /// Leaves a new element without a value.
    template <class U>
    void construct(U* place) noexcept {
        ::new (static_cast<void*>(place)) U;
    }
    /// Makes a new element from these arguments.
    template <class U, class... Arguments>
    void construct(U* place, Arguments&&... arguments) {
        ::new (static_cast<void*>(place)) U(std::forward<Arguments>(arguments)...);
    }
};

template <class T>
using UninitialisedVector = std::vector<T, UninitialisedAllocator<T>>;

}  // namespace mistbank

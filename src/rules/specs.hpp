// Rows of data that describe a box.
#pragma once

#include <cstddef>

namespace mistbank {

/// The rows of an array.
template <class Spec>
struct Specs {
    const Spec* first = nullptr;
    std::size_t count = 0;

    constexpr Specs() = default;
    template <std::size_t size>
    constexpr Specs(const Spec (&specs)[size]) : first(specs), count(size) {}
    constexpr const Spec* begin() const { return first; }
    constexpr const Spec* end() const { return first + count; }
};

}  // namespace mistbank

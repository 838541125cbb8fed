// Helpers for tables of data that describe boxes and their marks.
#pragma once

#include <cstddef>

namespace mistbank {

/// A view of the rows of an array.
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

/// Defines setters for a spec: each call returns a copy with one field changed. Clang requires their definition before
/// the specs.
template <class Spec>
struct SpecBuilder {
    template <class Value, class Given>
    constexpr Spec with(Value Spec::*field, Given value) const {
        Spec changed = static_cast<const Spec&>(*this);
        changed.*field = value;
        return changed;
    }
};

/// Sorts rows by place_of(row). The sort is stable and works at compile time.
template <class Rows, class PlaceOf>
constexpr void sort_by_place(Rows& rows, PlaceOf place_of) {
    for (std::size_t end = 1; end < rows.size(); ++end) {
        const auto moved = rows[end];
        std::size_t at = end;
        for (; at > 0 && place_of(rows[at - 1]) > place_of(moved); --at) rows[at] = rows[at - 1];
        rows[at] = moved;
    }
}

}  // namespace mistbank

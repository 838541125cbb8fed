// The printed parts of tiles in observations: for each tile type and rotation, the values of planes other than 0.
#pragma once

#include <array>
#include <cstdint>

#include "learning/planes.hpp"
#include "mistbank/allocator.hpp"
#include "rules/setup.hpp"

namespace mistbank {

static_assert(plane::plane_total <= 256, "the number of a plane must fit into a byte");

/// The value of a plane at the cell of a tile. The value is never 0.
struct PlaneValue {
    std::uint8_t plane;
    std::uint8_t value;
};

/// A range of values in a list.
struct PlaneValues {
    const PlaneValue* first;
    const PlaneValue* last;

    const PlaneValue* begin() const noexcept { return first; }
    const PlaneValue* end() const noexcept { return last; }
};

/// The values of one tile type in one rotation.
class PrintedTile {
public:
    PrintedTile(const Setup& setup, const TileType& type, int rotation) noexcept;

    PlaneValues values() const noexcept { return {values_.data(), values_.data() + count_}; }

private:
    void add(int plane, int value = 1) noexcept;
    void add_sides(const TileType& type, int rotation) noexcept;
    void add_marks(const Setup& setup, const TileType& type, int rotation) noexcept;

    std::array<PlaneValue, plane::plane_total> values_;
    std::size_t count_ = 0;
};

/// The values of all tile types of a setup. Each type needs at most 4 rotations x plane_count() values of 2 bytes, plus
/// 4 indices. A type of a built-in set needs about 65 bytes.
class PrintedPlanes : public DerivedData {
public:
    /// Computes the values. May throw std::bad_alloc.
    explicit PrintedPlanes(const Setup& setup);

    PlaneValues values(int type, int rotation) const noexcept {
        const std::uint32_t* const begin = &begins_[static_cast<std::size_t>(type * plane::sides + rotation)];
        return {values_.data() + begin[0], values_.data() + begin[1]};
    }

    /// Returns the size of both lists in bytes.
    std::size_t bytes() const noexcept {
        return begins_.capacity() * sizeof(std::uint32_t) + values_.capacity() * sizeof(PlaneValue);
    }

private:
    // Index of the first value of each type and rotation; the last entry is the number of all values.
    HostVector<std::uint32_t> begins_;
    HostVector<PlaneValue> values_;
};

/// Returns the values of a setup; null if compute_printed_planes() has not been called for this setup.
inline const PrintedPlanes* find_printed_planes(const Setup& setup) noexcept {
    return static_cast<const PrintedPlanes*>(setup.printed_planes.get());
}
/// Returns the values of a setup. The first call computes them with memory from the setup's allocator and may throw
/// std::bad_alloc. The values are freed with the setup. Threads may call this function concurrently.
const PrintedPlanes& compute_printed_planes(const Setup& setup);

}  // namespace mistbank

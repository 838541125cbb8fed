// The printed parts of tiles in observations: for each tile type and rotation the planes with a value other than 0.
#pragma once

#include <array>
#include <cstdint>

#include "learning/planes.hpp"
#include "mistbank/allocator.hpp"
#include "rules/setup.hpp"

namespace mistbank {

static_assert(plane::plane_total <= 256, "the number of a plane must fit into a byte");

/// The value of a plane at the cell of a tile, never 0.
struct PlaneValue {
    std::uint8_t plane;
    std::uint8_t value;
};

/// A range of values, in the order of their computation.
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

/// The values of all types of a setup. Their memory is bounded: 4 rotations x plane_count() values of 2 bytes for each
/// type, and where they begin. Types of the built-in sets need about 65 bytes each.
class PrintedPlanes : public DerivedData {
public:
    /// Computes the values. May throw std::bad_alloc.
    explicit PrintedPlanes(const Setup& setup);

    PlaneValues values(int type, int rotation) const noexcept {
        const std::uint32_t* const begin = &begins_[static_cast<std::size_t>(type * plane::sides + rotation)];
        return {values_.data() + begin[0], values_.data() + begin[1]};
    }

    /// Returns the size of both lists.
    std::size_t bytes() const noexcept {
        return begins_.capacity() * sizeof(std::uint32_t) + values_.capacity() * sizeof(PlaneValue);
    }

private:
    HostVector<std::uint32_t> begins_;  // by type and rotation; the last one is the end of all
    HostVector<PlaneValue> values_;
};

/// Returns the values of a setup, null if no call of compute_printed_planes() has computed them.
inline const PrintedPlanes* find_printed_planes(const Setup& setup) noexcept {
    return static_cast<const PrintedPlanes*>(setup.printed_planes.get());
}
/// Returns the values of a setup. The first call computes them in memory of the setup's allocator and may throw
/// std::bad_alloc; they are freed with the setup. Threads may call this function concurrently.
const PrintedPlanes& compute_printed_planes(const Setup& setup);

}  // namespace mistbank

// Observations describe a game as arrays of numbers for learning programs: planes over a window of the board, and
// scalars. They contain only information that the viewing player has. capi/mistbank/learning.h lists every plane and
// scalar.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "mistbank/window.hpp"

namespace mistbank {

/// Returns the number of planes. It is fixed for each version of the library; later versions append planes and scalars.
int plane_count() noexcept;
/// Returns the name of a plane, for example "face_up"; null for an index out of range.
const char* plane_name(int index) noexcept;
/// Returns whether a plane is binary: 1 or 0 in each cell. Other planes hold counts. False for an index out of range.
/// @since 2.1
bool is_plane_binary(int index) noexcept;

/// A choice of planes for observations, and their order. @since 2.1
class PlaneChoice {
public:
    PlaneChoice() noexcept;  ///< chooses all planes
    /// Chooses these planes in this order. Returns nothing if the list is empty, or if an index is out of range or
    /// occurs twice.
    static std::optional<PlaneChoice> of(const std::int32_t* planes, std::size_t count) noexcept;
    /// Chooses the planes that can have values other than 0 in games with the rules and tile sets of this game. All
    /// other planes are always 0 in these games.
    static PlaneChoice used_by(const Game& game) noexcept;

    int count() const noexcept { return count_; }  ///< number of chosen planes
    /// Returns the index of the plane at this place, for plane_name(); -1 for a place out of range.
    int plane_at(int place) const noexcept {
        return place >= 0 && place < count_ ? planes_[static_cast<std::size_t>(place)] : -1;
    }
    /// Returns the place of a plane; -1 if it is not chosen.
    int place_of(int plane) const noexcept {
        return plane >= 0 && plane < most_planes ? places_[static_cast<std::size_t>(plane)] : -1;
    }

private:
    struct Empty {};
    explicit PlaneChoice(Empty) noexcept { places_.fill(-1); }
    void add(int plane) noexcept;

    static constexpr int most_planes = 256;
    std::array<std::uint8_t, most_planes> planes_{};  // plane at each place
    std::array<std::int16_t, most_planes> places_{};  // place of each plane; -1: not chosen
    int count_ = 0;
};

/// The layout of chosen planes in packed form: plane by plane, row by row from the north-west. A binary plane has a bit
/// for each cell, any other plane a byte. Each plane starts at a new byte, and its first cell has the highest bit of
/// this byte. Unused bits are 0. @since 2.1
class PackedLayout {
public:
    /// Computes the layout of planes with this number of cells each.
    PackedLayout(const PlaneChoice& planes, int cells) noexcept;

    const PlaneChoice& planes() const noexcept { return planes_; }  ///< the chosen planes
    std::size_t bytes() const noexcept { return bytes_; }           ///< size of an observation in bytes
    /// Returns the offset of the first byte of the plane at this place, 0 to planes().count()-1.
    std::size_t begin_of(int place) const noexcept { return begins_[static_cast<std::size_t>(place)]; }

private:
    PlaneChoice planes_;
    std::array<std::uint32_t, 256> begins_{};
    std::size_t bytes_ = 0;
};

/// Writes plane_count() * window.cells() bytes: plane by plane, row by row from the north-west. Amounts above 255 are
/// written as 255. Cost: a walk over the tiles, with more work for tiles in the window. May throw std::bad_alloc.
///
/// The first call stores the planes of all tile types, for all games that share the tile types of this game (copies,
/// games in a batch). This takes about 65 bytes for each type, at most 8 * plane_count() + 16, from the game's
/// allocator. The memory is freed together with the last of these games.
/// @param game the game to observe
/// @param window the part of the board
/// @param player the viewer, whose colours come first
/// @param out the bytes
void observe_planes(const Game& game, const Window& window, int player, std::uint8_t* out);
/// Writes the planes for a caller that already has the complete list of legal actions. Never allocates memory. The call
/// is slower until the overload without `legal` has stored the planes of the tile types.
void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    std::uint8_t* out) noexcept;

/// Writes only the chosen planes, in their order: planes.count() * window.cells() bytes. Otherwise does the same as the
/// function that writes all planes. @since 2.1
void observe_planes(const Game& game, const Window& window, int player, const PlaneChoice& planes, std::uint8_t* out);
/// Writes chosen planes for a caller that already has the complete list of legal actions. @since 2.1
void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    const PlaneChoice& planes, std::uint8_t* out) noexcept;
/// Writes layout.bytes() bytes: the planes of the layout in packed form. The layout must be for window.cells() cells.
/// For a caller that already has the complete list of legal actions. @since 2.1
void observe_packed_planes(const Game& game, const Window& window, int player, const Action* legal,
                           std::size_t legal_count, const PackedLayout& layout, std::uint8_t* out) noexcept;

/// Returns the number of scalars. It is fixed for each version of the library.
int scalar_count() noexcept;
/// Returns the name of a scalar, for example "ghost_supply"; null for an index out of range.
const char* scalar_name(int index) noexcept;

/// Writes scalar_count() numbers. `player` is the viewer.
void observe_scalars(const Game& game, int player, std::int32_t* out) noexcept;
/// Writes the same numbers as float, which represents each of them exactly. @since 2.1
void observe_scalars(const Game& game, int player, float* out) noexcept;

}  // namespace mistbank

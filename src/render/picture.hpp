// One tile drawn as characters; every cell stores what it shows.
#pragma once

#include <array>
#include <cstdint>

#include "render/turned_segments.hpp"

namespace mistbank::render {

/// Tiles share their rims: a tile has 13 x 7 cells, and its neighbour begins 12 columns or 6 rows further on.
inline constexpr int tile_columns = 13;
inline constexpr int tile_rows = 7;
inline constexpr int pitch_columns = tile_columns - 1;
inline constexpr int pitch_rows = tile_rows - 1;
inline constexpr int middle_column = tile_columns / 2;
inline constexpr int middle_row = tile_rows / 2;

enum class Stuff : std::uint8_t {
    field,
    rim,  ///< the rim at a side with a field
    mist,
    city,
    wall,  ///< the wall of a city
    road,
    village,  ///< where a road ends
    frame,    ///< walls and roof of a monastery, castle or cemetery
    inside,   ///< the space within the frame of a building or the hedge of a garden
    back,     ///< the back of a face-down tile
    water,    ///< the river or a lake
    bridge,   ///< a road over the river, or a link over a lake
    hedge,    ///< a hedge around a garden, or between two fields
};

struct Spot {
    char32_t symbol = U' ';
    Stuff stuff = Stuff::field;
    std::int8_t segment = -1;  ///< number of the segment that the cell shows, or -1
    bool in_mist = false;      ///< whether the cell shows a road under mist
};

struct Picture {
    std::array<Spot, tile_columns * tile_rows> spots{};

    Spot& at(int column, int row) noexcept { return spots[row * tile_columns + column]; }
    const Spot& at(int column, int row) const noexcept { return spots[row * tile_columns + column]; }
};

Picture picture_of(const Turned& tile) noexcept;
Picture picture_of_back() noexcept;

/// Draws the rim of one side as a clear field, where the mist of the tile ends.
void clear_rim(Picture& picture, int side) noexcept;

/// Returns whether a cell lies on the rim of a side. Corners belong to no side.
bool on_side(int side, int column, int row) noexcept;
bool on_rim(int column, int row) noexcept;

/// The minimum difference in cost for which a later place replaces an earlier one. It is larger than rounding errors,
/// so that the result is the same on every machine.
inline constexpr double better = 1e-6;

// The drawing steps of picture_of(), in order.
void draw_ground(Picture& picture, const Turned& tile) noexcept;  ///< fields, mist, cities
void draw_river(Picture& picture, const Turned& tile) noexcept;
void draw_building(Picture& picture, const Turned& tile) noexcept;  ///< monastery, castle, cemetery
void draw_roads(Picture& picture, const Turned& tile) noexcept;
void draw_garden(Picture& picture, const Turned& tile) noexcept;  ///< a garden, in the space that remains
void draw_hedges(Picture& picture, const Turned& tile) noexcept;  ///< hedges between fields without another border

/// Draws a link on the lake of a tile, from one road to another (FER-1).
void draw_link(Picture& picture, const Turned& tile, int one, int other) noexcept;

/// Returns whether a road that passes through the tile crosses this cell.
bool on_passing_road(const Turned& tile, int column, int row) noexcept;

}  // namespace mistbank::render

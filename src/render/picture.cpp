#include "render/picture.hpp"

#include "render/areas.hpp"

namespace mistbank::render {

namespace {

constexpr char32_t corner_symbol = U'+';
constexpr char32_t rim_symbol = U'·';
constexpr char32_t mist_symbol = U'░';
constexpr char32_t city_symbol = U'▒';
constexpr char32_t back_symbol = U'╱';

/// Block symbols, indexed by the quarters that they fill: bit 0 north-west, 1 north-east, 2 south-west, 3 south-east.
constexpr char32_t blocks[] = {U' ', U'▘', U'▝', U'▀', U'▖', U'▌', U'▞', U'▛',
                               U'▗', U'▚', U'▐', U'▜', U'▄', U'▙', U'▟', U'█'};
constexpr unsigned full_block = 15;

double across(double column) noexcept { return column / pitch_columns; }
double down(double row) noexcept { return row / pitch_rows; }

bool rim_dot(int column, int row) noexcept {
    const bool along_row = row == 0 || row == pitch_rows;
    return along_row ? column % 2 == 0 && column != middle_column : row % 2 == 0;
}

Spot rim_spot(int column, int row) noexcept { return {rim_dot(column, row) ? rim_symbol : U' ', Stuff::rim, -1}; }

void draw_rim(Picture& picture) noexcept {
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            if (on_rim(column, row)) picture.at(column, row) = rim_spot(column, row);
        }
    }
    for (const int row : {0, pitch_rows}) {
        for (const int column : {0, pitch_columns}) picture.at(column, row).symbol = corner_symbol;
    }
}

constexpr char32_t wall_upright = U'║';
constexpr char32_t wall_level = U'═';

bool at_corner(int column, int row) noexcept { return column % pitch_columns == 0 && row % pitch_rows == 0; }

/// Draws the wall around an abbey, which fits any side.
void draw_wall_around(Picture& picture) noexcept {
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            if (!on_rim(column, row) || at_corner(column, row)) continue;
            picture.at(column, row) = {column % pitch_columns == 0 ? wall_upright : wall_level, Stuff::frame, -1};
        }
    }
}

bool misty(const TurnedSegment& mist, int column, int row) noexcept {
    for (int side = 0; side < 4; ++side) {
        if (on_side(side, column, row)) return mist.reaches(side);
    }
    return in_mist(mist, across(column), down(row));
}

void draw_mist(Picture& picture, const TurnedSegment& mist) noexcept {
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            if (at_corner(column, row) || !misty(mist, column, row)) continue;
            picture.at(column, row) = {mist_symbol, Stuff::mist, static_cast<std::int8_t>(mist.number)};
        }
    }
}

unsigned quarters_in_city(const Turned& tile, const TurnedSegment& city, int column, int row) noexcept {
    unsigned quarters = 0;
    for (int i = 0; i < 4; ++i) {
        const double x = across(column + (i % 2 == 0 ? -0.25 : 0.25));
        const double y = down(row + (i < 2 ? -0.25 : 0.25));
        if (in_city(tile, city, x, y)) quarters |= 1u << i;
    }
    return quarters;
}

/// Returns whether a city fills a cell on the rim. Of two cities that share a side, the first also fills the middle.
bool fills_rim(const Turned& tile, const TurnedSegment& city, int side, int column, int row) noexcept {
    const Part part = tile.part_of_side(city, side);
    if (part == Part::whole) return true;
    const int gone[] = {column - middle_column, row - middle_row, middle_column - column, middle_row - row};
    return part == Part::first_half ? gone[side] <= 0 : gone[side] > 0;
}

/// For each cell of a tile, the quarters that a city fills.
using Cover = std::array<unsigned, tile_columns * tile_rows>;

Cover cover_of(const Turned& tile, const TurnedSegment& city) noexcept {
    Cover cover{};
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            unsigned& quarters = cover[row * tile_columns + column];
            quarters = on_rim(column, row) ? 0 : quarters_in_city(tile, city, column, row);
            for (int side = 0; side < 4; ++side) {
                if (city.reaches(side) && on_side(side, column, row) && fills_rim(tile, city, side, column, row))
                    quarters = full_block;
            }
        }
    }
    return cover;
}

/// Returns whether a cell inside the tile has an empty neighbour. A filled cell then needs a wall.
bool beside_nothing(const Cover& cover, int column, int row) noexcept {
    if (on_rim(column, row)) return false;
    const int i = row * tile_columns + column;
    const auto bare = [&cover](int neighbour, int x, int y) { return cover[neighbour] == 0 && !at_corner(x, y); };
    return bare(i - 1, column - 1, row) || bare(i + 1, column + 1, row) || bare(i - tile_columns, column, row - 1) ||
           bare(i + tile_columns, column, row + 1);
}

void draw_city(Picture& picture, const Turned& tile, const TurnedSegment& city) noexcept {
    const Cover cover = cover_of(tile, city);
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            const unsigned quarters = cover[row * tile_columns + column];
            if (quarters == 0) continue;
            const bool wall = quarters != full_block || beside_nothing(cover, column, row);
            picture.at(column, row) = {wall ? blocks[quarters] : city_symbol, wall ? Stuff::wall : Stuff::city,
                                       static_cast<std::int8_t>(city.number)};
        }
    }
}

}  // namespace

bool on_rim(int column, int row) noexcept { return column % pitch_columns == 0 || row % pitch_rows == 0; }

bool on_side(int side, int column, int row) noexcept {
    if (at_corner(column, row)) return false;
    switch (side) {
        case north: return row == 0;
        case east: return column == pitch_columns;
        case south: return row == pitch_rows;
        default: return column == 0;
    }
}

void draw_ground(Picture& picture, const Turned& tile) noexcept {
    draw_rim(picture);
    if (tile.has(Mark::abbey)) draw_wall_around(picture);
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::mist) draw_mist(picture, tile.segments[i]);
    }
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::city) draw_city(picture, tile, tile.segments[i]);
    }
}

Picture picture_of(const Turned& tile) noexcept {
    Picture picture;
    draw_ground(picture, tile);
    draw_river(picture, tile);
    draw_building(picture, tile);
    draw_roads(picture, tile);
    draw_garden(picture, tile);
    draw_hedges(picture, tile);
    return picture;
}

Picture picture_of_back() noexcept {
    Picture picture;
    draw_rim(picture);
    for (int row = 1; row < pitch_rows; ++row) {
        for (int column = 1; column < pitch_columns; ++column) {
            picture.at(column, row) = {back_symbol, Stuff::back, -1};
        }
    }
    return picture;
}

void clear_rim(Picture& picture, int side) noexcept {
    for (int row = 0; row < tile_rows; ++row) {
        for (int column = 0; column < tile_columns; ++column) {
            Spot& spot = picture.at(column, row);
            if (!on_side(side, column, row)) continue;
            if (spot.stuff == Stuff::mist) spot = rim_spot(column, row);
            spot.in_mist = false;
        }
    }
}

}  // namespace mistbank::render

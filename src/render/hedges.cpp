// Hedges between two fields without another border. There are three kinds: from a corner of the tile or the middle of a
// side to the city that both fields touch; between two facing cities; and from the corner between two cities to the end
// of a road.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "render/picture.hpp"

namespace mistbank::render {

namespace {

constexpr char32_t hedge_symbol = U'%';

struct Point {
    int column = 0;
    int row = 0;
};

Point corner_place(int corner) noexcept {
    return {corner == 1 || corner == 2 ? pitch_columns : 0, corner >= 2 ? pitch_rows : 0};
}

Point side_place(int side) noexcept {
    constexpr Point places[] = {
        {middle_column, 0}, {pitch_columns, middle_row}, {middle_column, pitch_rows}, {0, middle_row}};
    return places[side & 3];
}

Point village_place(const Picture& picture) noexcept {
    for (int row = 1; row < pitch_rows; ++row) {
        for (int column = 1; column < pitch_columns; ++column) {
            if (picture.at(column, row).stuff == Stuff::village) return {column, row};
        }
    }
    return {middle_column, middle_row};
}

/// Calls `take` with the places along a line, except its two ends. A step is at most one row and at most `columns`
/// columns.
template <class Take>
void along(Point from, Point to, int columns, Take take) {
    const int steps =
        std::max((std::abs(to.column - from.column) + columns - 1) / columns, std::abs(to.row - from.row));
    for (int i = 1; i < steps; ++i) {
        take(Point{from.column + (to.column - from.column) * i / steps, from.row + (to.row - from.row) * i / steps});
    }
}

bool is_free(const Picture& picture, Point from, Point to) noexcept {
    bool free = true;
    along(from, to, 1, [&](Point place) {
        const Spot& spot = picture.at(place.column, place.row);
        free = free && (spot.stuff == Stuff::field || spot.stuff == Stuff::rim);
    });
    return free;
}

/// Returns the nearest place in the city that a straight hedge can reach by crossing only fields. If there is none,
/// returns the middle of the tile, where roads meet at the city's gate.
Point end_of_hedge(const Picture& picture, int city, Point from) noexcept {
    Point nearest{middle_column, middle_row};
    double least = 1e9;
    for (int row = 1; row < pitch_rows; ++row) {
        for (int column = 1; column < pitch_columns; ++column) {
            const Spot& spot = picture.at(column, row);
            if (spot.segment != city || (spot.stuff != Stuff::wall && spot.stuff != Stuff::city)) continue;
            const double distance = std::hypot((column - from.column) / 2.0, row - from.row);
            if (distance + better < least && is_free(picture, from, {column, row})) {
                least = distance;
                nearest = {column, row};
            }
        }
    }
    return nearest;
}

void draw_hedge(Picture& picture, Point from, Point to) noexcept {
    along(from, to, 2, [&picture](Point place) {
        Spot& spot = picture.at(place.column, place.row);
        if (spot.stuff == Stuff::field) spot = {hedge_symbol, Stuff::hedge, -1};
    });
}

}  // namespace

void draw_hedges(Picture& picture, const Turned& tile) noexcept {
    for (int corner = 0; corner < 4; ++corner) {
        const int city = tile.city_of_hedge(corner);
        if (city < 0) continue;
        const Point from = corner_place(corner);
        draw_hedge(picture, from, end_of_hedge(picture, city, from));
    }
    for (int side = 0; side < 4; ++side) {
        const Point from = side_place(side);
        const int city = tile.city_of_parted(side);
        if (city >= 0) draw_hedge(picture, from, end_of_hedge(picture, city, from));
        // The hedge runs from rim to rim, and the cities cover its ends.
        if (side < 2 && tile.parted_between_cities(side)) draw_hedge(picture, from, side_place(side + 2));
    }
    const int end_of_road = tile.corner_of_road_end();
    if (end_of_road >= 0) draw_hedge(picture, corner_place(end_of_road), village_place(picture));
}

}  // namespace mistbank::render

// Monasteries, castles and cemeteries: a frame with a different roof for each kind. Gardens: a space in a hedge.
#include <array>
#include <cstdlib>

#include "render/picture.hpp"

namespace mistbank::render {

namespace {

constexpr int building_columns = 5;
constexpr int building_rows = 3;

struct Size {
    int columns = building_columns;
    int rows = building_rows;
};
/// A building with two rows has no floor, because a road takes the space.
constexpr Size building_sizes[] = {{building_columns, building_rows}, {building_columns, building_rows - 1}};
/// A garden can be as small as one bed between two bushes.
constexpr Size garden_sizes[] = {building_sizes[0], building_sizes[1], {building_columns, 1}, {3, 1}};

struct Place {
    int column = 0;
    int row = 0;
    Size size;
    double cost = 1e9;

    bool covers_column(int other) const noexcept { return column <= other && other < column + size.columns; }
    bool covers_row(int other) const noexcept { return row <= other && other < row + size.rows; }
    /// Returns whether a cell lies in the space inside the frame.
    bool inside(int at_column, int at_row) const noexcept {
        return at_row == size.rows / 2 && at_column > 0 && at_column + 1 < size.columns;
    }
};

const char32_t* symbols_of(SegmentKind kind) noexcept {
    switch (kind) {
        case SegmentKind::castle:
            return U"╔╩╩╩╗"
                   U"║   ║"
                   U"╚═══╝";
        case SegmentKind::garden:
            return U"╭%%%╮"
                   U"%   %"
                   U"╰%%%╯";
        case SegmentKind::monastery:
            return U"╔═╬═╗"
                   U"║   ║"
                   U"╚═══╝";
        default:
            return U"┌┄†┄┐"
                   U"┆   ┆"
                   U"└┄┄┄┘";
    }
}

bool is_building(SegmentKind kind) noexcept {
    return kind == SegmentKind::monastery || kind == SegmentKind::castle || kind == SegmentKind::cemetery;
}

const TurnedSegment* ending_road(const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::road && tile.segments[i].side_count() == 1) return &tile.segments[i];
    }
    return nullptr;
}

/// Returns whether a road that ends on the tile would run past a building at this place.
bool misses_road(const Place& place, const Turned& tile) noexcept {
    const TurnedSegment* road = ending_road(tile);
    if (road == nullptr) return false;
    const bool beside_column = !place.covers_column(middle_column);
    const bool beside_row = !place.covers_row(middle_row);
    if (tile.river() == nullptr) return beside_column || beside_row;
    return road->reaches(north) || road->reaches(south) ? beside_column : beside_row;  // the road crosses the river
}

double cost_of_cell(const Picture& picture, const Turned& tile, int column, int row) noexcept {
    if (on_passing_road(tile, column, row)) return 20;
    switch (picture.at(column, row).stuff) {
        case Stuff::city: return 10;
        case Stuff::wall: return 5;
        case Stuff::water: return 10;
        case Stuff::road:
        case Stuff::bridge:
        case Stuff::village:
        case Stuff::frame:
        case Stuff::inside: return 20;
        default: return 0;
    }
}

double cost_of(const Place& place, const Picture& picture, const Turned& tile, const TurnedSegment& building) noexcept {
    const double middle_x = place.column + (place.size.columns - 1) / 2.0;
    const double middle_y = place.row + (place.size.rows - 1) / 2.0;
    double cost = std::abs(middle_x - building.x * pitch_columns / 100.0) / 2 +
                  std::abs(middle_y - building.y * pitch_rows / 100.0) + 3 * (building_rows - place.size.rows);
    for (int row = place.row; row < place.row + place.size.rows; ++row) {
        for (int column = place.column; column < place.column + place.size.columns; ++column) {
            cost += cost_of_cell(picture, tile, column, row);
        }
    }
    return is_building(building.kind) && misses_road(place, tile) ? cost + 8 : cost;
}

template <std::size_t count>
Place best_place(const Picture& picture, const Turned& tile, const TurnedSegment& building,
                 const Size (&sizes)[count]) {
    Place best;
    for (const Size& size : sizes) {
        for (int row = 1; row + size.rows <= pitch_rows; ++row) {
            for (int column = 1; column + size.columns <= pitch_columns; ++column) {
                Place place{column, row, size, 0};
                place.cost = cost_of(place, picture, tile, building);
                if (place.cost + better < best.cost) best = place;
            }
        }
    }
    return best;
}

void draw(Picture& picture, const TurnedSegment& building, const Place& place, Stuff frame) noexcept {
    const char32_t* symbols = symbols_of(building.kind);
    for (int row = 0; row < place.size.rows; ++row) {
        for (int column = 0; column < place.size.columns; ++column) {
            const int symbol_row = place.size.rows == 1 ? 1 : row;
            const int symbol_column = column + 1 == place.size.columns ? building_columns - 1 : column;
            picture.at(place.column + column, place.row + row) = {
                symbols[symbol_row * building_columns + symbol_column],
                place.inside(column, row) ? Stuff::inside : frame, static_cast<std::int8_t>(building.number)};
        }
    }
}

}  // namespace

void draw_building(Picture& picture, const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (!is_building(segment.kind)) continue;
        draw(picture, segment, best_place(picture, tile, segment, building_sizes), Stuff::frame);
        return;
    }
}

void draw_garden(Picture& picture, const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (segment.kind != SegmentKind::garden) continue;
        draw(picture, segment, best_place(picture, tile, segment, garden_sizes), Stuff::hedge);
        return;
    }
}

}  // namespace mistbank::render

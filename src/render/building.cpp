// Monastery, castle and cemetery: a framed room with a roof that tells them apart.
#include <array>
#include <cstdlib>

#include "render/picture.hpp"

namespace mistbank::render {

namespace {

constexpr int building_columns = 5;
constexpr int building_rows = 3;

struct Place {
    int column = 0;
    int row = 0;
    int rows = building_rows;  ///< 2 leaves out the floor, where a road leaves no room
    double cost = 1e9;
};

const char32_t* symbols_of(SegmentKind kind) noexcept {
    switch (kind) {
        case SegmentKind::castle:
            return U"╔╩╩╩╗"
                   U"║   ║"
                   U"╚═══╝";
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

const TurnedSegment* building_of(const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        const SegmentKind kind = tile.segments[i].kind;
        if (kind == SegmentKind::monastery || kind == SegmentKind::castle || kind == SegmentKind::cemetery) {
            return &tile.segments[i];
        }
    }
    return nullptr;
}

bool road_ends_here(const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::road && tile.segments[i].side_count() == 1) return true;
    }
    return false;
}

double cost_of_cell(const Picture& picture, const Turned& tile, int column, int row) noexcept {
    if (on_passing_road(tile, column, row)) return 20;
    switch (picture.at(column, row).stuff) {
        case Stuff::city: return 10;
        case Stuff::wall: return 5;
        default: return 0;
    }
}

double cost_of(const Place& place, const Picture& picture, const Turned& tile, const TurnedSegment& building) noexcept {
    const double middle_x = place.column + (building_columns - 1) / 2.0;
    const double middle_y = place.row + (building_rows - 1) / 2.0;
    double cost = std::abs(middle_x - building.x * pitch_columns / 100.0) / 2 +
                  std::abs(middle_y - building.y * pitch_rows / 100.0);
    if (place.rows < building_rows) cost += 3;
    for (int row = place.row; row < place.row + place.rows; ++row) {
        for (int column = place.column; column < place.column + building_columns; ++column) {
            cost += cost_of_cell(picture, tile, column, row);
        }
    }
    const bool on_middle = place.column <= middle_column && middle_column < place.column + building_columns &&
                           place.row <= middle_row && middle_row < place.row + place.rows;
    return road_ends_here(tile) && !on_middle ? cost + 8 : cost;
}

Place best_place(const Picture& picture, const Turned& tile, const TurnedSegment& building) noexcept {
    Place best;
    for (const int rows : {building_rows, building_rows - 1}) {
        for (int row = 1; row + rows <= pitch_rows; ++row) {
            for (int column = 1; column + building_columns <= pitch_columns; ++column) {
                Place place{column, row, rows, 0};
                place.cost = cost_of(place, picture, tile, building);
                if (place.cost + better < best.cost) best = place;
            }
        }
    }
    return best;
}

}  // namespace

void draw_building(Picture& picture, const Turned& tile) noexcept {
    const TurnedSegment* building = building_of(tile);
    if (building == nullptr) return;
    const Place place = best_place(picture, tile, *building);
    const char32_t* symbols = symbols_of(building->kind);
    for (int row = 0; row < place.rows; ++row) {
        for (int column = 0; column < building_columns; ++column) {
            const bool inside = row == 1 && column > 0 && column + 1 < building_columns;
            picture.at(place.column + column, place.row + row) = {symbols[row * building_columns + column],
                                                                  inside ? Stuff::inside : Stuff::frame,
                                                                  static_cast<std::int8_t>(building->number)};
        }
    }
}

}  // namespace mistbank::render

// Water: the river with its spring and its lake, and lakes at which roads end.
#include <cstdlib>

#include "render/picture.hpp"
#include "rules/marks.hpp"

namespace mistbank::render {

namespace {

constexpr char32_t water_symbol = U'≈';
constexpr char32_t spring_symbol = U'○';
constexpr int river_reach = 1;  ///< columns on each side of a river that runs from north to south

struct Bed {
    Picture& picture;
    int number;

    void flood(int column, int row, char32_t symbol = water_symbol) const noexcept {
        Spot& spot = picture.at(column, row);
        if (spot.stuff == Stuff::city || spot.stuff == Stuff::wall) return;
        spot = {symbol, Stuff::water, static_cast<std::int8_t>(number)};
    }
    void flood_row(int row, int first, int last) const noexcept {
        for (int column = first; column <= last; ++column) flood(column, row);
    }
    /// Draws the river from a side to `short_of` cells before the middle.
    void run_in(int side, int short_of) const noexcept {
        if (side == north || side == south) {
            for (int away = short_of; away <= middle_row; ++away) {
                flood_row(side == north ? middle_row - away : middle_row + away, middle_column - river_reach,
                          middle_column + river_reach);
            }
        } else {
            for (int away = short_of; away <= middle_column; ++away)
                flood(side == west ? middle_column - away : middle_column + away, middle_row);
        }
    }
};

/// Draws a bend of the river. The bend cuts the corner, so that another bend has space on the tile.
void draw_bend(const Bed& bed, const TurnedSegment& river) noexcept {
    const int upright = river.reaches(north) ? north : south;
    const int level = river.reaches(east) ? east : west;
    const int towards = level == east ? 1 : -1;
    bed.run_in(upright, 2);
    bed.run_in(level, 2);
    for (int column = -1; column <= 3; ++column) {
        bed.flood(middle_column + towards * column, upright == north ? middle_row - 1 : middle_row + 1);
    }
}

void draw_lake(const Bed& bed) noexcept {
    for (int row = -1; row <= 1; ++row) {
        const int reach = 3 - std::abs(row);
        bed.flood_row(middle_row + row, middle_column - reach, middle_column + reach);
    }
}

constexpr int no_river = -1;

}  // namespace

void draw_river(Picture& picture, const Turned& tile) noexcept {
    if (tile.has(mark_of_links)) draw_lake({picture, no_river});  // FER-1
    const TurnedSegment* river = tile.river();
    if (river == nullptr) return;
    const Bed bed{picture, river->number};
    if (river->side_count() == 2 && !river->straight()) {
        draw_bend(bed, *river);
        return;
    }
    for (int side = 0; side < 4; ++side) {
        if (river->reaches(side)) bed.run_in(side, 0);
    }
    if (tile.has(Mark::lake)) draw_lake(bed);
    if (tile.has(Mark::spring)) bed.flood(middle_column, middle_row, spring_symbol);
}

}  // namespace mistbank::render

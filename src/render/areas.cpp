#include "render/areas.hpp"

#include <array>

namespace mistbank::render {

namespace {

// The depth of a city, and of the field beside a city that crosses the tile. Walls are drawn with half blocks, so edges
// parallel to a side must run through the middle of a character cell.
constexpr double city_depth = 2.0 / 6;
constexpr double field_beside_passage = 1.0 / 6;
/// If a city crosses the tile beside another city: the distance of the crossing city from the other city's side, and
/// the depth of the other city. A strip of land stays between the two cities.
constexpr double side_of_another_city = 3.0 / 6;
constexpr double city_beside_passage = 1.5 / 6;
constexpr double corner_city_depth = 0.85;
constexpr double mist_depth = 0.3;
constexpr double mist_band_depth = 0.3;
constexpr double steep = 1.5;
constexpr double beside_another_city = 0.85;

// A tolerance, so that points exactly on a slope count as outside on every machine, regardless of rounding.
constexpr double hair = 1e-9;

/// The distance of a point from each side.
using Depths = std::array<double, 4>;

Depths depths_of(double x, double y) noexcept { return {y, 1 - x, 1 - y, x}; }
int next(int side) noexcept { return (side + 1) & 3; }
int previous(int side) noexcept { return (side + 3) & 3; }

/// Returns whether a point lies in a strip along a side. Both ends of the strip slope inwards; an end with slope 0 is
/// straight.
bool in_cap(const Depths& depths, int side, double depth, double slope_previous, double slope_next) noexcept {
    const double d = depths[side];
    return d < depth && (slope_previous == 0 || d + hair < slope_previous * depths[previous(side)]) &&
           (slope_next == 0 || d + hair < slope_next * depths[next(side)]);
}

double slope_towards(const Turned& tile, const TurnedSegment& city, int side) noexcept {
    if (city.reaches(side)) return 0;
    return tile.at_side(SegmentKind::city, side) >= 0 ? beside_another_city : steep;
}

/// Returns true if this side of a city lies between two sides of one other city.
bool beside_passage(const Turned& tile, const TurnedSegment& city, int side) noexcept {
    const int neighbour = tile.at_side(SegmentKind::city, previous(side));
    return neighbour >= 0 && neighbour != city.number && neighbour == tile.at_side(SegmentKind::city, next(side));
}

bool in_any_cap(const Turned& tile, const TurnedSegment& city, const Depths& depths) noexcept {
    for (int side = 0; side < 4; ++side) {
        const double depth = beside_passage(tile, city, side) ? city_beside_passage : city_depth;
        if (city.reaches(side) && in_cap(depths, side, depth, slope_towards(tile, city, previous(side)),
                                         slope_towards(tile, city, next(side)))) {
            return true;
        }
    }
    return false;
}

bool in_corner(const TurnedSegment& city, const Depths& depths) noexcept {
    for (int side = 0; side < 4; ++side) {
        if (city.reaches(side) && city.reaches(next(side))) {
            return depths[side] + depths[next(side)] < corner_city_depth;
        }
    }
    return false;
}

bool in_passage(const Turned& tile, const TurnedSegment& city, const Depths& depths) noexcept {
    const int first = city.reaches(north) ? east : north;
    if (beside_passage(tile, city, city.reaches(north) ? north : east)) {  // another city crosses this city
        return city.number < tile.at_side(SegmentKind::city, first) && depths[first] > city_depth &&
               depths[first + 2] > city_depth;
    }
    const auto is_beyond = [&](int side) {
        const bool another = tile.at_side(SegmentKind::city, side) >= 0;
        return depths[side] > (another ? side_of_another_city : field_beside_passage);
    };
    return is_beyond(first) && is_beyond(first + 2);
}

bool in_all_but_one(const TurnedSegment& city, const Depths& depths) noexcept {
    for (int side = 0; side < 4; ++side) {
        if (!city.reaches(side)) return !in_cap(depths, side, city_depth, steep, steep);
    }
    return true;
}

/// Returns whether a point lies in the band of mist that connects two opposite misty sides across the middle.
bool in_mist_band(const TurnedSegment& mist, const Depths& depths) noexcept {
    if (mist.sides == 0b0101) return depths[east] > mist_band_depth && depths[west] > mist_band_depth;
    if (mist.sides == 0b1010) return depths[north] > mist_band_depth && depths[south] > mist_band_depth;
    return false;
}

/// Returns false for points beyond the wall at a shared side: a city fills only one half of a shared side and of the
/// area in front of this side.
bool on_own_half(const Turned& tile, const TurnedSegment& city, const Depths& depths) noexcept {
    constexpr double wall = 0.04;
    for (int side = 0; side < 4; ++side) {
        const Part part = tile.part_of_side(city, side);
        const double gone = depths[previous(side)];  // distance from the corner where the side begins, going clockwise
        if (part == Part::first_half && gone > 0.5 - wall) return false;
        if (part == Part::second_half && gone < 0.5 + wall) return false;
    }
    return true;
}

}  // namespace

bool in_city(const Turned& tile, const TurnedSegment& city, double x, double y) noexcept {
    const Depths depths = depths_of(x, y);
    if (city.shared != 0 && !on_own_half(tile, city, depths)) return false;
    if (city.side_count() >= 3) return in_all_but_one(city, depths);
    if (in_any_cap(tile, city, depths)) return true;
    if (city.side_count() < 2) return false;
    const bool opposite = city.sides == 0b0101 || city.sides == 0b1010;
    return opposite ? in_passage(tile, city, depths) : in_corner(city, depths);
}

bool in_mist(const TurnedSegment& mist, double x, double y) noexcept {
    const Depths depths = depths_of(x, y);
    for (int side = 0; side < 4; ++side) {
        if (mist.reaches(side) &&
            in_cap(depths, side, mist_depth, mist.reaches(previous(side)) ? 0 : 1, mist.reaches(next(side)) ? 0 : 1)) {
            return true;
        }
    }
    return in_mist_band(mist, depths);
}

}  // namespace mistbank::render

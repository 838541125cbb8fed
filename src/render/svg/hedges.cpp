// Hedges between two fields without another border: rows of bushes. There are three kinds: from a corner of the tile or
// the middle of a side to the city that both fields touch; between two facing cities; and from the corner between two
// cities to the end of a road.
#include <algorithm>

#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal between_bushes = 6.5_d;
constexpr Decimal room_before_corner = 5;
constexpr Decimal room_before_wall = 8;
constexpr Decimal from_road = 9;

bool crosses_road(const TileShape& shape, Point from, Point to) noexcept {
    constexpr int steps = 24;
    for (int i = 0; i <= steps; ++i) {
        const Point place = from + (to - from) * i / steps;
        for (const Road& road : shape.roads) {
            if (distance(road.line, place) < from_road) return true;
        }
    }
    return false;
}

/// Returns the nearest place on the city's wall that the hedge can reach without crossing a road. If there is none,
/// returns the gate where roads meet.
Point end_of_hedge(const TileShape& shape, int city_number, Point from) noexcept {
    Point end = shape.gates.empty() ? Point{50, 50} : shape.gates.front().place;
    Decimal least = very_far;
    for (const City& city : shape.cities) {
        if (city.segment != city_number) continue;
        for (const Wall& wall : city.walls) {
            for (const Point& place : wall.line) {
                const Decimal away = distance(from, place);
                if (away >= least || crosses_road(shape, from, place)) continue;
                least = away;
                end = place;
            }
        }
    }
    return end;
}

void add_bushes(TileShape& shape, Point from, Point to) {
    const Point way = to - from;
    const Decimal length = distance({0, 0}, way);
    for (Decimal gone = room_before_corner; gone < length - room_before_wall; gone += between_bushes) {
        shape.bushes.push_back(from + gone / length * way);
    }
}

/// Adds the bushes of a hedge from the corner between two cities. The hedge starts where the walls leave enough space.
void add_bushes_from_cities(TileShape& shape, Point from, Point to) {
    const std::size_t before = shape.bushes.size();
    add_bushes(shape, from, to);
    const auto is_on_wall = [&](Point bush) {
        return std::any_of(shape.cities.begin(), shape.cities.end(), [&](const City& city) {
            return std::any_of(city.walls.begin(), city.walls.end(),
                               [&](const Wall& wall) { return nearer(wall, bush, room_before_wall - 1); });
        });
    };
    const auto first = shape.bushes.begin() + static_cast<std::ptrdiff_t>(before);
    shape.bushes.erase(std::remove_if(first, shape.bushes.end(), is_on_wall), shape.bushes.end());
}

void add_bushes_between(TileShape& shape, const Turned& tile, int side) {
    const Point from = end_of_hedge(shape, tile.at_side(SegmentKind::city, side), {50, 50});
    add_bushes(shape, from, end_of_hedge(shape, tile.at_side(SegmentKind::city, side + 2), from));
}

}  // namespace

void add_hedges(TileShape& shape, const Turned& tile) {
    for (int side = 0; side < 4; ++side) {
        const int city = tile.city_of_hedge(side);
        if (city >= 0) add_bushes(shape, corner(side), end_of_hedge(shape, city, corner(side)));
    }
    for (int side = 0; side < 4; ++side) {
        const Point middle = (corner(side) + corner(side + 1)) / 2;
        const int city = tile.city_of_parted(side);
        if (city >= 0) add_bushes(shape, middle, end_of_hedge(shape, city, middle));
        if (side < 2 && tile.parted_between_cities(side)) add_bushes_between(shape, tile, side);
    }
    const int end_of_road = tile.corner_of_road_end();
    if (end_of_road >= 0 && !shape.villages.empty()) {
        add_bushes_from_cities(shape, corner(end_of_road), shape.villages.front());
    }
}

}  // namespace mistbank::render::svg

// Where two fields meet that nothing else parts: bushes from the tile's corner to the city that both of them touch.
#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal between_bushes = 6.5_d;
constexpr Decimal before_corner = 5;
constexpr Decimal before_wall = 8;
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

/// The nearest place of the city's wall with no road before it; else the gate where roads meet.
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

}  // namespace

void add_hedges(TileShape& shape, const Turned& tile) {
    for (int side = 0; side < 4; ++side) {
        const int city = tile.city_of_hedge(side);
        if (city < 0) continue;
        const Point from = corner(side);
        const Point way = end_of_hedge(shape, city, from) - from;
        const Decimal length = distance({0, 0}, way);
        for (Decimal gone = before_corner; gone < length - before_wall; gone += between_bushes) {
            shape.bushes.push_back(from + gone / length * way);
        }
    }
}

}  // namespace mistbank::render::svg

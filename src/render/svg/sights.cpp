// Printed symbols of segments: cathedrals, gardens, inns.
#include <algorithm>

#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// Half the width and half the height of a garden.
constexpr Decimal garden_width = 17;
constexpr Decimal garden_height = 13;
/// The distance of an inn from the middle of its road.
constexpr Decimal inn_distance = 15.5_d;
constexpr Decimal room_for_figure = 20;

/// Returns the cost of hiding what lies at one place of the ground.
Decimal crowd_at(const TileShape& shape, Point place, Decimal room) {
    Decimal crowd = 0;
    if (place.x < 2 || place.y < 2 || place.x > tile_width - 2 || place.y > tile_width - 2) crowd += 8;
    for (const City& city : shape.cities) {
        if (city.box.has(place) && inside(city.area, place)) crowd += 8;
        for (const Wall& wall : city.walls) {
            if (nearer(wall, place, 4 + room)) crowd += 3;
        }
    }
    for (const Road& road : shape.roads) {
        if (nearer(road.line, place, road_reach + room)) crowd += 8;
    }
    for (const Point& village : shape.villages) {
        if (nearer(village, place, 13 + room)) crowd += 8;
    }
    if (from_water(shape, place, 3 + room) < 3 + room) crowd += 8;
    for (const Building& building : shape.buildings) {
        if (nearer(building.place, place, 18 + room)) crowd += 6;
    }
    for (const Point& bush : shape.bushes) {
        if (nearer(bush, place, 4 + room)) crowd += 4;
    }
    return crowd;
}

/// Returns the cost of a place for a garden, without the distance from the anchor. Stops when the cost reaches
/// `too_much`.
Decimal garden_cost(const TileShape& shape, const Turned& tile, const TurnedSegment& garden, Point place,
                    Decimal too_much) {
    Decimal cost = 0;
    for (int i = 0; i < tile.count; ++i) {  // other segments need space beside the garden
        if (i == garden.number) continue;
        const Point away = anchor_of(tile.segments[i]) - place;
        const bool near = away.x > -26 && away.x < 26 && away.y > -22 && away.y < 22;
        if (near && tile.segments[i].kind != SegmentKind::city) cost += 3;
    }
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            if (cost >= too_much) return cost;
            cost += crowd_at(shape, place + Point{column * garden_width, row * garden_height}, 0);
        }
    }
    return cost;
}

/// Returns the cost of a place for an inn, without the distance from the anchor. An inn stands beside its own road, far
/// from other roads and from figures.
Decimal inn_cost(const TileShape& shape, const Turned& tile, const Road& own, Point place, Decimal too_much) {
    const Decimal away = distance(own.line, place);
    Decimal cost = away < inn_distance ? 3 * (inn_distance - away) : 2 * (away - inn_distance);
    for (int i = 0; i < tile.count && cost < too_much; ++i) {
        const Decimal from_figure = distance(figure_place(shape, tile.segments[i]), place);
        if (from_figure < room_for_figure) cost += room_for_figure - from_figure;
    }
    if (cost >= too_much) return cost;
    for (const Road& road : shape.roads) {
        if (&road == &own) continue;
        const Decimal distance_to_road = distance(road.line, place, 2 * inn_distance);
        if (distance_to_road < 2 * inn_distance) cost += 2 * inn_distance - distance_to_road;
    }
    for (const City& city : shape.cities) {
        if (city.box.has(place) && inside(city.area, place)) cost += 40;
        for (const Wall& wall : city.walls) {
            const Decimal from_wall = distance(wall.line, place, 14);
            if (from_wall < 14) cost += 2 * (14 - from_wall);
        }
    }
    for (const Point& village : shape.villages) {
        if (nearer(village, place, 24)) cost += 15;
    }
    for (const Building& building : shape.buildings) {
        if (nearer(building.place, place, 29)) cost += 20;
    }
    if (from_water(shape, place, 12) < 12) cost += 20;
    constexpr Decimal half = 8;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            if (cost >= too_much) return cost;
            const Point edge = place + Point{column * half, row * half};
            if (nearer(own.line, edge, road_reach + 1)) cost += 6;
            if (edge.x < 5 || edge.y < 3 || edge.x > tile_width - 9 || edge.y > tile_width - 3) cost += 8;
        }
    }
    return cost;
}

/// Returns the cheapest place of a grid around an anchor. `cost_at` computes the cost without the distance.
template <class Cost>
Point best_place(Point anchor, int reach, Decimal of_distance, Cost cost_at) {
    Point best = anchor;
    Decimal least = cost_at(anchor, very_far);
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column) {
            const Point place = anchor + Point{column * 3, row * 3};
            const Decimal by_distance = of_distance * distance(place, anchor);
            if (by_distance + hair >= least) continue;
            const Decimal cost = by_distance + cost_at(place, least - by_distance);
            if (cost + hair < least) {
                least = cost;
                best = place;
            }
        }
    }
    return best;
}

}  // namespace

void add_sights(TileShape& shape, const Turned& tile) {
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        const Point anchor = anchor_of(segment);
        if (segment.kind == SegmentKind::city && segment.has(Mark::cathedral)) {
            shape.buildings.push_back({SegmentKind::city, i, anchor + Point{0, -8}});
        }
        if (segment.kind == SegmentKind::garden) {
            shape.buildings.push_back(
                {SegmentKind::garden, i, best_place(anchor, 8, 1, [&](Point place, Decimal limit) {
                     return garden_cost(shape, tile, segment, place, limit);
                 })});
        }
    }
    for (const Road& road : shape.roads) {
        if (road.segment == no_road || !tile.segments[road.segment].has(Mark::inn)) continue;
        const TurnedSegment& segment = tile.segments[road.segment];
        const Point anchor = anchor_of(segment);
        shape.inns.push_back({segment.number, best_place(anchor, 14, 0.4_d, [&](Point place, Decimal limit) {
                                  return inn_cost(shape, tile, road, place, limit);
                              })});
    }
}

}  // namespace mistbank::render::svg

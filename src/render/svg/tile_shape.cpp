#include "render/svg/tile_shape.hpp"

#include <algorithm>

#include "render/svg/sign_rows.hpp"

namespace mistbank::render::svg {

Point anchor_of(const TurnedSegment& segment) noexcept {
    return {segment.x * tile_width / 100, segment.y * tile_width / 100};
}

Point corner(int side) noexcept { return turned({0, 0}, side & 3); }

Box box_of(const Points& area) noexcept {
    Box box;
    for (const Point& point : area) {
        box.least = {std::min(box.least.x, point.x), std::min(box.least.y, point.y)};
        box.most = {std::max(box.most.x, point.x), std::max(box.most.y, point.y)};
    }
    return box;
}

bool nearer(const Wall& wall, Point place, Decimal reach) noexcept {
    return wall.box.is_nearer(place, reach) && nearer(wall.line, place, reach);
}

int first_side(const TurnedSegment& segment) noexcept {
    int side = 0;
    while (!segment.reaches(side)) ++side;
    return side;
}

int sides_without(const TurnedSegment& segment, int side) noexcept {
    int count = 0;
    while (count < 4 && !segment.reaches(side + count)) ++count;
    return count;
}

namespace {

/// About half the width and half the height of a building.
constexpr Decimal building_width = 20;
constexpr Decimal building_height = 17;

bool in_city(const TileShape& shape, Point place) {
    return std::any_of(shape.cities.begin(), shape.cities.end(),
                       [&](const City& city) { return city.box.has(place) && inside(city.area, place); });
}

/// Returns the cost of a place for a building. `within_city`: the building must stand completely in a city (PRD-1).
Decimal cost_at(const TileShape& shape, Point place, bool within_city) {
    Decimal cost = 0;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Point edge = place + Point{column * building_width, row * building_height};
            if (edge.x < 1 || edge.y < 1 || edge.x > tile_width - 1 || edge.y > tile_width - 1) cost += 8;
            if (in_city(shape, edge) != within_city) cost += 8;
            for (const Road& road : shape.roads) {
                if (nearer(road.line, edge, road_reach)) cost += 8;
            }
            if (from_water(shape, edge, 2) < 2) cost += 8;
        }
    }
    return cost;
}

/// Returns the place for a building: as near to the anchor as cities and passing roads allow.
Point building_place(const TileShape& shape, Point anchor) {
    Point best = anchor;
    const bool within_city = in_city(shape, anchor);
    Decimal least = cost_at(shape, anchor, within_city);
    for (int row = -7; row <= 7; ++row) {
        for (int column = -7; column <= 7; ++column) {
            const Point place = anchor + Point{column * 3, row * 3};
            if (distance(place, anchor) >= least) continue;  // the distance is a lower bound of the cost
            const Decimal cost = cost_at(shape, place, within_city) + distance(place, anchor);
            if (cost < least) {
                best = place;
                least = cost;
            }
        }
    }
    return best;
}

/// The place of a city's figures relative to its cathedral: in front of it.
constexpr Point before_cathedral{0, 36};

}  // namespace

bool ends_roads(const Building& building) noexcept {
    return building.kind != SegmentKind::city && building.kind != SegmentKind::garden;
}

void add_buildings(TileShape& shape, const Turned& tile) {
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (segment.kind == SegmentKind::monastery || segment.kind == SegmentKind::castle ||
            segment.kind == SegmentKind::cemetery) {
            shape.buildings.push_back({segment.kind, i, building_place(shape, anchor_of(segment))});
        }
    }
}

TileShape shape_of(const Turned& tile, const Allocator& allocator) {
    TileShape shape(allocator);
    add_cities(shape, tile);
    add_river(shape, tile);
    add_lake(shape, tile);
    add_passing_roads(shape, tile);
    add_buildings(shape, tile);
    add_ending_roads(shape, tile);
    add_bridges(shape);
    add_hedges(shape, tile);
    add_sights(shape, tile);
    add_signs(shape, tile);
    shape.mist = mist_of(tile, allocator);
    shape.mist_area = shape.mist.points();
    shape.mist_box = box_of(shape.mist_area);
    for (Road& road : shape.roads) road.box = box_of(road.line);
    return shape;
}

Point figure_place(const TileShape& shape, const TurnedSegment& segment) noexcept {
    if (const SignRow* const below = sign_below(segment.kind)) {
        for (const Sign& sign : shape.signs) {
            if (sign.mark == below->mark) return sign.place + below->feet;
        }
    }
    for (const Building& building : shape.buildings) {
        if (building.segment != segment.number) continue;
        return building.place + (building.kind == SegmentKind::city ? before_cathedral : Point{0, 0});
    }
    return anchor_of(segment);
}

}  // namespace mistbank::render::svg

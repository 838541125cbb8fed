// Cities: they fill the sides they reach, and a wall curves inwards where they do not.
#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// What lies before a wall: cities at the first and at the last of the sides that it shuts off. Two walls leave the
/// corner that they share flat, so that they part at once.
struct Before {
    bool first = false;
    bool last = false;
    bool same = false;  ///< one city, whose arms hold the wall's own between them
};

/// How far into the tile a city with one side reaches.
Decimal depth_of(const Before& before) noexcept {
    if (before.same) return 19;
    return before.first || before.last ? 25 : 30;
}

/// The wall that shuts a city off from `count` sides in a row, of which the first is the north side. It runs from the
/// north-west corner, with the city on its right.
Path wall_before(int count, const Before& before, const Allocator& allocator) {
    Path wall(allocator);
    wall.move({0, 0});
    if (count == 1) {
        const Decimal depth = before.first ? 50 : 31;  // a strip of land between both cities
        return wall.curve({20, depth}, {80, depth}, {100, 0});
    }
    if (count == 2) {
        return wall.curve(before.first ? Point{10, 30} : Point{16, 24}, before.last ? Point{70, 90} : Point{76, 84},
                          {100, 100});
    }
    const Decimal depth = depth_of(before);
    if (!before.first && !before.last)
        return wall.curve({8, 16}, {depth, 30}, {depth, 50}).curve({depth, 70}, {8, 84}, {0, 100});
    return wall.curve({4, 17}, {depth, 33}, {depth, 50}).curve({depth, 67}, {4, 83}, {0, 100});
}

/// Puts towers on such a wall.
void add_towers(City& city, int count, const Before& before, int quarter_turns) {
    const auto add = [&](Point place) { city.towers.push_back(turned(place, quarter_turns)); };
    if (count == 1) add({50, before.first ? 37.5_d : 23.2_d});
    if (count == 2) {
        add(before.first ? Point{23.7_d, 37} : Point{23.7_d, 33.2_d});
        add(before.last ? Point{63, 76.3_d} : Point{66.8_d, 76.3_d});
    }
    if (count == 3) add({depth_of(before), 50});
}

Before before_wall(const Turned& tile, int side, int count) noexcept {
    const int first = tile.at_side(SegmentKind::city, side);
    const int last = tile.at_side(SegmentKind::city, side + count - 1);
    return {first >= 0, last >= 0, count == 3 && first >= 0 && first == last};
}

City city_of(const Turned& tile, const TurnedSegment& segment, const Allocator& allocator) {
    City city(allocator);
    city.segment = segment.number;
    const int first = first_side(segment);
    city.outline.move(corner(first));
    for (int side = first; side < first + 4;) {
        const int count = sides_without(segment, side);
        if (count == 0) {
            city.outline.line(corner(++side));
            continue;
        }
        const Before before = before_wall(tile, side, count);
        const Path wall = wall_before(count, before, allocator).turned(side & 3);
        const Points line = wall.points();
        city.walls.push_back({wall, line, box_of(line)});
        add_towers(city, count, before, side & 3);
        city.outline.continue_with(wall);
        side += count;
    }
    city.outline.close();
    city.area = city.outline.points();
    city.box = box_of(city.area);
    return city;
}

}  // namespace

void add_cities(TileShape& shape, const Turned& tile) {
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::city)
            shape.cities.push_back(city_of(tile, tile.segments[i], shape.allocator));
    }
}

}  // namespace mistbank::render::svg

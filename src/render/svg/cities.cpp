// Cities: they fill the sides they reach, and a wall curves inwards where they do not.
#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// The wall that shuts a city off from `count` sides in a row, of which the first is the north side. It runs from the
/// north-west corner, with the city on its right.
Path wall_before(int count, const Allocator& allocator) {
    Path wall(allocator);
    wall.move({0, 0});
    if (count == 1) return wall.curve({20, 31}, {80, 31}, {100, 0});
    if (count == 2) return wall.curve({16, 24}, {76, 84}, {100, 100});
    return wall.curve({8, 16}, {30, 30}, {30, 50}).curve({30, 70}, {8, 84}, {0, 100});
}

/// Puts towers on such a wall.
void add_towers(City& city, int count, int quarter_turns) {
    if (count == 1) city.towers.push_back(turned({50, 23.2}, quarter_turns));
    if (count == 2) {
        city.towers.push_back(turned({23.7, 33.2}, quarter_turns));
        city.towers.push_back(turned({66.8, 76.3}, quarter_turns));
    }
    if (count == 3) city.towers.push_back(turned({30, 50}, quarter_turns));
}

City city_of(const TurnedSegment& segment, const Allocator& allocator) {
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
        const Path wall = wall_before(count, allocator).turned(side & 3);
        city.walls.push_back(wall);
        city.wall_lines.push_back(wall.points());
        add_towers(city, count, side & 3);
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
            shape.cities.push_back(city_of(tile.segments[i], shape.allocator));
    }
}

}  // namespace mistbank::render::svg

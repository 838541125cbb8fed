// Cities: a city fills the sides that it reaches. A wall curves inwards at the other sides.
#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// Describes the sides from which a wall separates its city: whether other cities lie at the first and at the last of
/// these adjacent sides. Two walls at the same corner start at a flat angle, so that they separate close to the corner.
struct Before {
    bool first = false;
    bool last = false;
    bool same = false;  ///< both sides belong to one other city, whose two arms enclose the wall's city
};

/// Returns the depth of a city with one side.
Decimal depth_of(const Before& before) noexcept {
    if (before.same) return 19;
    return before.first || before.last ? 25 : 30;
}

/// Returns the wall between a city and `count` adjacent sides, beginning with the north side. The wall runs from the
/// north-west corner, with the city on its right.
Path wall_before(int count, const Before& before, const Allocator& allocator) {
    Path wall(allocator);
    wall.move({0, 0});
    if (count == 1) {
        const Decimal depth = before.first ? 50 : 31;  // 50 leaves a strip of land between the two cities
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

/// Adds towers to a wall.
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

/// The part of the rim that a city fills on one side.
struct Rim {
    int side = 0;
    Part part = Part::whole;

    Point begin() const noexcept { return part == Part::second_half ? middle() : corner(side); }
    Point end() const noexcept { return part == Part::first_half ? middle() : corner(side + 1); }
    Point middle() const noexcept { return (corner(side) + corner(side + 1)) / 2; }
};

/// Returns a wall between two ends, each a corner or the middle of a side that two cities share. At a shared side the
/// wall leans to its own city, so that the walls of the two cities separate close to the side.
Path wall_to_middle(const Rim& from, const Rim& to, const Allocator& allocator) {
    constexpr Point middle_of_tile{50, 50};
    const auto pulled = [&](const Rim& rim, Point place, bool in_middle, Decimal lean) {
        if (!in_middle) return place + 0.45_d * (middle_of_tile - place);
        return place + 0.68_d * (middle_of_tile - place) + lean * (corner(rim.side + 1) - corner(rim.side));
    };
    const Point begin = from.end();
    const Point end = to.begin();
    Path wall(allocator);
    wall.move(begin);
    return wall.curve(pulled(from, begin, from.part == Part::first_half, -0.14_d),
                      pulled(to, end, to.part == Part::second_half, 0.14_d), end);
}

void add_wall(City& city, const Turned& tile, const Rim& from, const Rim& to, const Allocator& allocator) {
    const bool from_middle = from.part == Part::first_half;
    const bool to_middle = to.part == Part::second_half;
    const int side = from.side + 1;
    const int count = (to.side - side + 4) & 3;
    if (!from_middle && !to_middle && count == 0) return;
    const bool is_usual = !from_middle && !to_middle;
    const Before before = is_usual ? before_wall(tile, side, count) : Before();
    const Path wall =
        is_usual ? wall_before(count, before, allocator).turned(side & 3) : wall_to_middle(from, to, allocator);
    const Points line = wall.points();
    city.walls.push_back({wall, line, box_of(line)});
    if (is_usual) {
        add_towers(city, count, before, side & 3);
    } else {
        city.towers.push_back(line[line.size() / 2]);
        if (from_middle) city.towers.push_back(from.end());  // one tower for the two cities
    }
    city.outline.continue_with(wall);
}

City city_of(const Turned& tile, const TurnedSegment& segment, const Allocator& allocator) {
    City city(allocator);
    city.segment = segment.number;
    Rim rims[4];
    int count = 0;
    const int first = first_side(segment);
    for (int side = first; side < first + 4; ++side) {
        if (segment.reaches(side)) rims[count++] = {side, tile.part_of_side(segment, side)};
    }
    city.outline.move(rims[0].begin());
    for (int i = 0; i < count; ++i) {
        city.outline.line(rims[i].end());
        Rim next = rims[(i + 1) % count];
        if (i + 1 == count) next.side += 4;
        add_wall(city, tile, rims[i], next, allocator);
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

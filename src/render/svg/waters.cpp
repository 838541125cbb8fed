// Waters: the river through a tile, its spring, its lake and its bridges; lakes where roads end.
#include "render/svg/tile_shape.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

/// The distance from the middle of the river to each end of a bridge.
constexpr Decimal bridge_reach = 17.5_d;

/// Returns a river across the tile. This path and the following paths start at the north side.
Path winding(const Allocator& allocator) {
    Path path(allocator);
    path.move({50, -beyond_rim}).line({50, 0}).curve({50, 14}, {55.5_d, 16}, {55, 29});
    path.curve({54.5_d, 42}, {45.5_d, 58}, {45, 71}).curve({44.5_d, 84}, {50, 86}, {50, 100});
    path.line({50, 100 + beyond_rim});
    return path;
}

/// Returns a bend to the east side.
Path bend(const Allocator& allocator) {
    Path path(allocator);
    path.move({50, -beyond_rim}).line({50, 0}).curve({50, 31}, {69, 50}, {100, 50}).line({100 + beyond_rim, 50});
    return path;
}

Path spring(const Allocator& allocator) {
    Path path(allocator);
    path.move({39, -6}).line({39, 0}).curve({39, 14}, {44, 20}, {44.5_d, 33}).curve({44.6_d, 39}, {39, 42}, {39, 49});
    path.curve({39, 57}, {45, 60.5_d}, {51, 60}).curve({57.5_d, 59.5_d}, {61.5_d, 55}, {61, 48});
    path.curve({60.5_d, 41}, {55.5_d, 39}, {55.5_d, 33}).curve({56, 20}, {61, 14}, {61, 0}).line({61, -6}).close();
    return path;
}

constexpr Point rocks[] = {{36, 44}, {37, 56}, {46, 63.5_d}, {57, 63}, {64.5_d, 54}, {63.5_d, 43}};

Path lake(const Allocator& allocator) {
    Path path(allocator);
    path.move({39, -6}).line({39, 0}).curve({39, 15}, {24, 15}, {19, 34}).curve({14, 54}, {26, 71}, {44, 70});
    path.curve({62, 70}, {75, 60}, {73, 41}).curve({71, 23}, {61, 20}, {61, 0}).line({61, -6}).close();
    return path;
}

constexpr Point lilies[] = {{33, 52}, {58, 45}};

/// Returns the outline of a lake at which roads end. The lake lies in the middle of the tile, because roads come from
/// all sides.
Path lake_of_links(const Allocator& allocator) {
    Path path(allocator);
    path.move({24, 48}).curve({24, 34}, {35, 25}, {48, 24}).curve({63, 23}, {76, 34}, {76, 49});
    path.curve({77, 64}, {65, 76}, {52, 76}).curve({37, 77}, {24, 64}, {24, 48}).close();
    return path;
}

constexpr Point lilies_among_links[] = {{34, 36}, {66, 66}};

Point landing_of(const TileShape& shape, int road) noexcept {
    for (const Landing& landing : shape.landings) {
        if (landing.segment == road) return landing.place;
    }
    return tile_middle;
}

void put_all(Points& points, const Point* first, const Point* last, int quarter_turns) {
    for (; first != last; ++first) points.push_back(turned(*first, quarter_turns));
}

/// Visits points along a line in steps of about one unit.
template <class Take>
void walk(const Points& line, Take take) {
    for (std::size_t i = 1; i < line.size(); ++i) {
        const Decimal length = distance(line[i - 1], line[i]);
        for (Decimal gone = 0; gone < length; gone += 1) take(line[i - 1] + gone / length * (line[i] - line[i - 1]));
    }
}

}  // namespace

void add_river(TileShape& shape, const Turned& tile) {
    const TurnedSegment* river = tile.river();
    if (river == nullptr) return;
    const int first = first_side(*river);
    if (river->side_count() > 1) {
        const bool from_west = !river->straight() && river->reaches(first + 3);  // a bend from N to W begins in the
                                                                                 // west
        const int side = from_west ? first + 3 : first;
        const Path path = (river->straight() ? winding(shape.allocator) : bend(shape.allocator)).turned(side & 3);
        shape.river = path;
        shape.river_line = path.points();
        return;
    }
    const bool ends = tile.has(Mark::lake);
    shape.pool = (ends ? lake(shape.allocator) : spring(shape.allocator)).turned(first);
    shape.pool_area = shape.pool.points();
    if (ends) {
        put_all(shape.lilies, std::begin(lilies), std::end(lilies), first);
    } else {
        put_all(shape.rocks, std::begin(rocks), std::end(rocks), first);
    }
}

void add_lake(TileShape& shape, const Turned& tile) {
    if (!tile.has(mark_of_links)) return;
    shape.pool.append(lake_of_links(shape.allocator));
    shape.pool_area = shape.pool.points();
    put_all(shape.lilies, std::begin(lilies_among_links), std::end(lilies_among_links), 0);
}

void add_bridges(TileShape& shape) {
    if (shape.river_line.empty()) return;
    for (const Road& road : shape.roads) {
        Path bridge(shape.allocator);
        walk(road.line, [&](Point place) {
            if (!nearer(shape.river_line, place, bridge_reach)) return;
            bridge.empty() ? bridge.move(place) : bridge.line(place);
        });
        shape.bridges.append(bridge);
    }
}

Path link_path(const TileShape& shape, int one, int other) {
    const Point begin = landing_of(shape, one);
    const Point end = landing_of(shape, other);
    Path path(shape.allocator);
    path.move(begin).curve((begin + 2 * tile_middle) / 3, (end + 2 * tile_middle) / 3, end);
    return path;
}

Point middle_of_link(const TileShape& shape, int one, int other) noexcept {
    return (landing_of(shape, one) + 2 * tile_middle + landing_of(shape, other)) / 4;
}

Decimal from_water(const TileShape& shape, Point place, Decimal most) noexcept {
    if (!shape.pool_area.empty()) {
        return inside(shape.pool_area, place) ? Decimal(0) : distance(shape.pool_area, place, most);
    }
    if (shape.river_line.empty()) return most;
    const Decimal away = distance(shape.river_line, place, water_reach + most);
    return away < water_reach ? Decimal(0) : away - water_reach;
}

}  // namespace mistbank::render::svg

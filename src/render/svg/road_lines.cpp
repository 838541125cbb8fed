// Roads: from side to side, or to their ends: a building, a city's gate, a lake, a village.
#include <algorithm>
#include <optional>

#include "render/svg/tile_shape.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

/// A road that would end closer to a corner than this ends in the corner. In the starting block of the mists, roads of
/// four tiles meet at such a corner.
constexpr Decimal near_corner = 22;
/// The distance from the middle at which a road ends before a passing road.
constexpr Decimal before_passing = 17;

Point side_middle(int side) noexcept { return turned({50, 0}, side); }
Point beyond_side(int side) noexcept { return turned({50, -beyond_rim}, side); }

bool is_road(const TurnedSegment& segment) noexcept { return segment.kind == SegmentKind::road; }
bool ends_inside(const TurnedSegment& segment) noexcept { return is_road(segment) && segment.side_count() == 1; }
bool passes(const TurnedSegment& segment) noexcept { return is_road(segment) && segment.side_count() > 1; }

Path passing_path(const TurnedSegment& road, const Allocator& allocator) {
    for (int side = 0; side < 4; ++side) {
        if (road.sides == ((1u << side) | (1u << ((side + 1) & 3)))) {  // a bend between two adjacent sides
            constexpr Decimal bend = 27.6_d;                            // makes the curve a quarter of a circle
            Path path(allocator);
            path.move({50, -beyond_rim}).line({50, 0}).curve({50, bend}, {100 - bend, 50}, {100, 50});
            path.line({100 + beyond_rim, 50});
            return path.turned(side);
        }
    }
    Path path(allocator);
    if (road.side_count() == 2) {
        const int side = first_side(road);
        path.move(beyond_side(side)).line(beyond_side(side + 2));
        return path;
    }
    for (int side = 0; side < 4; ++side) {
        if (road.reaches(side)) path.move(beyond_side(side)).line(tile_middle);
    }
    return path;
}

/// Returns the end of a road that ends inside the tile. The anchor is the middle of the road.
Point end_by_anchor(const TurnedSegment& road) noexcept {
    const Point begin = side_middle(first_side(road));
    Point end = 2 * anchor_of(road) - begin;
    end = {std::clamp(end.x, Decimal(0), tile_width), std::clamp(end.y, Decimal(0), tile_width)};
    for (int side = 0; side < 4; ++side) {
        if (nearer(end, corner(side), near_corner)) return corner(side);
    }
    return end;
}

/// Returns the common end of all roads that end on a tile; nothing for fewer than two roads.
std::optional<Point> common_end(const Turned& tile) {
    Point sum;
    int count = 0;
    for (int i = 0; i < tile.count; ++i) {
        if (!ends_inside(tile.segments[i])) continue;
        sum = sum + end_by_anchor(tile.segments[i]);
        ++count;
    }
    if (count < 2) return std::nullopt;
    return sum / count;
}

Point end_before_passing(int side) noexcept { return turned({50, 50 - before_passing}, side); }

/// The part of a road from the side of the tile inwards, up to the wall of a city or the shore of a lake.
struct Approach {
    Path path;
    Point end;
    bool to_city = false;
};

Approach approach(const TileShape& shape, const TurnedSegment& road, Point end) {
    const int side = first_side(road);
    const Point begin = side_middle(side);
    const Point anchor = anchor_of(road);
    const bool is_bent = end.x != begin.x && end.y != begin.y;
    Path path(shape.allocator);
    // A bent road leaves its side straight and passes close to its anchor.
    const Point inwards = turned({50, 30}, side);
    const Point pull = is_bent ? 2 * anchor - (begin + end) / 2 : (begin + end) / 2;
    const Point control = is_bent ? (pull + inwards) / 2 : pull;
    path.move(beyond_side(side))
        .line(begin)
        .curve(begin + 2 * (control - begin) / 3, end + 2 * (control - end) / 3, end);
    for (const Point& point : path.points()) {
        for (const City& city : shape.cities) {
            if (!city.box.has(point) || !inside(city.area, point)) continue;
            Path short_path(shape.allocator);
            short_path.move(beyond_side(side)).line(point);
            return {short_path, point, true};
        }
    }
    return {path, end, false};
}

/// Returns whether the fields at the two ends of a city's rim differ. A border then leads from the wall into the tile.
bool parts_land(const Turned& tile, const TurnedSegment& city) noexcept {
    int first = first_side(city);
    if (city.straight() || city.side_count() == 4) return false;
    while (city.reaches(first + 3)) first += 3;
    const int before = tile.field_at(2 * first + 7);
    const int behind = tile.field_at(2 * (first + city.side_count()));
    return before >= 0 && behind >= 0 && before != behind;
}

/// Returns whether a city separates the two fields beside a road that ends inside the tile.
bool ends_road(const Turned& tile, const TurnedSegment& city) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (!ends_inside(tile.segments[i])) continue;
        if (tile.city_of_road(first_side(tile.segments[i])) == city.number) return true;
    }
    return false;
}

struct WallGate {
    Gate gate;
    Point outside;  ///< a place in front of the gate, outside the city
};

/// Returns the gate of a city for a road from the given point: the nearest point of the city's walls.
WallGate gate_of(const City& city, const TurnedSegment& segment, Point from) {
    Decimal least = very_far;
    Point nearest = from;
    for (const Wall& wall : city.walls) {
        for (const Point& point : wall.line) {
            if (distance(point, from) >= least) continue;
            least = distance(point, from);
            nearest = point;
        }
    }
    if (segment.side_count() > 1) {
        const Point way = from - nearest;
        return {{nearest, way.x * way.x <= way.y * way.y}, (nearest + from) / 2};
    }
    const int side = first_side(segment);
    return {{nearest, side % 2 == 0}, nearest + turned({50, 64}, side) - Point{50, 50}};
}

/// Returns the city with a common gate for all roads that end inside the tile, or null. Each of these roads must
/// separate two fields and must not reach a city by itself. Returns null if several cities have a border that leads
/// into the tile.
const City* city_of_gate(const TileShape& shape, const Turned& tile, Point end) {
    for (int side = 0; side < 4; ++side) {
        if (nearer(end, corner(side), near_corner)) return nullptr;
    }
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& road = tile.segments[i];
        if (!ends_inside(road)) continue;
        if (!tile.parted_at(first_side(road)) || approach(shape, road, end).to_city) return nullptr;
    }
    const City* found = nullptr;
    for (const City& city : shape.cities) {
        const TurnedSegment& segment = tile.segments[city.segment];
        if (!parts_land(tile, segment) && !ends_road(tile, segment)) continue;
        if (found != nullptr) return nullptr;
        found = &city;
    }
    return found;
}

/// Returns the first point in a city on the straight line between two points.
Point at_wall(const TileShape& shape, Point outside, Point within) {
    for (int step = 0; step < 20; ++step) {
        const Point between = (outside + within) / 2;
        const bool in_city = std::any_of(shape.cities.begin(), shape.cities.end(), [&](const City& city) {
            return city.box.has(between) && inside(city.area, between);
        });
        (in_city ? within : outside) = between;
    }
    return within;
}

/// Returns the first point of the water on the straight line between two points.
Point at_shore(const TileShape& shape, Point outside, Point within) {
    for (int step = 0; step < 20; ++step) {
        const Point between = (outside + within) / 2;
        (inside(shape.pool_area, between) ? within : outside) = between;
    }
    return within;
}

/// Adds a gate, and removes a tower at the same place.
void add_gate(TileShape& shape, const Gate& gate) {
    for (City& city : shape.cities) {
        const auto hidden = [&](Point tower) { return nearer(tower, gate.place, 15); };
        city.towers.erase(std::remove_if(city.towers.begin(), city.towers.end(), hidden), city.towers.end());
    }
    shape.gates.push_back(gate);
}

void add_village(TileShape& shape, Point place) {
    const bool known = std::any_of(shape.villages.begin(), shape.villages.end(),
                                   [&](Point village) { return nearer(village, place, 1); });
    if (!known) shape.villages.push_back(place);
}

/// Adds roads that meet at one gate.
void add_roads_to_gate(TileShape& shape, const Turned& tile, const WallGate& gate) {
    const Point end = gate.gate.place;
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& road = tile.segments[i];
        if (!ends_inside(road)) continue;
        const int side = first_side(road);
        Path path(shape.allocator);
        path.move(beyond_side(side)).line(side_middle(side)).curve(turned({50, 26}, side), gate.outside, end);
        shape.roads.push_back({i, path, path.points(), false});
    }
    add_gate(shape, gate.gate);
}

/// Adds a gate to each city at the border between two fields, and a road to the gate from the point where roads meet.
void add_roads_from_village(TileShape& shape, const Turned& tile, Point village) {
    for (const City& city : shape.cities) {
        const TurnedSegment& segment = tile.segments[city.segment];
        if (!parts_land(tile, segment)) continue;
        const Gate gate = gate_of(city, segment, village).gate;
        Path path(shape.allocator);
        path.move(village).line(gate.place);
        shape.roads.push_back({no_road, path, path.points(), false});
        add_gate(shape, gate);
    }
}

/// Adds a straight road to the shore, or to a city on the way (FER-1).
void add_road_to_lake(TileShape& shape, const TurnedSegment& road) {
    const int side = first_side(road);
    const Point begin = side_middle(side);
    const Approach way = approach(shape, road, tile_middle);
    const Point end = way.to_city ? way.end : at_shore(shape, begin, tile_middle);
    Path path(shape.allocator);
    path.move(beyond_side(side)).line(end);
    shape.roads.push_back({road.number, path, path.points(), false});
    shape.landings.push_back({road.number, end, side, !way.to_city});
    if (way.to_city) add_gate(shape, {at_wall(shape, begin, way.end), side % 2 == 0});
}

/// Returns the landing of a road that crosses the lake: the place on the road nearest to the middle of the tile.
Landing landing_of_passing(const TurnedSegment& segment, const Points& line) {
    if (nearer(line, tile_middle, 1)) return {segment.number, tile_middle, first_side(segment), false};
    Point nearest = line.front();
    for (const Point& place : line) {
        if (distance(place, tile_middle) < distance(nearest, tile_middle)) nearest = place;
    }
    return {segment.number, nearest, first_side(segment), false};
}

}  // namespace

void add_passing_roads(TileShape& shape, const Turned& tile) {
    bool crossed = false;
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (!passes(segment)) continue;
        const bool is_straight = segment.sides == 0b0101 || segment.sides == 0b1010;
        const Path path = passing_path(segment, shape.allocator);
        shape.roads.push_back({i, path, path.points(), is_straight && crossed});
        crossed = crossed || is_straight;
        if (tile.has(mark_of_links)) shape.landings.push_back(landing_of_passing(segment, path.points()));
    }
}

void add_ending_roads(TileShape& shape, const Turned& tile) {
    const bool something_passes = !shape.roads.empty();
    const bool has_building = !shape.buildings.empty();
    const std::optional<Point> common = common_end(tile);
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& road = tile.segments[i];
        if (!ends_inside(road)) continue;
        if (tile.has(mark_of_links)) {
            add_road_to_lake(shape, road);
            continue;
        }
        const int side = first_side(road);
        Point end = common ? *common : end_by_anchor(road);
        if (has_building) {
            end = shape.buildings.front().place;
        } else if (something_passes) {
            end = end_before_passing(side);
        } else if (const City* city = city_of_gate(shape, tile, end)) {
            add_roads_to_gate(shape, tile, gate_of(*city, tile.segments[city->segment], end));
            return;
        }
        const Approach way = approach(shape, road, end);
        shape.roads.push_back({i, way.path, way.path.points(), false});
        if (way.to_city) {
            add_gate(shape, {at_wall(shape, side_middle(side), way.end), side % 2 == 0});
        } else if (!has_building) {
            add_village(shape, end);
        }
    }
    if (common && !has_building && !something_passes && !tile.has(mark_of_links))
        add_roads_from_village(shape, tile, *common);
}

}  // namespace mistbank::render::svg

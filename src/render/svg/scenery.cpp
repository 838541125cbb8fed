// Houses, coats of arms and trees: placed in free areas.
#include <algorithm>
#include <cstdint>
#include <iterator>

#include "render/svg/landscape.hpp"
#include "render/svg/places.hpp"
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal room_for_meeple = 11.5_d;
constexpr Decimal room_for_coats = 15;
constexpr Decimal room_for_house = 9.5_d;
constexpr Decimal much_room = 17;
/// The largest distance to compute: more space makes no difference.
constexpr Decimal plenty = much_room + 1;
constexpr Decimal house_distance = 17;
constexpr Decimal roof_height = 6;
/// The step of the grid for houses. Each house is shifted a little from its grid point.
constexpr Decimal house_step = 5;
constexpr std::uint32_t house_rows = 19;
/// The largest shift from the grid point.
constexpr Decimal house_shift_x = 4;
constexpr Decimal house_shift_y = 6;

/// Pseudo-random numbers, the same on every machine.
std::uint32_t scattered(std::uint32_t number) noexcept {
    number = (number ^ 61u) ^ (number >> 16);
    number *= 9u;
    number ^= number >> 4;
    number *= 0x27d4eb2du;
    return number ^ (number >> 15);
}

Decimal between(Decimal low, Decimal high, std::uint32_t number) noexcept {
    return low + (high - low) * (number & 255u) / 255;
}

bool within_rim(Point place, Decimal margin) noexcept {
    return place.x > margin && place.y > margin && place.x < tile_width - margin && place.y < tile_width - margin;
}

/// Returns the distance to the nearest wall, at most `most`.
Decimal from_walls(const City& city, Point place, Decimal most) noexcept {
    for (const Wall& wall : city.walls) {
        if (wall.box.is_nearer(place, most)) most = distance(wall.line, place, most);
    }
    return most;
}

bool near_tower(const City& city, Point place) noexcept {
    return std::any_of(city.towers.begin(), city.towers.end(), [&](Point tower) {
        return nearer(tower, place - Point{0, 2}, 12.5_d);
    });
}

/// Returns whether the house of a grid point can stand within a box.
bool may_hold_house(const Box& box, Point cell) noexcept {
    return cell.x <= box.most.x && cell.y <= box.most.y && cell.x + house_shift_x >= box.least.x &&
           cell.y + house_shift_y >= box.least.y;
}

bool near_gate(const TileShape& shape, Point place) noexcept {
    return std::any_of(shape.gates.begin(), shape.gates.end(),
                       [&](const Gate& gate) { return nearer(gate.place, place, 18); });
}

bool near_wall(const City& city, Point place, Decimal room) noexcept {
    return std::any_of(city.walls.begin(), city.walls.end(),
                       [&](const Wall& wall) { return nearer(wall, place, room); });
}

/// Returns the distance to the nearest road, at most `most`.
Decimal from_roads(const TileShape& shape, Point place, Decimal most) noexcept {
    const Decimal all = most;
    for (const Road& road : shape.roads) {
        if (most < all || road.box.is_nearer(place, all)) most = distance(road.line, place, most);
    }
    return most;
}

bool far_from_anchors(const Turned& tile, Point place, Decimal room) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].is_on_sign()) continue;  // figures on a sign need no space of their own
        if (nearer(anchor_of(tile.segments[i]), place, room)) return false;
    }
    return true;
}

bool is_crowded(const Points& places, Point place, Decimal room) noexcept {
    return std::any_of(places.begin(), places.end(), [&](Point taken) { return nearer(taken, place, room); });
}

bool near_sign(const TileShape& shape, Point place, Decimal room) noexcept {
    return std::any_of(shape.signs.begin(), shape.signs.end(), [&](const Sign& sign) {
        const Box box = shifted(extent_of_sign(sign.mark), sign.place);
        return place.x > box.least.x - room && place.x < box.most.x + room && place.y > box.least.y - room &&
               place.y < box.most.y + room;
    });
}

bool near_cathedral(const TileShape& shape, Point place) noexcept {
    return std::any_of(shape.buildings.begin(), shape.buildings.end(), [&](const Building& building) {
        const Point away = place - building.place;
        return building.kind == SegmentKind::city && away.x > -34 && away.x < 34 && away.y > -40 && away.y < 30;
    });
}

template <class Placed>
bool is_crowded(const HostVector<Placed>& things, Point place, Decimal room) noexcept {
    return std::any_of(things.begin(), things.end(),
                       [&](const Placed& thing) { return nearer(thing.place, place, room); });
}

/// Sorts from north to south, so that a house or tree hides what lies north of it. The sort is stable, so that the
/// result is the same on every machine: std::sort differs between standard libraries, and std::stable_sort allocates.
template <class Placed>
void sort_by_distance(HostVector<Placed>& things) noexcept {
    const auto is_northern = [](const Placed& a, const Placed& b) { return a.place.y < b.place.y; };
    for (auto next = things.begin(); next != things.end(); ++next) {
        std::rotate(std::upper_bound(things.begin(), next, *next, is_northern), next, next + 1);
    }
}

/// Returns whether a place is land without anything on it. `wider`: extra distance to keep from everything on the land.
bool on_open_land(const TileShape& shape, Point place, Decimal wider) noexcept {
    for (const Building& building : shape.buildings) {
        if (nearer(building.place, place, 30 + wider)) return false;
    }
    for (const Point& village : shape.villages) {
        if (nearer(village, place, 19 + wider)) return false;
    }
    for (const Inn& inn : shape.inns) {
        if (nearer(inn.place, place, 19 + wider)) return false;
    }
    if (is_crowded(shape.bushes, place, 9 + wider) || near_sign(shape, place, 6 + wider)) return false;
    const Points& mist = shape.mist_area;
    if (shape.mist_box.is_nearer(place, 5 + wider) && (inside(mist, place) || nearer(mist, place, 5 + wider)))
        return false;
    for (const City& city : shape.cities) {
        if ((city.box.has(place) && inside(city.area, place)) || near_wall(city, place, 9 + wider)) return false;
    }
    return from_roads(shape, place, road_reach + 6 + wider) > road_reach + 5 + wider &&
           from_water(shape, place, 9 + wider) > 8 + wider;
}

/// Returns the cheapest place for a coat of arms or a symbol of goods: near the anchor, not on it, and not on a wall.
template <class CostOfOthers>
Point badge_place(const City& city, Point anchor, CostOfOthers cost_of_others) {
    Point best = anchor;
    Decimal least = very_far;
    for (int y = 11; y < 90; y += 3) {
        for (int x = 11; x < 90; x += 3) {
            const Point place{x, y};
            if (!city.box.has(place) || !nearer(place, anchor, least)) continue;
            const Decimal from_anchor = distance(place, anchor);
            const Decimal by_anchor = std::max(Decimal(0), 24 - from_anchor) * 3 + from_anchor;
            if (by_anchor > least || !inside(city.area, place)) continue;  // `by_anchor` is a lower bound of the cost
            const Decimal cost = by_anchor +
                                 std::max(Decimal(0), room_for_coats - from_walls(city, place, room_for_coats)) * 4 +
                                 place.y / 50 + place.x / 100 + cost_of_others(place);
            if (cost + hair < least) {
                least = cost;
                best = place;
            }
        }
    }
    return best;
}

}  // namespace

Point coats_place(const TileShape& shape, const City& city, const TurnedSegment& segment) {
    return badge_place(city, figure_place(shape, segment), [&](Point place) {
        return Decimal(near_cathedral(shape, place) || near_sign(shape, place, 9) ? 60 : 0);
    });
}

HostVector<Thing> goods_of(const TileShape& shape, const Turned& tile, const Points& coats_places) {
    HostVector<Thing> goods(shape.allocator);
    for (std::size_t number = 0; number < shape.cities.size(); ++number) {
        const City& city = shape.cities[number];
        const TurnedSegment& segment = tile.segments[city.segment];
        for (const Mark mark : {Mark::wine, Mark::grain, Mark::cloth, Mark::princess}) {
            if (!segment.has(mark)) continue;
            const auto cost_of_others = [&](Point place) {
                Decimal cost = 0;
                const auto keep_off = [&](Point thing, Decimal room) {
                    cost += std::max(Decimal(0), room - distance(thing, place)) * 4;
                };
                if (segment.coats > 0) keep_off(coats_places[number], 22);
                for (const Thing& good : goods) keep_off(good.place, 22);
                for (const Gate& gate : shape.gates) keep_off(gate.place, 20);
                if (near_cathedral(shape, place) || near_sign(shape, place, 9)) cost += 60;
                return cost;
            };
            goods.push_back({name_of(mark), badge_place(city, figure_place(shape, segment), cost_of_others)});
        }
    }
    return goods;
}

HostVector<Site> sites_of(const TileShape& shape, const Turned& tile, const Points& coats_places,
                          const HostVector<Thing>& goods) {
    HostVector<Site> sites(shape.allocator);
    for (std::size_t number = 0; number < shape.cities.size(); ++number) {
        const City& city = shape.cities[number];
        const TurnedSegment& segment = tile.segments[city.segment];
        const Point coats = coats_places[number];
        const Point figure = figure_place(shape, segment);
        for (std::uint32_t i = 0; i < house_rows * house_rows; ++i) {
            const Point cell{(i % house_rows) * house_step, (i / house_rows) * house_step};
            if (!may_hold_house(city.box, cell)) continue;
            const std::uint32_t chance = scattered(i + 977u * static_cast<std::uint32_t>(city.segment));
            const Point place = cell + Point{between(1, house_shift_x, chance), between(3, house_shift_y, chance >> 8)};
            if (!within_rim(place, 6.5_d) || !city.box.has(place)) continue;
            if (is_crowded(sites, place, house_distance)) continue;
            if (segment.coats > 0 && nearer(coats, place, room_for_coats + 4)) continue;
            if (nearer(figure, place, room_for_meeple) || is_crowded(goods, place, 17)) continue;
            if (near_tower(city, place) || near_gate(shape, place) || near_cathedral(shape, place)) continue;
            if (near_sign(shape, place, 7)) continue;
            const Point roof = place - Point{0, roof_height};
            if (near_wall(city, place, room_for_house) || near_wall(city, roof, room_for_house - 2)) continue;
            if (!inside(city.area, place)) continue;
            const Decimal room = std::min(from_walls(city, place, plenty), from_walls(city, roof, plenty) + 2);
            if (room > much_room && (chance >> 20) % 4 == 0) continue;  // leaves some gaps
            sites.push_back({place, room > much_room && place.y > 16});
        }
    }
    sort_by_distance(sites);
    return sites;
}

void put_houses(HostVector<Thing>& houses, const HostVector<Site>& sites, int variation) {
    const auto wide_sites = static_cast<std::uint32_t>(
        std::count_if(sites.begin(), sites.end(), [](const Site& site) { return site.is_wide; }));
    const std::uint32_t seed = scattered(211u * static_cast<std::uint32_t>(variation) + 5);
    std::uint32_t number = 0;
    std::uint32_t wide = 0;
    for (const Site& site : sites) {
        const std::uint32_t chance = scattered(seed + number++);
        // Every third wide site gets a special building; with fewer than three wide sites, one of them does. The kinds
        // of special buildings take turns.
        if (site.is_wide && (wide++ + seed) % std::min(3u, wide_sites) == 0) {
            houses.push_back({large_ids[(wide / 3 + (seed >> 8)) % std::size(large_ids)], site.place});
        } else if (site.is_wide && (chance >> 16) % 5 == 0) {
            houses.push_back({"grove", site.place});
        } else {
            houses.push_back({house_ids[(chance >> 8) % std::size(house_ids)], site.place});
        }
    }
}

namespace {

/// The number of squares in a row of OpenLand. A random number contains the x and y coordinates of a place, one byte
/// each.
constexpr std::uint32_t squares = 32;
constexpr std::uint32_t places_of_square = 256 / squares;
/// Greater than the distance from the middle of a square to any place in it.
constexpr Decimal half_diagonal = 1.7_d;
/// The largest number of mist banks for which the outline of the mist is exact. With more banks the outline includes a
/// line from the last bank to the first, where no mist ends.
constexpr int most_banks = 2;
/// The minimum number of tiles for which classifying squares is faster than testing each place.
constexpr int many_tiles = 150;

}  // namespace

OpenLand::OpenLand(const TileShape& shape, const Turned& tile, int tiles)
    : shape_(shape), tile_(tile), squares_(shape.allocator) {
    const auto is_mist = [](const TurnedSegment& segment) { return segment.kind == SegmentKind::mist; };
    const auto banks = std::count_if(tile.segments.begin(), tile.segments.begin() + tile.count, is_mist);
    if (tiles < many_tiles || banks > most_banks) return;
    squares_.reserve(squares * squares);
    for (std::uint32_t square = 0; square < squares * squares; ++square) squares_.push_back(ground_of(square));
}

Point OpenLand::place(std::uint32_t chance) noexcept { return {between(6, 94, chance), between(9, 94, chance >> 8)}; }

bool OpenLand::is_open(Point place, Decimal wider) const noexcept {
    return far_from_anchors(tile_, place, room_for_meeple + wider) && on_open_land(shape_, place, wider);
}

// Every place of a square is at most half the diagonal away from the middle. A square is open if its middle is open
// with all obstacles enlarged by that distance. A square is taken if its middle is taken with all obstacles reduced by
// that distance. The distance kept from obstacles with an area is greater than the diagonal, so a square on an outline
// is always mixed.
OpenLand::Ground OpenLand::ground_of(std::uint32_t square) const noexcept {
    const std::uint32_t first = square % squares * places_of_square + (square / squares * places_of_square << 8);
    const std::uint32_t last = first + (places_of_square - 1) * 257;
    const Point middle = (place(first) + place(last)) / 2;
    if (is_open(middle, half_diagonal)) return Ground::open;
    return is_open(middle, -half_diagonal) ? Ground::mixed : Ground::taken;
}

bool OpenLand::has(std::uint32_t chance) const noexcept {
    if (!squares_.empty()) {
        const std::uint32_t row = (chance >> 8 & 255u) / places_of_square;
        const Ground ground = squares_[row * squares + (chance & 255u) / places_of_square];
        if (ground != Ground::mixed) return ground == Ground::open;
    }
    return is_open(place(chance), 0);
}

void put_trees(HostVector<Thing>& trees, const TileShape& shape, const Turned& tile, const OpenLand& land,
               int variation) {
    if (tile.has(Mark::abbey)) return;  // the abbey's court has no trees
    constexpr int most = 7;
    for (std::uint32_t attempt = 0; attempt < 26 && trees.size() < most; ++attempt) {
        const std::uint32_t chance = scattered(attempt + 101u * static_cast<std::uint32_t>(variation));
        if (!land.has(chance)) continue;
        const Point place = OpenLand::place(chance);
        if (!is_crowded(trees, place, 8)) trees.push_back({(chance >> 16) % 3 == 0 ? "bush" : "tree", place});
    }
    for (std::uint32_t attempt = 0; !shape.river_line.empty() && attempt < 40; ++attempt) {
        const std::uint32_t chance = scattered(attempt + 307u * static_cast<std::uint32_t>(variation));
        const Point place{between(5, 95, chance), between(8, 95, chance >> 8)};
        const Decimal away = from_water(shape, place, 4);
        if (away == 0 || away > 3 || from_roads(shape, place, road_reach + 8) < road_reach + 8) continue;
        if (far_from_anchors(tile, place, 9) && !is_crowded(trees, place, 6) && (chance >> 16) % 2 == 0) {
            trees.push_back({"reeds", place});
        }
    }
    sort_by_distance(trees);
}

}  // namespace mistbank::render::svg

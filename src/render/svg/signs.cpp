// The places of marks that belong to a whole tile.
#include <algorithm>

#include "render/svg/sign_rows.hpp"
#include "render/svg/symbols.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal from_rim = 3;
/// A road that ends closer to a sign than this ends at the sign, without a village.
constexpr Decimal end_of_roads = 17;

/// Moves a place so that the sign and the figures on it lie on the tile.
Point within_tile_with_room(Point place, const SignRow& sign) noexcept {
    Box room = sign.extent;
    if (sign.mark != Mark::foundation) room.least.y = room.least.y - sign.room_above;
    return within_tile(place, room);
}

Decimal overlap_of(const Box& one, const Box& other) noexcept {
    const Decimal width = std::min(one.most.x, other.most.x) - std::max(one.least.x, other.least.x);
    const Decimal height = std::min(one.most.y, other.most.y) - std::max(one.least.y, other.least.y);
    return width > 0 && height > 0 ? width * height : Decimal(0);
}

/// Returns the cost of hiding what lies under one point of a sign.
Decimal cost_of_point(const TileShape& shape, const SignRow& sign, Point place) {
    const bool in_city = std::any_of(shape.cities.begin(), shape.cities.end(),
                                     [&](const City& city) { return city.box.has(place) && inside(city.area, place); });
    Decimal cost = in_city ? sign.cost_of_city : Decimal(0);
    for (const City& city : shape.cities) {
        for (const Wall& wall : city.walls) {
            if (nearer(wall, place, 5)) cost += 5;
        }
    }
    for (const Road& road : shape.roads) {
        if (!in_city && nearer(road.line, place, road_reach)) cost += sign.on_roads ? 1 : 5;
    }
    for (const Point& village : shape.villages) {
        if (nearer(village, place, 13)) cost += 5;
    }
    for (const Gate& gate : shape.gates) {
        if (nearer(gate.place, place, 10)) cost += 5;
    }
    for (const Point& bush : shape.bushes) {
        if (nearer(bush, place, 3)) cost += 2;
    }
    return from_water(shape, place, 2) < 2 ? cost + 5 : cost;
}

/// A box that a sign should leave free, and the share of the covered area that counts as cost.
struct Obstacle {
    Box box;
    int share;
};
using Obstacles = HostVector<Obstacle>;

Obstacles obstacles_of(const TileShape& shape, const Turned& tile) {
    Obstacles all(shape.allocator);
    const Box meeple = extent_of(FigureKind::normal, false);
    for (int i = 0; i < tile.count; ++i) {  // figures need space beside the sign
        const TurnedSegment& segment = tile.segments[i];
        if (!segment.is_on_sign()) all.push_back({shifted(meeple, figure_place(shape, segment)), 14});
    }
    for (const Building& building : shape.buildings) {
        all.push_back({shifted(extent_of_building(building.kind), building.place), 6});
    }
    for (const Sign& earlier : shape.signs) all.push_back({shifted(extent_of_sign(earlier.mark), earlier.place), 6});
    for (const Inn& inn : shape.inns) all.push_back({shifted({{-11, -11}, {14, 10}}, inn.place), 6});
    return all;
}

Decimal cost_of(const TileShape& shape, const Obstacles& obstacles, const SignRow& sign, Point place,
                Decimal too_much) {
    const Box box = shifted(sign.extent, place);
    const Decimal top = from_rim + sign.room_above;
    if (box.least.x < from_rim || box.least.y < top || box.most.x > tile_width - from_rim ||
        box.most.y > tile_width - from_rim)
        return very_far;
    Decimal cost = 0;
    for (const Obstacle& obstacle : obstacles) cost += overlap_of(box, obstacle.box) / obstacle.share;
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 5; ++column) {
            if (cost >= too_much) return cost;
            const Point edge{box.least.x + (box.most.x - box.least.x) * column / 4,
                             box.least.y + (box.most.y - box.least.y) * row / 4};
            cost += cost_of_point(shape, sign, edge);
        }
    }
    return cost;
}

Point middle_of(const Points& places) noexcept {
    Point sum;
    for (const Point& place : places) sum = sum + place;
    return sum / static_cast<int>(places.size());
}

/// Returns the place where roads end, if they end at the sign; otherwise a place as near to the middle as space allows.
Point place_of(const TileShape& shape, const Turned& tile, const SignRow& sign) {
    if (sign.ends_roads && !shape.villages.empty()) return within_tile_with_room(middle_of(shape.villages), sign);
    const Obstacles obstacles = obstacles_of(shape, tile);
    constexpr Point wish{50, 50};
    Point best = wish;
    Decimal least = very_far;
    for (int y = 11; y < 90; y += 3) {
        for (int x = 11; x < 90; x += 3) {
            const Point place{x, y};
            const Decimal by_distance = distance(place, wish) / 2;
            if (by_distance + hair >= least) continue;
            const Decimal cost = by_distance + cost_of(shape, obstacles, sign, place, least - by_distance);
            if (cost + hair >= least) continue;
            least = cost;
            best = place;
        }
    }
    return best;
}

/// Removes the bushes under a sign.
void clear_bushes(TileShape& shape, const Box& sign) {
    shape.bushes.erase(
        std::remove_if(shape.bushes.begin(), shape.bushes.end(), [&](Point bush) { return sign.has(bush); }),
        shape.bushes.end());
}

void add_sign(TileShape& shape, const Turned& tile, const SignRow& sign) {
    const Point place = place_of(shape, tile, sign);
    shape.signs.push_back({sign.mark, place});
    if (sign.clears_hedge) clear_bushes(shape, shifted(sign.extent, place));
    if (!sign.ends_roads) return;
    const auto ends_there = [&](Point village) { return nearer(village, place, end_of_roads); };
    shape.villages.erase(std::remove_if(shape.villages.begin(), shape.villages.end(), ends_there),
                         shape.villages.end());
}

}  // namespace

void add_signs(TileShape& shape, const Turned& tile) {
    for (const SignRow& sign : sign_rows()) {
        if (tile.has(sign.mark)) add_sign(shape, tile, sign);
    }
    for (const MarkOfExpansion& known : all_marks) {
        const MarkSpec& mark = *known.mark;
        if (!tile.has(mark.mark) || !mark.is_sign() || sign_row(mark.mark) != nullptr) continue;
        add_sign(shape, tile, {mark.mark, 0, extent_of_symbol(mark.symbol)});
    }
}

}  // namespace mistbank::render::svg

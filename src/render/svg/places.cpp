#include "render/svg/places.hpp"

#include <algorithm>

#include "render/svg/sign_rows.hpp"
#include "render/svg/symbols.hpp"
#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

/// The smallest distance from the rim.
constexpr Decimal rim = 0.1_d;
/// The cost of hiding the figure's own building. It is higher than the cost of standing on a road or a wall.
constexpr Decimal cost_of_hiding = 40;
/// The cost for each covered square unit.
constexpr Decimal cost_of_cover = 0.5_d;

/// The area in the middle of a lake where links run.
constexpr Box where_links_lie{{37, 32}, {63, 63}};

Box scaled(const Box& box, Decimal scale) noexcept { return {scale * box.least, scale * box.most}; }

/// Returns a box after a quarter turn to the left.
Box laid(const Box& box) noexcept { return {{box.least.y, -box.most.x}, {box.most.y, -box.least.x}}; }

Decimal common(Decimal low, Decimal high, Decimal other_low, Decimal other_high) noexcept {
    return std::max(Decimal(0), std::min(high, other_high) - std::max(low, other_low));
}

Decimal common_area(const Box& one, const Box& other) noexcept {
    return common(one.least.x, one.most.x, other.least.x, other.most.x) *
           common(one.least.y, one.most.y, other.least.y, other.most.y);
}

}  // namespace

Box extent_of(FigureKind kind, bool lies) noexcept {
    const Box box = scaled(box_of(figure_shown(kind).extent), figure_size);
    return lies ? laid(box) : box;
}
Box extent_of_ghosts(int count, Decimal scale) noexcept {
    return scaled(count > 1 ? Box{{-12.5_d, -13.2_d}, {12.7_d, 14.2_d}} : Box{{-9, -12.5_d}, {9, 11}}, scale);
}
Box extent_of_hound() noexcept { return {{-13.8_d, -15.2_d}, {12.8_d, 9.8_d}}; }
Box extent_of_badge(Decimal size) noexcept { return {{-1.1_d * size, -1.1_d * size}, {1.1_d * size, 1.1_d * size}}; }

Box extent_of_building(SegmentKind kind) noexcept {
    switch (kind) {
        case SegmentKind::monastery: return {{-19.6_d, -31}, {19.6_d, 14.6_d}};
        case SegmentKind::castle: return {{-21.7_d, -23}, {21.7_d, 14.7_d}};
        case SegmentKind::cemetery: return {{-23, -18.6_d}, {23, 18}};
        case SegmentKind::garden: return {{-19.8_d, -14.8_d}, {19.8_d, 15.8_d}};
        default: return {{-26, -38}, {26, 19.6_d}};  // the cathedral
    }
}

Box extent_of_sign(Mark mark) noexcept {
    const SignRow* const row = sign_row(mark);
    if (row != nullptr) return row->extent;
    const MarkSpec& spec = *spec_of(mark);
    return spec.is_sign() ? extent_of_symbol(spec.symbol) : Box{};
}

Point place_of_acrobat(int number) noexcept {
    constexpr Decimal feet = 11 * acrobat_size;  // the distance from a meeple's middle down to its feet
    constexpr Decimal on_shoulders = 19 * acrobat_size;
    if (number == 2) return {0, -3 - feet - on_shoulders};
    return {number == 0 ? -9.3_d : 9.3_d, -3 - feet};
}

Box extent_of_acrobats(int count) noexcept {
    Box box;
    for (int i = 0; i < count; ++i)
        box = joined(
            box, shifted(scaled(box_of(figure_shown(FigureKind::guard).extent), acrobat_size), place_of_acrobat(i)));
    return box;
}

Point Bathers::place(int number) const noexcept {
    constexpr Decimal width = 60;
    constexpr Decimal height = 38;
    const int slot = number < columns - spare ? number : number + spare;
    const int row = slot / columns;
    return {width * (2 * (slot % columns) + 1 - columns) / (2 * columns),
            height * (2 * row + 1 - rows) / (2 * rows) - 2};
}

Bathers bathers_of(int count) noexcept {
    Bathers bathers;
    while (bathers.columns * bathers.rows < count) bathers.columns > bathers.rows ? ++bathers.rows : ++bathers.columns;
    bathers.spare = bathers.columns * bathers.rows - count;
    constexpr Decimal most = 0.85_d;
    bathers.size = std::min(most, std::min(Decimal(60) / (25 * bathers.columns), Decimal(44) / (24 * bathers.rows)));
    return bathers;
}

Box shifted(const Box& box, Point by) noexcept { return {box.least + by, box.most + by}; }
Box joined(const Box& one, const Box& other) noexcept {
    return {{std::min(one.least.x, other.least.x), std::min(one.least.y, other.least.y)},
            {std::max(one.most.x, other.most.x), std::max(one.most.y, other.most.y)}};
}
bool overlap(const Box& one, const Box& other) noexcept {
    return one.least.x < other.most.x && other.least.x < one.most.x && one.least.y < other.most.y &&
           other.least.y < one.most.y;
}

Point within_tile(Point place, const Box& extent) noexcept {
    const auto within = [](Decimal at, Decimal before, Decimal behind) {
        return std::max(std::min(at, tile_width - rim - behind), rim - before);
    };
    return {within(place.x, extent.least.x, extent.most.x), within(place.y, extent.least.y, extent.most.y)};
}

TilePlaces::TilePlaces(const TileShape& shape, const Turned& tile)
    : shape_(shape), tile_(tile), taken_(shape.allocator) {
    for (const Building& building : shape.buildings)
        taken_.push_back(shifted(extent_of_building(building.kind), building.place));
    for (const Sign& sign : shape.signs) taken_.push_back(shifted(extent_of_sign(sign.mark), sign.place));
    if (!shape.landings.empty()) taken_.push_back(where_links_lie);
}

const Building* TilePlaces::building_of(const TurnedSegment& segment) const noexcept {
    for (const Building& building : shape_.buildings) {
        if (building.segment == segment.number && building.kind != SegmentKind::city) return &building;
    }
    return nullptr;
}

/// Returns the cost of everything that a box would cover.
Decimal TilePlaces::cost_of(const Box& box) const noexcept {
    Decimal cost = 0;
    for (const Box& taken : taken_) {
        if (overlap(box, taken)) cost += cost_of_cover * common_area(box, taken) + 1;
    }
    return cost;
}

/// Returns the cost of the ground for a figure beside a building. Roads and cities are costly, because other figures
/// stand on them.
Decimal TilePlaces::cost_of_ground(const Box& box) const noexcept {
    Decimal cost = 0;
    const Decimal middle = (box.least.x + box.most.x) / 2;
    const Decimal feet = box.most.y - 4;
    for (const Point& place : {Point{middle, box.least.y + 6}, Point{middle, (box.least.y + feet) / 2},
                               Point{middle, feet}, Point{box.least.x + 3, feet}, Point{box.most.x - 3, feet}}) {
        for (const City& city : shape_.cities) {
            if (city.box.has(place) && inside(city.area, place)) cost += 9;
            for (const Wall& wall : city.walls) {
                if (nearer(wall, place, 7)) cost += 6;
            }
        }
        for (const Road& road : shape_.roads) {
            if (nearer(road.line, place, road_reach + 1)) cost += 5;
        }
        if (from_water(shape_, place, 2) < 2) cost += 8;
    }
    for (const Inn& inn : shape_.inns) {
        if (overlap(box, shifted({{-11, -11}, {14, 10}}, inn.place))) cost += 10;
    }
    for (int i = 0; i < tile_.count; ++i) {
        const TurnedSegment& segment = tile_.segments[i];
        if (segment.kind != SegmentKind::mist || segment.symbols == 0) continue;
        if (overlap(box, shifted(extent_of_ghosts(segment.symbols, 1), anchor_of(segment)))) cost += 6;
    }
    return cost;
}

/// Returns the cheapest place at most `reach` steps from the preferred place. Farther away, a figure would seem to
/// stand on another segment.
Point TilePlaces::nearest_to(Point wish, const Box& extent, int reach) const noexcept {
    Point best = within_tile(wish, extent);
    Decimal least = cost_of(shifted(extent, best));
    if (least == 0) return best;
    const int step = extent.most.x - extent.least.x > 18 ? 4 : 6;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column) {
            const Point place = within_tile(wish + Point{column * step, row * step}, extent);
            const Decimal by_distance = distance(place, wish);
            if (by_distance >= least) continue;
            const Decimal cost = by_distance + cost_of(shifted(extent, place));
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
    }
    return best;
}

Point TilePlaces::beside(const Building& building, const Box& extent) const noexcept {
    const Box own = shifted(extent_of_building(building.kind), building.place);
    Point best = building.place;
    Decimal least = very_far * very_far;
    const auto consider = [&](Point wish) {
        const Point place = within_tile(wish, extent);
        const Box box = shifted(extent, place);
        Decimal cost = distance(place, building.place + Point{4, 6}) / 2 + cost_of(box) + cost_of_ground(box);
        if (overlap(box, own)) cost += cost_of_hiding;
        if (cost < least) {
            least = cost;
            best = place;
        }
    };
    constexpr int slides = 5;
    for (int slide = -slides; slide <= slides; ++slide) {
        const Decimal y = building.place.y + slide * 6;
        consider({own.most.x - extent.least.x, y});
        consider({own.least.x - extent.most.x, y});
        const Decimal x = building.place.x + slide * 8;
        consider({x, own.most.y - extent.least.y});
        consider({x, own.least.y - extent.most.y});
    }
    return best;
}

Point TilePlaces::grave(const TurnedSegment& segment) const noexcept {
    return figure_place(shape_, segment) + Point{0, 2};
}

Point TilePlaces::take_anywhere(Point wish, const Box& extent) {
    const Point place = nearest_to(wish, extent, usual_reach);
    taken_.push_back(shifted(extent, place));
    return place;
}

Point TilePlaces::take_on_land(Point wish, const Box& extent) {
    constexpr int reach = 10;
    Point best = within_tile(wish, extent);
    Decimal least = very_far * very_far;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column) {
            const Point place = within_tile(wish + Point{column * 4, row * 4}, extent);
            const Decimal by_distance = distance(place, wish) / 4;
            if (by_distance >= least) continue;
            const Box box = shifted(extent, place);
            const Decimal cost = by_distance + cost_of(box) + cost_of_ground(box);
            if (cost >= least) continue;
            least = cost;
            best = place;
        }
    }
    return take_here(best, extent);
}

Point TilePlaces::take_here(Point place, const Box& extent) {
    taken_.push_back(shifted(extent, place));
    return place;
}

Point TilePlaces::take(const TurnedSegment& segment, const Box& extent, int reach) {
    const Building* building = building_of(segment);
    const Point wish = figure_place(shape_, segment);
    const Point place = building != nullptr    ? beside(*building, extent)
                        : segment.is_on_sign() ? within_tile(wish, extent)
                                               : nearest_to(wish, extent, reach);
    taken_.push_back(shifted(extent, place));
    return place;
}

}  // namespace mistbank::render::svg

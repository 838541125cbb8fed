#include "render/turned_segments.hpp"

#include <algorithm>

#include "mistbank/anchor.hpp"

namespace mistbank::render {

namespace {

TurnedSegment turned(const Segment& segment, int number, int rotation) noexcept {
    TurnedSegment result;
    result.kind = segment.kind;
    result.number = number;
    result.sides = ((segment.sides << rotation) | (segment.sides >> (4 - rotation))) & 15u;
    result.halves = ((segment.half_sides << 2 * rotation) | (segment.half_sides >> (8 - 2 * rotation))) & 255u;
    result.shared = ((segment.shared << rotation) | (segment.shared >> (4 - rotation))) & 15u;
    result.touches = segment.touches;
    result.marks = segment.marks;
    result.coats = segment.coats;
    result.symbols = segment.symbols;
    const Anchor anchor = anchor_of(segment, rotation);
    result.x = anchor.x;
    result.y = anchor.y;
    return result;
}

}  // namespace

int Turned::at_side(SegmentKind kind, int side) const noexcept {
    for (int i = 0; i < count; ++i) {
        if (segments[i].kind == kind && segments[i].reaches(side)) return i;
    }
    return -1;
}

Part Turned::part_of_side(const TurnedSegment& city, int side) const noexcept {
    if ((city.shared >> (side & 3) & 1u) == 0) return Part::whole;
    const auto leaning = [side](const TurnedSegment& segment) {  // positive if the segment leans towards the next side,
                                                                 // where the second half lies
        return segment.reaches(side + 1) - segment.reaches(side + 3);
    };
    for (int i = 0; i < count; ++i) {
        const TurnedSegment& other_city = segments[i];
        if (i == city.number || other_city.kind != SegmentKind::city || !other_city.reaches(side)) continue;
        const int difference = leaning(city) - leaning(other_city);
        const bool comes_first = difference == 0 ? city.number < other_city.number : difference < 0;
        return comes_first ? Part::first_half : Part::second_half;
    }
    return Part::whole;
}

int Turned::field_at(int half) const noexcept {
    for (int i = 0; i < count; ++i) {
        if (segments[i].kind == SegmentKind::field && (segments[i].halves >> (half & 7) & 1u) != 0) return i;
    }
    return -1;
}

const TurnedSegment* Turned::river() const noexcept {
    for (int i = 0; i < count; ++i) {
        if (segments[i].kind == SegmentKind::river) return &segments[i];
    }
    return nullptr;
}

bool Turned::parted_at(int side) const noexcept {
    const int left = field_at(2 * side);
    const int right = field_at(2 * side + 1);
    return left >= 0 && right >= 0 && left != right;
}

int Turned::city_of_both(int half, int other_half) const noexcept {
    const int first = field_at(half);
    const int second = field_at(other_half);
    if (first < 0 || second < 0 || first == second) return -1;
    const unsigned both = segments[first].touches & segments[second].touches;
    int city = 0;
    while (city < count && (both >> city & 1u) == 0) ++city;
    return city < count ? city : -1;
}

int Turned::city_of_parted(int side) const noexcept {
    const bool has_line = at_side(SegmentKind::road, side) >= 0 || at_side(SegmentKind::river, side) >= 0;
    return has_line ? -1 : city_of_road(side);
}

bool Turned::parted_between_cities(int side) const noexcept {
    const int city = at_side(SegmentKind::city, side);
    const int opposite_city = at_side(SegmentKind::city, side + 2);
    if (city < 0 || opposite_city < 0 || city == opposite_city) return false;
    const int before = field_at(2 * side + 7);  // the half sides next to the first city
    const int behind = field_at(2 * side + 2);
    if (before < 0 || behind < 0 || before == behind) return false;
    const unsigned cities = 1u << city | 1u << opposite_city;
    return (segments[before].touches & segments[behind].touches & cities) == cities;
}

int Turned::corner_of_road_end() const noexcept {
    int road_side = -1;
    for (int i = 0; i < count; ++i) {
        if (segments[i].kind != SegmentKind::road) continue;
        if (road_side >= 0 || segments[i].side_count() != 1) return -1;
        for (int side = 0; side < 4; ++side) {
            if (segments[i].reaches(side)) road_side = side;
        }
    }
    if (road_side < 0 || !parted_at(road_side) || city_of_road(road_side) >= 0) return -1;
    for (int corner = 0; corner < 4; ++corner) {
        const int before = at_side(SegmentKind::city, corner + 3);
        const int behind = at_side(SegmentKind::city, corner);
        if (before < 0 || behind < 0 || before == behind) continue;
        // Going clockwise from the road, the first field must touch the first city and the last field the second city.
        const int first = field_at(2 * road_side + 1);
        const int last = field_at(2 * road_side);
        if ((segments[first].touches >> before & 1u) != 0 && (segments[last].touches >> behind & 1u) != 0)
            return corner;
    }
    return -1;
}

bool Turned::has_hedges() const noexcept {
    for (int side = 0; side < 4; ++side) {
        if (city_of_hedge(side) >= 0 || city_of_parted(side) >= 0 || parted_between_cities(side)) return true;
    }
    return corner_of_road_end() >= 0;
}

Turned turned(const TileType& type, int rotation) noexcept {
    Turned result;
    result.marks = type.marks;
    result.machine_direction = (type.machine_direction & 4) | ((type.machine_direction + rotation) & 3);
    result.count = std::min(type.segment_count, max_segments);
    for (int i = 0; i < result.count; ++i) result.segments[i] = turned(type.segments[i], i, rotation & 3);
    return result;
}

}  // namespace mistbank::render

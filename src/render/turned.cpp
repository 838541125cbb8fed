#include "render/turned.hpp"

#include <algorithm>

namespace mistbank::render {

namespace {

TurnedSegment turned(const Segment& segment, int number, int rotation) noexcept {
    TurnedSegment result;
    result.kind = segment.kind;
    result.number = number;
    result.sides = ((segment.sides << rotation) | (segment.sides >> (4 - rotation))) & 15u;
    result.halves = ((segment.half_sides << 2 * rotation) | (segment.half_sides >> (8 - 2 * rotation))) & 255u;
    result.touches = segment.touches;
    result.marks = segment.marks;
    result.coats = segment.coats;
    result.symbols = segment.symbols;
    result.x = segment.anchor_x;
    result.y = segment.anchor_y;
    for (int turn = 0; turn < rotation; ++turn) {
        const int x = result.x;
        result.x = 100 - result.y;
        result.y = x;
    }
    return result;
}

}  // namespace

int Turned::at_side(SegmentKind kind, int side) const noexcept {
    for (int i = 0; i < count; ++i) {
        if (segments[i].kind == kind && segments[i].reaches(side)) return i;
    }
    return -1;
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
    const int field = field_at(half);
    const int other = field_at(other_half);
    if (field < 0 || other < 0 || field == other) return -1;
    const unsigned both = segments[field].touches & segments[other].touches;
    int city = 0;
    while (city < count && (both >> city & 1u) == 0) ++city;
    return city < count ? city : -1;
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

#include "render/turned.hpp"

#include <algorithm>

namespace mistbank::render {

namespace {

TurnedSegment turned(const Segment& segment, int number, int rotation) noexcept {
    TurnedSegment result;
    result.kind = segment.kind;
    result.number = number;
    result.sides = ((segment.sides << rotation) | (segment.sides >> (4 - rotation))) & 15u;
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

Turned turned(const TileType& type, int rotation) noexcept {
    Turned result;
    result.count = std::min(type.segment_count, max_segments);
    for (int i = 0; i < result.count; ++i) result.segments[i] = turned(type.segments[i], i, rotation & 3);
    return result;
}

}  // namespace mistbank::render

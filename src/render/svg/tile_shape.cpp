#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

Point anchor_of(const TurnedSegment& segment) noexcept { return {segment.x * tile_width, segment.y * tile_width}; }

Point corner(int side) noexcept { return turned({0, 0}, side & 3); }

int sides_without(const TurnedSegment& segment, int side) noexcept {
    int count = 0;
    while (count < 4 && !segment.reaches(side + count)) ++count;
    return count;
}

void add_buildings(TileShape& shape, const Turned& tile) {
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& segment = tile.segments[i];
        if (segment.kind == SegmentKind::monastery || segment.kind == SegmentKind::castle ||
            segment.kind == SegmentKind::cemetery) {
            shape.buildings.push_back({segment.kind, i, anchor_of(segment)});
        }
    }
}

TileShape shape_of(const Turned& tile) {
    TileShape shape;
    add_cities(shape, tile);
    add_buildings(shape, tile);
    add_roads(shape, tile);
    shape.mist = mist_of(tile);
    return shape;
}

}  // namespace mistbank::render::svg

// What a tile shows as lines and areas, derived from its segments alone.
#pragma once

#include <vector>

#include "render/svg/path.hpp"
#include "render/turned.hpp"

namespace mistbank::render::svg {

struct City {
    int segment = 0;
    Path outline;
    std::vector<Path> walls;                     ///< the parts of the outline within the tile
    std::vector<Point> area;                     ///< points of the outline
    std::vector<std::vector<Point>> wall_lines;  ///< points of each wall
    std::vector<Point> towers;
};

struct Road {
    int segment = 0;
    Path path;
    std::vector<Point> line;
    bool bridge = false;  ///< it passes over another road
};

/// Where a road ends at a city.
struct Gate {
    Point place;
    bool upright = false;  ///< the road runs from north to south
};

struct Building {
    SegmentKind kind = SegmentKind::monastery;
    int segment = 0;
    Point place;
};

struct TileShape {
    std::vector<City> cities;
    std::vector<Road> roads;
    std::vector<Gate> gates;
    std::vector<Point> villages;  ///< where roads end
    std::vector<Building> buildings;
    Path mist;                     ///< all banks of the tile
    std::vector<Point> mist_area;  ///< points of it
};

/// Half the width of a road, its edges included.
inline constexpr Decimal road_reach = 6;

TileShape shape_of(const Turned& tile);

Point anchor_of(const TurnedSegment& segment) noexcept;
/// Where figures stand: on the anchor, or on the building.
Point figure_place(const TileShape& shape, const TurnedSegment& segment) noexcept;

/// The corner in which a side begins, going clockwise around the tile.
Point corner(int side) noexcept;

// The steps of shape_of, in their order.
void add_cities(TileShape& shape, const Turned& tile);
void add_passing_roads(TileShape& shape, const Turned& tile);
void add_buildings(TileShape& shape, const Turned& tile);
void add_ending_roads(TileShape& shape, const Turned& tile);
Path mist_of(const Turned& tile);

int first_side(const TurnedSegment& segment) noexcept;
/// How many sides in a row, clockwise from this one, a segment does not reach.
int sides_without(const TurnedSegment& segment, int side) noexcept;

}  // namespace mistbank::render::svg

// What a tile shows as lines and areas, derived from its segments alone.
#pragma once

#include "render/svg/path.hpp"
#include "render/turned.hpp"

namespace mistbank::render::svg {

/// A quick way to see that a point is not in an area.
struct Box {
    Point least{1e9, 1e9};
    Point most{-1e9, -1e9};

    bool has(Point place) const noexcept {
        return place.x >= least.x && place.y >= least.y && place.x <= most.x && place.y <= most.y;
    }
};
Box box_of(const Points& area) noexcept;

struct City {
    explicit City(const Allocator& allocator)
        : outline(allocator), walls(allocator), area(allocator), wall_lines(allocator), towers(allocator) {}

    int segment = 0;
    Path outline;
    HostVector<Path> walls;         ///< the parts of the outline within the tile
    Points area;                    ///< points of the outline
    Box box;                        ///< around them
    HostVector<Points> wall_lines;  ///< points of each wall
    Points towers;
};

struct Road {
    int segment = 0;
    Path path;
    Points line;
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
    explicit TileShape(const Allocator& its_allocator)
        : allocator(its_allocator),
          cities(allocator),
          roads(allocator),
          gates(allocator),
          villages(allocator),
          buildings(allocator),
          mist(allocator),
          mist_area(allocator) {}

    Allocator allocator;  ///< where all of it lies
    HostVector<City> cities;
    HostVector<Road> roads;
    HostVector<Gate> gates;
    Points villages;  ///< where roads end
    HostVector<Building> buildings;
    Path mist;         ///< all banks of the tile
    Points mist_area;  ///< points of it
};

/// Half the width of a road, its edges included.
inline constexpr double road_reach = 6;

TileShape shape_of(const Turned& tile, const Allocator& allocator);

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
Path mist_of(const Turned& tile, const Allocator& allocator);

int first_side(const TurnedSegment& segment) noexcept;
/// How many sides in a row, clockwise from this one, a segment does not reach.
int sides_without(const TurnedSegment& segment, int side) noexcept;

}  // namespace mistbank::render::svg

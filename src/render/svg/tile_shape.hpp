// The drawing of a tile as lines and areas, derived only from its segments.
#pragma once

#include "render/svg/path.hpp"
#include "render/turned_segments.hpp"

namespace mistbank::render::svg {

/// A rectangle around an area, for a quick test whether a point is far from the area.
struct Box {
    Point least{very_far, very_far};
    Point most{-very_far, -very_far};

    bool has(Point place) const noexcept {
        return place.x >= least.x && place.y >= least.y && place.x <= most.x && place.y <= most.y;
    }
    bool is_nearer(Point place, Decimal reach) const noexcept {
        return place.x + reach > least.x && place.y + reach > least.y && place.x - reach < most.x &&
               place.y - reach < most.y;
    }
};
Box box_of(const Points& area) noexcept;

/// A part of a city's outline within the tile.
struct Wall {
    Path path;
    Points line;  ///< points of the wall
    Box box;      ///< the box around these points
};
/// Returns whether a point is closer to a wall than `reach`.
bool nearer(const Wall& wall, Point place, Decimal reach) noexcept;

struct City {
    explicit City(const Allocator& allocator)
        : outline(allocator), walls(allocator), area(allocator), towers(allocator) {}

    int segment = 0;
    Path outline;
    HostVector<Wall> walls;
    Points area;  ///< points of the outline
    Box box;      ///< the box around these points
    Points towers;
};

inline constexpr int no_road = -1;
struct Road {
    int segment = 0;  ///< number of the road's segment; no_road for the part from a meeting point to a gate
    Path path;
    Points line;
    bool bridge = false;  ///< whether the road passes over another road
    Box box{};            ///< the box around the points, set after all roads are drawn
};

/// The end of a road at a city.
struct Gate {
    Point place;
    bool upright = false;  ///< whether the road runs from north to south
};

struct Building {
    SegmentKind kind = SegmentKind::monastery;  ///< SegmentKind::city: a cathedral
    int segment = 0;
    Point place;
};
/// Returns whether roads end at the building.
bool ends_roads(const Building& building) noexcept;

/// The end of a road at a lake, where links begin (FER-1).
struct Landing {
    int segment = 0;
    Point place;
    int side = 0;           ///< the side from which the road comes
    bool has_jetty = true;  ///< false if the road crosses the lake or ends at a city
};

/// An inn: a small house beside its road.
struct Inn {
    int segment = 0;
    Point place;
};

/// A printed sign of the whole tile.
struct Sign {
    Mark mark = Mark::volcano;
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
          mist_area(allocator),
          river(allocator),
          river_line(allocator),
          pool(allocator),
          pool_area(allocator),
          rocks(allocator),
          lilies(allocator),
          landings(allocator),
          bridges(allocator),
          bushes(allocator),
          inns(allocator),
          signs(allocator) {}

    Allocator allocator;  ///< the allocator of all parts of the shape
    HostVector<City> cities;
    HostVector<Road> roads;
    HostVector<Gate> gates;
    Points villages;                 ///< ends of roads
    HostVector<Building> buildings;  ///< cathedrals and gardens last
    Path mist;                       ///< all banks of mist on the tile
    Points mist_area;                ///< points of `mist`
    Box mist_box;                    ///< the box around `mist_area`
    Path river;                      ///< the middle line of a passing river; empty: none
    Points river_line;               ///< points of `river`
    Path pool;                       ///< the water of a spring or a lake; a river's lake reaches beyond the rim
    Points pool_area;                ///< points of `pool`
    Points rocks;                    ///< the rocks around a spring
    Points lilies;                   ///< the water lilies on a lake
    HostVector<Landing> landings;
    Path bridges;   ///< the parts of roads that cross the river
    Points bushes;  ///< the bushes of hedges between fields
    HostVector<Inn> inns;
    HostVector<Sign> signs;
};

/// Half the width of a road with its edges.
inline constexpr Decimal road_reach = 6;
/// Half the width of the river.
inline constexpr Decimal water_reach = 11;

TileShape shape_of(const Turned& tile, const Allocator& allocator);

Point anchor_of(const TurnedSegment& segment) noexcept;
/// Returns the preferred place of figures: on a sign such as a tower, in front of a cathedral, in the middle of another
/// building, or else the anchor.
Point figure_place(const TileShape& shape, const TurnedSegment& segment) noexcept;

/// Returns the line of a link over the lake, from one road to another; middle_of_link() returns the middle of the line.
Path link_path(const TileShape& shape, int one, int other);
Point middle_of_link(const TileShape& shape, int one, int other) noexcept;

/// Returns the corner where a side begins, going clockwise.
Point corner(int side) noexcept;

/// Returns the distance of a point from the water of the tile, at most `most`.
Decimal from_water(const TileShape& shape, Point place, Decimal most) noexcept;

// The steps of shape_of(), in order.
void add_cities(TileShape& shape, const Turned& tile);
void add_river(TileShape& shape, const Turned& tile);
void add_lake(TileShape& shape, const Turned& tile);  ///< a lake where roads end
void add_passing_roads(TileShape& shape, const Turned& tile);
void add_buildings(TileShape& shape, const Turned& tile);
void add_ending_roads(TileShape& shape, const Turned& tile);
void add_bridges(TileShape& shape);
void add_hedges(TileShape& shape, const Turned& tile);
void add_sights(TileShape& shape, const Turned& tile);  ///< cathedrals, gardens, inns
void add_signs(TileShape& shape, const Turned& tile);   ///< volcanoes and other signs of the whole tile
Path mist_of(const Turned& tile, const Allocator& allocator);

/// Returns the area of each field, in squares; paths of other segments are empty. Draw the areas below the borders of
/// fields.
HostVector<Path> field_areas(const TileShape& shape, const Turned& tile);

int first_side(const TurnedSegment& segment) noexcept;
/// Returns the number of consecutive sides, clockwise from this side, that a segment does not reach.
int sides_without(const TurnedSegment& segment, int side) noexcept;

}  // namespace mistbank::render::svg

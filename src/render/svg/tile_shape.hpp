// The drawing of a tile as lines and areas, derived only from its segments.
#pragma once

#include "render/svg/path.hpp"
#include "render/turned.hpp"

namespace mistbank::render::svg {

/// A fast test that a point is neither in an area nor near it.
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
    Points line;  ///< points of it
    Box box;      ///< around them
};
/// Returns true if a point is closer to a wall than this distance.
bool nearer(const Wall& wall, Point place, Decimal reach) noexcept;

struct City {
    explicit City(const Allocator& allocator)
        : outline(allocator), walls(allocator), area(allocator), towers(allocator) {}

    int segment = 0;
    Path outline;
    HostVector<Wall> walls;
    Points area;  ///< points of the outline
    Box box;      ///< around them
    Points towers;
};

inline constexpr int no_road = -1;
struct Road {
    int segment = 0;  ///< no_road for the last steps from where roads meet to a gate
    Path path;
    Points line;
    bool bridge = false;  ///< it passes over another road
    Box box{};            ///< around the points, once the shape is done
};

/// Where a road ends at a city.
struct Gate {
    Point place;
    bool upright = false;  ///< the road runs from north to south
};

struct Building {
    SegmentKind kind = SegmentKind::monastery;  ///< city: its cathedral
    int segment = 0;
    Point place;
};
/// Whether roads end there.
bool ends_roads(const Building& building) noexcept;

/// Where a road ends at a lake, and links begin (FER-1).
struct Landing {
    int segment = 0;
    Point place;
    int side = 0;           ///< from which the road comes
    bool has_jetty = true;  ///< not where the road runs on over the lake
};

/// A small house at the road to which it belongs.
struct Inn {
    int segment = 0;
    Point place;
};

/// What is printed on the tile as a whole.
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

    Allocator allocator;  ///< where all of it lies
    HostVector<City> cities;
    HostVector<Road> roads;
    HostVector<Gate> gates;
    Points villages;                 ///< where roads end
    HostVector<Building> buildings;  ///< cathedrals and gardens behind those that are alone on their tile
    Path mist;                       ///< all banks of the tile
    Points mist_area;                ///< points of it
    Box mist_box;                    ///< around them
    Path river;                      ///< the middle of a river that runs through; empty for none
    Points river_line;               ///< points of it
    Path pool;                       ///< the water of a spring or a lake; that of a river reaches beyond the rim
    Points pool_area;                ///< points of it
    Points rocks;                    ///< around a spring
    Points lilies;                   ///< on a lake
    HostVector<Landing> landings;
    Path bridges;   ///< the parts of roads that lead across the river
    Points bushes;  ///< of hedges between fields
    HostVector<Inn> inns;
    HostVector<Sign> signs;
};

/// Half the width of a road, its edges included.
inline constexpr Decimal road_reach = 6;
/// Half the width of the river.
inline constexpr Decimal water_reach = 11;

TileShape shape_of(const Turned& tile, const Allocator& allocator);

Point anchor_of(const TurnedSegment& segment) noexcept;
/// Where figures would like to stand: on the anchor, before a cathedral, upon a tower; of other buildings the middle.
Point figure_place(const TileShape& shape, const TurnedSegment& segment) noexcept;

/// The line of a link over the lake, from one of its roads to another, and the middle of the line.
Path link_path(const TileShape& shape, int one, int other);
Point middle_of_link(const TileShape& shape, int one, int other) noexcept;

/// The corner in which a side begins, going clockwise around the tile.
Point corner(int side) noexcept;

/// The distance of a point from the water of the tile, or `most` if it is greater.
Decimal from_water(const TileShape& shape, Point place, Decimal most) noexcept;

// The steps of shape_of, in their order.
void add_cities(TileShape& shape, const Turned& tile);
void add_river(TileShape& shape, const Turned& tile);
void add_lake(TileShape& shape, const Turned& tile);  ///< at which roads end
void add_passing_roads(TileShape& shape, const Turned& tile);
void add_buildings(TileShape& shape, const Turned& tile);
void add_ending_roads(TileShape& shape, const Turned& tile);
void add_bridges(TileShape& shape);
void add_hedges(TileShape& shape, const Turned& tile);
void add_sights(TileShape& shape, const Turned& tile);  ///< cathedrals, gardens, inns
void add_signs(TileShape& shape, const Turned& tile);   ///< volcanoes, dragons, portals, foundations, flying machines
Path mist_of(const Turned& tile, const Allocator& allocator);

/// What each segment that is a field covers of the tile, in squares; the paths of others are empty. To be drawn below
/// all that parts fields.
HostVector<Path> field_areas(const TileShape& shape, const Turned& tile);

int first_side(const TurnedSegment& segment) noexcept;
/// The number of consecutive sides, clockwise from this one, that a segment does not reach.
int sides_without(const TurnedSegment& segment, int side) noexcept;

}  // namespace mistbank::render::svg

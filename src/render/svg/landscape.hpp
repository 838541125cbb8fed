// Laid tiles as a landscape: ground, roads, cities, houses, trees and mist, each drawn for all tiles at once so that
// they join across rims.
#pragma once

#include "render/svg/palette.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/svg/writer.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

/// One small thing at its place.
struct Thing {
    const char* symbol;
    Point place;
};

/// Room for a house in a city.
struct Site {
    Point place;
    bool is_wide;  ///< for a church or a market as well
};

/// What tiles of one type that lie alike have in common. It costs much more to find out than to draw.
struct Stamp {
    Stamp(const TileType& type, int rotation, const Allocator& allocator, bool with_fields = false);

    Turned tile;
    TileShape shape;
    Points coats;  ///< where the coats of arms of each city of the shape stand
    HostVector<Thing> goods;
    HostVector<Site> sites;   ///< in its cities, from north to south
    HostVector<Path> fields;  ///< see field_areas; empty where nobody wants to know
};

struct DrawnTile {
    const Stamp* stamp;
    Point origin;   ///< where its north-west corner lies
    int index = 0;  ///< of the tile on its board: copies of one tile need not have the same houses and trees
    CellText cell;  ///< "2,-1"; empty for a tile that is not on a board
    TileId id;
};

class Tints;

/// `name` tells several landscapes of one picture apart; `tints` may be null.
void draw_landscape(Writer& writer, const HostVector<DrawnTile>& tiles, const Palette& palette, const char* name,
                    const Tints* tints = nullptr);
/// The same for a tile alone.
void draw_landscape(Writer& writer, const DrawnTile& tile, const Palette& palette, const char* name);

/// Where the coats of arms of a city stand.
Point coats_place(const TileShape& shape, const City& city, const TurnedSegment& segment);
/// Where the symbols of goods stand in the cities of a tile, beside the coats of each.
HostVector<Thing> goods_of(const TileShape& shape, const Turned& tile, const Points& coats);
/// Where houses may stand in the cities of a tile, beside the coats and goods of each; none on an anchor.
HostVector<Site> sites_of(const TileShape& shape, const Turned& tile, const Points& coats,
                          const HostVector<Thing>& goods);
/// What stands on these sites: houses of all kinds, and in large cities a church, a market, a keep, trees. Nor do trees
/// on the land and reeds by the river stand on an anchor.
HostVector<Thing> houses_of(const HostVector<Site>& sites, int variation, const Allocator& allocator);
HostVector<Thing> trees_of(const TileShape& shape, const Turned& tile, int variation);

}  // namespace mistbank::render::svg

// Laid tiles as a landscape: ground, roads, cities, houses, trees and mist, each drawn for all tiles at once so that
// they join across rims.
#pragma once

#include <cstdint>

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

/// The common shape of tiles with the same type and rotation. Computing the shape costs much more than drawing it.
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

/// `name` distinguishes several landscapes in one picture; `tints` may be null.
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
/// What stands on these sites: houses of all kinds, and in large cities a church, a market, a keep, trees.
void put_houses(HostVector<Thing>& houses, const HostVector<Site>& sites, int variation);

/// Where trees may stand on a tile: on land, off everything else and off the anchors.
class OpenLand {
public:
    /// @param tiles how many will be drawn. Of many, squares of the tile are looked at beforehand: most are all open or
    /// all taken.
    OpenLand(const TileShape& shape, const Turned& tile, int tiles);

    /// Whether a tree may stand on the place that this random number means.
    bool has(std::uint32_t chance) const noexcept;
    static Point place(std::uint32_t chance) noexcept;

private:
    enum class Ground : std::uint8_t { mixed, open, taken };

    bool is_open(Point place, Decimal wider) const noexcept;
    Ground ground_of(std::uint32_t square) const noexcept;

    const TileShape& shape_;
    const Turned& tile_;
    HostVector<Ground> squares_;  ///< from west to east and from north to south; empty: not known
};
/// Trees on the land, and reeds by the river, none on an anchor.
void put_trees(HostVector<Thing>& trees, const TileShape& shape, const Turned& tile, const OpenLand& land,
               int variation);

}  // namespace mistbank::render::svg

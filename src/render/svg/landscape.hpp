// Laid tiles as a landscape: ground, roads, cities, houses, trees and mist. Each layer is drawn for all tiles together,
// so that roads, cities and mist join across rims.
#pragma once

#include <cstdint>

#include "render/svg/palette.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/svg/writer.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

/// A small drawing (a house, a tree, a symbol of goods) and its place.
struct Thing {
    const char* symbol;
    Point place;
};

/// A place for a house in a city.
struct Site {
    Point place;
    bool is_wide;  ///< large enough for a church or a market
};

/// The common shape of tiles with the same type and rotation. Computing the shape costs much more than drawing it.
struct Stamp {
    Stamp(const TileType& type, int rotation, const Allocator& allocator, bool with_fields = false);

    Turned tile;
    TileShape shape;
    Points coats;  ///< for each city of the shape, the place of its coats of arms
    HostVector<Thing> goods;
    HostVector<Site> sites;   ///< the places for houses in cities, from north to south
    HostVector<Path> fields;  ///< the result of field_areas(); empty if not requested
};

struct DrawnTile {
    const Stamp* stamp;
    Point origin;   ///< the north-west corner of the tile
    int index = 0;  ///< the index of the tile on its board; varies the houses and trees of equal tiles
    CellText cell;  ///< the cell, for example "2,-1"; empty for a tile that is not on a board
    TileId id;
};

class Tints;

/// Draws tiles. `name` distinguishes several landscapes in one picture; `tints` may be null.
void draw_landscape(Writer& writer, const HostVector<DrawnTile>& tiles, const Palette& palette, const char* name,
                    const Tints* tints = nullptr);
/// Draws a single tile.
void draw_landscape(Writer& writer, const DrawnTile& tile, const Palette& palette, const char* name);

/// Returns the place for the coats of arms of a city.
Point coats_place(const TileShape& shape, const City& city, const TurnedSegment& segment);
/// Returns the symbols of goods in the cities of a tile, clear of the coats of arms.
HostVector<Thing> goods_of(const TileShape& shape, const Turned& tile, const Points& coats);
/// Returns the places for houses in the cities of a tile, clear of coats of arms, goods and anchors.
HostVector<Site> sites_of(const TileShape& shape, const Turned& tile, const Points& coats,
                          const HostVector<Thing>& goods);
/// Puts buildings on these sites: houses of all kinds, and in large cities a church, a market, a keep and trees.
void put_houses(HostVector<Thing>& houses, const HostVector<Site>& sites, int variation);

/// The places for trees on a tile: on land, clear of everything else and of the anchors.
class OpenLand {
public:
    /// @param tiles the number of tiles to draw. For many tiles, the constructor classifies the squares of the tile in
    /// advance, because most squares are completely open or completely taken.
    OpenLand(const TileShape& shape, const Turned& tile, int tiles);

    /// Returns whether a tree can stand at the place that this random number determines.
    bool has(std::uint32_t chance) const noexcept;
    static Point place(std::uint32_t chance) noexcept;

private:
    enum class Ground : std::uint8_t { mixed, open, taken };

    bool is_open(Point place, Decimal wider) const noexcept;
    Ground ground_of(std::uint32_t square) const noexcept;

    const TileShape& shape_;
    const Turned& tile_;
    HostVector<Ground> squares_;  ///< the classified squares, row by row from the north-west; empty: not classified
};
/// Puts trees on the land and reeds by the river, clear of the anchors.
void put_trees(HostVector<Thing>& trees, const TileShape& shape, const Turned& tile, const OpenLand& land,
               int variation);

}  // namespace mistbank::render::svg

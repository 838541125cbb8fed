// Knows which segments exclude each other on a tile, and what a tile with all its segments must have.
#pragma once

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"
#include "tiles/segment_reader.hpp"

namespace mistbank::tile_text {

/// Refuses `line` if an earlier segment of the tile leaves no room for it.
bool check_room(const TileType& tile, const SegmentLine& line, Error& error);

/// Gives a city the sides that it shares with others, once all segments of the tile are known (HIL-13).
bool resolve_shares(TileType& tile, int city, const SegmentLine& line, Error& error);

/// Refuses `parted` at sides where it has nothing to say, once all segments of the tile are known.
bool check_parted(const TileType& tile, const SegmentLine& line, Error& error);

/// Fills in the cities that a field touches, once all segments of the tile are known.
bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error);

/// An abbey lies against any side, so it is a monastery and nothing else. `lines`: of all its segments.
bool check_abbey(const TileType& tile, const SegmentLine* lines, Error& error);

/// What is missing on a tile with all its segments; empty if nothing is. `parted`: bit 1<<Side of each whose halves
/// belong to two fields although nothing printed lies between them.
Reason fault_of(const TileType& tile, unsigned parted);

}  // namespace mistbank::tile_text

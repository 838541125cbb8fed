// Checks the segments of a tile: which segments exclude each other, and whether the tile is complete.
#pragma once

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"
#include "tiles/segment_reader.hpp"

namespace mistbank::tile_text {

/// Refuses a segment if an earlier segment of the tile excludes it, or if the tile would have too many segments or
/// river sides.
bool check_room(const TileType& tile, const SegmentLine& line, Error& error);

/// Adds the sides that a city shares with other cities (HIL-13). Call it when all segments of the tile are known.
bool resolve_shares(TileType& tile, int city, const SegmentLine& line, Error& error);

/// Refuses `parted` at sides where it has no effect. Call it when all segments of the tile are known.
bool check_parted(const TileType& tile, const SegmentLine& line, Error& error);

/// Adds the cities that touch a field. Call it when all segments of the tile are known.
bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error);

/// Refuses an abbey with anything except a monastery, because an abbey fits at every side. `lines` are the lines of all
/// segments of the tile.
bool check_abbey(const TileType& tile, const SegmentLine* lines, Error& error);

/// Returns the fault of a complete list of segments, such as a missing part; empty if there is no fault. `parted` has
/// the bit 1<<Side of each side with halves in two fields and nothing printed between them.
Reason fault_of(const TileType& tile, unsigned parted);

}  // namespace mistbank::tile_text

// Rules for the segments of a tile: mutual exclusion and completeness.
#pragma once

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"
#include "tiles/segment_reader.hpp"

namespace mistbank::tile_text {

/// Refuses `line` if an earlier segment of the tile excludes it.
bool check_room(const TileType& tile, const SegmentLine& line, Error& error);

/// Adds the sides that a city shares with others, after all segments of the tile are known (HIL-13).
bool resolve_shares(TileType& tile, int city, const SegmentLine& line, Error& error);

/// Refuses `parted` at sides without effect, after all segments of the tile are known.
bool check_parted(const TileType& tile, const SegmentLine& line, Error& error);

/// Adds the cities next to each field, after all segments of the tile are known.
bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error);

/// An abbey fits any side, so its tile must be a monastery and nothing else. `lines`: of all its segments.
bool check_abbey(const TileType& tile, const SegmentLine* lines, Error& error);

/// The missing part of a tile with all its segments; empty if it is complete. `parted`: bit 1<<Side for each side with
/// halves in two fields and nothing printed between them.
Reason fault_of(const TileType& tile, unsigned parted);

}  // namespace mistbank::tile_text

// Reads one segment's line, and knows which segments exclude each other on a tile.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"

namespace mistbank::tile_text {

inline constexpr int half_side_count = 8;

/// A segment as its line tells it, with the places of its words for checks that need the rest of the tile.
struct SegmentLine {
    Segment segment;
    Place place;
    std::array<Place, half_side_count> half_places{};  ///< of the word that names this half side, or its side
    std::uint8_t touched_sides = 0;                    ///< bit 1<<Side: `touches` names it
    std::array<Place, 4> touched_places{};
};

std::optional<SegmentKind> segment_kind_named(std::string_view word);

/// Reads the words behind `keyword`, which names `kind`.
bool read_segment(SegmentKind kind, const Word& keyword, Line& line, SegmentLine& result, Error& error);

/// Refuses `line` if an earlier segment of the tile leaves no room for it.
bool check_room(const TileType& tile, const SegmentLine& line, Error& error);

/// Fills in the cities that a field touches, once all segments of the tile are known.
bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error);

/// What is missing on a tile with all its segments; empty if nothing is.
Reason fault_of(const TileType& tile);

/// "N", "E", "S", "W".
char name_of_side(int side);

}  // namespace mistbank::tile_text

// Reads the line of a single segment or mark.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"
#include "tiles/sides.hpp"

namespace mistbank::tile_text {

/// A segment as written, with the positions of its words for checks that need the rest of the tile.
struct SegmentLine {
    Segment segment;
    Place place;
    std::array<Place, half_side_count> half_places{};  ///< of the word that names this half side, or its side
    std::uint8_t touched_sides = 0;                    ///< bit 1<<Side: `touches` names it
    std::array<Place, 4> touched_places{};
    std::uint8_t shared_sides = 0;  ///< of a city, bit 1<<Side: `shares` names it
    std::array<Place, 4> shared_places{};
    std::uint8_t parted_sides = 0;  ///< of a field, bit 1<<Side: `parted` names it
    std::array<Place, 4> parted_places{};
};

std::optional<SegmentKind> segment_kind_named(std::string_view word);

/// Reads the words after `keyword`, the word for `kind`.
bool read_segment(SegmentKind kind, const Word& keyword, Line& line, SegmentLine& result, Error& error);

/// Reads the words after `keyword`, which is "mark", and adds the mark to the whole `tile`.
bool read_mark(const Word& keyword, Line& line, TileType& tile, Error& error);

}  // namespace mistbank::tile_text

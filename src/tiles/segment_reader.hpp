// Reads the line of a segment or a mark.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/tile.hpp"
#include "tiles/line.hpp"
#include "tiles/sides.hpp"

namespace mistbank::tile_text {

/// A segment as written. It includes the positions of words, for messages of checks that need the complete tile.
struct SegmentLine {
    Segment segment;
    Place place;
    std::array<Place, half_side_count> half_places{};  ///< position of the word that names this half side or its side
    std::uint8_t touched_sides = 0;                    ///< bit 1<<Side of each side after `touches`
    std::array<Place, 4> touched_places{};
    std::uint8_t shared_sides = 0;  ///< city: bit 1<<Side of each side after `shares`
    std::array<Place, 4> shared_places{};
    std::uint8_t parted_sides = 0;  ///< field: bit 1<<Side of each side after `parted`
    std::array<Place, 4> parted_places{};
};

std::optional<SegmentKind> segment_kind_named(std::string_view word);

/// Reads the words of a segment after `keyword`, which is the word for `kind`.
bool read_segment(SegmentKind kind, const Word& keyword, Line& line, SegmentLine& result, Error& error);

/// Reads the words of a mark after `keyword`, which is "mark", and adds the mark to `tile`.
bool read_mark(const Word& keyword, Line& line, TileType& tile, Error& error);

}  // namespace mistbank::tile_text

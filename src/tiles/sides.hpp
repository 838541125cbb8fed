// Names of the sides and half sides of a tile, and the half sides of a segment.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/short_text.hpp"
#include "mistbank/tile.hpp"

namespace mistbank::tile_text {

inline constexpr int half_side_count = 8;

/// Returns the number of a side: 0 to 3 for "N", "E", "S", "W"; nothing for another word.
std::optional<int> side_named(std::string_view word);

/// Returns the number of a half side: 0 to 7 for "NL", "NR" to "WR"; nothing for another word.
std::optional<int> half_named(std::string_view word);

/// Returns the number of a direction of a flying machine (FLY-1): 0 to 7 for "N", "E", "S", "W", "NE", "SE", "SW",
/// "NW"; nothing for another word.
std::optional<int> direction_named(std::string_view word);

/// Returns the name of a side: 'N', 'E', 'S' or 'W'.
char name_of_side(int side);

/// Returns the name of a half side, "NL" to "WR".
ShortText<2> name_of_half(int half);

/// Returns the number of set bits in `sides`.
int count_of(std::uint8_t sides);

/// Returns the half sides of a segment: those of a field, or both halves of each side of another segment.
std::uint8_t covered_halves(const Segment& segment);

}  // namespace mistbank::tile_text

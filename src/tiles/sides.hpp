// The sides and half sides of a tile: their names, and the half sides of a segment.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/short_text.hpp"
#include "mistbank/tile.hpp"

namespace mistbank::tile_text {

inline constexpr int half_side_count = 8;

/// 0 to 3 for "N", "E", "S", "W".
std::optional<int> side_named(std::string_view word);

/// 0 to 7 for "NL", "NR" to "WR".
std::optional<int> half_named(std::string_view word);

/// 0 to 7 for "N", "E", "S", "W", "NE", "SE", "SW", "NW": the direction of a flying machine (FLY-1).
std::optional<int> direction_named(std::string_view word);

/// "N", "E", "S", "W".
char name_of_side(int side);

/// "NL" to "WR".
ShortText<2> name_of_half(int half);

/// Returns the number of sides in the set.
int count_of(std::uint8_t sides);

/// The half sides of a segment: its own for a field, otherwise both halves of each side.
std::uint8_t covered_halves(const Segment& segment);

}  // namespace mistbank::tile_text

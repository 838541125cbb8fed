// The sides and half sides of a tile: their names, and which of them a segment takes.
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

/// 0 to 7 for "N", "E", "S", "W", "NE", "SE", "SW", "NW": where a flying machine flies to (FLY-1).
std::optional<int> direction_named(std::string_view word);

/// "N", "E", "S", "W".
char name_of_side(int side);

/// "NL" to "WR".
ShortText<2> name_of_half(int half);

/// How many sides these are.
int count_of(std::uint8_t sides);

/// The half sides that a segment takes: a field's own, else both halves of each of its sides.
std::uint8_t covered_halves(const Segment& segment);

}  // namespace mistbank::tile_text

// Parses tile sets that are part of a larger text or embedded in the library.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// Parses a tile set like TileSet::parse. In messages, the first line of the text has the number `first_line`.
std::optional<TileSet> parse_tiles(std::string_view text, int first_line, Error& error, const Allocator& allocator);

/// Parses a text that the library owns, like TileSet::parse. The set does not copy the text.
std::optional<TileSet> parse_embedded_tiles(std::string_view text, Error& error, const Allocator& allocator);

}  // namespace mistbank

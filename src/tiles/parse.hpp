// Parses a tile set from the middle of a file or from the library.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// TileSet::parse of a text; messages number its first line `first_line`.
std::optional<TileSet> parse_tiles(std::string_view text, int first_line, Error& error, const Allocator& allocator);

/// TileSet::parse of a text that the library owns; the set does not copy the text.
std::optional<TileSet> parse_embedded_tiles(std::string_view text, Error& error, const Allocator& allocator);

}  // namespace mistbank

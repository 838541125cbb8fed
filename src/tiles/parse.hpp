// Reading a tile set out of the middle of a file, or out of the library.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// TileSet::parse of a text whose first line is called `first_line` in messages.
std::optional<TileSet> parse_tiles(std::string_view text, int first_line, Error& error, const Allocator& allocator);

/// TileSet::parse of a text that the library holds itself: the set does not keep it.
std::optional<TileSet> parse_embedded_tiles(std::string_view text, Error& error, const Allocator& allocator);

}  // namespace mistbank

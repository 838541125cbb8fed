// Reading a tile set out of the middle of a file.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// TileSet::parse of a text whose first line is called `first_line` in messages.
std::optional<TileSet> parse_tiles(std::string_view text, int first_line, Error& error);

}  // namespace mistbank

// The notation of marks in tile texts, and the messages about invalid marks.
#pragma once

#include <string_view>

#include "mistbank/short_text.hpp"
#include "tiles/mark_spec.hpp"

namespace mistbank::tile_text {

/// The mark of this name; null if there is none.
const MarkSpec* mark_named(std::string_view word);

/// "'spring', 'lake' ... or 'abbey'": all marks of a whole tile.
ShortText<320> marks_of_tiles();

/// "an inn belongs to a road", "a spring belongs to a tile"
ShortText<60> owner_of(const MarkSpec& mark);

/// "a road", "a city"; "mist" has no article.
ShortText<20> one_of(SegmentKind kind);

}  // namespace mistbank::tile_text

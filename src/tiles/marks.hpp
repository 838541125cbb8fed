// The names of marks in tile texts, and parts of messages about invalid marks.
#pragma once

#include <string_view>

#include "mistbank/short_text.hpp"
#include "tiles/mark_spec.hpp"

namespace mistbank::tile_text {

/// Returns the mark with this name; null if there is none.
const MarkSpec* mark_named(std::string_view word);

/// Returns a list of all marks of whole tiles: "'spring', 'lake' ... or 'abbey'".
ShortText<320> marks_of_tiles();

/// Returns a sentence about the place of a mark, for example "an inn belongs to a road".
ShortText<60> owner_of(const MarkSpec& mark);

/// Returns the name of a kind with its article, for example "a road". "mist" has no article.
ShortText<20> one_of(SegmentKind kind);

}  // namespace mistbank::tile_text

// The marks of tiles in one table: how a tile text writes each, and what it is printed on.
#pragma once

#include <string_view>

#include "mistbank/short_text.hpp"
#include "mistbank/tile.hpp"

namespace mistbank::tile_text {

/// One mark that there is.
struct MarkRow {
    Mark mark;
    const char* word;     ///< as a tile text writes it
    const char* article;  ///< what an English sentence puts before it: "an ", or nothing
    bool of_tile;         ///< it is printed on the tile as a whole, in a line of its own
    SegmentKind kind;     ///< else the kind of segment that it is printed on
};

/// The row of the mark of this name; null if there is none.
const MarkRow* mark_named(std::string_view word);

/// "'spring', 'lake' ... or 'abbey'": what there is to print on a tile as a whole.
ShortText<320> marks_of_tiles();

/// "an inn belongs to a road", "a spring belongs to a tile"
ShortText<60> owner_of(const MarkRow& row);

/// "a road", "a city"; "mist", of which there are no two.
ShortText<20> one_of(SegmentKind kind);

}  // namespace mistbank::tile_text

// What expansions are called, what happens in them in words, and how text pictures name what is printed for them. Who
// adds an expansion adds its title, its rows and its sentences in expansions.cpp.
#pragma once

#include "mistbank/tile.hpp"
#include "render/canvas.hpp"
#include "render/rows.hpp"
#include "render/words.hpp"

namespace mistbank::render {

/// How a text picture names one mark.
struct MarkWords {
    Mark mark;
    const char* text;
    const char* brief;  ///< where there is little room; empty for the same
    Style style;
    bool is_sign;        ///< it is printed on the tile as a whole
    SegmentKind upon{};  ///< the place that figures have upon it (MEET-22), none if it has no value
};
/// All that are written, in the order in which they get their places on a tile.
Rows<MarkWords> mark_words() noexcept;

}  // namespace mistbank::render

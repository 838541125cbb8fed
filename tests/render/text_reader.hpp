// Text drawings of tiles and boards, for the tests of rendering.
#pragma once

#include <algorithm>

#include "scene.hpp"

namespace scene {

/// Whether terminal fonts draw the symbol one cell wide.
inline bool has_width_one(char32_t symbol) {
    const bool ascii = symbol >= 0x20 && symbol < 0x7F;
    const bool lines_and_blocks = symbol >= 0x2500 && symbol < 0x25A0;
    constexpr std::u32string_view others = U"·†▼●≈○";
    return ascii || lines_and_blocks || others.find(symbol) != others.npos;
}

inline void require_even_lines(const std::string& text) {
    const auto rows = lines(text);
    REQUIRE(!rows.empty());
    const std::size_t width = symbols(rows[0]).size();
    for (const std::string& row : rows) {
        const std::u32string letters = symbols(row);
        REQUIRE(letters.size() == width);
        REQUIRE(std::all_of(letters.begin(), letters.end(), has_width_one));
    }
}

/// Returns a line break and the text drawing of a tile with these segments.
inline std::string text_picture(const std::string& segments, int rotation) {
    const TileSet set = tiles("tile it\n" + segments + "start\n0 0 it\n");
    return '\n' + render_tile(set.types()[0], rotation);
}

}  // namespace scene

// The colours of a picture.
#pragma once

#include <string_view>

#include "mistbank/render.hpp"

namespace mistbank::render::svg {

struct Palette {
    const char* table;  ///< the background of the tiles
    const char* panel;  ///< the background of the legend
    const char* panel_edge;
    const char* words;
    const char* faint_words;
    const char* bar;     ///< the empty part of a bar
    const char* points;  ///< the full part of the bar of points
    const char* ghosts;  ///< the full part of the bar of ghosts
    const char* fit;
    const char* field;
    const char* meadow;  ///< brighter patches of a field
    const char* grass;
    const char* seam;  ///< the line between tiles
    const char* tree;
    const char* tree_light;
    const char* trunk;
    const char* road;
    const char* road_edge;
    const char* city;
    const char* city_shade;
    const char* wall;
    const char* wall_edge;
    const char* wall_stone;
    const char* mist;
    const char* mist_line;
    const char* back;  ///< the back of a face-down tile
    const char* back_line;
    const char* last;  ///< the outline of the tile laid last
    const char* bank;  ///< the bank of the river
    const char* shore;
    const char* water;
    const char* ripple;
    const char* hedge;
    const char* hedge_light;
};

const Palette& palette_of(SvgTheme theme) noexcept;
/// Returns the colour of a CSS variable in the SVG of a symbol, such as "var(--tree-light, #7ea75f)". If the palette
/// does not have the variable, returns the colour after the comma.
std::string_view colour_of_variable(const Palette& palette, std::string_view variable) noexcept;

/// The colour of a meeple. All six colours differ in lightness or hue for every type of colour vision.
struct Paint {
    const char* fill;
    const char* edge;
    const char* ink;  ///< the colour of a letter on the meeple
};
Paint paint_of(Colour colour) noexcept;

}  // namespace mistbank::render::svg

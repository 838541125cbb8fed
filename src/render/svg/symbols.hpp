// Small drawings that many places of a picture share, each around its own 0,0.
#pragma once

#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

inline constexpr const char* house_ids[] = {"house-a", "house-b", "house-c"};

/// Writes the definitions: house-a house-b house-c, church, tower, tree, bush, shield, gate, gate-upright, village; the
/// patterns grass, meadow and wisps; and those of the next two.
void define_symbols(Writer& writer, const Palette& palette);
void define_buildings(Writer& writer);  ///< monastery, castle, cemetery
void define_figures(Writer& writer);    ///< meeple, guard, ghost, hound, stone

/// One shape of a drawing, without and with an edge.
void plain(Writer& writer, const char* data, const char* fill);
void edged(Writer& writer, const char* data, const char* fill, const char* edge, Decimal width);

}  // namespace mistbank::render::svg

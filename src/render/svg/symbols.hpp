// Small drawings that many places of a picture share, each around its own 0,0.
#pragma once

#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

inline constexpr const char* house_ids[] = {"house-a", "house-b", "house-c"};

/// Writes the definitions: house-a house-b house-c, tree, bush, shield, gate, gate-upright, village, monastery, castle,
/// cemetery, grass, wisps, meeple, guard, ghost, hound, stone.
void define_symbols(Writer& writer, const Palette& palette);
void define_buildings(Writer& writer, const Palette& palette);
void define_figures(Writer& writer);

}  // namespace mistbank::render::svg

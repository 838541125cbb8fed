// Marks on the board: the last laid tile, cells where the drawn tile fits, coordinates, and face-down tiles.
#pragma once

#include "mistbank/game.hpp"
#include "render/fits.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

void draw_fit(Writer& writer, const Fit& fit, Point origin, const Palette& palette);
void draw_back(Writer& writer, const LaidTile& tile, Point origin, const Palette& palette);
void draw_last_mark(Writer& writer, Point origin, const Palette& palette);

}  // namespace mistbank::render::svg

// Marks on the board: the tile laid last, cells where the drawn tile fits, coordinates; and the backs of tiles.
#pragma once

#include <vector>

#include "mistbank/game.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

/// A cell where the drawn tile fits, and in which rotations (bit 1<<rotation); 0 for a tile laid without any.
struct Fit {
    int x = 0;
    int y = 0;
    unsigned rotations = 0;
};
std::vector<Fit> fits_of(const Game& game);

void draw_fit(Writer& writer, const Fit& fit, Point origin, const Palette& palette);
void draw_back(Writer& writer, const LaidTile& tile, Point origin, const Palette& palette);
void draw_last_mark(Writer& writer, Point origin, const Palette& palette);

}  // namespace mistbank::render::svg

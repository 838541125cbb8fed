// What stands on the tiles: meeples, guards, hounds, ghosts.
#pragma once

#include "mistbank/game.hpp"
#include "render/svg/path.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

/// A meeple of this colour around a point; at scale 1 it is 22 units wide.
void draw_meeple(Writer& writer, Colour colour, Point place, Decimal scale);
/// A figure of this kind and colour, as large beside a meeple as it is.
void draw_figure(Writer& writer, FigureKind kind, Colour colour, Point place, Decimal scale);
/// A round label with a number or letters.
void draw_badge(Writer& writer, Point place, std::string_view label, Decimal size, const char* fill, const char* ink);
/// Some ghosts around a point: one figure, with their number where there are several.
void draw_ghosts(Writer& writer, Point place, int count, Decimal scale);

/// All figures on one tile of a board, which lies face up. `meeples`: all of the game; `origin`: where the tile's
/// north-west corner lies.
void draw_figures_of_tile(Writer& writer, const Game& game, int index, const HostVector<FigureView>& meeples,
                          const TileShape& shape, Point origin);
/// The ghost symbols printed on a tile that is not laid yet.
void draw_printed_ghosts(Writer& writer, const TileType& type, int rotation, Point origin);

}  // namespace mistbank::render::svg

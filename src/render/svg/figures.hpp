// The pieces on the tiles: meeples, guards, hounds, ghosts, and the small badges next to them.
#pragma once

#include "render/board_pieces.hpp"
#include "render/svg/path.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

/// Draws a figure; at scale 1 a meeple is 22 units wide. `letter`: whether to add the letter of the figure's colour.
void draw_figure(Writer& writer, FigureKind kind, Colour colour, Point place, Decimal scale, bool letter);
/// Draws a round label with a number or letters.
void draw_badge(Writer& writer, Point place, std::string_view label, Decimal size, const char* fill, const char* ink);
/// Draws ghosts around a point: one ghost, or two ghosts with the number in a badge if there are several.
void draw_ghosts(Writer& writer, Point place, int count, Decimal scale);

/// Optional drawings on a tile besides its pieces.
struct Notes {
    bool letters = true;    ///< show the letters of colours on figures
    bool numbers = false;   ///< show the numbers of segments
    unsigned finished = 0;  ///< segments with a tick: bit 1<<number of the segment
};

/// Draws all pieces except barns on one face-up tile of a board, and the notes. `meeples`: all figures of the game;
/// `origin`: the north-west corner of the tile.
void draw_figures_of_tile(Writer& writer, const Game& game, const BoardPieces& pieces, int index,
                          const HostVector<FigureView>& meeples, const Turned& tile, const TileShape& shape,
                          Point origin, const Notes& notes);
/// Draws the barns on the north-west corner of a tile, above all other pieces at the corner.
void draw_barns(Writer& writer, const Game& game, int index, const HostVector<FigureView>& figures, Point origin,
                bool letters);
/// Draws the ghost symbols of a tile before it is laid, and the numbers of its segments if requested.
void draw_printed_ghosts(Writer& writer, const Turned& tile, const TileShape& shape, Point origin, bool numbers);

}  // namespace mistbank::render::svg

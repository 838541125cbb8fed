// The state of the game next to the board: turn and decision, points, ghosts, piles, hounds, supplies, the drawn tile.
#pragma once

#include "mistbank/game.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

inline constexpr Decimal legend_width = 250;

/// Draws the legend from its north-west corner at 0,0. Next to a small board, one unit is one pixel. Returns the
/// legend's height.
Decimal draw_legend(Writer& writer, const Game& game, const Palette& palette, const SvgOptions& options);

/// Returns the title of a picture, for example "Mists over Carcassonne, level 5, turn 31" or "Base game with the river,
/// turn 2".
GameText title_of(const Game& game);

}  // namespace mistbank::render::svg

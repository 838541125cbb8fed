// The part of the endless board that programs which learn look at: a rectangle of cells.
#pragma once

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// A rectangle of cells.
struct Window {
    int x = 0;       ///< its north-west cell, growing east
    int y = 0;       ///< and growing south
    int width = 0;   ///< cells, 1 to max_window
    int height = 0;  ///< cells, 1 to max_window

    /// How many cells it has.
    int cells() const noexcept { return width * height; }
    /// The number of a cell, row by row from the north-west; -1 for a cell outside.
    int number_of(int cell_x, int cell_y) const noexcept {
        const bool inside = cell_x >= x && cell_x < x + width && cell_y >= y && cell_y < y + height;
        return inside ? (cell_y - y) * width + (cell_x - x) : -1;
    }
};

/// The greatest width and height of a window.
inline constexpr int max_window = MISTBANK_MAX_WINDOW;

/// The window of this size whose middle is the middle of all tiles on the board. It moves as the board grows.
Window window_around(const Game& game, int width, int height) noexcept;

/// The place of a colour among the colours in play, counted in their order from the first colour of this player on; -1
/// for a colour that is not in play. Whoever looks finds their own colours first.
int seat_of(const Game& game, int player, Colour colour) noexcept;
/// The colour at that place, Colour::none for no place.
Colour colour_at(const Game& game, int player, int seat) noexcept;

}  // namespace mistbank

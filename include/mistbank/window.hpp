// Windows: rectangles of cells that learning programs observe on the unlimited board.
#pragma once

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// A rectangle of cells on the board.
struct Window {
    int x = 0;       ///< column of the north-west cell, increasing eastward
    int y = 0;       ///< row of the north-west cell, increasing southward
    int width = 0;   ///< width in cells, 1 to max_window
    int height = 0;  ///< height in cells, 1 to max_window

    /// Returns the number of cells.
    int cells() const noexcept { return width * height; }
    /// Returns the number of a cell; -1 for a cell outside the window. Cells are numbered row by row from the
    /// north-west.
    int number_of(int cell_x, int cell_y) const noexcept {
        const bool inside = cell_x >= x && cell_x < x + width && cell_y >= y && cell_y < y + height;
        return inside ? (cell_y - y) * width + (cell_x - x) : -1;
    }
};

/// The maximum width and height of a window.
inline constexpr int max_window = MISTBANK_MAX_WINDOW;

/// Returns the window of this size around the centre of all tiles on the board. The window moves as the board grows.
Window window_around(const Game& game, int width, int height) noexcept;

/// Returns the index of a colour among the colours in play, counted from the first colour of `player`; -1 for a colour
/// that is not in play. The viewer's own colours therefore come first.
int seat_of(const Game& game, int player, Colour colour) noexcept;
/// Returns the colour with the index `seat`, as counted by seat_of(); Colour::none for an index out of range.
Colour colour_at(const Game& game, int player, int seat) noexcept;

}  // namespace mistbank

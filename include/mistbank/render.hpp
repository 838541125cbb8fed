// The board for a terminal.
#pragma once

#include <string>

#include "mistbank/game.hpp"

namespace mistbank {

struct TextOptions {
    bool colours = false;     ///< ANSI colours, of the palette of 256
    bool coordinates = true;  ///< x along the top, y down the left
    bool fits = false;        ///< while a tile is to be laid: mark the cells where it fits, with its rotations
};

/// The whole board as text, UTF-8, a line each row, tiles side by side. Legend: src/render/README.md.
std::string render_text(const Game& game, const TextOptions& options = {});

/// One tile as it lies after `rotation` clockwise quarter turns, its ghost symbols included: 7 lines of width 13.
std::string render_tile(const TileType& type, int rotation, const TextOptions& options = {});

/// How the game stands, a few lines: turn, points, ghosts, piles, hounds, supplies, and the drawn tile as a picture.
std::string render_status(const Game& game, const TextOptions& options = {});

/// One event as a sentence, without a line end: "red lays 14a at 2,1".
std::string sentence(const Game& game, const Event& event);

}  // namespace mistbank

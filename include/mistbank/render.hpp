// The board for a terminal.
#pragma once

#include <string>

#include "mistbank/game.hpp"

namespace mistbank {

struct TextOptions {
    bool colours = false;    ///< ANSI colours
    bool coordinates = true; ///< x along the top, y down the left
    bool fits = false;       ///< while a tile is to be laid: mark the cells where it fits
};

/// The whole board as text, UTF-8, a line each row, tiles side by side. Legend: src/render/README.md.
std::string render_text(const Game& game, const TextOptions& options = {});

/// One event as a sentence, without a line end: "red lays 14a at 2,1".
std::string sentence(const Game& game, const Event& event);

}  // namespace mistbank

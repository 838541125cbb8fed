// Complete drawings of one tile or of the board.
#pragma once

#include <optional>

#include "mistbank/game.hpp"
#include "mistbank/render.hpp"
#include "render/canvas.hpp"

namespace mistbank::render {

/// Returns a drawing of a tile before it is laid, with its ghost symbols. `numbers`: a bit for each numbered segment.
Canvas tile_canvas(const TileType& type, int rotation, std::uint32_t numbers, const Allocator& allocator);

/// Returns a drawing of the board. The sheet is empty if the requested cells lie outside the board. Returns nothing if
/// the text would certainly be longer than max_board_text.
std::optional<Canvas> board_canvas(const Game& game, const TextOptions& options, const Allocator& allocator);

}  // namespace mistbank::render

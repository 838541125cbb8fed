// Whole drawings: one tile, or the board.
#pragma once

#include <optional>

#include "mistbank/game.hpp"
#include "mistbank/render.hpp"
#include "render/canvas.hpp"

namespace mistbank::render {

/// A tile that is not laid yet: with its ghost symbols, and the numbers of some of its segments.
Canvas tile_canvas(const TileType& type, int rotation, std::uint32_t numbers, const Allocator& allocator);

/// Nothing for a board whose text would surely be longer than max_board_text, an empty sheet for cells beyond it.
std::optional<Canvas> board_canvas(const Game& game, const TextOptions& options, const Allocator& allocator);

}  // namespace mistbank::render

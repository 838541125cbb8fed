// What stands on a tile: each token is written near the anchor of its segment, on cells that show this segment.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "render/canvas.hpp"
#include "render/picture.hpp"

namespace mistbank::render {

struct Token {
    std::u32string text;
    Style style;
    int segment = 0;
    int offset = 0;  ///< columns from the anchor where it would like to begin
};

Token meeple_token(const MeepleView& meeple);
Token ghosts_token(int segment, int count);
/// What is printed: coats of arms, and on a tile that is not laid yet the ghost symbols.
std::vector<Token> printed_tokens(const Turned& tile, bool with_symbols);

/// Writes the tokens, in their order, so that none hides another.
void draw_tokens(Canvas& canvas, int column, int row, const Picture& picture, const Turned& tile,
                 const std::vector<Token>& tokens);

}  // namespace mistbank::render

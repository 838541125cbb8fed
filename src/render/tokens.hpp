// The pieces on a tile: each token is written near the anchor of its segment, on cells of this segment.
#pragma once

#include <string_view>

#include "render/board_pieces.hpp"
#include "render/picture.hpp"

namespace mistbank::render {

/// The symbols of a token: a few.
class Symbols {
public:
    Symbols() noexcept = default;
    explicit Symbols(std::string_view ascii) noexcept { *this += ascii; }
    Symbols& operator+=(char32_t symbol) noexcept {
        if (size_ < most) symbols_[size_++] = symbol;
        return *this;
    }
    Symbols& operator+=(std::string_view ascii) noexcept {
        for (const char letter : ascii) *this += static_cast<char32_t>(static_cast<unsigned char>(letter));
        return *this;
    }
    const char32_t* begin() const noexcept { return symbols_; }
    const char32_t* end() const noexcept { return symbols_ + size_; }
    std::size_t size() const noexcept { return size_; }

private:
    static constexpr std::size_t most = 15;  // beyond the width of a tile
    std::size_t size_ = 0;
    char32_t symbols_[most] = {};
};

/// The token stands for no segment, but for the tile.
inline constexpr int whole_tile = -1;

struct Token {
    Symbols text;
    Style style;
    int segment = 0;     ///< or whole_tile
    int offset = 0;      ///< columns from the anchor where it would like to begin
    int rows = 0;        ///< rows above it where it would like to stand
    Symbols brief{};     ///< what to write where there is little room; empty for the same
    SegmentKind upon{};  ///< of a sign of the tile: whoever stands upon it stands behind its word
};

Token meeple_token(const Game& game, const FigureView& meeple);
Token ghosts_token(int segment, int count);
Token token_of(const BoardPieces::Piece& piece);
/// The number of a segment, as actions name it.
Token number_token(int segment);
/// What is printed: coats of arms, marks, and on a tile that is not laid yet the ghost symbols.
HostVector<Token> printed_tokens(const Turned& tile, bool with_symbols, const Allocator& allocator);

/// Writes the tokens, in their order, so that none hides another.
void draw_tokens(Canvas& canvas, int column, int row, const Picture& picture, const Turned& tile,
                 const HostVector<Token>& tokens);

}  // namespace mistbank::render

// The pieces on a tile, written as tokens. A token stands near the anchor of its segment, on cells of the segment.
#pragma once

#include <string_view>

#include "render/board_pieces.hpp"
#include "render/picture.hpp"

namespace mistbank::render {

/// The symbols of a token, at most 15.
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
    static constexpr std::size_t most = 15;  // the largest number of symbols, more than the width of a tile
    std::size_t size_ = 0;
    char32_t symbols_[most] = {};
};

/// The value of Token::segment for a token that belongs to the whole tile.
inline constexpr int whole_tile = -1;

struct Token {
    Symbols text;
    Style style;
    int segment = 0;     ///< number of a segment, or whole_tile
    int offset = 0;      ///< preferred first column, relative to the anchor
    int rows = 0;        ///< preferred row, counted upwards from the anchor
    Symbols brief{};     ///< shorter text for little space; empty: no such text
    SegmentKind upon{};  ///< sign of the tile: the kind of place whose figures stand after the sign's word
};

Token meeple_token(const Game& game, const FigureView& meeple);
Token ghosts_token(int segment, int count);
Token token_of(const BoardPieces::Piece& piece);
/// Returns a token with the number of a segment.
Token number_token(int segment);
/// Returns the tokens of everything printed: coats of arms, marks, and ghost symbols if requested.
HostVector<Token> printed_tokens(const Turned& tile, bool with_symbols, const Allocator& allocator);

/// Writes the tokens in their order, without overlaps.
void draw_tokens(Canvas& canvas, int column, int row, const Picture& picture, const Turned& tile,
                 const HostVector<Token>& tokens);

}  // namespace mistbank::render

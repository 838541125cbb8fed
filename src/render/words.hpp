// Parts of sentences, and longer texts put together from parts.
#pragma once

#include "mistbank/game.hpp"
#include "mistbank/render.hpp"

namespace mistbank::render {

/// What is known to be short.
using Words = Sentence;
using CellText = ShortText<23>;

/// "3 tiles", "1 tile".
Words counted(int count, const char* noun);
/// "2,-1".
CellText cell_text(int x, int y);
/// "the city at 2,-1".
Words feature_text(const Game& game, int x, int y, int segment);
/// "I" to "III", as piles and hounds are numbered.
ShortText<11> roman(int number);
/// Players are named by their colours: "red", "red/green"; who plays all of them is "the player".
Words player_name(const Game& game, int player);
/// "14a".
TileId type_name(const Game& game, int type);

/// Puts a text, a character or a whole number behind a text.
inline void put(HostString& text, std::string_view part) { text += part; }
inline void put(HostString& text, const char* part) { text += part; }
inline void put(HostString& text, char part) { text += part; }
inline void put(HostString& text, int part) { text += ShortText<11>::of(part); }

/// All parts, one behind the other.
template <class... Parts>
HostString text_of(const Allocator& allocator, const Parts&... parts) {
    HostString text(allocator);
    (put(text, parts), ...);
    return text;
}

}  // namespace mistbank::render

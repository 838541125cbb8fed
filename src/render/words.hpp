// Parts of sentences, and longer texts put together from parts.
#pragma once

#include <initializer_list>

#include "mistbank/game.hpp"
#include "mistbank/render.hpp"

namespace mistbank::render {

/// What is known to be short.
using Words = Sentence;
using CellText = ShortText<23>;
/// The name of a game with the titles of all its expansions.
using GameText = ShortText<511>;

/// "3 tiles", "1 tile".
Words counted(int count, const char* noun);
/// "2,-1".
CellText cell_text(int x, int y);
/// "the city at 2,-1".
Words feature_text(const Game& game, int x, int y, int segment);
/// A road by the first side of its tile that it reaches: "the west road".
Words road_text(const Game& game, int x, int y, int segment);
/// The same as feature_text() of the segment that an event is about.
Words here(const Game& game, const Event& event);
/// "meeple", "guard", "large meeple" ...
const char* kind_text(FigureKind kind);
/// "farmer", "monk", "wagon" ...: what a figure is called where it stands.
const char* role_text(const Game& game, int x, int y, int segment, FigureKind kind);
/// Kinds of figures.
class FigureKinds {
public:
    void include(FigureKind kind) noexcept { bits_ |= 1u << static_cast<int>(kind); }
    bool has(FigureKind kind) const noexcept { return (bits_ >> static_cast<int>(kind) & 1u) != 0; }
    /// Others than meeples and guards.
    bool has_further() const noexcept { return bits_ >> static_cast<int>(FigureKind::large) != 0; }

private:
    unsigned bits_ = 0;
};
/// Those of which somebody has figures, on the board or off it.
FigureKinds kinds_in_play(const Game& game);
/// Returns true if the game has kinds of figures that pictures must distinguish from meeples and guards.
bool has_further_kinds(const Game& game);
/// The number of river tiles in the pile, on top of all others (RIV-2).
int river_tiles_left(const Game& game);
/// What step 2b offers beside passing (MEET-7).
class Offer {
public:
    void include(ActionKind kind) noexcept { bits_ |= bit(kind); }
    bool has(ActionKind kind) const noexcept { return (bits_ & bit(kind)) != 0; }
    bool has_others_than(std::initializer_list<ActionKind> kinds) const noexcept {
        std::uint64_t others = bits_;
        for (const ActionKind kind : kinds) others &= ~bit(kind);
        return others != 0;
    }

private:
    static std::uint64_t bit(ActionKind kind) noexcept { return std::uint64_t{1} << static_cast<unsigned>(kind); }

    std::uint64_t bits_ = 0;
};
Offer offer_of(const Game& game, const Allocator& allocator);
/// What a player holds (HSE-1, HSE-5), as all may know it: "A, D, E", or "3 tiles"; empty for nothing.
Words hand_text(const Game& game, int player);
/// What of chance the host is asked for: "what the die shows" ...
const char* chance_text(const Game& game, const Allocator& allocator);
/// Behind the number of a turn: ", second part"; empty in its first one (TRB-5, MSG-8).
const char* part_text(int part);
/// "the river", "Inns & Cathedrals" ...
const char* expansion_title(Expansion expansion);
/// "base game without farmers, with the river, the abbot".
GameText game_text(const Rules& rules);
/// "I" to "III", as piles and hounds are numbered.
ShortText<11> roman(int number);
/// Players are named by marks (rules/player_names.hpp) that become their colours, "red", "red/green", or their names; a
/// player without rivals is "the player" where there is no name.
Words player_name(const Game& game, int player);
/// The same with a number, counted from 1: "player 1 (red)", "player 2 (green, blue)".
Words player_title(const Game& game, int player);
/// An event as a sentence, with marks in place of names.
Words marked_sentence(const Game& game, const Event& event);
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

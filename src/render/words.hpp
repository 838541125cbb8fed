// Parts of sentences, and longer texts composed from parts.
#pragma once

#include <initializer_list>

#include "mistbank/game.hpp"
#include "mistbank/render.hpp"

namespace mistbank::render {

/// A text that is known to be short.
using Words = Sentence;
using CellText = ShortText<23>;
/// A text long enough for the name of a game with the titles of all expansions.
using GameText = ShortText<511>;

/// Returns a number with a noun, for example "3 tiles", "1 tile".
Words counted(int count, const char* noun);
/// Returns the coordinates of a cell, for example "2,-1".
CellText cell_text(int x, int y);
/// Returns a feature with its cell, for example "the city at 2,-1".
Words feature_text(const Game& game, int x, int y, int segment);
/// Returns the sides that a segment reaches, for a field also corners and halves of sides: for example "north to east",
/// "south and north-west", "all but west", "on all sides". Empty if the segment reaches no side or the tile lies face
/// down.
Words sides_text(const Game& game, int tile, int segment);
/// Returns a road by the first side that it reaches, for example "the west road".
Words road_text(const Game& game, int x, int y, int segment);
/// Returns feature_text() of an event's segment.
Words here(const Game& game, const Event& event);
/// Returns the title of a kind of figure, for example "meeple", "guard", "large meeple".
const char* kind_text(FigureKind kind);
/// Returns the name of a figure on its segment, for example "farmer", "monk", "wagon".
const char* role_text(const Game& game, int x, int y, int segment, FigureKind kind);
/// A set of kinds of figures.
class FigureKinds {
public:
    void include(FigureKind kind) noexcept { bits_ |= 1u << static_cast<int>(kind); }
    bool has(FigureKind kind) const noexcept { return (bits_ >> static_cast<int>(kind) & 1u) != 0; }
    /// Returns whether there are kinds besides meeples and guards.
    bool has_further() const noexcept { return bits_ >> static_cast<int>(FigureKind::large) != 0; }

private:
    unsigned bits_ = 0;
};
/// Returns the kinds of figures that any player has, on or off the board.
FigureKinds kinds_in_play(const Game& game);
/// Returns whether the game has kinds of figures other than meeples and guards. Pictures must show these kinds.
bool has_further_kinds(const Game& game);
/// Returns the number of river tiles in the pile. They lie on top of all other tiles (RIV-2).
int river_tiles_left(const Game& game);
/// The kinds of actions that step 2b offers in addition to passing (MEET-7).
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
/// Returns the public text about a player's hand (HSE-1, HSE-5): "A, D, E" for an open hand, "3 tiles" for a hidden
/// hand; empty for an empty hand.
Words hand_text(const Game& game, int player);
/// Returns a text about the random result that the host must name, for example "what the die shows".
const char* chance_text(const Game& game, const Allocator& allocator);
/// Returns the suffix of a turn number: ", second part"; empty in the first part (TRB-5, MSG-8).
const char* part_text(int part);
/// Returns the title of an expansion, for example "the river", "Inns & Cathedrals".
const char* expansion_title(Expansion expansion);
/// Returns the name of a game with its expansions, for example "base game without farmers, with the river, the abbot".
GameText game_text(const Rules& rules);
/// Returns "I" to "III", the numbers of piles and hounds.
ShortText<11> roman(int number);
/// Returns a placeholder for a player (rules/player_names.hpp). It is replaced by the player's name, or by the colours,
/// for example "red" or "red/green". A player without rivals and without a name is "the player".
Words player_name(const Game& game, int player);
/// Returns the placeholder of a player with a number from 1, for example "player 1 (red)", "player 2 (green, blue)". A
/// player without rivals has no number.
Words player_title(const Game& game, int player);
/// Returns an event as a sentence with placeholders for the names of players.
Words marked_sentence(const Game& game, const Event& event);
/// Returns the id of a tile type, for example "14a".
TileId type_name(const Game& game, int type);

/// Appends a text, a character or a whole number to a text.
inline void put(HostString& text, std::string_view part) { text += part; }
inline void put(HostString& text, const char* part) { text += part; }
inline void put(HostString& text, char part) { text += part; }
inline void put(HostString& text, int part) { text += ShortText<11>::of(part); }

/// Returns the concatenation of all parts.
template <class... Parts>
HostString text_of(const Allocator& allocator, const Parts&... parts) {
    HostString text(allocator);
    (put(text, parts), ...);
    return text;
}

}  // namespace mistbank::render

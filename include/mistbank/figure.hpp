// Who plays and with what: colours, kinds of figures, goods.
#pragma once

#include <cstdint>
#include <string_view>

namespace mistbank {

/// The colours of meeples. The order is the one in which presets deal them out.
enum class Colour : std::uint8_t { red = 0, green = 1, blue = 2, yellow = 3, black = 4, pink = 5, none = 255 };

/// The most colours in play.
inline constexpr int max_colours = 6;
/// The most players of a game.
inline constexpr int max_players = 6;

/// "red", "green" ...; "none" for Colour::none and "?" for a value that is no colour.
const char* name_of(Colour colour) noexcept;
/// The colour of this name, Colour::none if there is none.
Colour colour_named(std::string_view name) noexcept;

/// The kinds of figures. Meeples occupy features and count for the majority; special figures do neither (MEET-3).
enum class FigureKind : std::uint8_t {
    normal = 0,      ///< a meeple
    guard = 1,       ///< a meeple whom ghosts spare (GCC-2)
    large = 2,       ///< a meeple that counts as two (INN-5)
    abbot = 3,       ///< a meeple for monasteries and gardens (ABT-1)
    mayor = 4,       ///< a meeple for cities that counts as many as their coats of arms (ABM-11)
    wagon = 5,       ///< a meeple that moves on when its feature has been scored (ABM-13)
    ringmaster = 6,  ///< a meeple to whom the circus around brings points (TOP-8)
    builder = 7,     ///< special: brings double turns (TRB-3)
    pig = 8,         ///< special: makes a field worth more (TRB-8)
    barn = 9,        ///< special: on a corner of four fields, for good (ABM-17)
    shepherd = 10,   ///< special: keeps a flock on a field (HIL-5)
};
/// How many kinds there are.
inline constexpr int figure_kinds = 11;

/// "meeple", "guard", "large" ...; "?" for a value that is no kind.
const char* name_of(FigureKind kind) noexcept;

/// The goods of Traders & Builders, in the order in which they score (TRB-2).
enum class Good : std::uint8_t { wine = 0, grain = 1, cloth = 2 };
/// How many goods there are.
inline constexpr int good_kinds = 3;
/// "wine", "grain", "cloth"; "?" for a value that is no good.
const char* name_of(Good good) noexcept;

}  // namespace mistbank

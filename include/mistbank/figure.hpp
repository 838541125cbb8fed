// Colours, kinds of figures, goods.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/pieces.h"

namespace mistbank {

/// See #mistbank_colour.
enum class Colour : std::uint8_t {
    red = MISTBANK_COLOUR_RED,
    green = MISTBANK_COLOUR_GREEN,
    blue = MISTBANK_COLOUR_BLUE,
    yellow = MISTBANK_COLOUR_YELLOW,
    black = MISTBANK_COLOUR_BLACK,
    pink = MISTBANK_COLOUR_PINK,
    none = MISTBANK_COLOUR_NONE,
};

/// The maximum number of colours in play.
inline constexpr int max_colours = MISTBANK_MAX_COLOURS;
/// The maximum number of players.
inline constexpr int max_players = MISTBANK_MAX_PLAYERS;

/// Returns "red", "green" ...; "none" for Colour::none and "?" for an unknown value.
const char* name_of(Colour colour) noexcept;
/// Returns the colour with this name; Colour::none for an unknown name.
Colour colour_named(std::string_view name) noexcept;

/// See #mistbank_figure_kind.
enum class FigureKind : std::uint8_t {
    normal = MISTBANK_FIGURE_NORMAL,
    guard = MISTBANK_FIGURE_GUARD,
    large = MISTBANK_FIGURE_LARGE,
    abbot = MISTBANK_FIGURE_ABBOT,
    mayor = MISTBANK_FIGURE_MAYOR,
    wagon = MISTBANK_FIGURE_WAGON,
    ringmaster = MISTBANK_FIGURE_RINGMASTER,
    builder = MISTBANK_FIGURE_BUILDER,
    pig = MISTBANK_FIGURE_PIG,
    barn = MISTBANK_FIGURE_BARN,
    shepherd = MISTBANK_FIGURE_SHEPHERD,
};
/// The number of kinds.
inline constexpr int figure_kinds = MISTBANK_FIGURE_SHEPHERD + 1;

/// Returns "meeple", "guard", "large" ...; "?" for an unknown value.
const char* name_of(FigureKind kind) noexcept;

/// See #mistbank_good.
enum class Good : std::uint8_t {
    wine = MISTBANK_GOOD_WINE,
    grain = MISTBANK_GOOD_GRAIN,
    cloth = MISTBANK_GOOD_CLOTH,
};
/// The number of goods.
inline constexpr int good_kinds = MISTBANK_MAX_GOODS;
/// Returns "wine", "grain", "cloth"; "?" for an unknown value.
const char* name_of(Good good) noexcept;

}  // namespace mistbank

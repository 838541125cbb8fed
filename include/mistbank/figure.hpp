// Names and numbers of colours, kinds of figures and goods.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"

namespace mistbank {

/// The maximum number of colours in play.
inline constexpr int max_colours = MISTBANK_MAX_COLOURS;
/// The maximum number of players.
inline constexpr int max_players = MISTBANK_MAX_PLAYERS;

/// Returns the name of a colour, for example "red"; "none" for Colour::none and "?" for an unknown value.
const char* name_of(Colour colour) noexcept;
/// Returns the colour with this name; Colour::none for an unknown name.
Colour colour_named(std::string_view name) noexcept;

/// The number of kinds of figures.
inline constexpr int figure_kinds = MISTBANK_FIGURE_SHEPHERD + 1;

/// Returns the name of a kind of figure, for example "meeple"; "?" for an unknown value.
const char* name_of(FigureKind kind) noexcept;

/// The number of kinds of goods.
inline constexpr int good_kinds = MISTBANK_MAX_GOODS;
/// Returns the name of a kind of goods: "wine", "grain" or "cloth"; "?" for an unknown value.
const char* name_of(Good good) noexcept;

}  // namespace mistbank

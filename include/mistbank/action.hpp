// Decisions of a game, and the actions of players.
#pragma once

#include <cstdint>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// Returns "lay_tile", "bury" ...; "?" for an unknown value.
const char* name_of(DecisionKind kind) noexcept;

/// Returns "lay", "bury_from_supply" ...; "?" for an unknown value.
const char* name_of(ActionKind kind) noexcept;
/// Returns the effect of such an action in words: "Move the fairy"; "?" for an unknown value.
const char* title_of(ActionKind kind) noexcept;

/// Packs the properties of a figure that an action names in addition to its colour and segment: the kind in the low
/// four bits, its ghosts (0 to 2) in the next two, the fairy's presence in the next. Figures with equal properties are
/// interchangeable (MEET-22).
constexpr std::uint8_t figure_named_by(FigureKind kind, int ghosts, bool has_fairy = false) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(kind) | static_cast<unsigned>(ghosts) << 4 |
                                     (has_fairy ? 64u : 0u));
}
/// Returns the kind in such a byte, which may be an unknown kind.
constexpr FigureKind kind_in(std::uint8_t count) { return static_cast<FigureKind>(count & 15u); }
/// Returns the ghosts in such a byte.
constexpr int ghosts_in(std::uint8_t count) { return count >> 4 & 3; }
/// Returns whether the fairy is with the figure of such a byte.
constexpr bool fairy_in(std::uint8_t count) { return (count & 64u) != 0; }

/// One action: 8 bytes of plain data. Fields that its kind does not use are 0.
struct Action {
    ActionKind kind = ActionKind::none;  ///< its kind
    std::uint8_t segment = 0;            ///< number of a segment of its tile
    std::uint8_t colour = 0;             ///< a Colour
    std::uint8_t count = 0;              ///< quarter turns when laying, ghosts when pacifying, a figure's kind
    std::int16_t x = 0;                  ///< column, growing east; the tile type of a draw
    std::int16_t y = 0;                  ///< row, growing south

    /// Compares all fields.
    friend bool operator==(const Action& a, const Action& b) noexcept {
        return a.kind == b.kind && a.segment == b.segment && a.colour == b.colour && a.count == b.count && a.x == b.x &&
               a.y == b.y;
    }
    /// Compares all fields.
    friend bool operator!=(const Action& a, const Action& b) noexcept { return !(a == b); }
};
static_assert(sizeof(Action) == 8, "an action is eight bytes in every language");

/// The maximum number of legal actions of a decision with the built-in tile sets; see Game::action_bound for others.
inline constexpr int max_actions = MISTBANK_MAX_ACTIONS;

/// Returns "marker" for 0, the figure on the track in every game; "courier" for 1, the second one (MSG-1); else "?".
const char* name_of_counter(int counter) noexcept;

/// The maximum size of the text form of an action in bytes, including the final NUL.
inline constexpr int max_action_text = MISTBANK_ACTION_TEXT_CAPACITY;
/// The text form of an action.
using ActionText = ShortText<max_action_text - 1>;

/// Returns the text form of an action of any game, legal or not. It equals Game::text_of(), except that a draw names
/// its tile type by the index ("draw #5"), because ids depend on the game. Game::action_of() reads it. "?" for an
/// unknown kind.
ActionText text_of(const Action& action) noexcept;

}  // namespace mistbank

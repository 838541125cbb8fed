// Actions of players, and names of kinds of decisions and actions.
#pragma once

#include <cstdint>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// Returns the name of a kind of decision, for example "lay_tile"; "?" for an unknown value.
const char* name_of(DecisionKind kind) noexcept;

/// Returns the name of a kind of action, for example "lay"; "?" for an unknown value.
const char* name_of(ActionKind kind) noexcept;
/// Returns a title for a kind of action, for example "Move the fairy"; "?" for an unknown value.
const char* title_of(ActionKind kind) noexcept;

/// Packs the properties of a figure, except its colour and segment, into a byte for Action::count. The four lowest bits
/// hold the kind, the next two the number of ghosts on the figure (0 to 2). The next bit is 1 if the fairy is with the
/// figure. Figures with equal properties are interchangeable (MEET-22).
constexpr std::uint8_t figure_named_by(FigureKind kind, int ghosts, bool has_fairy = false) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(kind) | static_cast<unsigned>(ghosts) << 4 |
                                     (has_fairy ? 64u : 0u));
}
/// Returns the kind in a byte of figure_named_by(). The kind may be unknown.
constexpr FigureKind kind_in(std::uint8_t count) { return static_cast<FigureKind>(count & 15u); }
/// Returns the number of ghosts in a byte of figure_named_by().
constexpr int ghosts_in(std::uint8_t count) { return count >> 4 & 3; }
/// Returns whether a byte of figure_named_by() says that the fairy is with the figure.
constexpr bool fairy_in(std::uint8_t count) { return (count & 64u) != 0; }

/// One action: 8 bytes of plain data. Fields that the kind of action does not use are 0.
struct Action {
    ActionKind kind = ActionKind::none;  ///< the kind of action
    std::uint8_t segment = 0;            ///< number of a segment of the tile at x, y
    std::uint8_t colour = 0;             ///< value of a Colour
    std::uint8_t count = 0;              ///< a number whose meaning depends on the kind of action, for example quarter
                                         ///< turns, ghosts or the kind of a figure
    std::int16_t x = 0;                  ///< column, increasing eastward; for draw, the tile type
    std::int16_t y = 0;                  ///< row, increasing southward

    /// Compares all fields.
    friend bool operator==(const Action& a, const Action& b) noexcept {
        return a.kind == b.kind && a.segment == b.segment && a.colour == b.colour && a.count == b.count && a.x == b.x &&
               a.y == b.y;
    }
    /// Compares all fields.
    friend bool operator!=(const Action& a, const Action& b) noexcept { return !(a == b); }
};
static_assert(sizeof(Action) == 8, "an action is eight bytes in every language");

/// The maximum number of legal actions in any decision with the built-in tile sets. For other sets see
/// Game::action_bound.
inline constexpr int max_actions = MISTBANK_MAX_ACTIONS;

/// Returns the name of a figure on the scoring track: "marker" for 0, "courier" for 1 (MSG-1), "?" for other numbers.
/// Every game has markers; only games with messages have couriers.
const char* name_of_counter(int counter) noexcept;

/// The maximum size of the text form of an action in bytes, including the final NUL.
inline constexpr int max_action_text = MISTBANK_ACTION_TEXT_CAPACITY;
/// The text form of an action.
using ActionText = ShortText<max_action_text - 1>;

/// Returns the text form of an action of any game, legal or not; "?" for an unknown kind. Only the text of a draw
/// differs from that of Game::text_of(): it names the tile type by its index ("draw #5"), because ids depend on the
/// game. Game::action_of() reads both texts.
ActionText text_of(const Action& action) noexcept;

}  // namespace mistbank

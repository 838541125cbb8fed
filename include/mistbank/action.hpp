// Decisions of a game, and the actions of players.
#pragma once

#include <cstdint>

#include "mistbank/bounds.h"
#include "mistbank/figure.hpp"
#include "mistbank/kinds.h"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// See #mistbank_decision_kind.
enum class DecisionKind : std::uint8_t {
    over = MISTBANK_DECISION_OVER,
    draw = MISTBANK_DECISION_DRAW,
    lay_tile = MISTBANK_DECISION_LAY_TILE,
    bury = MISTBANK_DECISION_BURY,
    ghost_on_cemetery = MISTBANK_DECISION_GHOST_ON_CEMETERY,
    haunt_meeple = MISTBANK_DECISION_HAUNT_MEEPLE,
    place_meeple = MISTBANK_DECISION_PLACE_MEEPLE,
    order_of_scoring = MISTBANK_DECISION_ORDER_OF_SCORING,
    score_or_pacify = MISTBANK_DECISION_SCORE_OR_PACIFY,
    scoring_colour = MISTBANK_DECISION_SCORING_COLOUR,
    place_hound = MISTBANK_DECISION_PLACE_HOUND,
    hound_pacifies = MISTBANK_DECISION_HOUND_PACIFIES,
    lay_face_down = MISTBANK_DECISION_LAY_FACE_DOWN,
    take = MISTBANK_DECISION_TAKE,
    exchange = MISTBANK_DECISION_EXCHANGE,
    move_dragon = MISTBANK_DECISION_MOVE_DRAGON,
    abbey = MISTBANK_DECISION_ABBEY,
    move_wagon = MISTBANK_DECISION_MOVE_WAGON,
    chance = MISTBANK_DECISION_CHANCE,
    land = MISTBANK_DECISION_LAND,
    hand = MISTBANK_DECISION_HAND,
    flock = MISTBANK_DECISION_FLOCK,
    gold = MISTBANK_DECISION_GOLD,
    magic = MISTBANK_DECISION_MAGIC,
    robber = MISTBANK_DECISION_ROBBER,
    ferry = MISTBANK_DECISION_FERRY,
    advance = MISTBANK_DECISION_ADVANCE,
    message = MISTBANK_DECISION_MESSAGE,
    message_meeple = MISTBANK_DECISION_MESSAGE_MEEPLE,
    crop = MISTBANK_DECISION_CROP,
    crop_add = MISTBANK_DECISION_CROP_ADD,
    crop_remove = MISTBANK_DECISION_CROP_REMOVE,
};

/// Returns "lay_tile", "bury" ...; "?" for an unknown value.
const char* name_of(DecisionKind kind) noexcept;

/// See #mistbank_action_kind.
enum class ActionKind : std::uint8_t {
    none = MISTBANK_ACTION_NONE,
    draw = MISTBANK_ACTION_DRAW,
    lay = MISTBANK_ACTION_LAY,
    bury = MISTBANK_ACTION_BURY,
    bury_from_supply = MISTBANK_ACTION_BURY_FROM_SUPPLY,
    ghost = MISTBANK_ACTION_GHOST,
    haunt = MISTBANK_ACTION_HAUNT,
    place = MISTBANK_ACTION_PLACE,
    pass = MISTBANK_ACTION_PASS,
    score = MISTBANK_ACTION_SCORE,
    points = MISTBANK_ACTION_POINTS,
    pacify = MISTBANK_ACTION_PACIFY,
    advance = MISTBANK_ACTION_ADVANCE,
    hound = MISTBANK_ACTION_HOUND,
    face_down = MISTBANK_ACTION_FACE_DOWN,
    recall = MISTBANK_ACTION_RECALL,
    floor = MISTBANK_ACTION_FLOOR,
    tower = MISTBANK_ACTION_TOWER,
    take = MISTBANK_ACTION_TAKE,
    exchange = MISTBANK_ACTION_EXCHANGE,
    ransom = MISTBANK_ACTION_RANSOM,
    fairy = MISTBANK_ACTION_FAIRY,
    princess = MISTBANK_ACTION_PRINCESS,
    portal = MISTBANK_ACTION_PORTAL,
    dragon = MISTBANK_ACTION_DRAGON,
    abbey = MISTBANK_ACTION_ABBEY,
    no_abbey = MISTBANK_ACTION_NO_ABBEY,
    wagon = MISTBANK_ACTION_WAGON,
    go_home = MISTBANK_ACTION_GO_HOME,
    barn = MISTBANK_ACTION_BARN,
    fly = MISTBANK_ACTION_FLY,
    roll = MISTBANK_ACTION_ROLL,
    land = MISTBANK_ACTION_LAND,
    acrobat = MISTBANK_ACTION_ACROBAT,
    pyramid = MISTBANK_ACTION_PYRAMID,
    release = MISTBANK_ACTION_RELEASE,
    grow = MISTBANK_ACTION_GROW,
    guide = MISTBANK_ACTION_GUIDE,
    sheep = MISTBANK_ACTION_SHEEP,
    animal = MISTBANK_ACTION_ANIMAL,
    hidden = MISTBANK_ACTION_HIDDEN,
    gold = MISTBANK_ACTION_GOLD,
    mage = MISTBANK_ACTION_MAGE,
    witch = MISTBANK_ACTION_WITCH,
    unmage = MISTBANK_ACTION_UNMAGE,
    unwitch = MISTBANK_ACTION_UNWITCH,
    robber = MISTBANK_ACTION_ROBBER,
    ferry = MISTBANK_ACTION_FERRY,
    keep = MISTBANK_ACTION_KEEP,
    advance_figure = MISTBANK_ACTION_ADVANCE_FIGURE,
    act_on_message = MISTBANK_ACTION_ACT_ON_MESSAGE,
    two_points = MISTBANK_ACTION_TWO_POINTS,
    message = MISTBANK_ACTION_MESSAGE,
    score_meeple = MISTBANK_ACTION_SCORE_MEEPLE,
    crop_add = MISTBANK_ACTION_CROP_ADD,
    crop_remove = MISTBANK_ACTION_CROP_REMOVE,
    add = MISTBANK_ACTION_ADD,
    remove = MISTBANK_ACTION_REMOVE,
};

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

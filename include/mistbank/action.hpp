// What a player decides, and the decisions a game asks for.
#pragma once

#include <cstdint>

#include "mistbank/figure.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// What the game waits for. Values are never renumbered.
enum class DecisionKind : std::uint8_t {
    over = 0,      ///< nothing: the game is over
    draw = 1,      ///< external draws: which tile was drawn. With house rules a host may also say what is not
                   ///< listed: "hidden", of a tile that went unseen into a hand (HSE-2), and "pass", if nothing
                   ///< that is left fits where some of it may lie under hills (HSE-6)
    lay_tile = 2,  ///< step 1a: where the drawn tile goes
    bury = 3,      ///< step 1c or 3c: which meeple is buried (CEM-2)
    ghost_on_cemetery = 4,  ///< step 2a: which open cemetery gets the further ghost (CEM-4)
    haunt_meeple = 5,       ///< step 2a: whose meeple a ghost haunts (GCC-4)
    place_meeple = 6,       ///< step 2b: a figure on the laid tile, another of this step's actions, or none (MEET-7)
    order_of_scoring = 7,   ///< step 3a: which completed feature is scored next (COO-10)
    score_or_pacify = 8,    ///< step 3a: points, or ghosts off one tile (COO-8)
    scoring_colour = 9,     ///< step 3a: which scoring meeple takes the points (SIX-3)
    place_hound = 10,       ///< step 3b: to which meeple the hound goes (HND-2)
    hound_pacifies = 11,    ///< step 3b: ghosts off a tile near the hound, or no more (HND-3)
    lay_face_down = 12,     ///< step 3c: where the face-down tile goes (HAU-3)
    take = 13,              ///< step 2b, after a floor: which meeple the tower takes, or none (TWR-4)
    exchange = 14,          ///< step 2b, after taking: which kind of prisoner comes home (TWR-9)
    move_dragon = 15,       ///< step 2d: the dragon's next tile (PRD-7)
    abbey = 16,             ///< step 1a: the abbey into a hole, or a draw (ABM-2)
    move_wagon = 17,        ///< step 3c: where the wagon moves on to, or back (ABM-13)
    chance = 18,            ///< external draws: what chance has brought: the die, a token, a hidden tile (MEET-21)
    land = 19,              ///< step 2b, after the die: the segment on which the meeple lands (FLY-2)
    hand = 20,              ///< step 1a: which tile of the hand goes where (HSE-1)
    flock = 21,             ///< step 2c: whether one's flock grows or is guided home (HIL-6)
    gold = 22,              ///< step 1b: on which tile beside the mine the second ingot goes (GLD-2)
    magic = 23,             ///< step 1b, 2c: where mage or witch goes (MAG-2)
    robber = 24,            ///< step 1b: to which space of the track the robber goes (ROB-2)
    ferry = 25,             ///< step 2c: which roads the ferry joins (FER-2), or whether it moves (FER-4)
    advance = 26,           ///< when points are gained: marker or courier (MSG-3)
    message = 27,           ///< step 3e: what the message says, or two points (MSG-6)
    message_meeple = 28,    ///< step 3e: which meeple the message scores (MSG-9)
    crop = 29,              ///< step 3f: whether all add or remove a meeple (CRP-2)
    crop_add = 30,          ///< step 3f: a further meeple, or none (CRP-4)
    crop_remove = 31,       ///< step 3f: which meeple goes home (CRP-5)
};

/// "lay_tile", "bury" ...; "?" for a value that is no decision.
const char* name_of(DecisionKind kind) noexcept;

/// What an action does; which fields it uses; its text form. Values are never renumbered.
enum class ActionKind : std::uint8_t {
    none = 0,              ///< no action
    draw = 1,              ///< x = tile type            "draw 14a"
    lay = 2,               ///< x y, count = clockwise quarter turns 0 to 3     "lay 3,-1 2"; from a hand also,
                           ///< in bits 2 and 3, the place in it, 0 to 2 (HSE-1)   "lay 3,-1 6"
    bury = 3,              ///< x y segment: the meeple  "bury 3,-1/0"
    bury_from_supply = 4,  ///< colour                   "bury red"
    ghost = 5,             ///< x y: the cemetery        "ghost 3,-1"
    haunt = 6,       ///< x y segment colour, count = the meeple, see figure_named_by()   "haunt 3,-1/0 red large 1"
    place = 7,       ///< colour, segment of the laid tile, count = a FigureKind          "meeple red 0", "pig red 2"
    pass = 9,        ///< nothing, or no more ghosts          "pass"
    score = 10,      ///< x y segment: the feature "score 3,-1/0"
    points = 11,     ///< take the points          "points"
    pacify = 12,     ///< x y, count = ghosts 1 to 3          "pacify 3,-1 2"
    advance = 13,    ///< colour of the scoring meeple        "advance red"
    hound = 14,      ///< x y segment: the meeple  "hound 3,-1/0"
    face_down = 15,  ///< x y: the empty cell      "facedown 3,-1"
    recall = 16,     ///< take one's abbot back (ABT-3)       "recall"
    floor = 17,      ///< x y: the tower (TWR-2)   "floor 3,-1"
    tower = 18,      ///< x y, count = a FigureKind: a meeple on top of a tower (TWR-2)   "tower large 3,-1"
    take = 19,  ///< x y segment colour count, as haunt: the tower takes the meeple (TWR-4)   "take 3,-1/0 red large"
    exchange = 20,  ///< count = a FigureKind: the prisoner who comes home (TWR-9)   "exchange large"
    ransom = 21,    ///< count = a FigureKind, colour = who holds one's figure (TWR-12)   "ransom large blue"
    fairy = 22,     ///< as haunt: the fairy goes beside the meeple (PRD-13)   "fairy 3,-1/0 red meeple"
    princess = 23,  ///< as haunt: the princess sends the knight home (PRD-20)   "princess 3,-1/0 red meeple 1 fairy"
    portal = 24,    ///< x y segment, count = a FigureKind: a meeple through the portal (PRD-22)   "portal large 3,-1/0"
    dragon = 25,    ///< x y: the dragon's next tile (PRD-7)   "dragon 3,-1"
    abbey = 26,     ///< x y: the hole (ABM-2)    "abbey 3,-1"
    no_abbey = 27,  ///< draw a tile, lay no abbey (ABM-2)   "draw"
    wagon = 28,     ///< x y segment: the wagon moves on (ABM-13)   "wagon 3,-1/0"
    go_home = 29,   ///< the wagon goes back to its supply (ABM-13)   "return"
    barn = 30,      ///< colour, x y: the cell whose north-west corner it is (ABM-17)   "barn red 3,-1"
    fly = 31,       ///< count = a FigureKind: a meeple flies off (FLY-1)   "fly large"
    roll = 32,      ///< count = what the die shows, 1 to 3 (FLY-1)   "roll 2"
    land = 33,      ///< x y segment: the meeple lands (FLY-2)   "land 3,-1/0"
    acrobat = 34,   ///< x y, count = a FigureKind: a meeple joins the acrobats there (TOP-9)   "acrobat meeple 3,-1"
    pyramid = 35,   ///< x y: three acrobats are scored (TOP-10)   "pyramid 3,-1"
    release = 36,   ///< count, as haunt: out of a lake, one's own (VOD-6)   "release meeple 1"
    grow = 37,      ///< a token for one's flock (HIL-7)   "grow"
    guide = 38,     ///< the flocks of the field are scored (HIL-8)   "guide"
    sheep = 39,     ///< count = sheep on the token that was drawn, 0: the wolf (HIL-5)   "sheep 3"
    animal = 40,    ///< count = the number of the token under the big top (TOP-4)   "animal 5"
    hidden = 41,    ///< a tile was put under the hill (HIL-2)   "hidden"
    gold = 42,      ///< x y: an ingot on this tile (GLD-2)   "gold 3,-1"
    mage = 43,      ///< x y segment: the mage goes there (MAG-2)   "mage 3,-1/0"
    witch = 44,     ///< x y segment: the witch goes there (MAG-2)   "witch 3,-1/0"
    unmage = 45,    ///< the mage goes aside (MAG-3)   "unmage"
    unwitch = 46,   ///< the witch goes aside (MAG-3)   "unwitch"
    robber = 47,    ///< count = a space of the track, 0 to 49: one's robber goes there (ROB-2)   "robber 18"
    ferry =
        48,     ///< x y segment, count = another segment: the ferry joins these roads (FER-2, FER-4)   "ferry 3,-1/0+2"
    keep = 49,  ///< x y: the ferry of this lake stays as it lies (FER-4)   "keep 3,-1"
    advance_figure = 50,  ///< count = 0: one's marker, 1: one's courier takes the points (MSG-3)   "advance courier"
    act_on_message = 51,  ///< what the message says (MSG-6)   "message act"
    two_points = 52,      ///< two points instead (MSG-6)   "message two"
    message = 53,         ///< count = the message that was drawn, 1 to 8 (MSG-2)   "message 3"
    score_meeple =
        54,            ///< x y segment colour count, as haunt: the message scores it (MSG-9)   "score 3,-1/0 red large"
    crop_add = 55,     ///< all add a meeple (CRP-2)   "crop add"
    crop_remove = 56,  ///< all remove a meeple (CRP-2)   "crop remove"
    add = 57,          ///< x y segment, count = a FigureKind: a further meeple there (CRP-4)   "add large 3,-1/0"
    remove = 58,       ///< as haunt: the meeple goes home (CRP-5)   "remove 3,-1/0 red large"
};

/// "lay", "bury_from_supply" ...; "?" for a value that is no kind of action.
const char* name_of(ActionKind kind) noexcept;
/// What such an action does, in words: "Move the fairy"; "?" for a value that is no kind of action.
const char* title_of(ActionKind kind) noexcept;

/// How an action names a figure on the board beside its colour and segment: the kind in the low four bits, the ghosts
/// on it (0 to 2) in the next two, whether the fairy is with it in the next. Figures that are equal in all that are
/// interchangeable (MEET-22).
constexpr std::uint8_t figure_named_by(FigureKind kind, int ghosts, bool has_fairy = false) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(kind) | static_cast<unsigned>(ghosts) << 4 |
                                     (has_fairy ? 64u : 0u));
}
/// The kind in such a byte; perhaps none that exists.
constexpr FigureKind kind_in(std::uint8_t count) { return static_cast<FigureKind>(count & 15u); }
/// The ghosts in such a byte.
constexpr int ghosts_in(std::uint8_t count) { return count >> 4 & 3; }
/// Whether such a byte says that the fairy is with the figure.
constexpr bool fairy_in(std::uint8_t count) { return (count & 64u) != 0; }

/// One action: eight bytes of plain data. Fields a kind does not use are 0.
struct Action {
    ActionKind kind = ActionKind::none;  ///< what it does
    std::uint8_t segment = 0;            ///< number of a segment of its tile
    std::uint8_t colour = 0;             ///< a Colour
    std::uint8_t count = 0;              ///< quarter turns when laying, ghosts when pacifying, a figure's kind
    std::int16_t x = 0;                  ///< cell, growing east; the tile type when drawing
    std::int16_t y = 0;                  ///< cell, growing south

    /// Whether all fields are equal.
    friend bool operator==(const Action& a, const Action& b) noexcept {
        return a.kind == b.kind && a.segment == b.segment && a.colour == b.colour && a.count == b.count && a.x == b.x &&
               a.y == b.y;
    }
    /// Whether a field differs.
    friend bool operator!=(const Action& a, const Action& b) noexcept { return !(a == b); }
};
static_assert(sizeof(Action) == 8, "an action is eight bytes in every language");

/// No decision has more legal actions with the built-in tile sets; for others see Game::action_bound.
inline constexpr int max_actions = 16384;

/// "marker", the figure on the track that every game has, for 0, "courier", the second one, for 1 (MSG-1); else "?".
const char* name_of_counter(int counter) noexcept;

/// The longest text form of an action, its end included, in bytes.
inline constexpr int max_action_text = 64;
/// The text form of an action.
using ActionText = ShortText<max_action_text - 1>;

/// The text form of an action of any game, legal or not: that of Game::text_of(), but that a draw names its tile type
/// by the index, "draw #5", as ids are a game's own. Game::action_of() reads it. "?" for what is no action.
ActionText text_of(const Action& action) noexcept;

}  // namespace mistbank

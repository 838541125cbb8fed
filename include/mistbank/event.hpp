// What happened: enough to animate a turn, or to rebuild the board and every score, without comparing states.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// How the game stands.
enum class Outcome : std::uint8_t {
    open = 0,      ///< it goes on
    won = 1,       ///< cooperative: the team has won
    lost = 2,      ///< cooperative: the team has lost
    finished = 3,  ///< competitive: the final scoring is done
};

/// Why the team lost (COO-13).
enum class LossReason : std::uint8_t {
    none = 0,
    ghosts = 1,  ///< the supply held fewer ghosts than had to be placed (MIS-6)
    tiles = 2,   ///< a tile had to be drawn and the pile was empty (LVL-4)
    pile = 3,    ///< the turn ended with the pile empty and its number, or the goal, not reached (LVL-4)
};

/// "none", "ghosts", "tiles", "pile"; "?" for a value that is no reason.
const char* name_of(LossReason reason) noexcept;

/// What an event tells; the fields it uses beside `player` and `action`. Values are never renumbered.
enum class EventKind : std::uint8_t {
    turn_began = 1,         ///< total = number of the turn, from 1
    tile_drawn = 2,         ///< type
    tile_set_aside = 3,     ///< type: it fits nowhere (COM-4)
    tile_laid = 4,          ///< type, x y, count = clockwise quarter turns; also the starting block
    bank_finished = 5,      ///< x y segment: mist of the laid tile (MIS-3)
    ghosts_placed = 6,      ///< x y segment, count
    ghosts_removed = 7,     ///< x y segment, count: back to the supply
    figure_placed = 8,      ///< colour, figure, x y segment
    figure_returned = 9,    ///< colour, figure, x y segment it stood on, count = ghosts that go back with it
    meeple_buried = 10,     ///< colour, x y segment of the cemetery; from_x from_y from_segment, or from_segment =
                            ///< no_segment for one out of the supply (CEM-2)
    cemetery_closed = 11,   ///< x y segment
    feature_scored = 12,    ///< x y segment, feature, tiles, coats, count = colours that score, points = what each gets
    feature_pacified = 13,  ///< as feature_scored, but given up for ghosts (COO-8)
    points_scored = 14,     ///< colour of the scoring meeple (none: the common one), points, total afterwards; count =
                            ///< ghosts on its meeples that these points have paid for (GCC-8, GCC-9)
    hound_arrived = 15,     ///< count = 1 or 2; colour, x y segment of its meeple
    hound_lost = 16,        ///< count: no meeple to go to (HND-4)
    hound_scored = 17,      ///< count, colour of its meeple, points = ghosts on the board; it leaves the game
    hound_buried = 18,      ///< count: its meeple was buried (CEM-7); it leaves the game
    pile_opened = 19,       ///< count = 2 or 3, total = tiles it now holds (LVL-3)
    face_down_laid = 20,    ///< x y; what it is stays hidden (HAU-6)
    won = 21,               ///< the goal is reached (COO-12); competitive: colour has most points (CMP-7), one a winner
    lost = 22,              ///< count = a LossReason
    meeple_haunted = 23,    ///< colour, figure, x y segment, count = ghosts that now stand on it (GCC-4)
    meeple_scared =
        24,             ///< colour, figure, x y segment: the third ghost sends it home (GCC-6); figure_returned follows
    guard_gained = 25,  ///< colour, x y segment of the cemetery: a guard comes out of the reserve (GCC-10)
    final_scoring = 26,          ///< it begins (CMP-6)
    feature_scored_at_end = 27,  ///< as feature_scored; of a field: cities
    part_began = 28,             ///< count = 2: the second part of a turn (TRB-5)
    abbot_recalled = 29,         ///< colour, x y segment, tiles on its nine cells, points (ABT-3); points_scored and
                                 ///< figure_returned follow
    goods_taken = 30,   ///< colour, x y segment of the city, count = a Good, amount taken, total held now (TRB-1)
    goods_scored = 31,  ///< colour, count = a Good, amount held, points (TRB-2); points_scored follows
    fairy_moved = 32,   ///< colour, figure, x y segment of the meeple she is now with (PRD-13)
    fairy_scored = 33,  ///< colour, figure, x y segment of her meeple, points: 1 as the turn begins (PRD-15), 3 as its
                        ///< feature is scored (PRD-16), which points_scored has in its sum
    dragon_moved = 34,  ///< x y; count = 1 to 6, the step of its move (PRD-7), or 0: it flies to a volcano (PRD-4);
                        ///< from_x from_y, or from_segment = no_segment when it comes onto the board
    figure_eaten = 35,  ///< colour, figure, x y segment, count = its ghosts (PRD-8); figure_returned follows
    tile_awaits_dragon = 36,   ///< type: set aside until a volcano lies (PRD-3)
    tiles_shuffled_back = 37,  ///< amount = how many tiles that awaited the dragon; total = tiles the pile now holds
    floor_built = 38,      ///< x y segment of the tower's top, count = its floors, amount = floors left to the player
    figure_captured = 39,  ///< colour, figure, x y segment, count = ghosts that go back: player's prisoner now (TWR-8)
    prisoner_returned = 40,  ///< colour, figure: home to its supply, exchanged (TWR-9) or ransomed (TWR-12)
    ransom_paid = 41,  ///< colour = who holds the prisoner, figure, points; prisoner_returned and points_scored follow
    wagon_moved = 42,  ///< colour, figure, x y segment, count = ghosts with it; from_x from_y from_segment (ABM-13)
    die_rolled = 43,   ///< count = 1 to 3; x y of the flying machine (FLY-1)
    flight_crashed = 44,  ///< colour, figure, x y of the cell: back to its supply (FLY-4)
    knight_removed = 45,  ///< colour, figure, x y segment, count = its ghosts (PRD-20); figure_returned follows
    tile_hidden = 46,     ///< x y of the hill: the pile's next tile goes under it unseen; total = tiles the pile now
                          ///< holds (HIL-2)
    token_drawn = 47,     ///< colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount = sheep with the
                          ///< shepherd now (HIL-5, HIL-7)
    flock_scored = 48,    ///< colour, x y segment of its shepherd, points = sheep of the field (HIL-8); points_scored
                          ///< and figure_returned follow
    big_top_moved = 49,   ///< x y; from_x from_y, or from_segment = no_segment when it comes onto the board (TOP-3)
    animal_shown = 50,    ///< x y, points = the number of the token under the big top, which leaves the game (TOP-4)
    big_top_scored = 51,  ///< colour, x y, amount = its meeples around, points (TOP-5); points_scored follows
    pyramid_scored = 52,  ///< x y segment, count = acrobats, points = for each (TOP-10, TOP-12); points_scored follow
    ringmaster_scored = 53,  ///< colour, x y segment of the ringmaster, amount = circus and acrobat tiles around,
                             ///< points, which points_scored has in its sum (TOP-8)
    figure_caught = 54,      ///< colour, figure, x y segment of the lake, count = ghosts with it; from_x from_y
                             ///< from_segment (VOD-2, VOD-3)
    figure_released = 55,    ///< colour, figure, x y segment, count = its ghosts (VOD-6); figure_returned follows
    lake_scored = 56,        ///< colour, amount = its meeples in the lake, points = -2 each (VOD-7); points_scored
                             ///< follows
    tile_taken = 57,         ///< colour = into whose hand; type, or -1 where hands are hidden (HSE-1, HSE-5)
    tile_returned = 58,      ///< type: it fits nowhere and goes back into the pile (HSE-6)
    hole_filled = 59,        ///< x y: the player has a turn after this one (HSE-7)
    hand_set_aside = 60,     ///< colour: none of its tiles fits (HSE-3); tile_set_aside or tile_returned follow
    gold_placed = 61,        ///< x y, amount = ingots on the tile now, total = ingots left aside (GLD-2)
    gold_taken = 62,         ///< colour, x y, total = ingots that it holds now (GLD-4)
    gold_scored = 63,        ///< colour, amount = ingots held, points (GLD-8); points_scored follows
    mage_moved = 64,         ///< x y segment; from_x from_y from_segment, or from_segment = no_segment from beside the
                             ///< board (MAG-2)
    witch_moved = 65,        ///< likewise
    mage_left = 66,          ///< x y segment: the mage goes aside (MAG-3, MAG-7)
    witch_left = 67,         ///< likewise
    robber_placed = 68,      ///< colour, count = the space of the track (ROB-2)
    robbed = 69,             ///< colour of the robber, count = the space, points (ROB-4), of a gain of the Colour
                             ///< amount; it goes home, and points_scored follows
    robber_followed = 70,    ///< colour, count = the space on which it is now: the last figure has left its space
                             ///< (ROB-6)
    ferry_placed = 71,       ///< x y segment, count = the other segment, amount = ferries left aside (FER-2)
    ferry_moved = 72,        ///< x y segment, count = the other segment (FER-4)
    figure_advanced = 73,    ///< colour, count = 0: its marker, 1: its courier; points, total = the number on which it
                             ///< stands now (MSG-3)
    message_drawn = 74,      ///< count = its number, 1 to 8 (MSG-2)
    message_resolved = 75,   ///< colour, count = its number, amount = 1: what it says, 0: two points instead; points
                             ///< (MSG-6), after which points_scored follows if there are any
    crop_chosen = 76,        ///< x y, count = 0: all add a meeple, 1: all remove one (CRP-2)
    meeple_added = 77,       ///< colour, figure, x y segment (CRP-4); figure_placed follows
    meeple_removed = 78,     ///< colour, figure, x y segment, count = its ghosts (CRP-5); figure_returned follows
    king_taken = 79,         ///< colour, x y segment of the city, tiles (KNG-2)
    baron_taken = 80,        ///< likewise of a road
    king_scored = 81,        ///< colour, amount = completed cities, points (KNG-5); points_scored follows
    baron_scored = 82,       ///< likewise of roads
};

/// "turn_began", "tile_drawn" ...; "?" for a value that is no event.
const char* name_of(EventKind kind) noexcept;

/// In from_segment: the buried meeple came out of a supply.
inline constexpr std::uint8_t no_segment = 255;

/// One event: 52 bytes of plain data. Fields a kind does not use are 0 (colour: none).
struct Event {
    EventKind kind = EventKind::turn_began;  ///< what happened
    std::uint8_t player = 0;                 ///< the active player
    Colour colour = Colour::none;            ///< of the meeple, or of who scores
    std::uint8_t segment = 0;                ///< number of a segment of the tile at x y
    std::int16_t x = 0;                      ///< cell, growing east
    std::int16_t y = 0;                      ///< cell, growing south
    std::int16_t from_x = 0;                 ///< a buried meeple: the cell it came from
    std::int16_t from_y = 0;                 ///< likewise
    std::uint8_t from_segment = 0;           ///< likewise; no_segment: out of the supply
    std::uint8_t feature = 0;                ///< a SegmentKind
    std::uint8_t count = 0;                  ///< an amount, by the kind: ghosts, quarter turns, colours ...
    FigureKind figure = FigureKind::normal;  ///< what it happened to
    std::int32_t type = 0;                   ///< index of a tile type of the game
    std::int32_t tiles = 0;     ///< tiles of the feature; of a castle the tiles with mist among its nine; 0 of a field
    std::int32_t coats = 0;     ///< coats of arms of the feature
    std::int32_t cities = 0;    ///< completed cities beside a field (FLD-2)
    std::int32_t points = 0;    ///< may be below 0 where ghosts cost more than a feature brings (GCC-8) ...
    std::int32_t total = 0;     ///< ... but the total never is
    std::uint32_t action = 0;   ///< how many actions had been applied: 0 during setup, n in the n-th action
    std::int32_t amount = 0;    ///< how many, where `count` tells of what
    std::int32_t reserved = 0;  ///< 0 until a later version tells something by it
};
static_assert(sizeof(Event) == 52, "an event is laid out alike in every language");

}  // namespace mistbank

/**
 * @file mistbank/past.h
 * What has happened, and taking it back.
 */
#ifndef MISTBANK_PAST_H
#define MISTBANK_PAST_H

#include "actions.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What an event tells, with the fields it uses beside `player` and `action`. */
enum {
    MISTBANK_EVENT_TURN_BEGAN = 1,       /**< total = number of the turn, from 1 */
    MISTBANK_EVENT_TILE_DRAWN = 2,       /**< type */
    MISTBANK_EVENT_TILE_SET_ASIDE = 3,   /**< type: it fits nowhere (COM-4) */
    MISTBANK_EVENT_TILE_LAID = 4,        /**< type, x y, count = clockwise quarter turns; also the starting block */
    MISTBANK_EVENT_BANK_FINISHED = 5,    /**< x y segment: mist of the laid tile (MIS-3) */
    MISTBANK_EVENT_GHOSTS_PLACED = 6,    /**< x y segment, count */
    MISTBANK_EVENT_GHOSTS_REMOVED = 7,   /**< x y segment, count: back to the supply */
    MISTBANK_EVENT_FIGURE_PLACED = 8,    /**< colour, figure, x y segment */
    MISTBANK_EVENT_FIGURE_RETURNED = 9,  /**< colour, figure, x y segment it stood on, count = ghosts that go with it */
    MISTBANK_EVENT_MEEPLE_BURIED = 10,   /**< colour, x y segment of the cemetery, from_x from_y from_segment */
    MISTBANK_EVENT_CEMETERY_CLOSED = 11, /**< x y segment */
    MISTBANK_EVENT_FEATURE_SCORED = 12,  /**< x y segment, feature, tiles, coats, count = colours, points for each */
    MISTBANK_EVENT_FEATURE_PACIFIED = 13, /**< as feature_scored, but given up for ghosts (COO-8) */
    MISTBANK_EVENT_POINTS_SCORED = 14,    /**< colour (none: the common one), points, total, count = ghosts paid for */
    MISTBANK_EVENT_HOUND_ARRIVED = 15,    /**< count = 1 or 2; colour, x y segment of its meeple */
    MISTBANK_EVENT_HOUND_LOST = 16,       /**< count: no meeple to go to (HND-4) */
    MISTBANK_EVENT_HOUND_SCORED = 17,     /**< count, colour of its meeple, points = ghosts on the board */
    MISTBANK_EVENT_HOUND_BURIED = 18,     /**< count: its meeple was buried (CEM-7) */
    MISTBANK_EVENT_PILE_OPENED = 19,      /**< count = 2 or 3, total = tiles it now holds (LVL-3) */
    MISTBANK_EVENT_FACE_DOWN_LAID = 20,   /**< x y; what it is stays hidden (HAU-6) */
    MISTBANK_EVENT_WON = 21,              /**< the goal is reached (COO-12); competitive: colour has most points */
    MISTBANK_EVENT_LOST = 22,             /**< count = MISTBANK_LOSS_... */
    MISTBANK_EVENT_MEEPLE_HAUNTED = 23, /**< colour, figure, x y segment, count = ghosts that now stand on it (GCC-4) */
    MISTBANK_EVENT_MEEPLE_SCARED = 24,  /**< colour, figure, x y segment: the third ghost (GCC-6); it returns next */
    MISTBANK_EVENT_GUARD_GAINED = 25,   /**< colour, x y segment: a guard out of the reserve (GCC-10) */
    MISTBANK_EVENT_FINAL_SCORING = 26,  /**< it begins (CMP-6) */
    MISTBANK_EVENT_FEATURE_SCORED_AT_END = 27, /**< as feature_scored; of a field: cities */
    MISTBANK_EVENT_PART_BEGAN = 28,            /**< count = 2: the second part of a turn (TRB-5) */
    MISTBANK_EVENT_ABBOT_RECALLED = 29, /**< colour, x y segment, tiles around, points (ABT-3); points_scored is next */
    MISTBANK_EVENT_GOODS_TAKEN = 30,  /**< colour, x y segment, count = MISTBANK_GOOD_..., amount, total held (TRB-1) */
    MISTBANK_EVENT_GOODS_SCORED = 31, /**< colour, count = MISTBANK_GOOD_..., amount, points; points_scored is next */
    MISTBANK_EVENT_FAIRY_MOVED = 32,  /**< colour, figure, x y segment of the meeple she is now with (PRD-13) */
    MISTBANK_EVENT_FAIRY_SCORED = 33, /**< colour, figure, x y segment, points: 1 as the turn begins (PRD-15), 3 as its
                                           feature is scored (PRD-16), which points_scored has in its sum */
    MISTBANK_EVENT_DRAGON_MOVED = 34, /**< x y; count = 1 to 6, the step (PRD-7), 0: to a volcano (PRD-4); from_x
                                         from_y, or from_segment = #MISTBANK_NO_SEGMENT when it comes onto the board */
    MISTBANK_EVENT_FIGURE_EATEN = 35, /**< colour, figure, x y segment, count = its ghosts (PRD-8); it returns next */
    MISTBANK_EVENT_TILE_AWAITS_DRAGON = 36,  /**< type: set aside until a volcano lies (PRD-3) */
    MISTBANK_EVENT_TILES_SHUFFLED_BACK = 37, /**< amount = how many of these, total = tiles the pile now holds */
    MISTBANK_EVENT_FLOOR_BUILT = 38, /**< colour, x y segment, count = its floors, amount = floors left to the player */
    MISTBANK_EVENT_FIGURE_CAPTURED = 39,   /**< colour, figure, x y segment, count = its ghosts: the player's (TWR-8) */
    MISTBANK_EVENT_PRISONER_RETURNED = 40, /**< colour, figure: home, exchanged (TWR-9) or ransomed (TWR-12) */
    MISTBANK_EVENT_RANSOM_PAID = 41, /**< colour = who holds the prisoner, figure, points; prisoner_returned is next */
    MISTBANK_EVENT_WAGON_MOVED = 42, /**< colour, figure, x y segment, count = ghosts; from_x from_y from_segment */
    MISTBANK_EVENT_DIE_ROLLED = 43,  /**< count = 1 to 3; x y of the flying machine (FLY-1) */
    MISTBANK_EVENT_FLIGHT_CRASHED = 44, /**< colour, figure, x y of the cell: back to its supply (FLY-4) */
    MISTBANK_EVENT_KNIGHT_REMOVED = 45, /**< colour, figure, x y segment, count = ghosts (PRD-20); it returns next */
    MISTBANK_EVENT_TILE_HIDDEN = 46,    /**< x y of the hill: a tile of the pile goes under it unseen; total = tiles the
                                             pile now holds (HIL-2) */
    MISTBANK_EVENT_TOKEN_DRAWN = 47,    /**< colour, x y segment of its shepherd, count = sheep, 0: the wolf; amount =
                                             sheep with the shepherd now (HIL-5, HIL-7) */
    MISTBANK_EVENT_FLOCK_SCORED = 48,   /**< colour, x y segment of its shepherd, points = sheep of the field (HIL-8);
                                             points_scored is next */
    MISTBANK_EVENT_BIG_TOP_MOVED = 49,  /**< x y; from_x from_y, or from_segment = #MISTBANK_NO_SEGMENT when it comes
                                             onto the board (TOP-3) */
    MISTBANK_EVENT_ANIMAL_SHOWN = 50,   /**< x y, points = number of the token under the big top, which leaves the game
                                             (TOP-4) */
    MISTBANK_EVENT_BIG_TOP_SCORED = 51, /**< colour, x y, amount = its meeples around, points (TOP-5); points_scored is
                                             next */
    MISTBANK_EVENT_PYRAMID_SCORED = 52, /**< x y segment, count = acrobats, points for each (TOP-10, TOP-12);
                                             points_scored are next */
    MISTBANK_EVENT_RINGMASTER_SCORED = 53, /**< colour, x y segment, amount = circus and acrobat tiles around, points,
                                                which points_scored has in its sum (TOP-8) */
    MISTBANK_EVENT_FIGURE_CAUGHT = 54,     /**< colour, figure, x y segment of the lake, count = ghosts with it; from_x
                                                from_y from_segment (VOD-2, VOD-3) */
    MISTBANK_EVENT_FIGURE_RELEASED = 55,   /**< colour, figure, x y segment, count = ghosts (VOD-6); it returns next */
    MISTBANK_EVENT_LAKE_SCORED = 56,       /**< colour, amount = its meeples in lakes, points = -2 for each (VOD-7);
                                                points_scored is next */
    MISTBANK_EVENT_TILE_TAKEN = 57,     /**< colour = into whose hand; type, -1 where hands are hidden (HSE-1, HSE-5) */
    MISTBANK_EVENT_TILE_RETURNED = 58,  /**< type: it fits nowhere and goes back into the pile (HSE-6) */
    MISTBANK_EVENT_HOLE_FILLED = 59,    /**< x y: the player has a turn after this one (HSE-7) */
    MISTBANK_EVENT_HAND_SET_ASIDE = 60, /**< colour: none of its tiles fits (HSE-3); these are told of next */
    MISTBANK_EVENT_GOLD_PLACED = 61,    /**< x y, amount = ingots on the tile now, total = ingots left aside
                                             (GLD-2) */
    MISTBANK_EVENT_GOLD_TAKEN = 62,     /**< colour, x y, total = ingots that it holds now (GLD-4) */
    MISTBANK_EVENT_GOLD_SCORED = 63,    /**< colour, amount = ingots held, points (GLD-8); points_scored is next */
    MISTBANK_EVENT_MAGE_MOVED = 64,     /**< x y segment; from_x from_y from_segment, or from_segment =
                                             MISTBANK_NO_SEGMENT from beside the board (MAG-2) */
    MISTBANK_EVENT_WITCH_MOVED = 65,    /**< likewise */
    MISTBANK_EVENT_MAGE_LEFT = 66,      /**< x y segment: the mage goes aside (MAG-3, MAG-7) */
    MISTBANK_EVENT_WITCH_LEFT = 67,     /**< likewise */
    MISTBANK_EVENT_ROBBER_PLACED = 68,  /**< colour, count = the space of the track (ROB-2) */
    MISTBANK_EVENT_ROBBED = 69,         /**< colour of the robber, count = the space, points (ROB-4), of a gain of
                                             the Colour amount; it goes home, and points_scored is next */
    MISTBANK_EVENT_ROBBER_FOLLOWED = 70,  /**< colour, count = the space on which it is now: the last figure has
                                               left its space (ROB-6) */
    MISTBANK_EVENT_FERRY_PLACED = 71,     /**< x y segment, count = the other segment, amount = ferries left aside
                                               (FER-2) */
    MISTBANK_EVENT_FERRY_MOVED = 72,      /**< x y segment, count = the other segment (FER-4) */
    MISTBANK_EVENT_FIGURE_ADVANCED = 73,  /**< colour, count = 0: its marker, 1: its courier; points, total = the
                                               number on which it stands now (MSG-3) */
    MISTBANK_EVENT_MESSAGE_DRAWN = 74,    /**< count = its number, 1 to 8 (MSG-2) */
    MISTBANK_EVENT_MESSAGE_RESOLVED = 75, /**< colour, count = its number, amount = 1: what it says, 0: two points
                                               instead; points (MSG-6), after which points_scored is next if there
                                               are any */
    MISTBANK_EVENT_CROP_CHOSEN = 76,      /**< x y, count = 0: all add a meeple, 1: all remove one (CRP-2) */
    MISTBANK_EVENT_MEEPLE_ADDED = 77,     /**< colour, figure, x y segment (CRP-4); figure_placed is next */
    MISTBANK_EVENT_MEEPLE_REMOVED = 78,   /**< colour, figure, x y segment, count = its ghosts (CRP-5);
                                               figure_returned is next */
    MISTBANK_EVENT_KING_TAKEN = 79,       /**< colour, x y segment of the city, tiles (KNG-2) */
    MISTBANK_EVENT_BARON_TAKEN = 80,      /**< likewise of a road */
    MISTBANK_EVENT_KING_SCORED = 81,      /**< colour, amount = completed cities, points (KNG-5); points_scored is
                                               next */
    MISTBANK_EVENT_BARON_SCORED = 82      /**< likewise of roads */
};

/** In `from_segment` of an event: no segment; the buried meeple came out of a supply, the dragon or the big top from
 *  beside the board. */
enum { MISTBANK_NO_SEGMENT = 255 /**< no segment */ };

/** One event; fields that its kind does not use are 0 (colour: none). 52 bytes. */
typedef struct mistbank_event {
    uint8_t kind;         /**< what it tells: MISTBANK_EVENT_... */
    uint8_t player;       /**< the active player */
    uint8_t colour;       /**< whose meeple: MISTBANK_COLOUR_... */
    uint8_t segment;      /**< number of a segment of the tile at x y */
    int16_t x;            /**< cell, growing east */
    int16_t y;            /**< cell, growing south */
    int16_t from_x;       /**< a buried or caught meeple, the dragon, a wagon, the big top: the cell it came from */
    int16_t from_y;       /**< likewise */
    uint8_t from_segment; /**< likewise; #MISTBANK_NO_SEGMENT: out of the supply */
    uint8_t feature;      /**< what kind of feature: MISTBANK_SEGMENT_... */
    uint8_t count;        /**< an amount, by the kind: ghosts, quarter turns, colours ... */
    uint8_t figure;       /**< which kind of figure: MISTBANK_FIGURE_... */
    int32_t type;         /**< index of a tile type of the game; -1 for one that is hidden */
    int32_t tiles;        /**< tiles of the feature; of a castle the tiles with mist among its nine; 0 of a field */
    int32_t coats;        /**< coats of arms of the feature */
    int32_t cities;       /**< completed cities beside a field (FLD-2) */
    int32_t points;       /**< what was scored; below 0 where ghosts cost more than a feature brings (GCC-8) */
    int32_t total;        /**< points afterwards, never below 0; other kinds: another amount */
    uint32_t action;      /**< how many actions had been applied: 0 during setup, n in the n-th action */
    int32_t amount;       /**< how many, where `count` tells of what */
    int32_t reserved;     /**< 0 */
} mistbank_event;

/** The name of a kind of event.
 *  @param kind MISTBANK_EVENT_...
 *  @return "turn_began", "tile_drawn" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_event_name(int32_t kind);

/** The number of actions applied and not undone, also in a game that records nothing.
 *  @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_count(const mistbank_game* game);

/** The actions applied and not undone, from one of them on.
 *  @param game the game @param first index of the first one wanted, 0 to mistbank_game_action_count()
 *  @param out,capacity,count the actions
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_actions(const mistbank_game* game, int32_t first,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** The number of events so far, those of the setup included; 0 in a game that records nothing.
 *  @param game the game @return 0 or more; undo makes it smaller. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_event_count(const mistbank_game* game);

/** What has happened, from one event on. To follow a game, remember mistbank_game_event_count() before each action.
 *  @param game the game @param first index of the first one wanted, 0 to mistbank_game_event_count()
 *  @param out,capacity,count the events
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_events(const mistbank_game* game, int32_t first,
                                                                mistbank_event* out, int32_t capacity, int32_t* count);

/** Takes the last action back, its events too. It needs no memory. Cost: a copy of mistbank_game_state_bytes(), and
 *  the actions since the last of some positions that the game remembers are carried out again, a few in an ordinary
 * game.
 *  @param game the game
 *  @return #MISTBANK_NOTHING_TO_UNDO, #MISTBANK_NOT_RECORDED, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_undo(mistbank_game* game);

/** The number of actions that had been applied when something hidden was last shown to anybody, or shuffled: a tile was
 *  drawn, played out of a hidden hand or set aside, a message, an animal, a token or a die came up, dragon tiles went
 *  back into the pile (HID-3, MEET-21). All actions when the game is over, because everything that was hidden is open
 *  then (HID-1). A host that plays in earnest does not undo to fewer actions. Up to 2.0 only drawn tiles counted.
 *  @param game the game @return 0 to mistbank_game_action_count(). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_draw(const mistbank_game* game);

/** Deals anew what is hidden (undrawn and face-down tiles), so that a search cannot peek: each way in which it can lie
 *  is as likely as another, and all that is visible stays. The game is then one that was dealt so from the start: its
 *  record replays, undo leads back through the same positions, and the seed in its rules is this one, so that no query
 *  tells the real order. Nothing changes with external draws, which leave nothing to shuffle, nor when the game is
 * over.
 *  @param game the game @param seed fixes the new order
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_determinize(mistbank_game* game, uint64_t seed);

/** As mistbank_game_determinize() for one of the players, who knows their own hand: it stays, and all other hidden
 * hands are dealt anew (HSE-2). Where tiles that were seen have gone back into the bag (HSE-6, PRD-3) the past may not
 * lead to the new hands: then a game that has recorded its past forgets it and records no more, also when nobody looks.
 *  @param game the game @param seed fixes the new order
 *  @param viewer 0 to players-1, or #MISTBANK_VIEWER_NOBODY: as mistbank_game_determinize()
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_determinize_for(mistbank_game* game, uint64_t seed,
                                                                         int32_t viewer);

/** A number that is equal for equal positions, what is hidden and the rules included, however the game came to them;
 *  within a version of the library the same on every machine. Cost: that of walking over the tiles.
 *  @param game the game @return 0 for a null game. @since 1.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_state_hash(const mistbank_game* game);

/** The same without what players cannot see: equal for positions that look equal, with automatic draws and with
 *  external ones. So a client that is told each draw can check itself against its server.
 *  @param game the game @return 0 for a null game. @since 2.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_public_hash(const mistbank_game* game);

/** The bytes of a game's state without its past: what a copy costs.
 *  @param game the game @return the same as long as the game lives. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_state_bytes(const mistbank_game* game);

#ifdef __cplusplus
}
#endif

#endif

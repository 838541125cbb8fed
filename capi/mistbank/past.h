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

/** One event; fields that its kind does not use are 0 (colour: none). */
typedef struct mistbank_event {
    uint8_t kind;         /**< what it tells @kind event_kind */
    uint8_t player;       /**< the active player */
    uint8_t colour;       /**< whose meeple @kind colour */
    uint8_t segment;      /**< number of a segment of the tile at x y */
    int16_t x;            /**< cell, growing east */
    int16_t y;            /**< cell, growing south */
    int16_t from_x;       /**< a buried or caught meeple, the dragon, a wagon, the big top: the cell it came from */
    int16_t from_y;       /**< likewise */
    uint8_t from_segment; /**< likewise; #MISTBANK_NO_SEGMENT: out of the supply */
    uint8_t feature;      /**< what kind of feature @kind segment_kind */
    uint8_t count;        /**< an amount, by the kind: ghosts, quarter turns, colours ... */
    uint8_t figure;       /**< which kind of figure @kind figure_kind */
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
 *  @param kind any number
 *  @return "turn_began", "tile_drawn" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_event_name(mistbank_event_kind kind);

/** The number of actions applied and not undone, also in a game that records nothing.
 *  @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_count(const mistbank_game* game);

/** The actions applied and not undone, from one of them on.
 *  @param game the game @param first index of the first one wanted, @range 0 to mistbank_game_action_count()
 *  @param out,capacity,count the actions
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_actions(const mistbank_game* game, int32_t first,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** The number of events so far, those of the setup included; 0 in a game that records nothing.
 *  @param game the game @return 0 or more; undo makes it smaller. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_event_count(const mistbank_game* game);

/** What has happened, from one event on. To follow a game, remember mistbank_game_event_count() before each action.
 *  @param game the game @param first index of the first one wanted, @range 0 to mistbank_game_event_count()
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
                                                                         mistbank_viewer viewer);

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

/**
 * @file mistbank/past.h
 * The history of a game: events, undo, reshuffling of hidden information, and hashes.
 */
#ifndef MISTBANK_PAST_H
#define MISTBANK_PAST_H

#include "actions.h"

/** @addtogroup mistbank_history
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** An event. Fields that the kind of event does not use are 0; an unused colour is none. */
typedef struct mistbank_event {
    uint8_t kind;         /**< the kind of event @kind event_kind */
    uint8_t player;       /**< the active player */
    uint8_t colour;       /**< the colour of the figure or the player @kind colour */
    uint8_t segment;      /**< number of a segment of the tile at x, y */
    int16_t x;            /**< column, increasing eastward */
    int16_t y;            /**< row, increasing southward */
    int16_t from_x;       /**< for a piece that moves: column of the previous cell, increasing eastward */
    int16_t from_y;       /**< for a piece that moves: row of the previous cell, increasing southward */
    uint8_t from_segment; /**< the previous segment; #MISTBANK_NO_SEGMENT: from the supply, or from beside the board */
    uint8_t feature;      /**< the kind of feature @kind segment_kind */
    uint8_t count;        /**< a number whose meaning depends on the kind of event: ghosts, a rotation, colours ... */
    uint8_t figure;       /**< the kind of figure @kind figure_kind */
    int32_t type;         /**< index of a tile type of the game; -1 for a hidden tile */
    int32_t tiles;        /**< number of tiles of the feature; for a castle, the misty tiles on its 9 cells; 0 for a
                               field */
    int32_t coats;        /**< number of coats of arms of the feature */
    int32_t cities;       /**< number of completed cities beside a field (FLD-2) */
    int32_t points;       /**< the scored points; below 0 if ghosts cost more than the feature scores (GCC-8) */
    int32_t total;        /**< points after the event, never below 0; in some kinds of events another number */
    uint32_t action;      /**< number of the action that caused the event, from 1; 0 during the setup */
    int32_t amount;       /**< a further number, if `count` has another meaning */
    int32_t reserved;     /**< 0 */
} mistbank_event;

/** Returns the name of a kind of event.
 *  @param kind any number
 *  @return "turn_began", "tile_drawn" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_event_name(mistbank_event_kind kind);

/** Returns the change that events of a kind make to the board.
 *  @param kind any number
 *  @return #MISTBANK_CHANGE_NONE for an unknown number. @since 2.1 */
MISTBANK_API mistbank_change MISTBANK_CALL mistbank_event_change(mistbank_event_kind kind);

/** Returns the number of applied actions that were not undone, also in a game without recording.
 *  @param game the game
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_count(const mistbank_game* game);

/** Lists the applied actions that were not undone, starting at an index.
 *  @param game the game
 *  @param first index of the first action, @range 0 to mistbank_game_action_count()
 *  @param out,capacity,count the actions
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_actions(const mistbank_game* game, int32_t first,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** Returns the number of events so far, including events of the setup; 0 in a game without recording.
 *  @param game the game
 *  @return 0 or more; undo lowers the number. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_event_count(const mistbank_game* game);

/** Lists the events, starting at an index. To follow a game, store mistbank_game_event_count() before each action.
 *  @param game the game
 *  @param first index of the first event, @range 0 to mistbank_game_event_count()
 *  @param out,capacity,count the events; their number is mistbank_game_event_count() minus the first index
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_events(const mistbank_game* game, int32_t first,
                                                                mistbank_event* out, int32_t capacity, int32_t* count);

/** Undoes the last action and its events. Allocates nothing. Cost: copies mistbank_game_state_bytes() bytes, and
 *  replays the actions since the last stored position: a few actions in an ordinary game.
 *  @param game the game
 *  @return #MISTBANK_NOTHING_TO_UNDO, #MISTBANK_NOT_RECORDED, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_undo(mistbank_game* game);

/** Returns the number of actions that had been applied when hidden information was last revealed or shuffled: a tile
 *  was drawn, played from a hidden hand or set aside; a message, an animal, a token or a die was revealed; dragon tiles
 *  returned to the pile (HID-3, MEET-21). When the game is over, the result is the number of all actions, because
 *  everything is revealed at the end (HID-1). A host of serious games should not undo any of these actions. Up to
 *  version 2.0 only drawn tiles counted.
 *  @param game the game
 *  @return 0 to mistbank_game_action_count(). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_draw(const mistbank_game* game);

/** Reshuffles all hidden information (undrawn and face-down tiles) uniformly, so that a search cannot peek. The visible
 *  state does not change. The result equals a game that was dealt in the new order from the start: its record replays,
 *  and undo leads back through the same positions. Its rules contain the new seed, so that no query reveals the real
 *  order. Nothing changes when the game is over, or with external draws, which have no hidden order.
 *  @param game the game
 *  @param seed determines the new order
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_determinize(mistbank_game* game, uint64_t seed);

/** Works like mistbank_game_determinize(), but from the view of a player. The player's hand does not change; all other
 *  hidden hands are dealt again (HSE-2). If seen tiles have returned to the bag (HSE-6, PRD-3), the history might not
 *  lead to the new hands. A recording game then deletes its history and stops recording, regardless of the viewer.
 *  @param game the game
 *  @param seed determines the new order
 *  @param viewer 0 to players-1, or #MISTBANK_VIEWER_NOBODY: as in mistbank_game_determinize()
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_determinize_for(mistbank_game* game, uint64_t seed,
                                                                         mistbank_viewer viewer);

/** Returns a hash of the position with its rules and hidden information. Equal positions have equal hashes, regardless
 *  of their histories. Within a version of the library the hash is the same on every machine. Cost: linear in the
 *  tiles.
 *  @param game the game
 *  @return 0 for a null game. @since 1.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_state_hash(const mistbank_game* game);

/** Returns a hash of the visible position. Positions that look equal have equal hashes, whether draws are automatic or
 *  external. A client that receives each draw can compare its state with the server's.
 *  @param game the game
 *  @return 0 for a null game. @since 2.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_public_hash(const mistbank_game* game);

/** Returns the size in bytes of a game's state without its history. Copying a game copies this many bytes.
 *  @param game the game
 *  @return a number that does not change during the game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_state_bytes(const mistbank_game* game);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

/**
 * @file mistbank/game.h
 * Creates, copies and frees games.
 */
#ifndef MISTBANK_GAME_H
#define MISTBANK_GAME_H

#include "rules.h"
#include "tiles.h"

/** @addtogroup mistbank_create
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** One game. */
typedef struct mistbank_game mistbank_game;

/** Creates a game and plays it up to its first decision. A game has at most 80,000 tiles and 1,000,000 segments. Cost:
 *  up to 0.2 milliseconds, or a few microseconds if the library can reuse the data of the previous game. It can do so
 *  if both games have the same rules except for the seed, and neither has tile sets or an allocator of the host. The
 *  library keeps the data of the previous game until the program ends.
 *  @param rules the rules, copied; the copy gets colours and a revision if it has none, as in mistbank_rules_validate()
 *  @param sets the tile sets, copied; null with set_count 0 for the sets of mistbank_default_set(). The game starts
 *  with the starting block of the first set; with the river and without GCC it starts with the spring (MEET-19)
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game receives the game; the caller frees it
 *  @param message,capacity,length the reason of a refusal
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_create(const mistbank_rules* rules,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** Estimates the memory that a recorded game needs at its end, in bytes, without creating the game. A server can refuse
 *  games that need too much memory. Random games of every preset, and of large tile sets, stay within the estimate.
 *  Built-in tile sets, which all games share, are not counted. Cost: 0.2 milliseconds; for large tile sets linear in
 *  the number of tile types.
 *  @param rules,sets,set_count as in mistbank_game_create(), with the same refusals
 *  @param bytes receives the estimate
 *  @param message,capacity,length the reason of a refusal
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_bytes(const mistbank_rules* rules,
                                                               const mistbank_tile_set* const* sets, int32_t set_count,
                                                               int32_t* bytes, char* message, int32_t capacity,
                                                               int32_t* length);

/** Creates a game of a preset, with the preset's number of players and tile sets, and with malloc and free. Use
 *  mistbank_game_create() for any other rules.
 *  @param name a name from mistbank_preset_name()
 *  @param seed determines the order of the tiles
 *  @param game receives the game; the caller frees it. Null on failure; every call refuses null
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: name or game is null.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_create_preset(const char* name, uint64_t seed,
                                                                       mistbank_game** game);

/** Frees a game.
 *  @param game may be null. @since 1.0 */
MISTBANK_API void MISTBANK_CALL mistbank_game_free(mistbank_game* game);

/** Creates a copy of a game with its history. The memory of the copy comes from the allocator of the game. Cost:
 *  allocates and copies.
 *  @param game the game
 *  @param clone receives the copy; the caller frees it
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_clone(const mistbank_game* game, mistbank_game** clone);

/** Makes a game equal to another game. A game without recording copies only the current state, without an allocation,
 *  which is fast enough to try out actions. If the source records no history, the copy stops recording. Cost: copies
 *  mistbank_game_state_bytes() bytes and the recorded history.
 *  @param game the game to change
 *  @param other a game of equal rules and tile sets; may be the same game
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or other rules or tile sets; #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_copy_from(mistbank_game* game, const mistbank_game* other);

/** Copies the current state of a game into a caller-provided buffer, for mistbank_game_restore_state(). A search can
 *  keep thousands of positions this way. The bytes contain hidden information but no history. Use snapshots to store
 *  games. Cost: one copy of a fixed size, without an allocation.
 *  @param game the game
 *  @param memory,capacity,length the bytes, which need no alignment; their number is constant for a game
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_save_state(const mistbank_game* game, uint8_t* memory,
                                                                    int32_t capacity, int32_t* length);

/** Restores a state that mistbank_game_save_state() wrote with the same version of the library on the same kind of
 *  machine. A recording game deletes its history and stops recording. Cost: as in mistbank_game_save_state().
 *  @param game the same game, or a game of equal rules and tile sets with any seed
 *  @param memory,length the bytes, not kept
 *  @return #MISTBANK_INVALID_ARGUMENT: null, another size, bytes of other rules or tile sets, or damaged bytes.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_restore_state(mistbank_game* game, const uint8_t* memory,
                                                                       int32_t length);

/** The old name of mistbank_game_save_state().
 *  @deprecated Use mistbank_game_save_state(). @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_hold(const mistbank_game* game, uint8_t* memory,
                                                              int32_t capacity, int32_t* length);

/** The old name of mistbank_game_restore_state().
 *  @deprecated Use mistbank_game_restore_state(). @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_take_up(mistbank_game* game, const uint8_t* memory,
                                                                 int32_t length);

/** Restarts a game with another seed, like mistbank_game_create() with the same rules and tile sets. With external
 *  draws the seed has no effect. Cost: about the same as applying an action. A game without recording allocates
 *  nothing.
 *  @param game the game; its history is deleted, and recording stays on or off
 *  @param seed any number
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_restart(mistbank_game* game, uint64_t seed);

/** Stops recording and deletes the history. This cannot be undone.
 *  @param game the game
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_stop_recording(mistbank_game* game);

/** Returns the extent of a game's recording.
 *  @param game the game
 *  @return one of MISTBANK_RECORDING_... @since 1.0 */
MISTBANK_API mistbank_recording MISTBANK_CALL mistbank_game_recording(const mistbank_game* game);

/** Returns the rules of a game with colours filled in. The rules contain the seed, which players must not see (HID-1).
 *  @param game the game
 *  @param rules receives the rules; its `size` must be set, as mistbank_rules_init() does
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rules(const mistbank_game* game, mistbank_rules* rules);

/** Returns the reason of the last refused call on this game; the text is empty if no call was refused. The message is
 *  not part of the game's state.
 *  @param game the game
 *  @param buffer,capacity,length the message; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_message(const mistbank_game* game, char* buffer,
                                                                 int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

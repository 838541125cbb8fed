/**
 * @file mistbank/game.h
 * Making games, copying and freeing them.
 */
#ifndef MISTBANK_GAME_H
#define MISTBANK_GAME_H

#include "rules.h"
#include "tiles.h"

#ifdef __cplusplus
extern "C" {
#endif

/** One game. */
typedef struct mistbank_game mistbank_game;

/** Makes a game and plays it up to its first decision. A game holds 80,000 tiles and 1,000,000 segments of them at
 * most.
 *  @param rules which game; defaults are filled in
 *  @param sets the tile sets played with, copied; null with set_count 0 for those of mistbank_default_set(). The
 *  first one's starting block starts; with the river and without GCC the spring does (MEET-19)
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length what is wrong
 *  Cost: some microseconds where the game made before had the same rules but for the seed, and both have neither sets
 *  nor an allocator of the host's: what they share is kept for the next one as long as the program runs. Else up to a
 *  fifth of a millisecond.
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_create(const mistbank_rules* rules,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** Estimates how many bytes a game takes when it is played to its end with its past recorded, before it is made: so a
 *  server refuses a game that it has no memory for. Random games of every preset, and of large tile sets, stay within
 *  the estimate. Built-in tile sets, which all games share, are not counted. Cost: a fifth of a millisecond, and for
 *  large tile sets in proportion to their types of tiles.
 *  @param rules,sets,set_count as for mistbank_game_create(), which would refuse the same
 *  @param bytes gets the estimate
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_bytes(const mistbank_rules* rules,
                                                               const mistbank_tile_set* const* sets, int32_t set_count,
                                                               int32_t* bytes, char* message, int32_t capacity,
                                                               int32_t* length);

/** Makes a game of a preset, with its own number of players, its tile sets, and malloc and free. This is the shortest
 *  start; mistbank_game_create() takes any rules.
 *  @param name a name of mistbank_preset_name()
 *  @param seed fixes the order of the tiles
 *  @param game gets the game; the caller frees it. Null on failure, which every call refuses
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: name or game is null.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_create_preset(const char* name, uint64_t seed,
                                                                       mistbank_game** game);

/** Frees a game. @param game may be null. @since 1.0 */
MISTBANK_API void MISTBANK_CALL mistbank_game_free(mistbank_game* game);

/** Makes a copy of a game with all of its past; its memory comes from the same allocator. Cost: allocates and
 *  copies.
 *  @param game the game @param clone gets the copy; the caller frees it
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_clone(const mistbank_game* game, mistbank_game** clone);

/** Makes a game equal to another. A game that records nothing takes over the present alone, without any allocation:
 *  the way to try out actions. Nor does a game record any longer that becomes equal to one without a past. Cost: a copy
 *  of mistbank_game_state_bytes(), and of the past where it is kept.
 *  @param game becomes equal
 *  @param other a game of equal rules and tile sets; may be the same game
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or another kind of game; #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_copy_from(mistbank_game* game, const mistbank_game* other);

/** Puts the present of a game into memory of the host's own, to come back to: so a search keeps positions by the
 *  thousand. Its past is not in it; what is hidden is. Cost: one copy of a fixed size, whatever has been played,
 * without an allocation. To store games there are snapshots.
 *  @param game the game
 *  @param memory,capacity,length the bytes, which need no alignment; as many as long as the game lives
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_hold(const mistbank_game* game, uint8_t* memory,
                                                              int32_t capacity, int32_t* length);

/** Comes to a position that mistbank_game_hold() wrote, by the same version of the library on the same kind of machine.
 *  A game that has recorded its past forgets it and records no more. Cost: as mistbank_game_hold(), no allocation.
 *  @param game the game that was held, or one of equal rules and tile sets, whatever its seed
 *  @param memory,length the bytes, not kept
 *  @return #MISTBANK_INVALID_ARGUMENT: null, of another size or another kind of game, or bytes that have been changed.
 *  @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_take_up(mistbank_game* game, const uint8_t* memory,
                                                                 int32_t length);

/** Begins a game anew with another seed: the game that mistbank_game_create() makes of the same rules and tile sets.
 *  With external draws the seed does not matter. Cost: as an action; no allocation in a game that records nothing.
 *  @param game the game; what it recorded is forgotten, whether it records stays
 *  @param seed any number
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_restart(mistbank_game* game, uint64_t seed);

/** Stops keeping a past, and forgets it. Cannot be undone.
 *  @param game the game @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_stop_recording(mistbank_game* game);

/** How much of its past a game keeps. @param game the game @return one of MISTBANK_RECORDING_... @since 1.0 */
MISTBANK_API mistbank_recording MISTBANK_CALL mistbank_game_recording(const mistbank_game* game);

/** The rules of a game, colours filled in; the seed as well, which players must not see (HID-1).
 *  @param game the game @param rules gets them; its `size` must be set, which mistbank_rules_init() does
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rules(const mistbank_game* game, mistbank_rules* rules);

/** Why the last refused call on this game was refused; empty if none was. Not part of the game's state.
 *  @param game the game @param buffer,capacity,length the message; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_message(const mistbank_game* game, char* buffer,
                                                                 int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

#endif

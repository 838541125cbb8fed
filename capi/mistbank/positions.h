/**
 * @file mistbank/positions.h
 * Games that begin with any table, and any table as text.
 */
#ifndef MISTBANK_POSITIONS_H
#define MISTBANK_POSITIONS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The format is described in src/position/FORMAT.md. */

/** A game that begins with a position: rules, what lies and stands on the board and beside it, the open decision. Its
 * past is empty, undo leads back to it, records and snapshots carry it. What the position leaves open of what is
 * hidden is dealt by its seed, each way as likely as another. What could never come up in play, but contradicts
 * nothing, is a game too. Cost: about that of laying its tiles.
 *  @param text the position, not kept
 *  @param text_length its bytes, up to #MISTBANK_MAX_POSITION_TEXT, or -1
 *  @param sets the tile sets that it names; those that are built in, or whose text it carries, need not be given; null
 *  with set_count 0. If it names none, a set that its rules do not play is refused
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length "line 12, column 3: ..." with what cannot be and its clause
 *  @return #MISTBANK_INVALID_POSITION; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or is
 * another one than it names; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_position(
    const char* text, int32_t text_length, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

/** The position as text that people can read and write, with the text of each tile set that is not built in: what
 * mistbank_game_from_position() reads. A game that keeps no past has one too.
 *  @param game the game
 *  @param viewer who looks: a player, 0 to players-1; #MISTBANK_VIEWER_NOBODY: what all see;
 * #MISTBANK_VIEWER_HOST: everything, also the order of draws and what is hidden (HID-1, HSE-2)
 *  @param buffer,capacity,length the position. Cost: walks the board, for asking the length too.
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_position(const mistbank_game* game, mistbank_viewer viewer,
                                                                     char* buffer, int32_t capacity, int32_t* length);

/** What is wrong with the state of a game, a line each; empty if it is sound, as it is unless the library has a defect
 * or its memory was overwritten. Everything is worked out anew from tiles and figures, which takes about as long as
 * playing the game. It may tell what is hidden.
 *  @param game the game @param buffer,capacity,length the flaws. Cost: the checks, for asking the length too.
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_check(const mistbank_game* game, char* buffer,
                                                               int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

#endif

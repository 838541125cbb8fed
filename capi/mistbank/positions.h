/**
 * @file mistbank/positions.h
 * Positions: the state of a game as text, and games that start from a given state.
 */
#ifndef MISTBANK_POSITIONS_H
#define MISTBANK_POSITIONS_H

#include "game.h"

/** @addtogroup mistbank_store
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/* src/position/FORMAT.md describes the format. */

/** Creates a game from a position: rules, the pieces on and beside the board, the open decision. The history of the
 *  game is empty, undo leads back to the position, and records and snapshots contain the position. Missing hidden
 *  information is dealt uniformly at random from the seed. A position that no game can reach is accepted if it has no
 *  contradiction. Cost: about the same as laying its tiles.
 *  @param text the position, not kept
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_POSITION_TEXT, or -1
 *  @param sets the tile sets that the position names, except built-in sets and sets in the text; null with set_count 0.
 *  If the position names no sets, a set that the rules do not use is refused
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game receives the game; the caller frees it
 *  @param message,capacity,length "line 12, column 3: ..." with the contradiction and its clause
 *  @return #MISTBANK_INVALID_POSITION; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 *  from the named set; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_position(
    const char* text, int32_t text_length, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

/** Writes the position as text that people can read and write, for mistbank_game_from_position(), with the text of each
 *  tile set that is not built in. Also works without recording. Cost: walks the board, even if only the length is
 *  requested.
 *  @param game the game
 *  @param viewer a player, 0 to players-1; #MISTBANK_VIEWER_NOBODY: only public information; #MISTBANK_VIEWER_HOST:
 *  everything, including the draw order and hidden information (HID-1, HSE-2)
 *  @param buffer,capacity,length the position
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_position(const mistbank_game* game, mistbank_viewer viewer,
                                                                     char* buffer, int32_t capacity, int32_t* length);

/** Lists the errors in the state of a game, one on each line; the text is empty if the state is valid. Errors mean a
 *  defect of the library or overwritten memory. The text may contain hidden information. Cost: recomputes everything
 *  from tiles and figures, which takes about as long as playing the game, even if only the length is requested.
 *  @param game the game
 *  @param buffer,capacity,length the errors
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_check(const mistbank_game* game, char* buffer,
                                                               int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

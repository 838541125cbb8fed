/**
 * @file mistbank/records.h
 * Records and snapshots: games as text and as bytes.
 */
#ifndef MISTBANK_RECORDS_H
#define MISTBANK_RECORDS_H

#include "game.h"

/** @addtogroup mistbank_store
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/* Every later version loads a stored game as the same game: see src/record/FORMAT.md. */

/** Writes the record of a game as readable text, with the text of each tile set that is not built in. Cost: linear in
 *  the history, even if only the length is requested.
 *  @param game the game
 *  @param kind the contents: everything, or only visible information
 *  @param buffer,capacity,length the record; a record that can be replayed fits in #MISTBANK_MAX_RECORD_TEXT + 1 bytes
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT:
 *  also if the game cannot have an open record: it has hidden hands and starts from a position (HSE-2), or tiles under
 *  hills decided its end (MEET-25). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_record(const mistbank_game* game, mistbank_record_kind kind,
                                                                   char* buffer, int32_t capacity, int32_t* length);

/** Replays a record and checks every action.
 *  @param text the record, not kept
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_RECORD_TEXT, or -1
 *  @param sets the tile sets that the record names, except built-in sets and sets in the text; null with set_count 0
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game receives the game; the caller frees it
 *  @param message,capacity,length "line 12: ..." with the reason
 *  @return #MISTBANK_INVALID_RECORD; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 *  from the set of the game; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_replay(const char* text, int32_t text_length,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** Writes the game as bytes with version and checksum, the same on every machine. The bytes contain the text of each
 *  tile set that is not built in, and hidden information while the game is open (HID-4). Cost: linear in the history,
 *  even if only the count is requested.
 *  @param game the game
 *  @param buffer,capacity,count the snapshot
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_snapshot(const mistbank_game* game, uint8_t* buffer,
                                                                     int32_t capacity, int32_t* count);

/** Creates the game of a snapshot with its history. Untrusted bytes are safe: every action is checked.
 *  @param bytes the snapshot, not kept
 *  @param byte_count number of bytes
 *  @param sets the tile sets of the game, except built-in sets and sets in the snapshot's text; null with set_count 0
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game receives the game; the caller frees it
 *  @param message,capacity,length the reason of a refusal
 *  @return #MISTBANK_INVALID_SNAPSHOT; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 *  from the set of the game; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_snapshot(
    const uint8_t* bytes, int32_t byte_count, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

/** Sets a header: a line that the host adds to records, snapshots and positions, such as "x-event" with the value "Club
 *  night". The header "x-name-red" is the name of the player with this colour. Texts use this name unless their options
 *  have another name. A player with several colours needs the same name for each of them. A loaded game keeps a longer
 *  name, but texts do not use it. Clones have the same headers; mistbank_game_copy_from() copies them only into a game
 *  with a history.
 *  @param game the game
 *  @param key "x-" and 1 to 61 letters, digits, '-', '_' or '.'
 *  @param value replaces the previous value: UTF-8 without control characters, without '#', and without spaces at its
 *  ends; for a name, 1 to MISTBANK_NAME_CAPACITY - 1 (63) bytes; null removes the header
 *  @return #MISTBANK_INVALID_ARGUMENT: also if the key is x-name- with a word that is not a colour, or if all headers
 *  would exceed #MISTBANK_MAX_HEADERS_TEXT; #MISTBANK_OUT_OF_MEMORY. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_set_header(mistbank_game* game, const char* key,
                                                                    const char* value);

/** Returns the value of a header.
 *  @param game the game
 *  @param key the key, such as "x-name-red"
 *  @param buffer,capacity,length the value of the first header with this key
 *  @return #MISTBANK_UNKNOWN_NAME: no header has this key; #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_header(const mistbank_game* game, const char* key,
                                                                char* buffer, int32_t capacity, int32_t* length);

/** Writes all headers, one on each line: the key, a space and the value. A loaded record or position can have other
 *  keys and values than a host can set, and several headers with one key.
 *  @param game the game
 *  @param buffer,capacity,length the lines
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_headers(const mistbank_game* game, char* buffer,
                                                                 int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

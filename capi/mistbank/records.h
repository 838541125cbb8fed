/**
 * @file mistbank/records.h
 * Games on paper, and games as bytes.
 */
#ifndef MISTBANK_RECORDS_H
#define MISTBANK_RECORDS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What one version has stored, every later one loads as the same game: see src/record/FORMAT.md. */

/** The game as text that people can read, with the text of each tile set that is not built in. Cost: linear in the
 * past, for asking the length too.
 *  @param game the game @param kind everything, or only what the players saw
 *  @param buffer,capacity,length the record
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT,
 * also where a game has no open record: hidden hands after a position (HSE-2), an end that what lies under hills
 * decides (MEET-25). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_record(const mistbank_game* game, mistbank_record_kind kind,
                                                                   char* buffer, int32_t capacity, int32_t* length);

/** Plays a record again, checking every action.
 *  @param text the record, not kept
 *  @param text_length its bytes, up to #MISTBANK_MAX_RECORD_TEXT, or -1
 *  @param sets the tile sets that it names; those that are built in, or whose text it carries, need not be given; null
 *  with set_count 0
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length "line 12: ..." with what cannot be
 *  @return #MISTBANK_INVALID_RECORD; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 * from the one played with; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_replay(const char* text, int32_t text_length,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** The game as bytes with version and checksum, the same on every machine. It carries the text of each tile set that is
 *  not built in, and hidden state while the game is open (HID-4). Cost: linear in the past, for asking the count too.
 *  @param game the game @param buffer,capacity,count the snapshot
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_snapshot(const mistbank_game* game, uint8_t* buffer,
                                                                     int32_t capacity, int32_t* count);

/** The game of a snapshot, its past included. Trusts nothing: every action is checked again.
 *  @param bytes the snapshot, not kept
 *  @param byte_count its bytes
 *  @param sets the tile sets it was played with; those that are built in, or whose text it carries, need not be given;
 *  null with set_count 0
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_INVALID_SNAPSHOT; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 *  from the one played with; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_snapshot(
    const uint8_t* bytes, int32_t byte_count, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

#endif

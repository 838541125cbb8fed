/**
 * @file mistbank/json.h
 * Rules, actions, events, tile sets and positions as JSON, for servers, logs and web pages.
 */
#ifndef MISTBANK_JSON_H
#define MISTBANK_JSON_H

#include "actions.h"
#include "past.h"
#include "standing.h"

/** @addtogroup mistbank_store
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/* src/json/FORMAT.md and the JSON schema in the same folder describe the format.
 *
 * Output is one line of UTF-8; the capacity includes the NUL. Input is one value, which may have whitespace around it.
 * The library does not keep the input. The message of a refusal has line, column and reason: "line 1, column 12: ...".
 * Unknown fields are ignored. On success the message lists them: "ignored: 'speed' (line 1, column 20)". */

/** Validates rules and writes them as JSON with every field, including the seed (HID-1). mistbank_rules_validate()
 *  returns the reason of a refusal.
 *  @param rules the rules; its `size` must be set
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_to_json(const mistbank_rules* rules, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Reads rules from a JSON object. The field `preset` or `system` selects the initial rules, and the other fields
 *  change them. The rules are not validated: see mistbank_rules_validate().
 *  @param text the object
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param rules receives the rules; its `size` must be set; unchanged on failure
 *  @param message,capacity,length the reason of a refusal, or the ignored fields
 *  @return #MISTBANK_INVALID_JSON; #MISTBANK_UNKNOWN_NAME: unknown preset; #MISTBANK_OUT_OF_MEMORY: an object has more
 *  than 64 fields, and there is no memory for their names; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_from_json(const char* text, int32_t text_length,
                                                                    mistbank_rules* rules, char* message,
                                                                    int32_t capacity, int32_t* length);

/** Writes an action as JSON: the fields that the kind of action uses, and the text form; `null` for an invalid action.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_to_json(const mistbank_game* game,
                                                                        const mistbank_action* action, char* buffer,
                                                                        int32_t capacity, int32_t* length);

/** Reads an action from a JSON object, as mistbank_game_action_to_json() writes it, with or without its text form. The
 *  text form alone is also accepted: as an object with only `text`, or as a JSON string. The action may be illegal: see
 *  mistbank_game_apply().
 *  @param game the game, whose tile ids are used
 *  @param text the object, or the text form as a JSON string
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param action receives the action; unchanged on failure
 *  @param message,capacity,length the reason of a refusal, or the ignored fields
 *  @return #MISTBANK_INVALID_JSON, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_from_json(const mistbank_game* game, const char* text,
                                                                          int32_t text_length, mistbank_action* action,
                                                                          char* message, int32_t capacity,
                                                                          int32_t* length);

/** Writes an event of a game as JSON: the fields that the kind of event uses.
 *  @param game the game, whose tile ids are used
 *  @param event an event of the game
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_event_to_json(const mistbank_game* game,
                                                                       const mistbank_event* event, char* buffer,
                                                                       int32_t capacity, int32_t* length);

/** Writes a tile set as JSON: all data that games use, and the sources of the set.
 *  @param set the set
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_to_json(const mistbank_tile_set* set, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** Reads a tile set from a JSON object, as mistbank_tile_set_to_json() writes it. The set stores an equivalent tile
 *  text for records.
 *  @param text the object
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param allocator copied; null for malloc and free
 *  @param set receives the set; the caller frees it
 *  @param message,capacity,length the reason of a refusal, or the ignored fields
 *  @return #MISTBANK_INVALID_JSON; #MISTBANK_INVALID_TILE_SET: the object is not a tile set, and the message names the
 *  tile or segment; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_from_json(const char* text, int32_t text_length,
                                                                       const mistbank_allocator* allocator,
                                                                       mistbank_tile_set** set, char* message,
                                                                       int32_t capacity, int32_t* length);

/** Writes the position as JSON: rules, the open decision, the board with its figures and features, supplies and points.
 *  Cost: walks the board, even if only the length is requested. Takes memory for at most twice the size of the text,
 *  plus 300 bytes for each tile of the sets, plus 128 KB.
 *  @param game the game
 *  @param viewer a player, 0 to players-1; #MISTBANK_VIEWER_NOBODY: only public information; #MISTBANK_VIEWER_HOST:
 *  everything, including the seed and hidden information (HID-1, HSE-2)
 *  @param buffer,capacity,length the text. With more than 3,500 tiles (about 80,000 if all are tiles of the base game),
 *  the text can be longer than the 16 MiB that #mistbank_game_from_json reads
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_json(const mistbank_game* game, mistbank_viewer viewer,
                                                                 char* buffer, int32_t capacity, int32_t* length);

/** Creates a game from a position in JSON. The history of the game is empty, undo leads back to the position, and
 *  records and snapshots contain the position. A position written for the host restores the same game. In a position
 *  written for another viewer, hidden information is dealt uniformly at random from the seed in the rules, or is
 *  unknown with external draws. Derived data (features, supplies, unseen tiles, hashes) may be missing, and must agree
 *  with the rest if it is given.
 *  @param text the object, not kept
 *  @param text_length length of the text in bytes, up to 16 MiB (#MISTBANK_INVALID_JSON if it is longer), or -1
 *  @param sets the tile sets that the position names, except built-in sets and sets in the text; null with set_count 0.
 *  If the position names no sets, a set that the rules do not use is refused
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game receives the game; the caller frees it
 *  @param message,capacity,length "$.figures[3].segment: ..." with the contradiction and its clause; for invalid JSON
 *  "line 1, column 12: ..."; or the ignored fields
 *  @return #MISTBANK_INVALID_POSITION: an impossible position; #MISTBANK_INVALID_JSON, #MISTBANK_INVALID_RULES;
 *  #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a preset or a set is missing, or a set differs from the named
 *  set; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_json(
    const char* text, int32_t text_length, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

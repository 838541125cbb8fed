/**
 * @file mistbank/json.h
 * Rules, actions, events, tile sets and positions as JSON: what servers, logs and web pages exchange.
 */
#ifndef MISTBANK_JSON_H
#define MISTBANK_JSON_H

#include "actions.h"
#include "past.h"
#include "standing.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The format is described in src/json/FORMAT.md, and by the schema beside it.
 *
 * What is written is one line of UTF-8, NUL included in the capacity. What is read is one value with nothing but blanks
 * around it; it is not kept. A refusal names line, column and reason: "line 1, column 12: ...". Fields that are not
 * known are ignored, and where all is well the message lists them: "ignored: 'speed' (line 1, column 20)". */

/** Rules as JSON, every field, the seed too (HID-1), as mistbank_rules_validate() fills them in; it also tells why
 * rules are refused.
 *  @param rules the rules; its `size` must be set
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_to_json(const mistbank_rules* rules, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Rules from a JSON object: the preset that its field `preset` names, else a game of its `system`, with those fields
 *  changed that it has. They are not validated: see mistbank_rules_validate().
 *  @param text the object
 *  @param text_length its bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param rules gets them; its `size` must be set; unchanged on failure
 *  @param message,capacity,length what is wrong, or what was ignored
 *  @return #MISTBANK_INVALID_JSON; #MISTBANK_UNKNOWN_NAME: no such preset; #MISTBANK_OUT_OF_MEMORY: an object has more
 *  than 64 fields, and there is none for their names; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_from_json(const char* text, int32_t text_length,
                                                                    mistbank_rules* rules, char* message,
                                                                    int32_t capacity, int32_t* length);

/** An action as JSON: the fields that its kind uses, and its text form. null for what is no action.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_to_json(const mistbank_game* game,
                                                                        const mistbank_action* action, char* buffer,
                                                                        int32_t capacity, int32_t* length);

/** An action from such an object, with its text form or without, or from the text form alone: an object that has
 *  nothing but `text`, or a text. Whether it is legal is for mistbank_game_apply() to say.
 *  @param game the game, whose tile ids are used
 *  @param text the object, or the text form as a JSON text
 *  @param text_length its bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param action gets the action; unchanged on failure
 *  @param message,capacity,length what is wrong, or what was ignored
 *  @return #MISTBANK_INVALID_JSON, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_from_json(const mistbank_game* game, const char* text,
                                                                          int32_t text_length, mistbank_action* action,
                                                                          char* message, int32_t capacity,
                                                                          int32_t* length);

/** An event of a game as JSON: the fields that its kind uses.
 *  @param game the game, whose tile ids are used
 *  @param event one of its events
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_event_to_json(const mistbank_game* game,
                                                                       const mistbank_event* event, char* buffer,
                                                                       int32_t capacity, int32_t* length);

/** A tile set as JSON: all that a game notices of it, and where it is from.
 *  @param set the set @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_to_json(const mistbank_tile_set* set, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** A tile set from such an object. It keeps the tile text that the object amounts to, so that records can carry it.
 *  @param text the object
 *  @param text_length its bytes, up to #MISTBANK_MAX_JSON_TEXT, or -1
 *  @param allocator copied; null for malloc and free
 *  @param set gets the set; the caller frees it
 *  @param message,capacity,length what is wrong, or what was ignored
 *  @return #MISTBANK_INVALID_JSON; #MISTBANK_INVALID_TILE_SET: no tile set, with the place of the tile or segment;
 *  #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_from_json(const char* text, int32_t text_length,
                                                                       const mistbank_allocator* allocator,
                                                                       mistbank_tile_set** set, char* message,
                                                                       int32_t capacity, int32_t* length);

/** The position as JSON: rules, the open decision, the board with its figures and features, supplies and points.
 *  @param game the game
 *  @param viewer who looks: a player, 0 to players-1; #MISTBANK_VIEWER_NOBODY: what all see;
 * #MISTBANK_VIEWER_HOST: everything, also the seed and what is hidden (HID-1, HSE-2)
 *  @param buffer,capacity,length the text. Of a board of more than 3,500 tiles (80,000 of the base game) it may be
 *  longer than the 16 MiB that #mistbank_game_from_json reads. Cost: walks the board, for asking the length too; holds
 *  at most twice the text, 300 bytes for each tile of its sets and 128 KB.
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_json(const mistbank_game* game, mistbank_viewer viewer,
                                                                 char* buffer, int32_t capacity, int32_t* length);

/** A game that begins with such a position: its past is empty, undo leads back to it, records and snapshots carry it.
 *  The host's gives the same game; of another viewer's, what that one does not see is dealt by the seed of its rules,
 *  each way as likely as another, or is unknown with external draws. What follows from the rest (features, supplies,
 *  unseen tiles, hashes) need not be there, and has to agree where it is.
 *  @param text the object, not kept
 *  @param text_length its bytes, up to 16 MiB (#MISTBANK_INVALID_JSON above), or -1
 *  @param sets the tile sets that it names; those that are built in, or whose text it carries, need not be given; null
 *  with set_count 0. If it names none, a set that its rules do not play is refused
 *  @param set_count @range 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length "$.figures[3].segment: ..." with what cannot be, and its clause; of what is no JSON
 *  "line 1, column 12: ..."; or what was ignored
 *  @return #MISTBANK_INVALID_POSITION: it cannot be; #MISTBANK_INVALID_JSON, #MISTBANK_INVALID_RULES;
 *  #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a preset or a set is missing, or a set is another one than it
 *  names; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_json(
    const char* text, int32_t text_length, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

#ifdef __cplusplus
}
#endif

#endif

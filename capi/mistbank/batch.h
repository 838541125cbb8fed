/**
 * @file mistbank/batch.h
 * Many games with the same rules in one object, for learning programs and statistics. One call steps all games.
 *
 * Arrays have an entry for each game, in the order of the games. The argument `count` must be mistbank_batch_size();
 * other counts are refused. The data of a game is contiguous; the data of the next game follows. Observations show the
 * view of the deciding player.
 *
 * The games record no history. Internal threads divide the games among themselves, and no result depends on the number
 * of threads. Only one thread may use a batch at a time. After a fork, the child process must not use a batch with
 * several threads.
 *
 * Each game gets its seeds from a sequence. Game i of n games starts with the seed s + i, where s is the seed of the
 * rules. After k new deals, its seed is s + i + k n. With external draws seeds have no effect.
 *
 * All memory comes from the allocator of the batch, except for the stacks of threads. Only mistbank_batch_create() and
 * the first call of mistbank_batch_lookahead() allocate memory. A batch stores no messages: use
 * mistbank_batch_game_into() and mistbank_game_why_not() for the reason of a refusal.
 */
#ifndef MISTBANK_BATCH_H
#define MISTBANK_BATCH_H

#include "learning.h"

/** @addtogroup mistbank_learn
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** Many games with the same rules. */
typedef struct mistbank_batch mistbank_batch;

/** Creates games like mistbank_game_create(). Cost: one game, and a copy for each further game.
 *  @param rules the rules, with the seed of the first game
 *  @param sets,set_count as in mistbank_game_create()
 *  @param games the number of games, @range 1 to #MISTBANK_MAX_BATCH
 *  @param threads the number of threads, including the caller's, @range 1 to #MISTBANK_MAX_THREADS; fewer are used if
 *  there are fewer games or the system refuses threads
 *  @param allocator copied; null for malloc and free. Only the caller's thread calls it
 *  @param batch receives the games; the caller frees it
 *  @param message,capacity,length the reason of a refusal
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_create(const mistbank_rules* rules,
                                                                 const mistbank_tile_set* const* sets,
                                                                 int32_t set_count, int32_t games, int32_t threads,
                                                                 const mistbank_allocator* allocator,
                                                                 mistbank_batch** batch, char* message,
                                                                 int32_t capacity, int32_t* length);

/** Frees a batch, its threads and its games.
 *  @param batch may be null. @since 2.0 */
MISTBANK_API void MISTBANK_CALL mistbank_batch_free(mistbank_batch* batch);

/** Returns the number of games.
 *  @param batch the batch
 *  @return 1 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_size(const mistbank_batch* batch);

/** Returns the number of threads, including the caller's.
 *  @param batch the batch
 *  @return 1 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_threads(const mistbank_batch* batch);

/** Restarts all games with another sequence of seeds.
 *  @param batch the batch
 *  @param seed the seed of the first game
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_restart(mistbank_batch* batch, uint64_t seed);

/** Deals games again, each with its next seed.
 *  @param batch the batch
 *  @param which count entries: the game is dealt again if its entry is not 0; null: all games that are over
 *  @param count mistbank_batch_size(); any number if `which` is null
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_deal(mistbank_batch* batch, const uint8_t* which,
                                                               int32_t count);

/** Lists the legal actions of all games, game after game. Cost: each game counts its actions, and then lists them.
 *  @param batch the batch
 *  @param out,capacity the actions; if the capacity is too small, none is written; null with capacity 0 requests only
 *  the offsets
 *  @param offsets receives count+1 entries, even if the capacity is too small: the actions of game i have the indices
 *  offsets[i] to offsets[i + 1] - 1; offsets[count] is the number of all actions
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_legal_actions(mistbank_batch* batch, mistbank_action* out,
                                                                        uint64_t capacity, uint64_t* offsets,
                                                                        int32_t count);

/** Tries every legal action of each game, and returns the points and the scalars after each action. The games stay
 *  unchanged.
 *
 *  The viewer of the scalars is the player who decides before the action, also if another player decides after it. The
 *  hidden hands and tiles of other players stay hidden. Random events have the same results as in the game itself, and
 *  points and scalars show these results: after the last action of a turn, the scalars tile_... describe the tile that
 *  the game draws next, and the scalars hand_... a tile drawn into the viewer's hand. A player who must not know these
 *  tiles ignores these scalars. With external draws, no result is known yet.
 *
 *  Cost for each action: restoring the changed parts of a game, applying the action, a final scoring, and the scalars
 *  if they are wanted. The first call also copies a game for each thread.
 *  @param batch the batch
 *  @param actions,points,capacity the actions, and the points after each; if the capacity is too small, none is
 *  written; null with capacity 0 requests only the offsets
 *  @param scalars receives capacity x mistbank_scalar_count() numbers at most: after each action the numbers of
 *  mistbank_game_scalars(), all of them exact; null: not wanted
 *  @param offsets receives count+1 entries, as in mistbank_batch_legal_actions()
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_lookahead(mistbank_batch* batch, mistbank_action* actions,
                                                                    mistbank_points* points, float* scalars,
                                                                    uint64_t capacity, uint64_t* offsets,
                                                                    int32_t count);

/** Chooses a legal action of each game uniformly at random.
 *  @param batch the batch
 *  @param random count states of generators, which the call advances as in mistbank_game_random_action()
 *  @param out count actions; #MISTBANK_ACTION_NONE for a game that is over
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_random_actions(mistbank_batch* batch, uint64_t* random,
                                                                         mistbank_action* out, int32_t count);

/** Chooses a legal action of each game, given a number for each action index, such as the output of a network. Numbers
 *  of illegal indices are ignored. The same numbers and states of generators give the same choice on every machine.
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param by the method that chooses an action from the numbers
 *  @param numbers games x mistbank_batch_index_count() numbers, in the order of mistbank_batch_legal_masks(); null:
 *  each legal index is equally likely
 *  @param number_count number of entries in `numbers`, 0 for null; a wrong number is refused
 *  @param random count states of generators, which the call advances, except for #MISTBANK_SAMPLING_GREATEST
 *  @param out receives count actions; #MISTBANK_ACTION_NONE for a game without a choice
 *  @param indices receives the indices of these actions; -1 for a game without a choice; may be null
 *  @param statuses receives count entries: #MISTBANK_OK; #MISTBANK_GAME_OVER: no choice; #MISTBANK_ILLEGAL_ACTION: no
 *  choice, because all legal actions lie outside the window; #MISTBANK_INVALID_ARGUMENT: a number of a legal index is
 *  NaN, infinite or a negative weight, or no weight is above 0. Minus infinity is allowed, but not as a
 *  weight, and not for all numbers of a game. May be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT; if the numbers of a game are refused, only `statuses` is written. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_choose(mistbank_batch* batch, int32_t width, int32_t height,
                                                                 mistbank_sampling by, const float* numbers,
                                                                 uint64_t number_count, uint64_t* random,
                                                                 mistbank_action* out, int32_t* indices,
                                                                 mistbank_status* statuses, int32_t count);

/** Applies an action in each game. An illegal action is refused and does not change its game; all other actions are
 *  applied.
 *  @param batch the batch
 *  @param actions count actions
 *  @param statuses receives count entries, the results of mistbank_game_apply(): #MISTBANK_OK,
 *  #MISTBANK_ILLEGAL_ACTION, #MISTBANK_WRONG_DECISION or #MISTBANK_GAME_OVER; may be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_OK even if actions were refused; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_apply(mistbank_batch* batch, const mistbank_action* actions,
                                                                mistbank_status* statuses, int32_t count);

/** Works like mistbank_batch_apply(), and then deals again each game that has just ended. A game that was already over
 *  stays over.
 *  @param batch the batch
 *  @param actions count actions
 *  @param statuses as in mistbank_batch_apply(); may be null
 *  @param ended receives count entries: 1 for each game that ended, otherwise 0; may be null
 *  @param results receives count entries with the results of the ended games, with `actions` 0; entries of other games
 *  do not change; may be null
 *  @param count mistbank_batch_size()
 *  @return as in mistbank_batch_apply(). @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_step(mistbank_batch* batch, const mistbank_action* actions,
                                                               mistbank_status* statuses, uint8_t* ended,
                                                               mistbank_rollout* results, int32_t count);

/** Combines mistbank_batch_random_actions() and mistbank_batch_step() in one faster pass.
 *  @param batch the batch
 *  @param random as in mistbank_batch_random_actions()
 *  @param actions receives count actions, the choices; #MISTBANK_ACTION_NONE for a game that was already over; may be
 *  null
 *  @param ended,results as in mistbank_batch_step()
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_random_step(mistbank_batch* batch, uint64_t* random,
                                                                      mistbank_action* actions, uint8_t* ended,
                                                                      mistbank_rollout* results, int32_t count);

/** Returns the open decision of each game.
 *  @param batch the batch
 *  @param out count entries
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_decisions(mistbank_batch* batch, mistbank_decision* out,
                                                                    int32_t count);

/** Returns the state of each game: outcome, turn, points. The outcome is open until the game is over; `actions` is 0.
 *  @param batch the batch
 *  @param out count entries
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_standings(mistbank_batch* batch, mistbank_rollout* out,
                                                                    int32_t count);

/** Returns the window of each game, see mistbank_game_window().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out count entries
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_windows(mistbank_batch* batch, int32_t width, int32_t height,
                                                                  mistbank_window* out, int32_t count);

/** Writes the planes of each game over its window, for the deciding player: see mistbank_game_planes().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out,capacity,needed games x planes x height x width bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_planes(mistbank_batch* batch, int32_t width, int32_t height,
                                                                 uint8_t* out, uint64_t capacity, uint64_t* needed);

/** Writes the indices of the planes that the games can use: see mistbank_game_used_planes().
 *  @param batch the batch
 *  @param out,capacity,count at most mistbank_plane_count() indices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_used_planes(const mistbank_batch* batch, int32_t* out,
                                                                      int32_t capacity, int32_t* count);

/** Writes chosen planes of each game: see mistbank_batch_planes().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param planes indices of planes in the order of the output, each at most once
 *  @param plane_count @range 1 to mistbank_plane_count()
 *  @param out,capacity,needed games x plane_count x height x width bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_chosen_planes(mistbank_batch* batch, int32_t width,
                                                                        int32_t height, const int32_t* planes,
                                                                        int32_t plane_count, uint8_t* out,
                                                                        uint64_t capacity, uint64_t* needed);

/** Writes chosen planes of each game in packed form, plane by plane: see mistbank_batch_chosen_planes(). A binary plane
 *  (mistbank_plane_is_binary()) has a bit for each cell, any other plane a byte. Each plane starts at a new byte, and
 *  its north-west cell has the highest bit of this byte. Unused bits are 0. Cost: less than for
 *  mistbank_batch_chosen_planes().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param planes indices of planes in the order of the output, each at most once
 *  @param plane_count @range 1 to mistbank_plane_count()
 *  @param out,capacity,needed for each game (height x width + 7) / 8 bytes for each binary plane, and height x width
 *  bytes for any other plane
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_packed_planes(mistbank_batch* batch, int32_t width,
                                                                        int32_t height, const int32_t* planes,
                                                                        int32_t plane_count, uint8_t* out,
                                                                        uint64_t capacity, uint64_t* needed);

/** Writes the scalars of each game, for the deciding player: see mistbank_game_scalars().
 *  @param batch the batch
 *  @param out,capacity,needed games x mistbank_scalar_count() numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_scalars(mistbank_batch* batch, int32_t* out,
                                                                  uint64_t capacity, uint64_t* needed);

/** Returns the number of action indices in a window of this size: see mistbank_game_index_count().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @return the same for all games; -1 for bad arguments. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_index_count(const mistbank_batch* batch, int32_t width,
                                                              int32_t height);

/** Writes the mask of legal indices of each game, see mistbank_game_legal_mask().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out,capacity,needed games x mistbank_batch_index_count() bytes, 1 or 0
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_legal_masks(mistbank_batch* batch, int32_t width,
                                                                      int32_t height, uint8_t* out, uint64_t capacity,
                                                                      uint64_t* needed);

/** Writes the mask of legal indices of each game in packed form: a bit for each index. Each game begins with a new
 *  byte, and index 0 has the highest bit of this byte. Unused bits are 0. Cost: less than for
 *  mistbank_batch_legal_masks().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out,capacity,needed games x (mistbank_batch_index_count() + 7) / 8 bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_packed_masks(mistbank_batch* batch, int32_t width,
                                                                       int32_t height, uint8_t* out, uint64_t capacity,
                                                                       uint64_t* needed);

/** Returns the action with the given index in each game, legal or not: see mistbank_game_action_at().
 *  @param batch the batch
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param indices count indices
 *  @param out receives count actions, #MISTBANK_ACTION_NONE for an index without an action
 *  @param statuses receives count entries: #MISTBANK_OK, or the reason why an index has no action:
 *  #MISTBANK_INVALID_ARGUMENT (out of range), #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER; may be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_OK even if indices have no action; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_actions_at(mistbank_batch* batch, int32_t width,
                                                                     int32_t height, const int32_t* indices,
                                                                     mistbank_action* out, mistbank_status* statuses,
                                                                     int32_t count);

/** Makes a game equal to a game of the batch, as mistbank_game_copy_from() does, for queries that a batch does not
 *  have. The game stops recording.
 *  @param batch the batch
 *  @param index @range 0 to mistbank_batch_size()-1
 *  @param game a game of equal rules and tile sets
 *  @return #MISTBANK_INVALID_ARGUMENT: null, out of range, or other rules or tile sets. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_game_into(const mistbank_batch* batch, int32_t index,
                                                                    mistbank_game* game);

#ifdef __cplusplus
}
#endif

/** @} */

#endif

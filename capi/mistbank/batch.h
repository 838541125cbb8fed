/**
 * @file mistbank/batch.h
 * Many games of the same rules in one object, stepped by one call for all: for programs that learn, and for statistics.
 *
 * Arrays have an entry for each game, in the order of the games, and `count` is how many games the caller takes them
 * for: a call whose count is not mistbank_batch_size() is refused. What a game tells as a struct or as numbers lies in
 * one piece, those of one game after those of the one before. Whoever looks is the player who decides.
 *
 * The games keep no past. Threads inside divide them among themselves; nothing depends on how many there are. One batch
 * is used by one thread at a time. A process that forks must not use in the child a batch of several threads.
 *
 * Games are dealt from a stream of seeds: of n games number i begins with the seed s + i, s being that of the rules,
 * and when it has been dealt anew k times it is the game of the seed s + i + k n. With external draws seeds do not
 * matter.
 *
 * All memory is the allocator's, and taken when the batch is made; only the stacks of the threads are the system's. A
 * batch keeps no messages: mistbank_batch_game_into() and mistbank_game_why_not() tell why an action is refused.
 */
#ifndef MISTBANK_BATCH_H
#define MISTBANK_BATCH_H

#include "learning.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Many games of the same rules. */
typedef struct mistbank_batch mistbank_batch;

/** Makes games, each as mistbank_game_create() does. Cost: that of one game, and a copy for each other.
 *  @param rules which game; its seed is that of the first
 *  @param sets,set_count as in mistbank_game_create()
 *  @param games how many, @range 1 to #MISTBANK_MAX_BATCH
 *  @param threads how many play, the caller's included, @range 1 to #MISTBANK_MAX_THREADS; there are fewer where there
 * are fewer games or the system gives fewer
 *  @param allocator copied; null for malloc and free. It is called by the caller's thread alone
 *  @param batch gets the games; the caller frees it
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_create(const mistbank_rules* rules,
                                                                 const mistbank_tile_set* const* sets,
                                                                 int32_t set_count, int32_t games, int32_t threads,
                                                                 const mistbank_allocator* allocator,
                                                                 mistbank_batch** batch, char* message,
                                                                 int32_t capacity, int32_t* length);

/** Frees a batch, its threads and its games. @param batch may be null. @since 2.0 */
MISTBANK_API void MISTBANK_CALL mistbank_batch_free(mistbank_batch* batch);

/** How many games a batch has. @param batch the batch @return 1 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_size(const mistbank_batch* batch);

/** How many threads play, the caller's included. @param batch the batch @return 1 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_threads(const mistbank_batch* batch);

/** Begins anew, all games, with another stream of seeds.
 *  @param batch the batch @param seed that of the first game
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_restart(mistbank_batch* batch, uint64_t seed);

/** Deals games anew, each with its next seed.
 *  @param batch the batch
 *  @param which other than 0 for the games to be dealt; null for those that are over
 *  @param count the entries of which; with null any
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_deal(mistbank_batch* batch, const uint8_t* which,
                                                               int32_t count);

/** The legal actions of all games, those of one after those of the one before. Cost: each game lists them, and counts
 *  them first.
 *  @param batch the batch
 *  @param out,capacity the actions; with too small a capacity none is written; null with capacity 0 only asks for the
 *  offsets
 *  @param offsets count+1 entries, filled in in any case: the actions of game i begin with number offsets[i], and those
 *  of the next game with offsets[i + 1]; offsets[count] is how many there are
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_legal_actions(mistbank_batch* batch, mistbank_action* out,
                                                                        uint64_t capacity, uint64_t* offsets,
                                                                        int32_t count);

/** One legal action of each game, each as likely as another.
 *  @param batch the batch
 *  @param random count states of generators, which move on as in mistbank_game_random_action()
 *  @param out count actions; #MISTBANK_ACTION_NONE for a game that is over
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_random_actions(mistbank_batch* batch, uint64_t* random,
                                                                         mistbank_action* out, int32_t count);

/** One legal action of each game, chosen by numbers for its indices, as a network tells them. Numbers of indices that
 *  are not legal count for nothing. The same numbers and states of generators choose the same on every machine.
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param choice how
 *  @param numbers games x mistbank_batch_index_count() numbers, which lie as those of mistbank_batch_legal_masks();
 *  null: each legal index is as likely as another
 *  @param number_count how many there are, 0 for null; another number than that is refused
 *  @param random count states of generators, which move on, but not for #MISTBANK_CHOICE_GREATEST
 *  @param out gets count actions; #MISTBANK_ACTION_NONE for a game that has no choice
 *  @param indices gets their count indices; -1 for a game that has no choice; may be null
 *  @param statuses gets count entries: #MISTBANK_OK; why a game has no choice, #MISTBANK_GAME_OVER or
 *  #MISTBANK_ILLEGAL_ACTION: none of its legal actions lies within the window; #MISTBANK_INVALID_ARGUMENT: of the
 *  numbers of its legal indices one is NaN or infinite, or a weight below 0, or no weight is above 0; minus infinity
 *  is refused only of weights, or where there is nothing else. May be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT, for numbers of any game too: then only the statuses were written. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_choose(mistbank_batch* batch, int32_t width, int32_t height,
                                                                 mistbank_choice choice, const float* numbers,
                                                                 uint64_t number_count, uint64_t* random,
                                                                 mistbank_action* out, int32_t* indices,
                                                                 mistbank_status* statuses, int32_t count);

/** Carries out an action in each game. One that is not legal is refused and changes nothing in its game; the others are
 *  carried out all the same.
 *  @param batch the batch @param actions count actions
 *  @param statuses gets count entries, what mistbank_game_apply() would answer: #MISTBANK_OK, #MISTBANK_ILLEGAL_ACTION,
 *  #MISTBANK_WRONG_DECISION or #MISTBANK_GAME_OVER; may be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_OK even where actions were refused; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_apply(mistbank_batch* batch, const mistbank_action* actions,
                                                                mistbank_status* statuses, int32_t count);

/** The same; then every game that it has ended is dealt anew. A game that was over before stays so.
 *  @param batch the batch @param actions count actions @param statuses as in mistbank_batch_apply(); may be null
 *  @param ended gets count entries: 1 for each game that has ended, else 0; may be null
 *  @param results gets how these games ended, count entries, `actions` being 0; those of other games are left alone;
 * may be null
 *  @param count mistbank_batch_size()
 *  @return as mistbank_batch_apply(). @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_step(mistbank_batch* batch, const mistbank_action* actions,
                                                               mistbank_status* statuses, uint8_t* ended,
                                                               mistbank_rollout* results, int32_t count);

/** mistbank_batch_random_actions() and mistbank_batch_step() in one, which is quicker, as each game is looked at once.
 *  @param batch the batch @param random as there
 *  @param actions gets count actions, those that were taken; #MISTBANK_ACTION_NONE for a game that had been over
 *  before; may be null
 *  @param ended,results as in mistbank_batch_step()
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_random_step(mistbank_batch* batch, uint64_t* random,
                                                                      mistbank_action* actions, uint8_t* ended,
                                                                      mistbank_rollout* results, int32_t count);

/** What each game waits for, and whose decision it is.
 *  @param batch the batch @param out count entries @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_decisions(mistbank_batch* batch, mistbank_decision* out,
                                                                    int32_t count);

/** How each game stands: outcome, turn, points. The outcome is open until it is over, `actions` are 0.
 *  @param batch the batch @param out count entries @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_standings(mistbank_batch* batch, mistbank_rollout* out,
                                                                    int32_t count);

/** The window of each game, as mistbank_game_window() tells it.
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out count entries @param count mistbank_batch_size()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_windows(mistbank_batch* batch, int32_t width, int32_t height,
                                                                  mistbank_window* out, int32_t count);

/** The planes of each game over its window, for the player who decides: see mistbank_game_planes().
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out,capacity,needed games x planes x height x width bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_planes(mistbank_batch* batch, int32_t width, int32_t height,
                                                                 uint8_t* out, uint64_t capacity, uint64_t* needed);

/** The scalars of each game, for the player who decides: see mistbank_game_scalars().
 *  @param batch the batch @param out,capacity,needed games x mistbank_scalar_count() numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_scalars(mistbank_batch* batch, int32_t* out,
                                                                  uint64_t capacity, uint64_t* needed);

/** How many indices the actions of a game have in a window of this size: see mistbank_game_index_count().
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @return the same for all games; -1 for bad arguments. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_batch_index_count(const mistbank_batch* batch, int32_t width,
                                                              int32_t height);

/** Which indices are legal actions in each game, see mistbank_game_legal_mask().
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out,capacity,needed games x mistbank_batch_index_count() bytes, 1 or 0
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_legal_masks(mistbank_batch* batch, int32_t width,
                                                                      int32_t height, uint8_t* out, uint64_t capacity,
                                                                      uint64_t* needed);

/** The action of an index in each game, legal or not: see mistbank_game_action_at().
 *  @param batch the batch @param width @range 1 to #MISTBANK_MAX_WINDOW @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param indices count indices
 *  @param out gets count actions, #MISTBANK_ACTION_NONE where an index stands for none
 *  @param statuses gets count entries: #MISTBANK_OK, or why an index stands for none: #MISTBANK_INVALID_ARGUMENT: it is
 *  out of range; #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER; may be null
 *  @param count mistbank_batch_size()
 *  @return #MISTBANK_OK even where indices stand for no action; #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_actions_at(mistbank_batch* batch, int32_t width,
                                                                     int32_t height, const int32_t* indices,
                                                                     mistbank_action* out, mistbank_status* statuses,
                                                                     int32_t count);

/** Makes a game of the host's equal to one of the batch, as mistbank_game_copy_from() does: for every query that there
 *  is no array of. It records no longer.
 *  @param batch the batch @param index @range 0 to mistbank_batch_size()-1
 *  @param game a game of equal rules and tile sets
 *  @return #MISTBANK_INVALID_ARGUMENT: null, out of range, or another kind of game. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_batch_game_into(const mistbank_batch* batch, int32_t index,
                                                                    mistbank_game* game);

#ifdef __cplusplus
}
#endif

#endif

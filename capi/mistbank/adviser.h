/**
 * @file mistbank/adviser.h
 * Advisers: computer players and hints for every game of the library.
 *
 * An adviser simulates the turns that follow the open decision of a game. For each legal action it returns a judgement,
 * the expected line and an explanation in words. It uses only the information of the deciding player: games that differ
 * only in information hidden from that player get equal advice. It never changes a game.
 *
 * An adviser is deterministic: the same position, seed and number of simulations give the same advice. It makes no
 * difference how many calls of mistbank_adviser_think() run these simulations. An adviser uses no threads and no clock.
 * Only one thread may use an adviser at a time, and no other thread may use the game of the current call.
 *
 * Several advisers may think about clones of one position in parallel, in threads or processes. Each has its own seed,
 * and mistbank_adviser_set_worker_count() gives each of them the number of advisers. At the end, one of them merges the
 * results of the others with mistbank_adviser_merge(), or, without shared memory, with mistbank_adviser_results() and
 * mistbank_adviser_merge_results(). The advisers play better if they instead exchange mistbank_adviser_new_results()
 * after each round of a few simulations. The advice does not depend on the order of merging.
 *
 * Advice is not stable across versions: a later version may give other advice, and play better.
 *
 * mistbank_adviser_create() takes all memory from the allocator of its game; no later call fails for lack of memory. An
 * adviser stores no message: the game passed to mistbank_adviser_think() stores the reason of a refusal.
 */
#ifndef MISTBANK_ADVISER_H
#define MISTBANK_ADVISER_H

#include "actions.h"

/** @addtogroup mistbank_advise
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/* A library built without MISTBANK_ADVISER has no advisers. Programs for such a library are compiled with
 * MISTBANK_NO_ADVISER, which the CMake targets and pkg-config define. */
#ifndef MISTBANK_NO_ADVISER

/** An adviser for games with the same rules and tile sets. */
typedef struct mistbank_adviser mistbank_adviser;

/** The judgement of a legal action. @since 2.0 */
typedef struct mistbank_advice {
    mistbank_action action; /**< the action */
    int32_t visits;         /**< number of simulations that began with the action; 0: only judged statically */
    int32_t group;          /**< 0: the group of the best action, 1: the next group, and so on. Actions in the same
                                 group have the same reasons, and the differences between them are within the noise of
                                 the samples; always 0 in version 2.0 @since 2.1 */
    double winning;         /**< estimated chance that the deciding player, or the team, wins after the action: 0 to
                                 1 */
    double points;          /**< competitive: expected lead over the best other player, in points; for a team or a
                                 single player: expected total points */
    double judgement;       /**< the number that ranks actions. Competitive: in points. For a team: 0 to 100, half for
                                 the chance to win and half for the expected progress */
} mistbank_advice;

/** Returns the name of a strength.
 *  @param strength any number
 *  @return "beginner", "easy", "good" or "best"; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_strength_name(mistbank_strength strength);

/** Creates an adviser for all games with the rules and tile sets of this game, in any position. Cost: memory for
 *  about ten copies of a game, its longest lists of actions and a store of positions. In total this is about 0.6 MB in
 *  a base game with two players, and 2.5 MB with all expansions.
 *  @param game any game; not changed, and may be freed before the adviser. Its allocator must outlive the adviser
 *  @param strength the strength of mistbank_adviser_choose(); advice does not depend on the strength
 *  @param seed determines the samples of hidden information, and the blunders of weaker strengths
 *  @param adviser receives the adviser; the caller frees it
 *  @param message,capacity,length the reason of a refusal
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_create(const mistbank_game* game,
                                                                   mistbank_strength strength, uint64_t seed,
                                                                   mistbank_adviser** adviser, char* message,
                                                                   int32_t capacity, int32_t* length);

/** Frees an adviser.
 *  @param adviser may be null. @since 2.0 */
MISTBANK_API void MISTBANK_CALL mistbank_adviser_free(mistbank_adviser* adviser);

/** Thinks about the open decision of a game. If the position is that of the previous call, the new simulations are
 *  added to the previous ones. Cost: each simulation plays a few turns. A turn takes about as long as applying 50 legal
 *  actions. The static judgement tries every legal action with the rest of its turn.
 *  @param adviser the adviser
 *  @param game any game of the adviser's rules and tile sets; not changed
 *  @param simulations @range 0 to #MISTBANK_MAX_SIMULATIONS; with 0 the adviser only judges the actions statically
 *  @return #MISTBANK_GAME_OVER; #MISTBANK_INVALID_ARGUMENT: also a game with other rules or tile sets. On failure the
 *  game stores the reason, and the adviser keeps its results. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_think(mistbank_adviser* adviser, const mistbank_game* game,
                                                                  int32_t simulations);

/** Adds another adviser's results for the same position and ranks the actions again. The advisers need different seeds,
 *  because equal seeds give equal samples. The adviser may continue to think with the combined results. Cost: less than
 *  a simulation.
 *  @param adviser the adviser
 *  @param other the adviser whose results are added, including results that it merged before; not changed
 *  @return #MISTBANK_INVALID_ARGUMENT: the advisers have different positions, one of them has no position, both are the
 *  same adviser, or together they have more than #MISTBANK_MAX_SIMULATIONS simulations. Nothing changes then.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_merge(mistbank_adviser* adviser,
                                                                  const mistbank_adviser* other);

/** Sets the number of advisers that think in parallel and are merged, including this adviser. From the next simulation
 *  on, this adviser plans like a single adviser that runs the simulations of all of them: it considers as many actions,
 *  and looks as far ahead. Without this call each adviser plans only for its own simulations, and the merged advice is
 *  weaker.
 *  @param adviser the adviser; mistbank_adviser_think() still runs the given number of simulations
 *  @param workers 1 (the default) to #MISTBANK_MAX_WORKERS
 *  @return #MISTBANK_INVALID_ARGUMENT: the number is out of range. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_set_worker_count(mistbank_adviser* adviser,
                                                                             int32_t workers);

/** Writes all results for the current position, including merged ones, as bytes for an adviser in another process. The
 *  bytes are the same on every machine, and contain a version and a checksum.
 *  @param adviser the adviser
 *  @param buffer,capacity,count the bytes; #MISTBANK_MAX_RESULTS bytes are always enough
 *  @return #MISTBANK_BUFFER_TOO_SMALL; #MISTBANK_INVALID_ARGUMENT: also before the first mistbank_adviser_think().
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_results(const mistbank_adviser* adviser, uint8_t* buffer,
                                                                    int32_t capacity, int32_t* count);

/** Writes only the results of the adviser's own simulations since the last mistbank_adviser_mark_reported(), or since
 *  the first simulation of the position. Advisers that exchange these results, for example every 32 simulations, use
 *  the results of all advisers to choose their next simulations. They play nearly as well as one adviser that runs all
 *  simulations. Advisers that are merged only at the end play less well.
 *  @param adviser the adviser
 *  @param buffer,capacity,count the bytes, as in mistbank_adviser_results()
 *  @return #MISTBANK_BUFFER_TOO_SMALL; #MISTBANK_INVALID_ARGUMENT: also before the first mistbank_adviser_think().
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_new_results(const mistbank_adviser* adviser,
                                                                        uint8_t* buffer, int32_t capacity,
                                                                        int32_t* count);

/** Marks the new results as reported: the other advisers have merged them, or will merge them.
 *  @param adviser the adviser, which keeps the results
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_mark_reported(mistbank_adviser* adviser);

/** Adds the results that mistbank_adviser_results() or mistbank_adviser_new_results() wrote, as
 *  mistbank_adviser_merge() does. Untrusted bytes are safe.
 *  @param adviser the adviser
 *  @param bytes the results, not kept
 *  @param byte_count number of bytes
 *  @return #MISTBANK_INVALID_ARGUMENT: also for bytes that are damaged, or come from a version that judges differently.
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_merge_results(mistbank_adviser* adviser,
                                                                          const uint8_t* bytes, int32_t byte_count);

/** Deletes all results of simulations, including merged ones, but keeps the static judgement, as after
 *  mistbank_adviser_think() with 0 simulations.
 *  @param adviser the adviser
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_reset(mistbank_adviser* adviser);

/** Returns the number of simulations of the current position, including merged ones; 0 if only one action is legal.
 *  @param adviser the adviser
 *  @return 0 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_adviser_simulations(const mistbank_adviser* adviser);

/** Returns the number of legal actions of the current position.
 *  @param adviser the adviser
 *  @return 0 before the first mistbank_adviser_think(), -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_adviser_count(const mistbank_adviser* adviser);

/** Returns the judgement of one legal action. Index 0 is the best action, the next index the next best, and so on.
 *  @param adviser the adviser
 *  @param index @range 0 to mistbank_adviser_count()-1
 *  @param out receives the judgement
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_advice(const mistbank_adviser* adviser, int32_t index,
                                                                   mistbank_advice* out);

/** Returns the expected line: the action, then the actions of the same player's later decisions in this turn. The line
 *  ends before the first decision that depends on future draws, rolls or hidden tiles.
 *  @param adviser the adviser
 *  @param index @range 0 to mistbank_adviser_count()-1
 *  @param out,capacity,count the actions, 1 to #MISTBANK_MAX_LINE
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_line(const mistbank_adviser* adviser, int32_t index,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** Explains the judgement of an action in words. The text begins with the immediate effects of the expected line and
 *  their places, the most important effect first. The expected result follows, compared with the best action or, for
 *  the best action, with the next best. The explanations of the first five actions differ, unless the actions belong to
 *  one group. The words are for people and may change with any version. mistbank_adviser_explain() accepts names of
 *  players.
 *  @param adviser the adviser
 *  @param index @range 0 to mistbank_adviser_count()-1
 *  @param buffer,capacity,length the words; #MISTBANK_EXPLANATION_CAPACITY bytes are always enough
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_explanation(const mistbank_adviser* adviser, int32_t index,
                                                                        char* buffer, int32_t capacity,
                                                                        int32_t* length);

/** Chooses an action according to the adviser's strength.
 *  @param adviser the adviser
 *  @param action receives the action; #MISTBANK_ACTION_NONE before the first mistbank_adviser_think()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_choose(const mistbank_adviser* adviser,
                                                                   mistbank_action* action);

#endif /* MISTBANK_NO_ADVISER */

#ifdef __cplusplus
}
#endif

/** @} */

#endif

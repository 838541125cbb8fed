/**
 * @file mistbank/review.h
 * What an adviser thinks of decisions that were made: how much better the best would have been, and what that is
 * called.
 */
#ifndef MISTBANK_REVIEW_H
#define MISTBANK_REVIEW_H

#include "adviser.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifndef MISTBANK_NO_ADVISER

/** A decision that was made, compared with the best. Both were played on with the same samples of what is hidden, which
 *  are others than those by which the best was found; so neither has been lucky. @since 2.1 */
typedef struct mistbank_review {
    mistbank_verdict verdict; /**< what it is called */
    int32_t samples;          /**< with how many both were played on */
    mistbank_action best;     /**< what is best; the action played, where nothing was found to be better */
    int32_t best_index;       /**< its place in the adviser's advice */
    int32_t played_index;     /**< that of the action played */
    double lost;         /**< by how much the best is better, 0 or more: competitive in points, of a team in hundredths,
                              as the adviser's judgement */
    double lost_error;   /**< the standard error of that */
    double lost_winning; /**< how much likelier its player, or the team, wins with the best: -1 to 1 */
    double winning;      /**< about how likely the player who decided wins with the best: 0 to 1 */
    double points;       /**< what is expected with it: competitive, by how many points its player is ahead of the best
                              of the others; of a team, and of who plays alone, the total */
    double winning_of[MISTBANK_MAX_PLAYERS]; /**< about how likely each player wins with what was played; all of a team
                                                  alike. What comes by chance is not known yet. */
    double points_of[MISTBANK_MAX_PLAYERS];  /**< what is expected for each of them, likewise */
} mistbank_review;

/** The name of a verdict.
 *  @param verdict any number
 *  @return "best", "good", "slip", "mistake", "blunder", "forced" or "chance"; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_verdict_name(mistbank_verdict verdict);

/** Judges a decision that was made: how much better the best would have been. It knows what the player who decided saw,
 *  and not what came of it. It thinks about the position anew, whatever it thought before, and afterwards goes on about
 *  it: mistbank_adviser_advice(), mistbank_adviser_line() and mistbank_adviser_explanation() tell of the best and of
 *  the action played by the places in the review. The same position, action, seed and number of simulations give the
 *  same review. To review a game, undo a clone of it to its beginning and apply each action after its review.
 *  Cost: that of mistbank_adviser_think() with so many simulations.
 *  @param adviser the adviser
 *  @param game as it was before the decision, of the rules and tile sets it was made for; it is not changed
 *  @param action what was done
 *  @param simulations @range 1 to #MISTBANK_MAX_SIMULATIONS: a half to find out what is best, the others to play that
 * and the action played on as often; to tell a blunder from noise takes some hundreds
 *  @param out gets the review; as it was, if there is none
 *  @return #MISTBANK_GAME_OVER, #MISTBANK_ILLEGAL_ACTION; #MISTBANK_INVALID_ARGUMENT: also a game of other rules or
 * tile sets. Then the game tells why. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_review(mistbank_adviser* adviser, const mistbank_game* game,
                                                                   const mistbank_action* action, int32_t simulations,
                                                                   mistbank_review* out);

#endif /* MISTBANK_NO_ADVISER */

#ifdef __cplusplus
}
#endif

#endif

/**
 * @file mistbank/review.h
 * Reviews: an adviser compares the action of a past decision with the best action, and classifies the loss.
 */
#ifndef MISTBANK_REVIEW_H
#define MISTBANK_REVIEW_H

#include "adviser.h"

/** @addtogroup mistbank_advise
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

#ifndef MISTBANK_NO_ADVISER

/** The action of a past decision, compared with the best action. The played and the best action were simulated with the
 *  same samples of hidden information. The best action was found with other samples, so luck favours neither action.
 *  @since 2.1 */
typedef struct mistbank_review {
    mistbank_verdict verdict; /**< the verdict on the decision, from the loss */
    int32_t samples;          /**< the number of samples that both actions share */
    mistbank_action best;     /**< the best action; the played action if no better one was found */
    int32_t best_index;       /**< the index of the best action in the adviser's advice */
    int32_t played_index;     /**< the index of the played action in the adviser's advice */
    double lost;         /**< the loss compared with the best action, 0 or more. Competitive: in points. For a team: 0
                              to 100, on the scale of the adviser's judgement */
    double lost_error;   /**< the standard error of `lost` */
    double lost_winning; /**< the winning chance of the player or team with the best action, minus the winning chance
                              with the played action: -1 to 1 */
    double winning;      /**< the deciding player's estimated chance of winning with the best action: 0 to 1 */
    double points;       /**< the expected result of the best action: competitive, the lead over the best other player
                              in points; for a team or a single player, the total points */
    double winning_of[MISTBANK_MAX_PLAYERS]; /**< each player's estimated chance of winning after the played action,
                                                  before the next random result is known; equal for all players of a
                                                  team */
    double points_of[MISTBANK_MAX_PLAYERS];  /**< the expected result of each player after the played action, as in
                                                  `points` */
} mistbank_review;

/** Returns the name of a verdict.
 *  @param verdict any number
 *  @return "best", "good", "slip", "mistake", "blunder", "forced" or "chance"; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_verdict_name(mistbank_verdict verdict);

/** Reviews a past decision: computes its loss compared with the best action. The adviser uses only the information of
 *  the deciding player at that time. The review replaces all earlier results of the adviser. Afterwards
 *  mistbank_adviser_advice(), mistbank_adviser_line() and mistbank_adviser_explanation() describe the best and the
 *  played action at the indices in the review. The same position, action, seed and number of simulations give the same
 *  review. To review a game, undo a clone to its beginning, and apply each action after its review. Cost: the same as
 *  mistbank_adviser_think() with this number of simulations.
 *  @param adviser the adviser
 *  @param game the game before the decision, of the adviser's rules and tile sets; not changed
 *  @param action the played action
 *  @param simulations @range 1 to #MISTBANK_MAX_SIMULATIONS: one half finds the best action, the other half compares it
 *  with the played action; some hundreds are needed to distinguish a blunder from noise
 *  @param out receives the review; unchanged on failure
 *  @return #MISTBANK_GAME_OVER, #MISTBANK_ILLEGAL_ACTION; #MISTBANK_INVALID_ARGUMENT: also a game with other rules or
 *  tile sets. The game stores the reason. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_review(mistbank_adviser* adviser, const mistbank_game* game,
                                                                   const mistbank_action* action, int32_t simulations,
                                                                   mistbank_review* out);

#endif /* MISTBANK_NO_ADVISER */

#ifdef __cplusplus
}
#endif

/** @} */

#endif

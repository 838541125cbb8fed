/* Evaluates a position from the tiles and figures on the table. */
#ifndef STRENGTH_EVALUATE_H
#define STRENGTH_EVALUATE_H

#include "mistbank.h"

/* The weights of the evaluation. */
typedef struct weights {
    double road_side; /* the chance that one more open side of a road will be closed */
    double city_side; /* the chance that one more open side of a city will be closed */
    double cell;      /* the chance that one more empty cell around a castle will be filled */
    double mist_side; /* the chance that one more open misty side will be closed */
    double danger;    /* cost of an empty supply of ghosts, in points */
    double comfort;   /* number of ghosts in the supply that reduces `danger` to about a third */
    double hand;      /* value of meeples in the supply; each further meeple has less value */
    double vacancy;   /* share of the expected value that a feature keeps without a meeple */
    double ghost;     /* cost of a ghost on the board, in addition to `danger` */
    double shore;     /* value of an open misty side: continuing the mist there takes one ghost fewer */
    double cemetery;  /* value of an open cemetery */
    double horizon;   /* with fewer tiles left than this number, features are more likely to stay incomplete */
    double per_tile;  /* expected points for each tile left in the pile */
    double pace;      /* cost of each point by which the team is behind the expected points */
    double victory;   /* bonus for a win and penalty for a loss */
    double stuck;     /* cost of a meeple on a feature that can never be completed */
} weights;

weights default_weights(void);

/* The weights of evaluations, and a buffer that later evaluations reuse. */
typedef struct evaluator {
    weights weights;
    mistbank_feature* features;
    int32_t capacity;
} evaluator;

void evaluator_init(evaluator* self);
void evaluator_free(evaluator* self);

/* Returns the value of a position; higher is better. In a cooperative game: about the team's final points minus a
 * penalty for dangers. In a competitive game: about the player's final lead in points. */
double evaluate(evaluator* self, const mistbank_game* game, int32_t player);

#endif

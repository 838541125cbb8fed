/* Evaluates a position from the tiles and figures on the table. */
#ifndef STRENGTH_EVALUATE_H
#define STRENGTH_EVALUATE_H

#include "mistbank.h"

/* The weights of the evaluation, all in points. */
typedef struct weights {
    double road_side; /* the chance that one more open side of a road will be closed */
    double city_side; /* the same for a city */
    double cell;      /* the same for an empty cell around a castle */
    double mist_side; /* the same for an open misty side */
    double danger;    /* cost of an empty supply of ghosts */
    double comfort;   /* supply at which that cost falls to a third */
    double hand;      /* meeples in the supply, the first ones with the largest weight */
    double vacancy;   /* share of the expected value that a feature keeps without a meeple */
    double ghost;     /* a ghost on the board, in addition to the danger */
    double shore;     /* an open misty side that mist can continue with one ghost fewer */
    double cemetery;  /* an open cemetery */
    double horizon;   /* number of tiles in a pile below which features may stay incomplete */
    double per_tile;  /* points expected for each tile left in the pile */
    double pace;      /* a point that the team is behind that pace */
    double victory;   /* bonus for a win, penalty for a loss */
    double stuck;     /* a meeple on a feature that can never be completed */
} weights;

weights default_weights(void);

/* Buffers that evaluations reuse. */
typedef struct evaluator {
    weights weights;
    mistbank_feature* features;
    int32_t capacity;
} evaluator;

void evaluator_init(evaluator* self);
void evaluator_free(evaluator* self);

/* Returns the value of a position; higher is better. For a team, about its final points minus a penalty for dangers; in
 * a competitive game, about the player's final lead in points. */
double evaluate(evaluator* self, const mistbank_game* game, int32_t player);

#endif

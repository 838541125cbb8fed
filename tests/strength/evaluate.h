/* How promising a game looks, judged from what lies on the table. */
#ifndef STRENGTH_EVALUATE_H
#define STRENGTH_EVALUATE_H

#include "mistbank.h"

/* What the parts of a judgement weigh, all in points. */
typedef struct weights {
    double road_side; /* the chance that one more open side of a road will be closed */
    double city_side; /* the same of a city */
    double cell;      /* the same of one more empty cell around a castle */
    double mist_side; /* the same of one more open misty side */
    double danger;    /* what an empty supply of ghosts would cost */
    double comfort;   /* the supply at which that cost has fallen to a third */
    double hand;      /* meeples in the supply, the first ones counting most */
    double vacancy;   /* the share of its promise that a feature without a meeple keeps */
    double ghost;     /* a ghost on the board, beside the danger */
    double shore;     /* an open misty side where mist can be continued with one ghost fewer */
    double cemetery;  /* an open cemetery */
    double horizon;   /* the tiles in a pile up to which features lose hope of being completed in time */
    double per_tile;  /* the points that each tile left in the pile is expected to bring */
    double pace;      /* a point that the team is behind that pace */
    double victory;   /* what winning adds and losing takes */
    double stuck;     /* a meeple on a feature that can never be completed */
} weights;

weights default_weights(void);

/* Buffers that one evaluation after the other uses. */
typedef struct evaluator {
    weights weights;
    mistbank_feature* features;
    int32_t capacity;
} evaluator;

void evaluator_init(evaluator* self);
void evaluator_free(evaluator* self);

/* The higher, the better: for the team, about the points that it will have, less what threatens it; in a competitive
 * game, about the points by which this player will be ahead. */
double evaluate(evaluator* self, const mistbank_game* game, int32_t player);

#endif

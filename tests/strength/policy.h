/* What the terminal played by itself in version 1.0, kept to measure others by: a player that tries out its turn on
 * copies of the game, plays on for some turns from what looks best, each time with other tiles to come, and keeps what
 * does best on average. It never sees what is hidden. */
#ifndef STRENGTH_POLICY_H
#define STRENGTH_POLICY_H

#include "evaluate.h"

/* How many decisions of a turn are looked ahead, the open one included. */
enum { POLICY_DEPTH = 4 };

/* How many actions are played on from, how often, and for how many turns. */
typedef struct patience {
    int32_t actions;
    int32_t samples;
    int32_t turns;
    int32_t depth; /* of the search while playing on */
} patience;

typedef struct policy {
    evaluator evaluator;
    patience patience;
    mistbank_game* future;               /* where it plays on */
    mistbank_game* root;                 /* the game as the players see it: what is hidden is shuffled */
    mistbank_game* trials[POLICY_DEPTH]; /* one for each decision ahead */
    mistbank_action* actions[POLICY_DEPTH];
    int32_t depth;  /* of the search just now */
    int32_t player; /* for whom it searches just now */
    int32_t bound;  /* of the actions of one decision */
    uint64_t seed;  /* of its own chances */
} policy;

/* Gets ready to play games of these rules and tile sets. */
mistbank_status policy_init(policy* self, const mistbank_game* game, uint64_t seed);
void policy_free(policy* self);

/* The action for the open decision; the game must not be over. */
mistbank_status policy_choose(policy* self, const mistbank_game* game, mistbank_action* chosen);

#endif

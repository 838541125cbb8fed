/* The policy of the terminal in version 1.0, kept as a reference for strength. It tries its turn on copies of the game,
 * plays the best actions on for some turns, each time with other tiles, and chooses the action with the best mean. It
 * never sees hidden information. */
#ifndef STRENGTH_POLICY_H
#define STRENGTH_POLICY_H

#include "evaluate.h"

/* The number of decisions of a turn that are searched, including the current one. */
enum { POLICY_DEPTH = 4 };

/* The number of actions that are played on, the repetitions, and the number of turns. */
typedef struct patience {
    int32_t actions;
    int32_t samples;
    int32_t turns;
    int32_t depth; /* search depth while playing on */
} patience;

typedef struct policy {
    evaluator evaluator;
    patience patience;
    mistbank_game* future;               /* game for playing on */
    mistbank_game* root;                 /* the game as the players see it, with hidden parts shuffled */
    mistbank_game* trials[POLICY_DEPTH]; /* one for each searched decision */
    mistbank_action* actions[POLICY_DEPTH];
    int32_t depth;  /* depth of the current search */
    int32_t player; /* player of the current search */
    int32_t bound;  /* largest number of actions of one decision */
    uint64_t seed;  /* its own random generator */
} policy;

/* Prepares the policy for games of these rules and tile sets. */
mistbank_status policy_init(policy* self, const mistbank_game* game, uint64_t seed);
void policy_free(policy* self);

/* Returns the action for the current decision; the game must not be over. */
mistbank_status policy_choose(policy* self, const mistbank_game* game, mistbank_action* chosen);

#endif

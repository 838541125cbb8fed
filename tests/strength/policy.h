/* The policy of the terminal in version 1.0, kept to compare the strength of players. The policy tries its turn on
 * copies of the game. It continues the game after the best actions for some turns, several times with different tiles,
 * and chooses the action with the best mean value. The policy does not use hidden information. */
#ifndef STRENGTH_POLICY_H
#define STRENGTH_POLICY_H

#include "evaluate.h"

/* The largest number of decisions that the policy searches in a turn, including the current decision. */
enum { POLICY_DEPTH = 4 };

/* How far the policy plays on: the number of actions to try, how often to try each action, and the number of turns. */
typedef struct patience {
    int32_t actions;
    int32_t samples;
    int32_t turns;
    int32_t depth; /* search depth while playing on */
} patience;

typedef struct policy {
    evaluator evaluator;
    patience patience;
    mistbank_game* future;               /* the game in which the policy plays on */
    mistbank_game* root;                 /* the game as the players see it, with hidden parts shuffled */
    mistbank_game* trials[POLICY_DEPTH]; /* a copy of the game for each decision to search */
    mistbank_action* actions[POLICY_DEPTH];
    int32_t depth;  /* depth of the current search */
    int32_t player; /* player of the current search */
    int32_t bound;  /* largest number of actions of one decision */
    uint64_t seed;  /* state of the policy's random generator */
} policy;

/* Prepares the policy for games with the rules and tile sets of this game. */
mistbank_status policy_init(policy* self, const mistbank_game* game, uint64_t seed);
void policy_free(policy* self);

/* Chooses an action for the current decision. The game must not be over. */
mistbank_status policy_choose(policy* self, const mistbank_game* game, mistbank_action* chosen);

#endif

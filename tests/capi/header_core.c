/* Plays with the core of the API and one optional part, which this file includes by name. */
#define MISTBANK_CORE_ONLY
#include "mistbank.h"

#if defined(MISTBANK_LEARNING_H) || defined(MISTBANK_BATCH_H) || defined(MISTBANK_ADVISER_H) || \
    defined(MISTBANK_REASONS_H) || defined(MISTBANK_REVIEW_H)
#error "MISTBANK_CORE_ONLY does not leave out the optional parts"
#endif

#include "mistbank/learning.h"

int32_t header_core_plays(void);

/* Plays a game at random. Returns the number of its actions; negative after a failure. */
int32_t header_core_plays(void) {
    mistbank_rules rules;
    mistbank_game* game = NULL;
    mistbank_rollout result;
    if (mistbank_rules_init(&rules, sizeof rules) != MISTBANK_OK) return -1;
    if (mistbank_rules_preset("level1", &rules) != MISTBANK_OK) return -2;
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, NULL, 0, NULL) != MISTBANK_OK) return -3;
    if (mistbank_game_rollout(game, 7, &result) != MISTBANK_OK) return -4;
    mistbank_game_free(game);
    return result.actions;
}

/* A C++ interface to the policy of version 1.0, which is written in C. */
#ifndef STRENGTH_VERSION_1_0_H
#define STRENGTH_VERSION_1_0_H

#include "mistbank.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct player_of_version_1_0 player_of_version_1_0;

/* Creates a player for games with the rules of this game; returns NULL if memory runs out. */
player_of_version_1_0* player_of_version_1_0_new(const mistbank_game* game, uint64_t seed);
void player_of_version_1_0_free(player_of_version_1_0* self);
mistbank_action player_of_version_1_0_choose(player_of_version_1_0* self, const mistbank_game* game);

#ifdef __cplusplus
}
#endif

#endif

#include "version_1_0.h"

#include <stdlib.h>
#include <string.h>

#include "policy.h"

struct player_of_version_1_0 {
    policy policy;
};

player_of_version_1_0* player_of_version_1_0_new(const mistbank_game* game, uint64_t seed) {
    player_of_version_1_0* self = malloc(sizeof *self);
    if (self == NULL) return NULL;
    if (policy_init(&self->policy, game, seed) == MISTBANK_OK) return self;
    free(self);
    return NULL;
}

void player_of_version_1_0_free(player_of_version_1_0* self) {
    if (self == NULL) return;
    policy_free(&self->policy);
    free(self);
}

mistbank_action player_of_version_1_0_choose(player_of_version_1_0* self, const mistbank_game* game) {
    mistbank_action chosen;
    memset(&chosen, 0, sizeof chosen);
    policy_choose(&self->policy, game, &chosen);
    return chosen;
}

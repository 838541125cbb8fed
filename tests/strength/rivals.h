/* How promising a competitive game looks for one player. */
#ifndef STRENGTH_RIVALS_H
#define STRENGTH_RIVALS_H

#include "mistbank.h"

/* About the points by which the player will be ahead of the others. */
double evaluate_rivals(const mistbank_game* game, const mistbank_feature* features, int32_t count, int32_t player);

#endif

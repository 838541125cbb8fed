/* Evaluates a competitive game for one player. */
#ifndef STRENGTH_RIVALS_H
#define STRENGTH_RIVALS_H

#include "mistbank.h"

/* Returns an estimate of the player's final lead over the other players in points. */
double evaluate_rivals(const mistbank_game* game, const mistbank_feature* features, int32_t count, int32_t player);

#endif

/* The tiles that players hold. */
#ifndef TERMINAL_HAND_H
#define TERMINAL_HAND_H

#include "mistbank.h"
#include "screen.h"

/* Whether the game has hands, or tiles drawn ahead. */
int hand_is_played(const mistbank_game* game);

/* Prints the tiles that this player may see: the own hand, or all hands where they are open. */
void hand_show(const mistbank_game* game, const look* how, int32_t player);

#endif

/* The hands of the players. */
#ifndef TERMINAL_HAND_H
#define TERMINAL_HAND_H

#include "mistbank.h"
#include "screen.h"

/* Returns whether the house rules let players hold tiles: a hand, or a tile drawn ahead. */
int hand_is_played(const mistbank_game* game);

/* Prints the hands that this player may see: the player's own hand, or all hands if hands are open. */
void hand_show(const mistbank_game* game, const look* how, int32_t player);

#endif

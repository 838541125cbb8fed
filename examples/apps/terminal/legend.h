/* The legend of the board: its signs, and the marks, pieces and figures of expansions. */
#ifndef TERMINAL_LEGEND_H
#define TERMINAL_LEGEND_H

#include "mistbank.h"
#include "screen.h"

/* Prints the most important signs in a few lines. */
void legend_show_short(const mistbank_game* game, const look* how);
/* Prints every sign that this game may show, and the pieces of its expansions, with one line for each. */
void legend_show(const mistbank_game* game, const look* how);

#endif

/* What is on the board: its signs, and the marks, pieces and figures of expansions. */
#ifndef TERMINAL_LEGEND_H
#define TERMINAL_LEGEND_H

#include "mistbank.h"
#include "screen.h"

/* The signs that matter first, in a few lines. */
void legend_show_short(const mistbank_game* game, const look* how);
/* Every sign that this game may show, and what its expansions bring, one a line. */
void legend_show(const mistbank_game* game, const look* how);

#endif

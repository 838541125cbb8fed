/* What the signs of the board mean. */
#ifndef TERMINAL_LEGEND_H
#define TERMINAL_LEGEND_H

#include "mistbank.h"
#include "screen.h"

/* The signs that matter first, in a few lines. */
void legend_show_short(const mistbank_game* game, const look* how);
/* Every sign that this game may show, one a line. */
void legend_show(const mistbank_game* game, const look* how);

/* Who stands on a kind of segment that no tile prints stands "on top of the tower" and such; null for any other kind. */
const char* legend_place(int32_t segment);
/* Whether only a release leads away from there. */
int legend_place_holds(int32_t segment);

#endif

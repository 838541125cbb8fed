/* The part of the board that fits the screen. */
#ifndef TERMINAL_VIEW_H
#define TERMINAL_VIEW_H

#include "mistbank.h"
#include "screen.h"

/* Prints the board, or the part that fits around the last tile and the places for the drawn tile, with a note on the
 * rest. */
void view_board(const mistbank_game* game, const look* how);
/* Prints the part around a cell. Returns 0 and prints nothing if the board does not reach the cell. */
int view_around(const mistbank_game* game, const look* how, int32_t x, int32_t y);
/* Prints the whole board, if necessary in strips below each other. */
void view_whole_board(const mistbank_game* game, const look* how);

#endif

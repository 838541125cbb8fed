/* The part of the board that fits on the screen. */
#ifndef TERMINAL_VIEW_H
#define TERMINAL_VIEW_H

#include "mistbank.h"
#include "screen.h"

/* Prints the board. If the screen is too small, prints the part with the last tile and the cells for the drawn tile,
 * and a note about the rest. */
void view_board(const mistbank_game* game, const look* how);
/* Prints the part around a cell. If the cell is outside the board, prints the board's range and returns 0. */
int view_around(const mistbank_game* game, const look* how, int32_t x, int32_t y);
/* Prints the whole board. If the screen is too narrow, prints parts of the board below each other. */
void view_whole_board(const mistbank_game* game, const look* how);

#endif

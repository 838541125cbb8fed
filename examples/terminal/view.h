/* The part of the board that the screen has room for. */
#ifndef TERMINAL_VIEW_H
#define TERMINAL_VIEW_H

#include "mistbank.h"
#include "screen.h"

/* Prints the board, or what fits of it around the tile laid last and where the drawn tile may go, and what is cut off.
 */
void view_board(const mistbank_game* game, const look* how);
/* The same around a cell; answers 0, and prints nothing, if the board does not reach there. */
int view_around(const mistbank_game* game, const look* how, int32_t x, int32_t y);
/* Prints all of the board, if need be in strips below each other. */
void view_whole_board(const mistbank_game* game, const look* how);

#endif

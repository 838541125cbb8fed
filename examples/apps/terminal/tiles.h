/* Pictures of tiles, side by side. */
#ifndef TERMINAL_TILES_H
#define TERMINAL_TILES_H

#include "mistbank.h"
#include "screen.h"

typedef struct shown_tile {
    int32_t type;
    int32_t rotation;
    uint32_t numbers; /* bits of the segments whose numbers are shown */
    char caption[32]; /* above the tile; if all are empty, there is no line for them */
    char note[32];    /* below the caption, in the same way */
} shown_tile;

/* Prints the tiles in as many rows as needed. */
void tiles_show(const mistbank_game* game, const look* how, const shown_tile* tiles, int32_t count);

/* Prints the tile of this name in all four rotations, with the numbers of its segments. Returns 0 and prints nothing if
 * the game has no such tile. */
int tiles_show_named(const mistbank_game* game, const look* how, const char* id);
/* Prints all tiles that may be drawn next, or all unseen tiles if nothing more is known. */
void tiles_show_drawable(const mistbank_game* game, const look* how);

#endif

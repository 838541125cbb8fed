/* Pictures of tiles, side by side. */
#ifndef TERMINAL_TILES_H
#define TERMINAL_TILES_H

#include "mistbank.h"
#include "screen.h"

typedef struct shown_tile {
    int32_t type;
    int32_t rotation;
    uint32_t numbers; /* mask of the segments whose numbers are shown: bit `1 << segment` */
    char caption[32]; /* the text above the tile; the line is omitted if all captions are empty */
    char note[32];    /* the text below the caption; the line is omitted if all notes are empty */
} shown_tile;

/* Prints the tiles side by side, in several rows if necessary. */
void tiles_show(const mistbank_game* game, const look* how, const shown_tile* tiles, int32_t count);

/* Prints the tile with this name in all four rotations, with the numbers of the segments. If the game has no such tile,
 * prints nothing and returns 0. */
int tiles_show_named(const mistbank_game* game, const look* how, const char* id);
/* Prints the types of tiles that can be drawn next; if there are none, prints all types of unseen tiles. */
void tiles_show_drawable(const mistbank_game* game, const look* how);

#endif

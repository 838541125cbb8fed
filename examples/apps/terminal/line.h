/* Lines of text, composed from parts and wrapped at the width of the screen. */
#ifndef TERMINAL_LINE_H
#define TERMINAL_LINE_H

#include <stddef.h>

#include "mistbank.h"
#include "screen.h"

typedef struct line {
    char text[1024];
    size_t length; /* in bytes */
} line;

/* Appends text like printf and truncates it if necessary. An empty line is {{0}, 0}. */
void line_add(line* self, const char* format, ...);

/* Returns the plural ending of a noun after this number: "" or "s". */
const char* plural(int32_t count);

/* Returns the number of columns of a text, without its colour codes. */
int32_t width_of(const char* text);
/* Returns the part of a text after this number of columns. Skips colour codes at the start of this part. */
const char* behind_columns(const char* text, int32_t columns);

/* Prints a text and a line end. If `columns` is not 0, wraps longer text; further lines begin with `indent` blanks.
 * Colour codes have no width. */
void print_wrapped(const char* text, int32_t columns, int32_t indent);

/* Returns the name of the player with a colour; without a name, the name of the colour, such as "red". */
const char* name_of_colour(const look* how, int32_t colour);
/* Adds a player in words, such as "player 1 (red, green)" or "player 1 (Anna)". A single player is "the player". */
void line_add_player(line* self, const mistbank_game* game, const look* how, int32_t player);

#endif

/* Lines of words, put together from parts and broken where the screen ends. */
#ifndef TERMINAL_LINE_H
#define TERMINAL_LINE_H

#include <stddef.h>

#include "mistbank.h"

typedef struct line {
    char text[1024];
    size_t length; /* in bytes */
} line;

/* Puts something behind it, as printf would; what does not fit is left out. An empty line is {{0}, 0}. */
void line_add(line* self, const char* format, ...);

/* The end of a noun of which there are so many. */
const char* plural(int32_t count);

/* How many columns a text takes; colours in it take none. */
int32_t width_of(const char* text);
/* What of it is behind its first columns, without the colours that end there. */
const char* behind_columns(const char* text, int32_t columns);

/* Prints a text and a line end. What is wider than `columns`, if that is not 0, goes on in further lines, which begin
 * with `indent` blanks. Colours in it take no room. */
void print_wrapped(const char* text, int32_t columns, int32_t indent);

/* "player 1 (red, green)"; who has all colours is "the player". */
void line_add_player(line* self, const mistbank_game* game, int32_t player);

/* Which sides of its tile a segment on the board reaches: " [north to east]". Nothing for a segment inside its tile. */
void line_add_sides(line* self, const mistbank_game* game, int32_t tile, int32_t segment);

#endif

/* Properties of the output: size, colours, characters. */
#ifndef TERMINAL_SCREEN_H
#define TERMINAL_SCREEN_H

#include <stdint.h>

/* The options of all output. */
typedef struct look {
    int colours;     /* 1: with ANSI colours */
    int ascii;       /* 1: ASCII only */
    int32_t columns; /* the width of the screen; 0: unlimited */
    int32_t rows;    /* the height of the screen; 0: unlimited */
} look;

/* Prepares the output for UTF-8 and colours. Call it before all other functions. */
void screen_open(void);

/* Return whether the output supports colours and UTF-8, as far as known. */
int screen_shows_colours(void);
int screen_shows_utf8(void);

/* Returns whether the input is a keyboard, not a file. */
int screen_is_typed_at(void);

/* Stores the width and height in characters; 0 if unknown, as for a file. */
void screen_measure(int32_t* columns, int32_t* rows);

#endif

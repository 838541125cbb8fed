/* Properties of the output: size, colours, characters. */
#ifndef TERMINAL_SCREEN_H
#define TERMINAL_SCREEN_H

#include "mistbank.h"

/* The options of all output. */
typedef struct look {
    int colours;                                              /* 1: with ANSI colours */
    int ascii;                                                /* 1: only characters of ASCII */
    int32_t columns;                                          /* the number of columns; 0: any number */
    int32_t rows;                                             /* the number of rows; 0: any number */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY]; /* of players, by colour; empty for none */
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

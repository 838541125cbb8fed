/* Properties of the output: size, colours, characters. */
#ifndef TERMINAL_SCREEN_H
#define TERMINAL_SCREEN_H

#include "mistbank.h"

/* The options for all output. */
typedef struct look {
    int colours;                                              /* 1: prints ANSI colours */
    int ascii;                                                /* 1: prints only ASCII characters */
    int32_t columns;                                          /* the number of columns; 0: no limit */
    int32_t rows;                                             /* the number of rows; 0: no limit */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY]; /* names of players, by colour; or empty */
} look;

/* Prepares the output for UTF-8 and colours. Must be called before the other functions. */
void screen_open(void);

/* Return whether the output supports colours, and whether it supports UTF-8. */
int screen_shows_colours(void);
int screen_shows_utf8(void);

/* Returns whether the input comes from a keyboard and not from a file. */
int screen_is_typed_at(void);

/* Stores the width and height of the output in characters; 0 if unknown, for example for a file. */
void screen_measure(int32_t* columns, int32_t* rows);

#endif

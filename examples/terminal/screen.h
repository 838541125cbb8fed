/* What the output is: its size, its colours, its signs. */
#ifndef TERMINAL_SCREEN_H
#define TERMINAL_SCREEN_H

#include <stdint.h>

/* How everything is shown. */
typedef struct look {
    int colours;     /* 1: with ANSI colours */
    int ascii;       /* 1: in signs of ASCII alone */
    int32_t columns; /* that fit beside each other; 0: any number */
    int32_t rows;    /* that fit below each other; 0: any number */
} look;

/* Readies the output for UTF-8 and colours; to be called before all others. */
void screen_open(void);

/* What the output is fit for, as far as it tells. */
int screen_shows_colours(void);
int screen_shows_utf8(void);

/* Whether somebody types, rather than a file. */
int screen_is_typed_at(void);

/* How many signs fit beside and below each other; 0 where nothing is known, as in a file. */
void screen_measure(int32_t* columns, int32_t* rows);

#endif

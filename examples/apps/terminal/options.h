/* The options of the command line. */
#ifndef TERMINAL_OPTIONS_H
#define TERMINAL_OPTIONS_H

#include "mistbank.h"

typedef struct options {
    mistbank_rules rules;
    const char* tiles;     /* a tile set to play with, or null */
    const char* load;      /* a record to go on with, or null */
    const char* position;  /* a position to begin with, or null */
    const char* record;    /* where the record of the game goes, or null */
    const char* svg;       /* where the picture of the board goes in the end, or null */
    int automatic;         /* the program plays all by itself */
    int quiet;             /* only the result is told */
    int expansions_chosen; /* by themselves, whatever game they are played with */
    int colours;           /* -1: if the output is a terminal */
    int ascii;             /* -1: if the locale is not one of UTF-8 */
    /* Of players, by colour; empty for none. */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY];
    int32_t width; /* columns of the screen, 0 for any number; -1: what it tells */
} options;

enum { OPTIONS_GO_ON = -1, OPTIONS_WRONG = 2 };

/* Reads the command line. Returns OPTIONS_GO_ON, or the exit code after help or an error message. */
int options_read(options* self, int count, char** words);

#endif

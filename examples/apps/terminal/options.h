/* The options of the command line. */
#ifndef TERMINAL_OPTIONS_H
#define TERMINAL_OPTIONS_H

#include "mistbank.h"

typedef struct options {
    mistbank_rules rules;
    const char* tiles;     /* a tile set to play with, or null */
    const char* load;      /* a record to continue, or null */
    const char* position;  /* a position to begin with, or null */
    const char* record;    /* the file for the record of the game, or null */
    const char* svg;       /* the file for the final picture of the board, or null */
    int automatic;         /* the program plays all moves */
    int quiet;             /* print only the result */
    int expansions_chosen; /* whether the option --expansions has set them */
    int colours;           /* -1: if the output is a terminal */
    int ascii;             /* -1: if the locale does not use UTF-8 */
    /* The names of players, by colour; empty for none. */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY];
    int32_t width; /* columns of the screen, 0 for any number; -1: the size of the terminal */
} options;

enum { OPTIONS_GO_ON = -1, OPTIONS_WRONG = 2 };

/* Reads the command line. Returns OPTIONS_GO_ON, or the exit code after help or an error message. */
int options_read(options* self, int count, char** words);

#endif

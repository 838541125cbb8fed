/* The command-line options. */
#ifndef TERMINAL_OPTIONS_H
#define TERMINAL_OPTIONS_H

#include "mistbank.h"

typedef struct options {
    mistbank_rules rules;
    const char* tiles;     /* the file of a tile set, or null */
    const char* load;      /* the file of a record to continue, or null */
    const char* position;  /* the file of an initial position, or null */
    const char* record;    /* the file for the record of the game, or null */
    const char* svg;       /* the file for the final picture of the board, or null */
    int automatic;         /* whether the adviser plays the whole game */
    int quiet;             /* whether the program prints only the result */
    int expansions_chosen; /* whether --expansions was given */
    int colours;           /* whether to print colours; -1: only if screen_shows_colours() */
    int ascii;             /* whether to print only ASCII; -1: only if not screen_shows_utf8() */
    /* The names of players, by colour; empty for none. */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY];
    int32_t width; /* columns of the screen; 0: no limit; -1: the width of the terminal */
} options;

enum { OPTIONS_GO_ON = -1, OPTIONS_WRONG = 2 };

/* Reads the command line. Returns OPTIONS_GO_ON, or the exit code after help or an error message. */
int options_read(options* self, int count, char** words);

#endif

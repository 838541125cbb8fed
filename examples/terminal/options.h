/* The options of the command line. */
#ifndef TERMINAL_OPTIONS_H
#define TERMINAL_OPTIONS_H

#include "mistbank.h"

typedef struct options {
    mistbank_rules rules;
    const char* tiles;     /* a tile set, or null */
    const char* load;      /* a record to continue, or null */
    const char* position;  /* a position to start from, or null */
    const char* record;    /* the file for the record of the game, or null */
    const char* svg;       /* the file for the final picture of the board, or null */
    int automatic;         /* the program plays for all players */
    int quiet;             /* only the result is printed */
    int expansions_chosen; /* chosen by an option of their own, for any game */
    int colours;           /* -1: on if the output is a terminal */
    int ascii;             /* -1: on if the locale does not use UTF-8 */
    int32_t width;         /* columns of the screen; 0: unlimited; -1: ask the screen */
} options;

enum { OPTIONS_GO_ON = -1, OPTIONS_WRONG = 2 };

/* Reads the command line. Returns OPTIONS_GO_ON, or the exit code after help or an error message. */
int options_read(options* self, int count, char** words);

#endif

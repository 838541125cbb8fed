/* One game and its settings at the table. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "options.h"
#include "screen.h"

typedef struct session {
    mistbank_game* game;
    mistbank_tile_set* set; /* null: the built-in sets */
    look how;
    int chose_ascii;    /* ASCII was requested */
    const char* record; /* the file for the record after every action, or null */
    int32_t told;       /* the number of events told so far */
    int32_t holder;     /* with hidden hands, the player at the screen; -1: nobody yet */
} session;

/* Creates or loads the game of the options. Returns 0 after an error message if this fails. */
int session_open(session* self, const options* wanted);
void session_close(session* self);

/* The following functions return 0 after an error message if they fail. */
int session_save(const session* self, const char* path);
int session_draw(const session* self, const char* path);
int session_load(session* self, const char* path);  /* a record, or a position */
int session_begin(session* self, const char* path); /* a position */
/* Saves the record to the file of the options. Succeeds if there is no such file. */
int session_keep_record(const session* self);

/* If players with hidden hands share a screen, asks for the deciding player before showing a hand. Returns 0 at the end
 * of the input. */
int session_hand_over(session* self);
/* Shows the visible tiles of hands. Returns 0 at the end of the input. */
int session_show_hand(session* self);

/* Shows the board, and the state of the game below it. */
void session_show(const session* self);
void session_show_status(const session* self);
/* Tells the new events, a sentence each. */
void session_tell(session* self);
/* Tells the events of the last turns. */
void session_tell_last_turns(session* self, int turns);
/* Prints the result or the state of the game in one line, and a second line that is equal only for equal games. */
void session_tell_result(const session* self);
/* Prints the sources of points, a line for each score. */
void session_tell_sources(const session* self);

#endif

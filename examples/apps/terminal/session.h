/* A game in the terminal, and the settings of the program. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "options.h"
#include "screen.h"

typedef struct session {
    mistbank_game* game;
    mistbank_tile_set* set; /* the tile set that the options name; null: the built-in sets */
    look how;
    int chose_ascii;    /* whether the options request ASCII */
    const char* record; /* the file to which the record is saved after every action, or null */
    int32_t told;       /* the number of events that were printed or skipped */
    int32_t holder;     /* the player at the screen in games with hidden hands; -1: none yet */
} session;

/* Creates or loads the game that the options request. If this fails, prints an error message and returns 0. */
int session_open(session* self, const options* wanted);
void session_close(session* self);

/* If one of the following functions fails, it prints an error message and returns 0. */
int session_save(const session* self, const char* path);
int session_draw(const session* self, const char* path);
int session_load(session* self, const char* path);  /* reads a record or a position */
int session_begin(session* self, const char* path); /* reads a position */
/* Saves the record to the file that the options name. Succeeds without effect if they name no file. */
int session_keep_record(const session* self);

/* If players with hidden hands share a screen, waits for the deciding player before a hand is shown. Returns 0 if the
 * player quits or the input ends. */
int session_hand_over(session* self);
/* Shows the hands that the deciding player may see. Returns 0 if the player quits or the input ends. */
int session_show_hand(session* self);

/* Shows the board with the state of the game below it, or only the state. */
void session_show(const session* self);
void session_show_status(const session* self);
/* Prints the new events, one sentence for each event. */
void session_tell(session* self);
/* Prints the events of the last turns. */
void session_tell_last_turns(session* self, int turns);
/* Prints the result and the points of the game on one line, and the state hash on a second line. */
void session_tell_result(const session* self);
/* Prints the sources of the points, one line for each scoring meeple that has points. */
void session_tell_sources(const session* self);

#endif

/* One game at the table, with what belongs to it. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "options.h"
#include "screen.h"

typedef struct session {
    mistbank_game* game;
    mistbank_tile_set* set; /* null for the built-in ones */
    look how;
    int chose_ascii;    /* signs of ASCII were asked for */
    const char* record; /* where the record goes after every action, or null */
    int32_t told;       /* events that have been told */
    int32_t holder;     /* the player who sits at the screen, where hands are hidden; -1 for nobody yet */
} session;

/* Makes or loads the game that the options ask for; answers 0, after a complaint, if that cannot be. */
int session_open(session* self, const options* wanted);
void session_close(session* self);

/* All answer whether it worked, after a complaint if not. */
int session_save(const session* self, const char* path);
int session_draw(const session* self, const char* path);
int session_load(session* self, const char* path);  /* a record, or a position */
int session_begin(session* self, const char* path); /* a position */
/* The same with what the game was opened with; where nothing is recorded it works. */
int session_keep_record(const session* self);

/* Where hands are hidden and people sit at one screen, asks for whoever decides before a hand is shown. Answers 0 when
 * the input has ended. */
int session_hand_over(session* self);
/* The tiles of hands that may be seen; 0 as above. */
int session_show_hand(session* self);

/* The board, and below it how the game stands. */
void session_show(const session* self);
void session_show_status(const session* self);
/* What happened since it was told last, a sentence each. */
void session_tell(session* self);
/* What happened in the last turns. */
void session_tell_last_turns(session* self, int turns);
/* How it ended, or stands: one line, and a second one that is equal for equal games only. */
void session_tell_result(const session* self);
/* What the points came from, a line for each score. */
void session_tell_sources(const session* self);

#endif

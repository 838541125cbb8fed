/* A game played at the keyboard. */
#ifndef TERMINAL_PLAY_H
#define TERMINAL_PLAY_H

#include "session.h"

/* Plays until a player quits or the input ends. */
void play_by_hand(session* self);

#endif

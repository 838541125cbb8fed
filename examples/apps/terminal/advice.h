/* The library's adviser, for automatic games and for hints. */
#ifndef TERMINAL_ADVICE_H
#define TERMINAL_ADVICE_H

#include "session.h"

/* Plays the game to its end. Returns 0 after an error message if a call failed. */
int advice_play_alone(session* self);
/* Shows the advised actions with reasons. Returns 0 like advice_play_alone(). */
int advice_show(const session* self);
/* Reviews the game so far and shows the most costly decisions. Returns 0 like advice_play_alone(). */
int advice_look_back(const session* self);

#endif

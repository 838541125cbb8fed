/* The library's adviser, for automatic games and for hints. */
#ifndef TERMINAL_ADVICE_H
#define TERMINAL_ADVICE_H

#include "session.h"

/* Plays the game to its end with advisers. If a call to the library fails, prints an error message and returns 0. */
int advice_play_alone(session* self);
/* Prints the best actions with reasons. If a call fails, prints a message and returns 0. */
int advice_show(const session* self);
/* Reviews the game so far and prints the most costly decisions. If a call fails, prints a message and returns 0. */
int advice_look_back(const session* self);

#endif

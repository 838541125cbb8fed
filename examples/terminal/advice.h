/* What the library's adviser says: for games that play themselves, and as a hint. */
#ifndef TERMINAL_ADVICE_H
#define TERMINAL_ADVICE_H

#include "session.h"

/* Plays the game to its end. Answers 0, after a complaint, if something failed that must not. */
int advice_play_alone(session* self);
/* Shows the actions that are advised, and why. Answers 0 as above. */
int advice_show(const session* self);
/* Looks at the game so far again and shows which decisions cost most. Answers 0 as above. */
int advice_look_back(const session* self);

#endif

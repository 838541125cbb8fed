/* Commands that the player can type instead of an answer. */
#ifndef TERMINAL_COMMANDS_H
#define TERMINAL_COMMANDS_H

#include "session.h"

/* The next step of the game after a line of input. NO_COMMAND: the line is not a command. */
enum { QUIT, SHOW_ALL, SHOW_MENU, ASK_AGAIN, NO_COMMAND };

/* Runs a line if it is a command. Returns the next step. */
int obey(session* self, const char* typed);

/* Prints an error message with suggestions for a line that is neither a command nor an answer. */
void tell_unknown(const session* self, const char* typed);

#endif

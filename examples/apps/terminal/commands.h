/* Commands that can be typed instead of an answer. */
#ifndef TERMINAL_COMMANDS_H
#define TERMINAL_COMMANDS_H

#include "session.h"

/* The next step. NO_COMMAND: the line is no command. */
enum { QUIT, SHOW_ALL, SHOW_MENU, ASK_AGAIN, NO_COMMAND };

/* Runs a line if it is a command. */
int obey(session* self, const char* typed);

/* Prints suggestions for a line that is neither a command nor an answer. */
void tell_unknown(const session* self, const char* typed);

#endif

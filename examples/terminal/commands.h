/* What can be typed beside the answers to a question. */
#ifndef TERMINAL_COMMANDS_H
#define TERMINAL_COMMANDS_H

#include "session.h"

/* What is to happen next. NO_COMMAND: the line is none. */
enum { QUIT, SHOW_ALL, SHOW_MENU, ASK_AGAIN, NO_COMMAND };

/* Obeys a line, if it is a command. */
int obey(session* self, const char* typed);

/* Says what else could be meant, where a line is neither a command nor an answer. */
void tell_unknown(const session* self, const char* typed);

#endif

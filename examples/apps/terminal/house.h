/* House rules on the command line: "hand=3,hole_turn,table=9x9". */
#ifndef TERMINAL_HOUSE_H
#define TERMINAL_HOUSE_H

#include "mistbank.h"

/* Prints the help of the option --house. */
void house_print_help(void);

/* Reads house rules, separated by commas, into the rules. Returns 0 if they cannot be read; `wrong` gets the words. */
int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity);

#endif

/* House rules on the command line, such as "hand=3,hole_turn,table=9x9". */
#ifndef TERMINAL_HOUSE_H
#define TERMINAL_HOUSE_H

#include "mistbank.h"

/* Prints the help of the option --house. */
void house_print_help(void);

/* Reads house rules, separated by commas, into the rules. If the text is invalid, stores the invalid part in `wrong`
 * and returns 0. */
int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity);

#endif

/* House rules on the command line: "hand=3,hole_turn,table=9x9". */
#ifndef TERMINAL_HOUSE_H
#define TERMINAL_HOUSE_H

#include "mistbank.h"

/* The names for --house, for the help. */
extern const char* const house_help;

/* Reads house rules, separated by commas, into the rules. Returns 0 at the first unknown word, and stores it in
 * `wrong`, which has `capacity` bytes. */
int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity);

#endif

/* House rules on the command line: "hand=3,hole_turn,table=9x9". */
#ifndef TERMINAL_HOUSE_H
#define TERMINAL_HOUSE_H

#include "mistbank.h"

/* What --house may name, for the help. */
extern const char* const house_help;

/* Reads house rules, parted by commas, into the rules. Answers 0 at the first word that is none, which `wrong` gets, of
 * so many bytes. */
int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity);

#endif

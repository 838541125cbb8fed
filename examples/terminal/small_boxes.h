/* What the answers of the small boxes mean, in words. */
#ifndef TERMINAL_SMALL_BOXES_H
#define TERMINAL_SMALL_BOXES_H

#include "meaning.h"

/* Nothing for actions of other boxes. */
void line_add_small_box(line* text, const question* self, const mistbank_action* action);

/* What a message says (MSG-7): "3 points for each of one's farmers". */
const char* words_for_message(int32_t number);

#endif

/* What questions ask and answers mean, in words. */
#ifndef TERMINAL_MEANING_H
#define TERMINAL_MEANING_H

#include "line.h"

/* The open decision with its legal actions. */
typedef struct question {
    const mistbank_game* game;
    const mistbank_decision* decision;
    const mistbank_action* actions;
    int32_t count;
} question;

/* "Player 2 (blue): what is placed on the tile at 3,-1?" */
void line_add_question(line* text, const question* self);

/* What an action means; its own text stands beside it. */
void line_add_meaning(line* text, const question* self, const mistbank_action* action);

/* What all actions of a kind do. */
const char* words_for_kind(int32_t kind);

#endif

/* Features and figures of the board in words, as answers name them. */
#ifndef TERMINAL_THINGS_H
#define TERMINAL_THINGS_H

#include "line.h"
#include "meaning.h"

/* "road 1, north to east: 3 tiles, worth 3, 1 open end". */
void line_add_feature(line* text, const question* self, int32_t tile, int32_t segment);

/* A segment of the board that something goes to: "at 3,-1 on the road ...". */
void line_add_segment_at(line* text, const question* self, const mistbank_action* action);

/* The figure that an action names: "the red abbot at 3,-1 on ...". */
void line_add_figure_at(line* text, const question* self, const mistbank_action* action);

/* What stands on a figure or beside it: ", with 2 ghosts". */
void line_add_company(line* text, const mistbank_figure* figure);

/* As people call a kind of figure. */
const char* words_for_figure(int32_t kind);

/* Whether the count of an action names such a figure. */
int is_named(const mistbank_figure* figure, uint8_t count);

/* MISTBANK_SEGMENT_..., 0 for none. */
int32_t kind_of_segment(const question* self, int32_t tile, int32_t segment);

#endif

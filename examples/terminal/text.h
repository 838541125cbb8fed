/* Text in and out: files, lines from the keyboard, and what the library writes. */
#ifndef TERMINAL_TEXT_H
#define TERMINAL_TEXT_H

#include "mistbank.h"

/* The whole file as text that the caller frees; null, after a complaint, if it cannot be read. */
char* text_of_file(const char* path);
/* Answers whether it worked, after a complaint if not. */
int text_to_file(const char* path, const char* text);

/* The next line from the keyboard without its end; 0 when there is no more. Longer lines are cut. */
int read_line(char* line, int capacity);

/* Whether colours can be expected to show on the output. */
int output_is_terminal(void);

/* What the library tells of a game; the caller frees it. Null if there is no memory. */
char* text_of_board(const mistbank_game* game, int colours);
char* text_of_status(const mistbank_game* game, int colours);
char* text_of_tile(const mistbank_game* game, int32_t type, int32_t rotation, int colours);
char* text_of_picture(const mistbank_game* game);
char* text_of_record(const mistbank_game* game);
char* text_of_event(const mistbank_game* game, const mistbank_event* event);

/* Why the game refused its last call. */
void print_refusal(const mistbank_game* game);

#endif

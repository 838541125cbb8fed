/* Text in and out: files, lines from the keyboard, and what the library writes. */
#ifndef TERMINAL_TEXT_H
#define TERMINAL_TEXT_H

#include "mistbank.h"
#include "screen.h"

/* The whole file as text that the caller frees; null, after a complaint, if it cannot be read. */
char* text_of_file(const char* path);
/* Answers whether it worked, after a complaint if not. */
int text_to_file(const char* path, const char* text);
/* Whether a file can be written there, after a complaint that names the option if not. What it holds stays; a new one
 * is empty. */
int file_can_be_written(const char* option, const char* path);

/* The next line from the keyboard without its end; 0 when there is no more. Longer lines are cut. */
int read_line(char* line, int capacity);

/* What the library tells of a game; the caller frees it. Null if there is no memory. */
char* text_of_board(const mistbank_game* game, const look* how, const mistbank_window* part);
char* text_of_status(const mistbank_game* game, const look* how);
/* With the numbers of those segments whose bits are set. */
char* text_of_tile(const mistbank_game* game, int32_t type, int32_t rotation, uint32_t numbers, const look* how);
char* text_of_picture(const mistbank_game* game);
char* text_of_record(const mistbank_game* game);
/* As everybody at the table sees it. */
char* text_of_position(const mistbank_game* game);
char* text_of_event(const mistbank_game* game, const mistbank_event* event);

/* Why the game refused its last call. */
void print_refusal(const mistbank_game* game);

#endif

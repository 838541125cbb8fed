/* Input and output of text: files, lines from the keyboard, and texts from the library. */
#ifndef TERMINAL_TEXT_H
#define TERMINAL_TEXT_H

#include "mistbank.h"
#include "screen.h"

/* Returns the text of a file; the caller frees it. If the file cannot be read, prints an error message and returns
 * null. */
char* text_of_file(const char* path);
/* Writes a text to a file. If writing fails, prints an error message and returns 0. */
int text_to_file(const char* path, const char* text);
/* Returns whether the file can be written. If not, prints an error message that names the option. Keeps the contents of
 * an existing file, and creates a missing file. */
int file_can_be_written(const char* option, const char* path);

/* Reads the next line from the keyboard without its end. Returns 0 at the end of the input. Longer lines are cut. */
int read_line(char* line, int capacity);

/* Returns the library's options for texts on this screen. */
mistbank_text_options options_of(const look* how);

/* Each of the following functions returns a text from the library. The caller frees the text. Null: not enough
 * memory. */
char* text_of_board(const mistbank_game* game, const look* how, const mistbank_window* part);
char* text_of_status(const mistbank_game* game, const look* how);
/* `numbers`: the segments that are shown with their numbers, one bit for each. */
char* text_of_tile(const mistbank_game* game, int32_t type, int32_t rotation, uint32_t numbers, const look* how);
char* text_of_picture(const mistbank_game* game);
char* text_of_record(const mistbank_game* game);
/* Returns the position without hidden information. */
char* text_of_position(const mistbank_game* game);
char* text_of_event(const mistbank_game* game, const look* how, const mistbank_event* event);

/* Prints the reason why the game refused its last call. */
void print_refusal(const mistbank_game* game);

#endif

/* Text input and output: files, lines from the keyboard, and texts of the library. */
#ifndef TERMINAL_TEXT_H
#define TERMINAL_TEXT_H

#include "mistbank.h"
#include "screen.h"

/* Returns the whole file as text, which the caller frees; null after an error message if the file cannot be read. */
char* text_of_file(const char* path);
/* Returns 0 after an error message if writing fails. */
int text_to_file(const char* path, const char* text);
/* Returns whether the file can be written; if not, prints an error message that names the option. Keeps the contents of
 * an existing file, and creates a missing file. */
int file_can_be_written(const char* option, const char* path);

/* Reads the next line from the keyboard without its end. Returns 0 at the end of the input. Longer lines are cut. */
int read_line(char* line, int capacity);

/* Returns the library's options for texts on this screen. */
mistbank_text_options options_of(const look* how);

/* Returns a text of the library about a game; the caller frees it. Null if memory runs out. */
char* text_of_board(const mistbank_game* game, const look* how, const mistbank_window* part);
char* text_of_status(const mistbank_game* game, const look* how);
/* `numbers`: a bit for each segment that is shown with its number. */
char* text_of_tile(const mistbank_game* game, int32_t type, int32_t rotation, uint32_t numbers, const look* how);
char* text_of_picture(const mistbank_game* game);
char* text_of_record(const mistbank_game* game);
/* Without hidden information. */
char* text_of_position(const mistbank_game* game);
char* text_of_event(const mistbank_game* game, const look* how, const mistbank_event* event);

/* Prints the reason why the game refused its last call. */
void print_refusal(const mistbank_game* game);

#endif

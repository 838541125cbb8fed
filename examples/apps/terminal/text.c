#include "text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The maximum number of bytes read from a file: one more than the library accepts, so that the library refuses longer
 * files. */
enum { MOST_BYTES = MISTBANK_MAX_RECORD_TEXT + 1 };

static void complain(const char* path) { fprintf(stderr, "terminal: %s: %s\n", path, strerror(errno)); }

char* text_of_file(const char* path) {
    FILE* file = fopen(path, "rb");
    char* text = file == NULL ? NULL : malloc(MOST_BYTES + 1);
    if (text == NULL) {
        complain(path);
        if (file != NULL) fclose(file);
        return NULL;
    }
    const size_t length = fread(text, 1, MOST_BYTES, file);
    const int failed = ferror(file);
    if (failed) complain(path);
    fclose(file);
    if (failed) {
        free(text);
        return NULL;
    }
    text[length] = '\0';
    return text;
}

int text_to_file(const char* path, const char* text) {
    FILE* file = fopen(path, "wb");
    int worked = file != NULL && fputs(text, file) >= 0;
    if (file != NULL && fclose(file) != 0) worked = 0;
    if (!worked) complain(path);
    return worked;
}

int file_can_be_written(const char* option, const char* path) {
    FILE* file = fopen(path, "ab");
    const int worked = file != NULL && fclose(file) == 0;
    if (!worked) fprintf(stderr, "terminal: %s: %s cannot be written: %s\n", option, path, strerror(errno));
    return worked;
}

int read_line(char* line, int capacity) {
    if (fgets(line, capacity, stdin) == NULL) return 0;
    const size_t end = strcspn(line, "\r\n");
    if (line[end] == '\0') {
        for (int c = getchar(); c != '\n' && c != EOF;) c = getchar();
    }
    line[end] = '\0';
    return 1;
}

/* Allocates memory for a text. `status` is the result of the library call that stores the length of the text. The
 * length is passed by pointer, because C may evaluate the arguments in any order and could read the length before the
 * call. */
static char* room_for(mistbank_status status, const int32_t* length) {
    return status == MISTBANK_OK ? malloc((size_t)*length + 1) : NULL;
}

mistbank_text_options options_of(const look* how) {
    mistbank_text_options options;
    mistbank_text_options_init(&options, sizeof options);
    options.colours = how->colours;
    options.ascii = how->ascii;
    options.fits = 1;
    memcpy(options.names, how->names, sizeof options.names);
    return options;
}

char* text_of_board(const mistbank_game* game, const look* how, const mistbank_window* part) {
    mistbank_text_options options = options_of(how);
    options.x = part->x;
    options.y = part->y;
    options.width = part->width;
    options.height = part->height;
    int32_t length = 0;
    char* text = room_for(mistbank_game_render_text(game, &options, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_render_text(game, &options, text, length + 1, NULL);
    return text;
}

char* text_of_status(const mistbank_game* game, const look* how) {
    const mistbank_text_options options = options_of(how);
    int32_t length = 0;
    char* text = room_for(mistbank_game_summary(game, &options, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_summary(game, &options, text, length + 1, NULL);
    return text;
}

char* text_of_tile(const mistbank_game* game, int32_t type, int32_t rotation, uint32_t numbers, const look* how) {
    mistbank_text_options options = options_of(how);
    options.numbers = numbers;
    int32_t length = 0;
    char* text = room_for(mistbank_game_render_tile(game, type, rotation, &options, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_render_tile(game, type, rotation, &options, text, length + 1, NULL);
    return text;
}

char* text_of_picture(const mistbank_game* game) {
    int32_t length = 0;
    char* text = room_for(mistbank_game_render_svg(game, NULL, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_render_svg(game, NULL, text, length + 1, NULL);
    return text;
}

char* text_of_record(const mistbank_game* game) {
    int32_t length = 0;
    char* text = room_for(mistbank_game_to_record(game, MISTBANK_RECORD_FULL, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_to_record(game, MISTBANK_RECORD_FULL, text, length + 1, NULL);
    return text;
}

char* text_of_position(const mistbank_game* game) {
    int32_t length = 0;
    char* text = room_for(mistbank_game_to_position(game, MISTBANK_VIEWER_NOBODY, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_to_position(game, MISTBANK_VIEWER_NOBODY, text, length + 1, NULL);
    return text;
}

char* text_of_event(const mistbank_game* game, const look* how, const mistbank_event* event) {
    const mistbank_text_options options = options_of(how);
    int32_t length = 0;
    char* text = room_for(mistbank_game_describe_event(game, event, &options, NULL, 0, &length), &length);
    if (text != NULL) mistbank_game_describe_event(game, event, &options, text, length + 1, NULL);
    return text;
}

void print_refusal(const mistbank_game* game) {
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    mistbank_game_message(game, message, sizeof message, NULL);
    printf("No: %s.\n", message);
}

#include "line.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void line_add(line* self, const char* format, ...) {
    va_list parts;
    const size_t room = sizeof self->text - self->length;
    va_start(parts, format);
    const int length = vsnprintf(self->text + self->length, room, format, parts);
    va_end(parts);
    if (length > 0) self->length += (size_t)length < room ? (size_t)length : room - 1;
}

const char* plural(int32_t count) { return count == 1 ? "" : "s"; }

/* Returns the length of the next character in bytes, and stores the character's width in columns. A colour code has
 * width 0. */
static size_t sign_at(const char* text, int32_t* columns) {
    *columns = text[0] == '\x1b' ? 0 : 1;
    if (text[0] == '\x1b') {
        const size_t end = strcspn(text, "m");
        return text[end] == 'm' ? end + 1 : end;
    }
    size_t length = 1;
    while (((unsigned char)text[length] & 0xC0u) == 0x80u) ++length; /* continuation bytes of UTF-8 */
    return length;
}

int32_t width_of(const char* text) {
    int32_t sum = 0;
    for (int32_t width = 0; *text != '\0'; sum += width) text += sign_at(text, &width);
    return sum;
}

const char* behind_columns(const char* text, int32_t columns) {
    int32_t left = columns;
    while (*text != '\0') {
        int32_t width = 0;
        const size_t length = sign_at(text, &width);
        if (width > left) break;
        text += length;
        left -= width;
    }
    return text;
}

/* Returns the number of bytes of a text that fit into the columns. If possible, these bytes end with a complete
 * word. */
static size_t fitting(const char* text, int32_t columns) {
    size_t end = 0;
    size_t end_of_word = 0;
    for (int32_t left = columns; text[end] != '\0';) {
        int32_t width = 0;
        const size_t length = sign_at(text + end, &width);
        if (width > left) return end_of_word > 0 ? end_of_word : end;
        if (text[end] == ' ') end_of_word = end;
        left -= width;
        end += length;
    }
    return end;
}

void print_wrapped(const char* text, int32_t columns, int32_t indent) {
    int32_t room = columns;
    while (columns > indent && text[0] != '\0') {
        const size_t length = fitting(text, room);
        printf("%.*s\n", (int)length, text);
        text += length;
        while (text[0] == ' ') ++text;
        if (text[0] == '\0') return;
        printf("%*s", (int)indent, "");
        room = columns - indent;
    }
    printf("%s\n", text);
}

const char* name_of_colour(const look* how, int32_t colour) {
    const int has_name = colour >= 0 && colour < MISTBANK_MAX_COLOURS && how->names[colour][0] != '\0';
    return has_name ? how->names[colour] : mistbank_colour_name(colour);
}

void line_add_player(line* self, const mistbank_game* game, const look* how, int32_t player) {
    const char* before = "";
    line names = {{0}, 0};
    int is_alone = 1;
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        const int32_t owner = mistbank_game_player_of(game, colour);
        if (owner >= 0 && owner != player) is_alone = 0;
        if (owner != player || strstr(names.text, name_of_colour(how, colour)) != NULL) continue;
        line_add(&names, "%s%s", before, name_of_colour(how, colour));
        before = ", ";
    }
    if (is_alone) {
        line_add(self, "the player");
    } else {
        line_add(self, "player %" PRId32 " (%s)", player + 1, names.text);
    }
}

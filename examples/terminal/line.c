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

/* Returns the bytes of the next character, and its columns: 0 for a change of colours. */
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

/* Returns the number of bytes that fit into the columns, if possible up to the end of a word. */
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

void line_add_player(line* self, const mistbank_game* game, int32_t player) {
    int is_alone = 1;
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        const int32_t owner = mistbank_game_player_of(game, colour);
        if (owner >= 0 && owner != player) is_alone = 0;
    }
    if (is_alone) {
        line_add(self, "the player");
        return;
    }
    const char* before = " (";
    line_add(self, "player %" PRId32, player + 1);
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        if (mistbank_game_player_of(game, colour) != player) continue;
        line_add(self, "%s%s", before, mistbank_colour_name(colour));
        before = ", ";
    }
    if (before[0] == ',') line_add(self, ")");
}

/* --- sides of segments -------------------------------------------------------------------------------------------- */

static const char* const side_names[] = {"north", "east", "south", "west"};

/* Rotates a mask: every quarter turn moves the `each` bits of a side to the next side. */
static uint32_t turned(int32_t mask, int32_t rotation, int each) {
    const uint32_t by = (uint32_t)(rotation * each);
    const uint32_t all = (uint32_t)mask;
    return ((all << by) | (all >> (4u * (uint32_t)each - by))) & ((1u << 4 * each) - 1u);
}

static void add_name(line* names, const char* between, const char* name) {
    line_add(names, "%s%s", names->length > 0 ? between : "", name);
}

static void add_sides(line* names, uint32_t sides, const char* between) {
    int count = 0;
    for (int side = 0; side < 4; ++side) count += (int)(sides >> side & 1u);
    if (count == 4) add_name(names, between, "on all sides");
    for (int side = 0; side < 4 && count < 4; ++side) {
        const int is_reached = (int)(sides >> side & 1u);
        if (count < 3 && is_reached) add_name(names, between, side_names[side]);
        if (count == 3 && !is_reached) line_add(names, "all but %s", side_names[side]);
    }
}

/* The halves of the sides are numbered clockwise from the north-west. Two halves at a corner are named by the corner,
 * two halves of a side by the side, and a single half by side and direction. */
static void add_halves(line* names, uint32_t halves) {
    static const char* const corners[] = {"north-west", "north-east", "south-east", "south-west"};
    static const char* const half_names[] = {
        "north side's west half", "north side's east half", "east side's north half", "east side's south half",
        "south side's east half", "south side's west half", "west side's south half", "west side's north half"};
    uint32_t left = halves;
    if (halves == 0) add_name(names, "", "inside");
    if (halves == 0xFFu) {
        add_name(names, "", "on all sides");
        return;
    }
    for (int side = 0; side < 4; ++side) {
        const uint32_t both = 3u << 2 * side;
        if ((halves & both) != both) continue;
        add_name(names, " and ", side_names[side]);
        left &= ~both;
    }
    for (int corner = 0; corner < 4; ++corner) {
        const uint32_t both = 1u << 2 * corner | 1u << (2 * corner + 7) % 8;
        if ((left & both) != both) continue;
        add_name(names, " and ", corners[corner]);
        left &= ~both;
    }
    for (int half = 0; half < 8; ++half) {
        if ((left >> half & 1u) != 0) add_name(names, " and ", half_names[half]);
    }
}

void line_add_sides(line* self, const mistbank_game* game, int32_t tile, int32_t segment) {
    mistbank_tile laid;
    mistbank_segment printed;
    line names = {{0}, 0};
    if (mistbank_game_tile(game, tile, &laid) != MISTBANK_OK || laid.type < 0) return;
    if (mistbank_game_segment(game, laid.type, segment, &printed) != MISTBANK_OK) return;
    if (printed.kind == MISTBANK_SEGMENT_FIELD) {
        add_halves(&names, turned(printed.half_sides, laid.rotation, 2));
    } else {
        const int is_road = printed.kind == MISTBANK_SEGMENT_ROAD;
        add_sides(&names, turned(printed.sides, laid.rotation, 1), is_road ? " to " : " and ");
    }
    if (names.length > 0) line_add(self, " [%s]", names.text);
}

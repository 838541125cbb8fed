#include "tiles.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/* The gap before a tile, the width of a tile with this gap (both in characters), and the maximum number of tiles side
 * by side. */
enum { GAP = 4, WIDTH = GAP + 13, MOST_BESIDE = 8 };

/* Prints the captions or the notes of all tiles on one line above the pictures. `words` is the offset of the caption or
 * the note in shown_tile. Prints nothing if all these texts are empty. */
static void show_words(const shown_tile* tiles, int32_t count, size_t words) {
    int has_words = 0;
    for (int32_t i = 0; i < count; ++i) has_words = has_words || ((const char*)&tiles[i])[words] != '\0';
    for (int32_t i = 0; has_words && i < count; ++i) {
        const int is_last = i + 1 == count;
        printf("%*s%-*s%s", GAP, "", is_last ? 0 : WIDTH - GAP, (const char*)&tiles[i] + words, is_last ? "\n" : "");
    }
}

static void show_row(const mistbank_game* game, const look* how, const shown_tile* tiles, int32_t count) {
    char* pictures[MOST_BESIDE] = {NULL};
    const char* lines[MOST_BESIDE] = {NULL};
    for (int32_t i = 0; i < count; ++i) {
        const shown_tile* tile = &tiles[i];
        lines[i] = pictures[i] = text_of_tile(game, tile->type, tile->rotation, tile->numbers, how);
    }
    show_words(tiles, count, offsetof(shown_tile, caption));
    show_words(tiles, count, offsetof(shown_tile, note));
    for (int is_more = 1; is_more;) {
        is_more = 0;
        for (int32_t i = 0; i < count; ++i) {
            if (lines[i] == NULL) continue;
            const size_t length = strcspn(lines[i], "\n");
            printf("%*s%.*s", GAP, "", (int)length, lines[i]);
            lines[i] += length;
            if (lines[i][0] == '\n') ++lines[i];
            is_more = is_more || lines[i][0] != '\0';
            if (lines[i][0] == '\0') lines[i] = NULL;
        }
        printf("\n");
    }
    for (int32_t i = 0; i < count; ++i) free(pictures[i]);
}

void tiles_show(const mistbank_game* game, const look* how, const shown_tile* tiles, int32_t count) {
    int32_t beside = how->columns == 0 ? 4 : how->columns / WIDTH;
    if (beside < 1) beside = 1;
    if (beside > MOST_BESIDE) beside = MOST_BESIDE;
    for (int32_t first = 0; first < count; first += beside)
        show_row(game, how, tiles + first, count - first < beside ? count - first : beside);
}

int tiles_show_named(const mistbank_game* game, const look* how, const char* id) {
    shown_tile tiles[4];
    mistbank_tile_type printed;
    const int32_t type = mistbank_game_find_type(game, id);
    if (type < 0 || mistbank_game_type(game, type, &printed) != MISTBANK_OK) return 0;
    memset(tiles, 0, sizeof tiles);
    for (int32_t rotation = 0; rotation < 4; ++rotation) {
        tiles[rotation].type = type;
        tiles[rotation].rotation = rotation;
        tiles[rotation].numbers = (UINT32_C(1) << printed.segment_count) - 1;
        snprintf(tiles[rotation].caption, sizeof tiles[rotation].caption, "turned %" PRId32, rotation);
    }
    tiles_show(game, how, tiles, 4);
    return 1;
}

void tiles_show_drawable(const mistbank_game* game, const look* how) {
    const int32_t types = mistbank_game_type_count(game);
    shown_tile* tiles = types > 0 ? calloc((size_t)types, sizeof *tiles) : NULL;
    int32_t count = 0;
    int32_t drawable = 0;
    if (tiles == NULL) return;
    for (int32_t type = 0; type < types; ++type) drawable += mistbank_game_drawable(game, type) > 0;
    for (int32_t type = 0; type < types; ++type) {
        mistbank_tile_type printed;
        const int32_t left = drawable > 0 ? mistbank_game_drawable(game, type) : mistbank_game_unseen(game, type);
        if (left <= 0 || mistbank_game_type(game, type, &printed) != MISTBANK_OK) continue;
        tiles[count].type = type;
        snprintf(tiles[count].caption, sizeof tiles[count].caption, "%s (%" PRId32 ")", printed.id, left);
        ++count;
    }
    tiles_show(game, how, tiles, count);
    free(tiles);
}

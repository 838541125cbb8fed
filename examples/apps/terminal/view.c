#include "view.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "line.h"
#include "text.h"

/* The distance between two tiles and the width of the border after the last tile, in characters. */
enum { TILE_COLUMNS = 12, TILE_ROWS = 6, RIM = 1 };

/* The range of the board's columns or rows, and the columns or rows that should be visible. */
typedef struct stretch {
    int32_t first;
    int32_t last;
    int32_t last_tile;
    int32_t fits[MISTBANK_MAX_ACTIONS]; /* the column or row of each action that lays the drawn tile */
    int32_t fit_count;
} stretch;

static void include(stretch* self, int32_t place) {
    if (place < self->first) self->first = place;
    if (place > self->last) self->last = place;
}

static void measure(const mistbank_game* game, stretch* across, stretch* down) {
    static mistbank_action actions[MISTBANK_MAX_ACTIONS];
    int32_t count = 0;
    mistbank_tile tile = {0};
    across->first = across->last = down->first = down->last = 0;
    across->fit_count = down->fit_count = 0;
    for (int32_t i = 0; mistbank_game_tile(game, i, &tile) == MISTBANK_OK; ++i) {
        include(across, tile.x);
        include(down, tile.y);
    }
    mistbank_game_tile(game, mistbank_game_last_tile(game), &tile);
    across->last_tile = tile.x;
    down->last_tile = tile.y;
    /* If there are more actions than the array can hold, only the last tile determines the window. */
    if (mistbank_game_legal_actions(game, actions, MISTBANK_MAX_ACTIONS, &count) != MISTBANK_OK) return;
    for (int32_t i = 0; i < count; ++i) {
        if (actions[i].kind != MISTBANK_ACTION_LAY && actions[i].kind != MISTBANK_ACTION_FACE_DOWN) continue;
        include(across, actions[i].x);
        include(down, actions[i].y);
        across->fits[across->fit_count++] = actions[i].x;
        down->fits[down->fit_count++] = actions[i].y;
    }
}

/* Returns the number of cells that fit into `signs` columns or rows of the screen, at least 1. A cell has `each`
 * columns or rows. */
static int32_t room(int32_t signs, int32_t margin, int32_t each) {
    const int32_t cells = (signs - margin - RIM) / each;
    return cells < 1 ? 1 : cells;
}

static int32_t digits(int32_t number) { return (int32_t)snprintf(NULL, 0, "%" PRId32, number); }

static int32_t columns_of_cells(const look* how, const stretch* across, const stretch* down) {
    const int32_t most = across->last - across->first + 1;
    const int32_t first = digits(down->first);
    const int32_t last = digits(down->last);
    if (how->columns == 0) return most;
    const int32_t cells = room(how->columns - 1, (first > last ? first : last) + 1, TILE_COLUMNS);
    return cells < most ? cells : most;
}

/* Returns the number of rows of cells to show, at least 3. If the screen has fewer rows, the player can scroll up. */
static int32_t rows_of_cells(const look* how, const stretch* down) {
    enum { FEWEST = 3 };
    const int32_t most = down->last - down->first + 1;
    if (how->rows == 0) return most;
    int32_t cells = room(how->rows, 1, TILE_ROWS);
    if (cells < FEWEST) cells = FEWEST;
    return cells < most ? cells : most;
}

/* Returns the first column or row of a window of `cells` columns or rows. `middle` is in its centre, as far as the
 * edges of the board allow. */
static int32_t begin_around(const stretch* self, int32_t cells, int32_t middle) {
    int32_t begin = middle - cells / 2;
    if (begin + cells - 1 > self->last) begin = self->last - cells + 1;
    return begin < self->first ? self->first : begin;
}

/* Returns the first column or row of a window that shows the last tile and as many cells for the drawn tile as
 * possible. */
static int32_t best_begin(const stretch* self, int32_t cells) {
    int32_t best = begin_around(self, cells, self->last_tile);
    int32_t most = -1;
    int32_t nearest = 0;
    for (int32_t begin = self->last_tile - cells + 1; begin <= self->last_tile; ++begin) {
        if (begin < self->first || begin + cells - 1 > self->last) continue;
        const int32_t distance = abs(begin + cells / 2 - self->last_tile);
        int32_t seen = 0;
        for (int32_t i = 0; i < self->fit_count; ++i) seen += self->fits[i] >= begin && self->fits[i] < begin + cells;
        if (seen < most || (seen == most && distance >= nearest)) continue;
        best = begin;
        most = seen;
        nearest = distance;
    }
    return best;
}

static void print_part(const mistbank_game* game, const look* how, const mistbank_window* part) {
    char* board = text_of_board(game, how, part);
    if (board != NULL) printf("%s", board);
    free(board);
}

static void add_missing(line* text, int32_t count, const char* noun, const char* direction) {
    if (count <= 0) return;
    line_add(text, "%s %" PRId32 " %s%s further %s", text->length == 0 ? "The board continues:" : ",", count, noun,
             count == 1 ? "" : "s", direction);
}

static void tell_missing(const stretch* across, const stretch* down, const mistbank_window* part, const look* how) {
    line text = {{0}, 0};
    add_missing(&text, part->x - across->first, "column", "west");
    add_missing(&text, across->last - part->x - part->width + 1, "column", "east");
    add_missing(&text, part->y - down->first, "row", "north");
    add_missing(&text, down->last - part->y - part->height + 1, "row", "south");
    if (text.length == 0) return;
    line_add(&text, ". 'look X,Y' shows the board around a cell, 'board' shows the whole board.");
    print_wrapped(text.text, how->columns, 0);
}

static void show(const mistbank_game* game, const look* how, int32_t x, int32_t y, int around_last) {
    static stretch across;
    static stretch down;
    measure(game, &across, &down);
    mistbank_window part = {0, 0, columns_of_cells(how, &across, &down), rows_of_cells(how, &down)};
    part.x = around_last ? best_begin(&across, part.width) : begin_around(&across, part.width, x);
    part.y = around_last ? best_begin(&down, part.height) : begin_around(&down, part.height, y);
    print_part(game, how, &part);
    tell_missing(&across, &down, &part, how);
}

void view_board(const mistbank_game* game, const look* how) { show(game, how, 0, 0, 1); }

int view_around(const mistbank_game* game, const look* how, int32_t x, int32_t y) {
    static stretch across;
    static stretch down;
    measure(game, &across, &down);
    if (x < across.first || x > across.last || y < down.first || y > down.last) {
        printf("The board extends from %" PRId32 ",%" PRId32 " to %" PRId32 ",%" PRId32 ".\n", across.first, down.first,
               across.last, down.last);
        return 0;
    }
    show(game, how, x, y, 0);
    return 1;
}

/* Returns a window with these columns, the rows in which these columns have tiles, and one more row on each side. */
static mistbank_window strip_of(const mistbank_game* game, const stretch* down, int32_t begin, int32_t columns) {
    int32_t first = down->last;
    int32_t last = down->first;
    mistbank_tile tile;
    for (int32_t i = 0; mistbank_game_tile(game, i, &tile) == MISTBANK_OK; ++i) {
        if (tile.x < begin || tile.x >= begin + columns) continue;
        if (tile.y < first) first = tile.y;
        if (tile.y > last) last = tile.y;
    }
    /* One more row at the top and at the bottom, because the drawn tile may fit there. */
    const mistbank_window strip = {begin, first - 1, columns, last - first + 3};
    return strip;
}

void view_whole_board(const mistbank_game* game, const look* how) {
    static stretch across;
    static stretch down;
    measure(game, &across, &down);
    const int32_t columns = columns_of_cells(how, &across, &down);
    if (columns > across.last - across.first) {
        const mistbank_window all = {0, 0, 0, 0};
        print_part(game, how, &all);
        return;
    }
    for (int32_t begin = across.first; begin <= across.last; begin += columns) {
        const int32_t end = begin + columns - 1 < across.last ? begin + columns - 1 : across.last;
        const mistbank_window strip = strip_of(game, &down, begin, columns);
        printf("Columns %" PRId32 " to %" PRId32 ":\n", begin, end);
        print_part(game, how, &strip);
    }
}

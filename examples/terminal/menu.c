#include "menu.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

static int same_cell(const mistbank_action* a, const mistbank_action* b) { return a->x == b->x && a->y == b->y; }

static int comes_before(const mistbank_action* a, const mistbank_action* b) {
    return a->y != b->y ? a->y < b->y : a->x < b->x;
}

/* Lists one entry for each cell, row by row. */
static void list_cells(menu* self) {
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        const mistbank_action* cell = &self->actions[i];
        int32_t at = 0;
        while (at < self->entry_count && comes_before(&self->actions[self->entries[at]], cell)) ++at;
        if (at < self->entry_count && same_cell(&self->actions[self->entries[at]], cell)) continue;
        memmove(&self->entries[at + 1], &self->entries[at], (size_t)(self->entry_count - at) * sizeof *self->entries);
        self->entries[at] = i;
        ++self->entry_count;
    }
}

static void list_actions_at(menu* self, mistbank_action cell) {
    self->asks_cell = 0;
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (same_cell(&self->actions[i], &cell)) self->entries[self->entry_count++] = i;
    }
}

static void list_all(menu* self) {
    for (int32_t i = 0; i < self->count; ++i) self->entries[i] = i;
    self->entry_count = self->count;
}

int menu_open(menu* self, const mistbank_game* game) {
    memset(self, 0, sizeof *self);
    self->game = game;
    if (mistbank_game_decision(game, &self->decision) != MISTBANK_OK) return 0;
    if (mistbank_game_legal_actions(game, NULL, 0, &self->count) != MISTBANK_OK) return 0;
    self->actions = malloc(((size_t)self->count + 1) * sizeof *self->actions);
    self->entries = malloc(((size_t)self->count + 1) * sizeof *self->entries);
    if (self->actions == NULL || self->entries == NULL) {
        menu_close(self);
        return 0;
    }
    mistbank_game_legal_actions(game, self->actions, self->count, NULL);
    menu_widen(self);
    return 1;
}

void menu_widen(menu* self) {
    self->asks_cell = self->decision.kind == MISTBANK_DECISION_LAY_TILE;
    if (self->asks_cell) {
        list_cells(self);
    } else {
        list_all(self);
    }
}

void menu_close(menu* self) {
    free(self->actions);
    free(self->entries);
    memset(self, 0, sizeof *self);
}

/* --- describing an entry ------------------------------------------------------------------------------------------ */

static void describe_feature(const menu* self, int32_t tile, int32_t segment) {
    mistbank_feature feature;
    if (mistbank_game_feature(self->game, tile, segment, &feature) != MISTBANK_OK) return;
    printf("the %s of %" PRId32 " tile%s, worth %" PRId32, mistbank_segment_name(feature.kind), feature.tiles,
           feature.tiles == 1 ? "" : "s", feature.worth);
    if ((feature.marks >> MISTBANK_MARK_INN & 1u) != 0) printf(", with an inn");
    if ((feature.marks >> MISTBANK_MARK_CATHEDRAL & 1u) != 0) printf(", with a cathedral");
    for (int32_t good = 0; good < MISTBANK_MAX_GOODS; ++good) {
        if (feature.goods[good] > 0) printf(", %" PRId32 " %s", feature.goods[good], mistbank_good_name(good));
    }
    if (feature.complete) {
        printf(", complete");
    } else if (feature.haunted) {
        printf(", never to be completed");
    } else {
        printf(", %" PRId32 " open", feature.open_sides);
    }
}

/* As people call a kind of figure. */
static const char* words_for(int32_t kind) {
    return kind == MISTBANK_FIGURE_LARGE ? "large meeple" : mistbank_figure_kind_name(kind);
}

/* The figure that an action names by its place, its colour and its kind; where it says nothing of them, the first. */
static int find_figure(const menu* self, const mistbank_action* action, mistbank_figure* figure) {
    const int32_t tile = mistbank_game_tile_at(self->game, action->x, action->y);
    const int names_it = action->kind == MISTBANK_ACTION_HAUNT;
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        if (mistbank_game_figure(self->game, i, figure) != MISTBANK_OK) return 0;
        if (figure->tile != tile || figure->segment != action->segment) continue;
        if (!names_it || (figure->colour == action->colour && figure->kind == (action->count & 15))) return 1;
    }
    return 0;
}

static void describe_figure_at(const menu* self, const mistbank_action* action) {
    mistbank_figure figure;
    if (!find_figure(self, action, &figure)) return;
    printf("the %s %s at %d,%d on ", mistbank_colour_name(figure.colour), words_for(figure.kind), action->x, action->y);
    describe_feature(self, figure.tile, action->segment);
    if (figure.ghosts > 0) printf(", with %" PRId32 " ghost%s", figure.ghosts, figure.ghosts == 1 ? "" : "s");
    if (figure.hounds != 0) printf(", with a hound");
}

static void describe_placing(const menu* self, const mistbank_action* action) {
    const int is_the_only_one = action->count > MISTBANK_FIGURE_GUARD;
    const int32_t tile = mistbank_game_last_tile(self->game);
    mistbank_feature feature;
    printf("%s %s %s ", is_the_only_one ? "the" : "a", mistbank_colour_name(action->colour), words_for(action->count));
    if (mistbank_game_feature(self->game, tile, action->segment, &feature) == MISTBANK_OK)
        printf(feature.kind == MISTBANK_SEGMENT_GARDEN || feature.kind == MISTBANK_SEGMENT_MONASTERY ? "in " : "on ");
    describe_feature(self, tile, action->segment);
}

/* One point for each tile on the nine cells, less what the ghosts on the abbot cost. */
static void describe_recall(const menu* self) {
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        mistbank_figure figure;
        mistbank_feature feature;
        mistbank_tile tile;
        if (mistbank_game_figure(self->game, i, &figure) != MISTBANK_OK) return;
        if (figure.kind != MISTBANK_FIGURE_ABBOT) continue;
        if (mistbank_game_player_of(self->game, figure.colour) != self->decision.player) continue;
        if (mistbank_game_tile(self->game, figure.tile, &tile) != MISTBANK_OK) return;
        if (mistbank_game_feature(self->game, figure.tile, figure.segment, &feature) != MISTBANK_OK) return;
        printf("the %s abbot comes back from the %s at %" PRId32 ",%" PRId32 " for %" PRId32 " points",
               mistbank_colour_name(figure.colour), mistbank_segment_name(feature.kind), tile.x, tile.y,
               feature.tiles - 2 * figure.ghosts);
    }
}

static void describe_advance(const menu* self, const mistbank_action* action) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(self->game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour == action->colour)
            printf("%s, which has %" PRId32, mistbank_colour_name(meeple.colour), meeple.total);
    }
}

static void describe_ghosts(const menu* self, const mistbank_action* action) {
    mistbank_tile tile = {0};
    mistbank_game_tile(self->game, mistbank_game_tile_at(self->game, action->x, action->y), &tile);
    printf("%d of the %" PRId32 " ghost%s at %d,%d", action->count, tile.ghosts, tile.ghosts == 1 ? "" : "s", action->x,
           action->y);
}

static void describe(const menu* self, const mistbank_action* action) {
    const char* colour = mistbank_colour_name(action->colour);
    switch (action->kind) {
        case MISTBANK_ACTION_BURY:
        case MISTBANK_ACTION_HAUNT:
        case MISTBANK_ACTION_HOUND: describe_figure_at(self, action); break;
        case MISTBANK_ACTION_BURY_FROM_SUPPLY: printf("a %s meeple from the supply", colour); break;
        case MISTBANK_ACTION_PLACE: describe_placing(self, action); break;
        case MISTBANK_ACTION_PASS:
            printf(self->decision.kind == MISTBANK_DECISION_PLACE_MEEPLE ? "none" : "no more ghosts");
            break;
        case MISTBANK_ACTION_SCORE:
            describe_feature(self, mistbank_game_tile_at(self->game, action->x, action->y), action->segment);
            break;
        case MISTBANK_ACTION_POINTS: printf("the %" PRId32 " points", self->decision.points); break;
        case MISTBANK_ACTION_PACIFY: describe_ghosts(self, action); break;
        case MISTBANK_ACTION_ADVANCE: describe_advance(self, action); break;
        case MISTBANK_ACTION_RECALL: describe_recall(self); break;
        case MISTBANK_ACTION_GHOST:
        case MISTBANK_ACTION_FACE_DOWN: printf("%d,%d", action->x, action->y); break;
        default: break; /* of a later version: its text stands beside it */
    }
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

static int may_recall(const menu* self) {
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind == MISTBANK_ACTION_RECALL) return 1;
    }
    return 0;
}

static void show_question(const menu* self) {
    static const char* const questions[] = {
        "The game is over",
        "Which tile was drawn",
        "Where does the tile go",
        "Which meeple is buried",
        "Which cemetery gets the further ghost",
        "Whose meeple is haunted",
        "What is placed",
        "Which feature is scored next",
        "Points, or ghosts off one tile",
        "Which scoring meeple takes the points",
        "To which meeple does the hound go",
        "Which ghosts does the hound take",
        "Where does the face-down tile go",
    };
    const int32_t kind = self->decision.kind;
    const int known = kind >= 0 && kind < (int32_t)(sizeof questions / sizeof questions[0]);
    if (kind == MISTBANK_DECISION_PLACE_MEEPLE) {
        printf("%s on the tile at %" PRId32 ",%" PRId32 "%s?\n", questions[kind], self->decision.x, self->decision.y,
               may_recall(self) ? ", or the abbot back" : "");
        return;
    }
    printf("%s%s\n", known ? questions[kind] : mistbank_decision_name(kind),
           kind == MISTBANK_DECISION_OVER ? "." : "?");
}

/* Cells and drawn tiles are many and short: they stand in columns. */
static void show_columns(const menu* self) {
    enum { COLUMNS = 7 };
    for (int32_t e = 0; e < self->entry_count; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        char entry[32];
        mistbank_tile_type type;
        if (action->kind == MISTBANK_ACTION_DRAW && mistbank_game_type(self->game, action->x, &type) == MISTBANK_OK) {
            snprintf(entry, sizeof entry, "%s (%" PRId32 ")", type.id, mistbank_game_drawable(self->game, action->x));
        } else {
            snprintf(entry, sizeof entry, "%d,%d", action->x, action->y);
        }
        printf("%4" PRId32 ") %-10s%s", e + 1, entry,
               e % COLUMNS == COLUMNS - 1 || e + 1 == self->entry_count ? "\n" : "");
    }
}

static void show_lines(const menu* self) {
    int widest = 18;
    for (int32_t e = 0; e < self->entry_count; ++e) {
        int32_t length = 0;
        mistbank_game_action_text(self->game, &self->actions[self->entries[e]], NULL, 0, &length);
        if (length > widest) widest = (int)length;
    }
    for (int32_t e = 0; e < self->entry_count; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        char text[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        mistbank_game_action_text(self->game, action, text, sizeof text, NULL);
        printf("%4" PRId32 ") %-*s ", e + 1, widest, text);
        describe(self, action);
        printf("\n");
    }
}

/* The tile in each way that it can be turned, side by side. */
static void show_turned(const menu* self, int colours) {
    char* pictures[4] = {NULL, NULL, NULL, NULL};
    const char* lines[4] = {NULL, NULL, NULL, NULL};
    const int32_t shown = self->entry_count < 4 ? self->entry_count : 4;
    for (int32_t e = 0; e < shown; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        lines[e] = pictures[e] = text_of_tile(self->game, self->decision.tile_type, action->count, colours);
        printf("%4" PRId32 ")%*s", e + 1, 12, "");
    }
    printf("\n");
    for (int lines_left = 1; lines_left;) {
        lines_left = 0;
        for (int32_t e = 0; e < shown; ++e) {
            if (lines[e] == NULL) continue;
            const size_t length = strcspn(lines[e], "\n");
            printf("    %.*s", (int)length, lines[e]);
            lines[e] += length;
            if (*lines[e] == '\n') ++lines[e];
            if (*lines[e] == '\0') lines[e] = NULL;
            lines_left = lines_left || lines[e] != NULL;
        }
        printf("\n");
    }
    for (int32_t e = 0; e < shown; ++e) free(pictures[e]);
}

void menu_show(const menu* self, int colours) {
    const int32_t kind = self->decision.kind;
    if (kind == MISTBANK_DECISION_LAY_TILE && !self->asks_cell) {
        printf("Which way round?\n");
        show_turned(self, colours);
        return;
    }
    show_question(self);
    if (kind == MISTBANK_DECISION_LAY_TILE || kind == MISTBANK_DECISION_DRAW ||
        kind == MISTBANK_DECISION_LAY_FACE_DOWN) {
        show_columns(self);
    } else {
        show_lines(self);
    }
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static int take_number(const menu* self, long number, mistbank_action* chosen) {
    if (number < 1 || number > self->entry_count) return MENU_UNKNOWN;
    *chosen = self->actions[self->entries[number - 1]];
    return MENU_CHOSEN;
}

static int take_cell(const menu* self, int x, int y, mistbank_action* chosen) {
    for (int32_t i = 0; self->decision.kind == MISTBANK_DECISION_LAY_TILE && i < self->count; ++i) {
        *chosen = self->actions[i];
        if (chosen->x == x && chosen->y == y) return MENU_CHOSEN;
    }
    return MENU_UNKNOWN;
}

int menu_take(menu* self, const char* typed, mistbank_action* chosen) {
    int x = 0;
    int y = 0;
    int end = 0;
    char* rest = NULL;
    const long number = strtol(typed, &rest, 10);
    const int is_number = rest != typed && *rest == '\0';
    const int is_cell = sscanf(typed, "%d,%d%n", &x, &y, &end) == 2 && typed[end] == '\0';
    if (!is_number && !is_cell)
        return mistbank_game_action_parse(self->game, typed, -1, chosen) == MISTBANK_OK ? MENU_CHOSEN : MENU_REFUSED;
    const int taken = is_number ? take_number(self, number, chosen) : take_cell(self, x, y, chosen);
    if (taken != MENU_CHOSEN || !(self->asks_cell || is_cell)) return taken;
    list_actions_at(self, *chosen);
    return self->entry_count > 1 ? MENU_NARROWED : MENU_CHOSEN;
}

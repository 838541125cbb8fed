#include "menu.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "line.h"
#include "tiles.h"

static int same_cell(const mistbank_action* a, const mistbank_action* b) { return a->x == b->x && a->y == b->y; }

static int comes_before(const mistbank_action* a, const mistbank_action* b) {
    return a->y != b->y ? a->y < b->y : a->x < b->x;
}

static int is_of_kind(const menu* self, const mistbank_action* action) {
    return self->kind == 0 || action->kind == self->kind;
}

/* Lists one entry for each cell, row by row. */
static void list_cells(menu* self) {
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        const mistbank_action* cell = &self->actions[i];
        if (!is_of_kind(self, cell)) continue;
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
        if (same_cell(&self->actions[i], &cell) && is_of_kind(self, &self->actions[i])) {
            self->entries[self->entry_count++] = i;
        }
    }
}

static void list_all(menu* self) {
    for (int32_t i = 0; i < self->count; ++i) self->entries[i] = i;
    self->entry_count = self->count;
}

/* More than these are not read through. */
enum { MANY_ACTIONS = 24, MANY_OF_A_KIND = 6 };

static int32_t count_of_kind(const menu* self, int32_t kind) {
    int32_t count = 0;
    for (int32_t i = 0; i < self->count; ++i) count += self->actions[i].kind == kind;
    return count;
}

/* Whether an entry stands for all actions of its kind. */
static int stands_for_kind(const menu* self, const mistbank_action* action) {
    return self->asks_kind && count_of_kind(self, action->kind) > MANY_OF_A_KIND;
}

static void list_kinds(menu* self) {
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        const int is_first = i == 0 || self->actions[i - 1].kind != self->actions[i].kind;
        if (is_first || !stands_for_kind(self, &self->actions[i])) self->entries[self->entry_count++] = i;
    }
}

static void list_actions_of_kind(menu* self, int32_t kind) {
    self->asks_kind = 0;
    self->kind = kind;
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind == kind) self->entries[self->entry_count++] = i;
    }
    self->asks_cell = self->entry_count > MANY_ACTIONS;
    if (self->asks_cell) list_cells(self);
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
    self->kind = 0;
    self->asks_cell = self->decision.kind == MISTBANK_DECISION_LAY_TILE;
    self->asks_kind = self->decision.kind == MISTBANK_DECISION_PLACE_MEEPLE && self->count > MANY_ACTIONS;
    if (self->asks_cell) {
        list_cells(self);
    } else if (self->asks_kind) {
        list_kinds(self);
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

static const char* plural(int32_t count) { return count == 1 ? "" : "s"; }

/* What is missing to complete it. */
static void add_open(line* text, const mistbank_feature* feature) {
    const int32_t open = feature->open_sides;
    switch (feature->kind) {
        case MISTBANK_SEGMENT_ROAD: line_add(text, ", %" PRId32 " open end%s", open, plural(open)); break;
        case MISTBANK_SEGMENT_MONASTERY:
        case MISTBANK_SEGMENT_CASTLE:
        case MISTBANK_SEGMENT_CEMETERY:
        case MISTBANK_SEGMENT_GARDEN: line_add(text, ", %" PRId32 " empty around it", open); break;
        default: line_add(text, ", %" PRId32 " open side%s", open, plural(open)); break;
    }
}

/* "road 1, north to east: 3 tiles, worth 3, 1 open end". */
static void add_feature(line* text, const menu* self, int32_t tile, int32_t segment) {
    mistbank_feature feature;
    if (mistbank_game_feature(self->game, tile, segment, &feature) != MISTBANK_OK) return;
    line_add(text, "%s", mistbank_segment_name(feature.kind));
    line_add_place(text, self->game, tile, segment);
    line_add(text, ": %" PRId32 " tile%s, worth %" PRId32, feature.tiles, plural(feature.tiles), feature.worth);
    if ((feature.marks >> MISTBANK_MARK_INN & 1u) != 0) line_add(text, ", with an inn");
    if ((feature.marks >> MISTBANK_MARK_CATHEDRAL & 1u) != 0) line_add(text, ", with a cathedral");
    for (int32_t good = 0; good < MISTBANK_MAX_GOODS; ++good) {
        if (feature.goods[good] > 0) line_add(text, ", %" PRId32 " %s", feature.goods[good], mistbank_good_name(good));
    }
    if (feature.kind == MISTBANK_SEGMENT_FIELD) {
        line_add(text, ", at %" PRId32 " finished cit%s", feature.cities, feature.cities == 1 ? "y" : "ies");
    } else if (feature.complete) {
        line_add(text, ", complete");
    } else if (feature.haunted) {
        line_add(text, ", never to be completed");
    } else {
        add_open(text, &feature);
    }
}

/* As people call a kind of figure. */
static const char* words_for(int32_t kind) {
    return kind == MISTBANK_FIGURE_LARGE ? "large meeple" : mistbank_figure_kind_name(kind);
}

/* The figure that an action names by its place, its colour and its kind; where it says nothing of them, the first. */
static int find_figure(const menu* self, const mistbank_action* action, mistbank_figure* figure) {
    const int32_t tile = mistbank_game_tile_at(self->game, action->x, action->y);
    const int names_it = action->kind == MISTBANK_ACTION_HAUNT || action->kind == MISTBANK_ACTION_TAKE ||
                         action->kind == MISTBANK_ACTION_FAIRY || action->kind == MISTBANK_ACTION_PRINCESS;
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        if (mistbank_game_figure(self->game, i, figure) != MISTBANK_OK) return 0;
        if (figure->tile != tile || figure->segment != action->segment) continue;
        if (!names_it || (figure->colour == action->colour && figure->kind == (action->count & 15))) return 1;
    }
    return 0;
}

static void add_figure_at(line* text, const menu* self, const mistbank_action* action) {
    mistbank_figure figure;
    if (!find_figure(self, action, &figure)) return;
    line_add(text, "the %s %s at %d,%d on ", mistbank_colour_name(figure.colour), words_for(figure.kind), action->x,
             action->y);
    add_feature(text, self, figure.tile, action->segment);
    if (figure.ghosts > 0) line_add(text, ", with %" PRId32 " ghost%s", figure.ghosts, plural(figure.ghosts));
    if (figure.hounds != 0) line_add(text, ", with a hound");
    if (figure.fairy) line_add(text, ", with the fairy");
}

/* A segment of the board that something goes to: "at 3,-1 on the road ...". */
static void add_segment_at(line* text, const menu* self, const mistbank_action* action) {
    line_add(text, "at %d,%d on ", action->x, action->y);
    add_feature(text, self, mistbank_game_tile_at(self->game, action->x, action->y), action->segment);
}

static void add_floors(line* text, const menu* self, const mistbank_action* action) {
    mistbank_tile tile = {0};
    mistbank_game_tile(self->game, mistbank_game_tile_at(self->game, action->x, action->y), &tile);
    line_add(text, "the tower at %d,%d, which has %" PRId32 " floor%s", action->x, action->y, tile.floors,
             plural(tile.floors));
}

/* What all actions of a kind do. */
static const char* words_for_kind(int32_t kind) {
    switch (kind) {
        case MISTBANK_ACTION_PLACE: return "place a figure on the laid tile";
        case MISTBANK_ACTION_PORTAL: return "send a meeple through the portal";
        case MISTBANK_ACTION_FAIRY: return "move the fairy";
        case MISTBANK_ACTION_PRINCESS: return "let the princess send a knight home";
        case MISTBANK_ACTION_FLOOR: return "build a floor of a tower";
        case MISTBANK_ACTION_TOWER: return "put a meeple on a tower";
        case MISTBANK_ACTION_RANSOM: return "pay a ransom first";
        case MISTBANK_ACTION_FLY: return "let a meeple fly";
        default: return "more of this kind";
    }
}

/* The action's own text says which figure it is. */
static void add_placing(line* text, const menu* self, const mistbank_action* action) {
    const int32_t tile = mistbank_game_last_tile(self->game);
    mistbank_feature feature;
    if (mistbank_game_feature(self->game, tile, action->segment, &feature) == MISTBANK_OK)
        line_add(text,
                 feature.kind == MISTBANK_SEGMENT_GARDEN || feature.kind == MISTBANK_SEGMENT_MONASTERY ? "in " : "on ");
    add_feature(text, self, tile, action->segment);
}

/* One point for each tile on the nine cells, less what the ghosts on the abbot cost. */
static void add_recall(line* text, const menu* self) {
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        mistbank_figure figure;
        mistbank_feature feature;
        mistbank_tile tile;
        if (mistbank_game_figure(self->game, i, &figure) != MISTBANK_OK) return;
        if (figure.kind != MISTBANK_FIGURE_ABBOT) continue;
        if (mistbank_game_player_of(self->game, figure.colour) != self->decision.player) continue;
        if (mistbank_game_tile(self->game, figure.tile, &tile) != MISTBANK_OK) return;
        if (mistbank_game_feature(self->game, figure.tile, figure.segment, &feature) != MISTBANK_OK) return;
        line_add(text, "the %s abbot comes back from the %s at %" PRId32 ",%" PRId32 " for %" PRId32 " points",
                 mistbank_colour_name(figure.colour), mistbank_segment_name(feature.kind), tile.x, tile.y,
                 feature.tiles - 2 * figure.ghosts);
    }
}

static void add_advance(line* text, const menu* self, const mistbank_action* action) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(self->game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour == action->colour)
            line_add(text, "%s, which has %" PRId32, mistbank_colour_name(meeple.colour), meeple.total);
    }
}

static void add_ghosts(line* text, const menu* self, const mistbank_action* action) {
    mistbank_tile tile = {0};
    mistbank_game_tile(self->game, mistbank_game_tile_at(self->game, action->x, action->y), &tile);
    if (tile.ghosts == 1) {
        line_add(text, "the ghost");
    } else if (action->count == tile.ghosts) {
        line_add(text, tile.ghosts == 2 ? "both ghosts" : "all %" PRId32 " ghosts", tile.ghosts);
    } else {
        line_add(text, "%d of the %" PRId32 " ghosts", action->count, tile.ghosts);
    }
    line_add(text, " at %d,%d", action->x, action->y);
}

/* What an action means; its own text stands beside it. */
static void add_meaning(line* text, const menu* self, const mistbank_action* action) {
    const char* colour = mistbank_colour_name(action->colour);
    switch (action->kind) {
        case MISTBANK_ACTION_BURY:
        case MISTBANK_ACTION_HAUNT:
        case MISTBANK_ACTION_TAKE:
        case MISTBANK_ACTION_FAIRY:
        case MISTBANK_ACTION_PRINCESS:
        case MISTBANK_ACTION_HOUND: add_figure_at(text, self, action); break;
        case MISTBANK_ACTION_BURY_FROM_SUPPLY: line_add(text, "a %s meeple from the supply", colour); break;
        case MISTBANK_ACTION_PLACE: add_placing(text, self, action); break;
        case MISTBANK_ACTION_PASS:
            line_add(text, self->decision.kind == MISTBANK_DECISION_HOUND_PACIFIES ? "no more ghosts" : "none");
            break;
        case MISTBANK_ACTION_SCORE:
            add_feature(text, self, mistbank_game_tile_at(self->game, action->x, action->y), action->segment);
            break;
        case MISTBANK_ACTION_POINTS: line_add(text, "the %" PRId32 " points", self->decision.points); break;
        case MISTBANK_ACTION_PACIFY: add_ghosts(text, self, action); break;
        case MISTBANK_ACTION_ADVANCE: add_advance(text, self, action); break;
        case MISTBANK_ACTION_RECALL: add_recall(text, self); break;
        case MISTBANK_ACTION_GHOST: line_add(text, "the cemetery at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_FLOOR: add_floors(text, self, action); break;
        case MISTBANK_ACTION_TOWER:
            line_add(text, "a %s on top of ", words_for(action->count));
            add_floors(text, self, action);
            break;
        case MISTBANK_ACTION_EXCHANGE: line_add(text, "the %s comes home", words_for(action->count)); break;
        case MISTBANK_ACTION_RANSOM:
            line_add(text, "3 points to %s, and the %s comes home", colour, words_for(action->count));
            break;
        case MISTBANK_ACTION_PORTAL:
        case MISTBANK_ACTION_WAGON:
        case MISTBANK_ACTION_LAND: add_segment_at(text, self, action); break;
        case MISTBANK_ACTION_DRAGON: line_add(text, "the tile at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_ABBEY: line_add(text, "into the hole at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_NO_ABBEY: line_add(text, "draw a tile and keep the abbey"); break;
        case MISTBANK_ACTION_GO_HOME: line_add(text, "the wagon goes back to its supply"); break;
        case MISTBANK_ACTION_BARN:
            line_add(text, "the barn on the north-west corner of %d,%d", action->x, action->y);
            break;
        case MISTBANK_ACTION_FLY: line_add(text, "a %s takes off", words_for(action->count)); break;
        case MISTBANK_ACTION_ROLL: line_add(text, "the die shows %d", action->count); break;
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

static void show_question(const menu* self, const look* how) {
    static const char* const questions[] = {
        "the game is over",
        "which tile was drawn",
        "where does the tile go",
        "which meeple is buried",
        "which cemetery gets the further ghost",
        "whose meeple is haunted",
        "what is placed",
        "which feature is scored next",
        "points, or ghosts off one tile",
        "which scoring meeple takes the points",
        "to which meeple does the hound go",
        "which ghosts does the hound take",
        "where does the face-down tile go",
        "whom does the tower take",
        "which prisoner comes home for the one just taken",
        "where does the dragon go",
        "is the abbey laid, or a tile drawn",
        "where does the wagon go on to",
        "what does the die show",
        "where does the meeple land",
    };
    const int32_t kind = self->decision.kind;
    const int known = kind >= 0 && kind < (int32_t)(sizeof questions / sizeof questions[0]);
    line text = {{0}, 0};
    if (kind == MISTBANK_DECISION_OVER) {
        print_wrapped("The game is over. 'undo' takes the last action back, 'save FILE' keeps the record, 'quit' ends.",
                      how->columns, 2);
        return;
    }
    line_add_player(&text, self->game, self->decision.player);
    if (text.text[0] == 'p') text.text[0] = 'P';
    if (text.text[0] == 't') text.length = 0; /* nobody else could be meant */
    line_add(&text, "%s%s", text.length > 0 ? ": " : "", known ? questions[kind] : mistbank_decision_name(kind));
    if (text.text[0] >= 'a' && text.text[0] <= 'z') text.text[0] = (char)(text.text[0] - 'a' + 'A');
    if (kind == MISTBANK_DECISION_PLACE_MEEPLE) {
        line_add(&text, " on the tile at %" PRId32 ",%" PRId32 "%s", self->decision.x, self->decision.y,
                 may_recall(self) ? ", or the abbot back" : "");
    }
    line_add(&text, "?");
    print_wrapped(text.text, how->columns, 2);
}

static int draws_tile(const menu* self) { return self->decision.kind == MISTBANK_DECISION_DRAW; }

/* Cells and drawn tiles are many and short: they stand in columns. Tiles are chosen by their names, which may be
 * numbers themselves; so they have no others. */
static void show_columns(const menu* self, const look* how) {
    enum { COLUMN = 16 };
    const int32_t beside = how->columns >= COLUMN ? how->columns / COLUMN : how->columns > 0 ? 1 : 5;
    for (int32_t e = 0; e < self->entry_count; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        line entry = {{0}, 0};
        mistbank_tile_type type;
        if (action->kind == MISTBANK_ACTION_DRAW && mistbank_game_type(self->game, action->x, &type) == MISTBANK_OK) {
            line_add(&entry, "   %s (%" PRId32 ")", type.id, mistbank_game_drawable(self->game, action->x));
        } else {
            line_add(&entry, "%4" PRId32 ") %d,%d", e + 1, action->x, action->y);
        }
        const int ends_line = e % beside == beside - 1 || e + 1 == self->entry_count;
        printf("%-*s%s", ends_line ? 0 : COLUMN, entry.text, ends_line ? "\n" : "");
    }
    if (draws_tile(self)) printf("Type its name; 'tiles' shows how they look, 'tile NAME' one of them.\n");
}

static void show_lines(const menu* self, const look* how) {
    enum { NARROWEST = 16 };
    int widest = NARROWEST;
    for (int32_t e = 0; e < self->entry_count; ++e) {
        int32_t length = 0;
        mistbank_game_action_text(self->game, &self->actions[self->entries[e]], NULL, 0, &length);
        if (!stands_for_kind(self, &self->actions[self->entries[e]]) && length > widest) widest = (int)length;
    }
    for (int32_t e = 0; e < self->entry_count; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        char text[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        line entry = {{0}, 0};
        if (stands_for_kind(self, action)) {
            line_add(&entry, "%4" PRId32 ") %s: %" PRId32 " ways", e + 1, words_for_kind(action->kind),
                     count_of_kind(self, action->kind));
            print_wrapped(entry.text, how->columns, 6);
            continue;
        }
        mistbank_game_action_text(self->game, action, text, sizeof text, NULL);
        line_add(&entry, "%4" PRId32 ") %-*s ", e + 1, widest, text);
        const int32_t indent = (int32_t)entry.length;
        add_meaning(&entry, self, action);
        print_wrapped(entry.text, how->columns, indent);
    }
}

/* The laid tile with the numbers of the segments that something can be placed on. */
static void show_numbered_tile(const menu* self, const look* how) {
    mistbank_tile laid;
    shown_tile shown = {0, 0, 0, ""};
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind == MISTBANK_ACTION_PLACE) shown.numbers |= UINT32_C(1) << self->actions[i].segment;
    }
    if (mistbank_game_tile(self->game, mistbank_game_last_tile(self->game), &laid) != MISTBANK_OK) return;
    if (shown.numbers == 0 || laid.type < 0) return;
    shown.type = laid.type;
    shown.rotation = laid.rotation;
    tiles_show(self->game, how, &shown, 1);
}

/* The tile in each way that it can be turned, side by side. */
static void show_turned(const menu* self, const look* how) {
    shown_tile shown[4];
    const int32_t count = self->entry_count < 4 ? self->entry_count : 4;
    memset(shown, 0, sizeof shown);
    for (int32_t e = 0; e < count; ++e) {
        shown[e].type = self->decision.tile_type;
        shown[e].rotation = self->actions[self->entries[e]].count;
        const int32_t quarters = shown[e].rotation;
        if (quarters == 0) {
            snprintf(shown[e].caption, sizeof shown[e].caption, "%" PRId32 ") as it is", e + 1);
        } else {
            snprintf(shown[e].caption, sizeof shown[e].caption, "%" PRId32 ") %" PRId32 " quarter%s", e + 1, quarters,
                     plural(quarters));
        }
    }
    printf("Which way round?\n");
    tiles_show(self->game, how, shown, count);
}

void menu_show(const menu* self, const look* how) {
    const int32_t kind = self->decision.kind;
    if (kind == MISTBANK_DECISION_LAY_TILE && !self->asks_cell) {
        show_turned(self, how);
        return;
    }
    show_question(self, how);
    if (kind == MISTBANK_DECISION_PLACE_MEEPLE) show_numbered_tile(self, how);
    if (self->asks_cell || kind == MISTBANK_DECISION_LAY_FACE_DOWN || draws_tile(self)) {
        show_columns(self, how);
    } else {
        show_lines(self, how);
    }
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static int take_number(const menu* self, long number, mistbank_action* chosen) {
    if (number < 1 || number > self->entry_count) return MENU_UNKNOWN;
    *chosen = self->actions[self->entries[number - 1]];
    return MENU_CHOSEN;
}

int menu_why_not(const menu* self, const char* typed, char* reason, int32_t capacity) {
    mistbank_action wanted;
    int x = 0;
    int y = 0;
    int end = 0;
    if (self->decision.kind != MISTBANK_DECISION_LAY_TILE) return 0;
    if (sscanf(typed, "%d,%d%n", &x, &y, &end) != 2 || typed[end] != '\0') return 0;
    memset(&wanted, 0, sizeof wanted);
    wanted.kind = MISTBANK_ACTION_LAY;
    wanted.x = (int16_t)x;
    wanted.y = (int16_t)y;
    return wanted.x == x && wanted.y == y &&
           mistbank_game_why_not(self->game, &wanted, reason, capacity, NULL) == MISTBANK_OK && reason[0] != '\0';
}

static int take_cell(const menu* self, int x, int y, mistbank_action* chosen) {
    const int is_asked = self->decision.kind == MISTBANK_DECISION_LAY_TILE || self->asks_cell;
    for (int32_t i = 0; is_asked && i < self->count; ++i) {
        *chosen = self->actions[i];
        if (is_of_kind(self, chosen) && chosen->x == x && chosen->y == y) return MENU_CHOSEN;
    }
    return MENU_UNKNOWN;
}

static int take_tile(const menu* self, const char* typed, mistbank_action* chosen) {
    const int32_t type = mistbank_game_find_type(self->game, typed);
    for (int32_t i = 0; type >= 0 && i < self->count; ++i) {
        *chosen = self->actions[i];
        if (chosen->kind == MISTBANK_ACTION_DRAW && chosen->x == type) return MENU_CHOSEN;
    }
    return MENU_UNKNOWN;
}

int menu_take(menu* self, const char* typed, mistbank_action* chosen) {
    if (draws_tile(self) && (strchr(typed, ' ') == NULL)) return take_tile(self, typed, chosen);
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
    if (taken == MENU_CHOSEN && is_number && stands_for_kind(self, chosen)) {
        list_actions_of_kind(self, chosen->kind);
        return MENU_NARROWED;
    }
    if (taken != MENU_CHOSEN || !(self->asks_cell || is_cell)) return taken;
    list_actions_at(self, *chosen);
    return self->entry_count > 1 ? MENU_NARROWED : MENU_CHOSEN;
}

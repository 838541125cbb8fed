#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "entries.h"
#include "line.h"
#include "text.h"
#include "tiles.h"

/* Prints words after the name of the player who decides, such as "Player 2 (blue): lay 14a." Omits the name in a game
 * for one player, and if the words already contain it. */
static void show_addressed(const menu* self, const look* how, int32_t player, const char* words) {
    line addressed = {{0}, 0};
    line text = {{0}, 0};
    line_add_player(&addressed, self->game, how, player);
    if (strcmp(addressed.text, "the player") != 0 && strstr(words, addressed.text) == NULL)
        line_add(&text, "%s: ", addressed.text);
    line_add(&text, "%s.", words);
    if (text.text[0] >= 'a' && text.text[0] <= 'z') text.text[0] = (char)(text.text[0] - 'a' + 'A');
    print_wrapped(text.text, how->columns, 2);
}

static void show_question(const menu* self, const look* how) {
    const mistbank_decision* open = &self->decision;
    line words = {{0}, 0};
    if (open->kind == MISTBANK_DECISION_OVER) {
        print_wrapped(
            "The game is over. 'undo' undoes the last action, 'review' lists the worst decisions, 'save FILE' saves "
            "the "
            "record, 'quit' ends.",
            how->columns, 2);
        return;
    }
    /* The player who draws a tile for the hand can differ from the player whose turn it is. */
    const int draws_for_hand = open->kind == MISTBANK_DECISION_DRAW && open->colour != MISTBANK_COLOUR_NONE;
    const int32_t asked = draws_for_hand ? mistbank_game_player_of(self->game, open->colour) : open->player;
    mistbank_text_options options = options_of(how);
    options.colours = 0;
    mistbank_game_question(self->game, &options, words.text, sizeof words.text, NULL);
    show_addressed(self, how, asked, words.text);
}

/* Adds the effect of an action in words to the text. */
static void add_meaning(line* text, const menu* self, const look* how, const mistbank_action* action) {
    const mistbank_text_options options = options_of(how);
    char words[sizeof text->text] = "";
    mistbank_game_describe_action(self->game, action, &options, words, sizeof words, NULL);
    line_add(text, "%s", words);
}

/* The width of a column. Cells and tile names are printed in columns, because they are short and there can be many. */
enum { COLUMN = 16 };

static int32_t columns_of(const look* how) {
    return how->columns >= COLUMN ? how->columns / COLUMN : how->columns > 0 ? 1 : 5;
}

static void show_in_column(const char* entry, int ends_line) {
    printf("%-*s%s", ends_line ? 0 : COLUMN, entry, ends_line ? "\n" : "");
}

static void show_cells(const menu* self, const look* how) {
    const int32_t beside = columns_of(how);
    for (int32_t e = 0; e < self->entry_count; ++e) {
        const mistbank_action* action = &self->actions[self->entries[e]];
        line entry = {{0}, 0};
        line_add(&entry, "%4" PRId32 ") %d,%d", e + 1, action->x, action->y);
        show_in_column(entry.text, e % beside == beside - 1 || e + 1 == self->entry_count);
    }
}

/* Prints the tiles that the player chooses by name, without numbers, because names can be numbers. Prints other actions
 * below, with their effects. */
static void show_names(const menu* self, const look* how) {
    const int32_t beside = columns_of(how);
    int32_t shown = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        mistbank_tile_type type;
        line entry = {{0}, 0};
        if (self->actions[i].kind != MISTBANK_ACTION_DRAW) continue;
        if (mistbank_game_type(self->game, self->actions[i].x, &type) != MISTBANK_OK) continue;
        ++shown;
        line_add(&entry, "   %s (%" PRId32 ")", type.id, mistbank_game_drawable(self->game, self->actions[i].x));
        show_in_column(entry.text, shown % beside == 0 || shown == self->naming_count);
    }
    for (int32_t i = 0; i < self->count; ++i) {
        char text[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        line entry = {{0}, 0};
        if (self->actions[i].kind == MISTBANK_ACTION_DRAW || self->actions[i].kind == MISTBANK_ACTION_LAY) continue;
        mistbank_game_action_text(self->game, &self->actions[i], text, sizeof text, NULL);
        line_add(&entry, "   %-*s", COLUMN - 3, text);
        add_meaning(&entry, self, how, &self->actions[i]);
        print_wrapped(entry.text, how->columns, COLUMN);
    }
    if (names_tiles(self)) printf("Type a tile's name. 'tiles' shows all tiles, 'tile NAME' one.\n");
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
            line_add(&entry, "%4" PRId32 ") %s: %" PRId32 " ways", e + 1, mistbank_action_title(action->kind),
                     count_of_kind(self, action->kind));
            print_wrapped(entry.text, how->columns, 6);
            continue;
        }
        mistbank_game_action_text(self->game, action, text, sizeof text, NULL);
        line_add(&entry, "%4" PRId32 ") %-*s ", e + 1, widest, text);
        const int32_t indent = (int32_t)entry.length;
        add_meaning(&entry, self, how, action);
        print_wrapped(entry.text, how->columns, indent);
    }
}

/* Shows the laid tile, or the lake of a ferry, with the numbers of the segments that the listed actions name. */
static void show_numbered_tile(const menu* self, const look* how) {
    mistbank_tile laid;
    shown_tile shown = {0, 0, 0, "", ""};
    int32_t tile = mistbank_game_last_tile(self->game);
    for (int32_t i = 0; i < self->count; ++i) {
        const mistbank_action* action = &self->actions[i];
        if (action->kind == MISTBANK_ACTION_PLACE) shown.numbers |= UINT32_C(1) << action->segment;
        if (action->kind != MISTBANK_ACTION_FERRY) continue;
        shown.numbers |= UINT32_C(1) << action->segment | UINT32_C(1) << action->count;
        tile = mistbank_game_tile_at(self->game, action->x, action->y);
    }
    if (mistbank_game_tile(self->game, tile, &laid) != MISTBANK_OK) return;
    if (shown.numbers == 0 || laid.type < 0) return;
    shown.type = laid.type;
    shown.rotation = laid.rotation;
    tiles_show(self->game, how, &shown, 1);
}

/* Shows the tile in each legal rotation, side by side, or all tiles in the hand that fit on the chosen cell. */
static void show_turned(const menu* self, const look* how) {
    enum { MOST = 32 };
    shown_tile shown[MOST];
    mistbank_tile_type type;
    const int chooses = lays_from_hand(self) && self->place < 0;
    const int32_t count = self->entry_count < MOST ? self->entry_count : MOST;
    memset(shown, 0, sizeof shown);
    for (int32_t e = 0; e < count; ++e) {
        const mistbank_action* lay = &self->actions[self->entries[e]];
        const int32_t quarters = turns_of(lay);
        shown[e].type = type_laid(self, lay);
        shown[e].rotation = quarters;
        if (chooses && mistbank_game_type(self->game, shown[e].type, &type) == MISTBANK_OK)
            snprintf(shown[e].note, sizeof shown[e].note, "%s", type.id);
        if (quarters == 0) {
            snprintf(shown[e].caption, sizeof shown[e].caption, "%" PRId32 ") as it is", e + 1);
        } else {
            snprintf(shown[e].caption, sizeof shown[e].caption, "%" PRId32 ") %" PRId32 " quarter%s", e + 1, quarters,
                     plural(quarters));
        }
    }
    printf("%s\n", chooses ? "Which tile, and which rotation?" : "Which rotation?");
    tiles_show(self->game, how, shown, count);
}

/* Returns the number of the menu entry for a type of tile in the hand; 0 if the menu does not list the type. */
static int32_t number_of(const menu* self, int32_t type) {
    for (int32_t e = 0; self->asks_tile && e < self->entry_count; ++e) {
        if (type_laid(self, &self->actions[self->entries[e]]) == type) return e + 1;
    }
    return 0;
}

static void show_hand(const menu* self, const look* how) {
    enum { MOST = 8 };
    const int32_t player = self->decision.player;
    const int32_t held = mistbank_game_hand_size(self->game, player);
    shown_tile shown[MOST];
    int32_t count = 0;
    memset(shown, 0, sizeof shown);
    for (int32_t place = 0; place < held && count < MOST; ++place) {
        mistbank_tile_type type;
        shown_tile* tile = &shown[count];
        tile->type = mistbank_game_hand(self->game, player, place, player);
        if (mistbank_game_type(self->game, tile->type, &type) != MISTBANK_OK) continue;
        const int32_t number = number_of(self, tile->type);
        const int32_t cells = cells_of(self, place);
        if (number > 0) {
            snprintf(tile->caption, sizeof tile->caption, "%" PRId32 ") %s", number, type.id);
        } else {
            snprintf(tile->caption, sizeof tile->caption, "%s", type.id);
        }
        snprintf(tile->note, sizeof tile->note, "fits %s", cells == 0 ? "nowhere" : "");
        if (cells > 0) snprintf(tile->note, sizeof tile->note, "fits %" PRId32 " cell%s", cells, plural(cells));
        ++count;
    }
    tiles_show(self->game, how, shown, count);
    if (count < held) {
        printf("%" PRId32 " unknown tile%s in the hand:\n", held - count, plural(held - count));
        show_names(self, how);
    }
}

static void show_cells_of_hand(const menu* self, const look* how) {
    const int32_t chosen = type_laid(self, &self->actions[self->entries[0]]);
    mistbank_tile_type type;
    line words = {{0}, 0};
    if (mistbank_game_type(self->game, chosen, &type) != MISTBANK_OK) return;
    if (!chooses_tile(self)) show_hand(self, how); /* a player who chose a tile has seen the hand */
    line_add(&words, "lay %s", type.id);
    show_addressed(self, how, self->decision.player, words.text);
    show_cells(self, how);
}

void menu_show(const menu* self, const look* how) {
    const int32_t kind = self->decision.kind;
    if (lays_from_hand(self) && self->asks_tile) {
        show_question(self, how);
        show_hand(self, how);
    } else if (lays_from_hand(self) && self->asks_cell) {
        show_cells_of_hand(self, how);
    } else if (lays_from_hand(self) || (kind == MISTBANK_DECISION_LAY_TILE && !self->asks_cell)) {
        show_turned(self, how);
    } else {
        show_question(self, how);
        show_numbered_tile(self, how);
        if (kind == MISTBANK_DECISION_DRAW) {
            show_names(self, how);
        } else if (self->asks_cell || kind == MISTBANK_DECISION_LAY_FACE_DOWN) {
            show_cells(self, how);
        } else {
            show_lines(self, how);
        }
    }
}

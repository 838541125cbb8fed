#include "menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entries.h"

/* --- opening ------------------------------------------------------------------------------------------------------ */

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
    self->naming_count = count_of_kind(self, MISTBANK_ACTION_DRAW);
    menu_widen(self);
    return 1;
}

void menu_widen(menu* self) {
    self->kind = 0;
    self->place = -1;
    self->asks_tile = 0;
    self->asks_cell = self->decision.kind == MISTBANK_DECISION_LAY_TILE;
    self->asks_kind = self->decision.kind == MISTBANK_DECISION_PLACE_MEEPLE && self->count > MANY_ACTIONS;
    if (lays_from_hand(self)) {
        open_hand(self);
    } else if (self->asks_cell) {
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

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static int take_number(const menu* self, long number, mistbank_action* chosen) {
    if (number < 1 || number > self->entry_count) return MENU_UNKNOWN;
    *chosen = self->actions[self->entries[number - 1]];
    return MENU_CHOSEN;
}

static int is_cell(const char* typed, int* x, int* y) {
    int end = 0;
    return sscanf(typed, "%d,%d%n", x, y, &end) == 2 && typed[end] == '\0';
}

/* Writes the reason why an unrotated tile does not fit on a cell. Returns 0 if there is no reason. */
static int why_not_lay(const menu* self, int x, int y, int32_t place, char* reason, int32_t capacity) {
    mistbank_action wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.kind = MISTBANK_ACTION_LAY;
    wanted.count = (uint8_t)(place << BITS_OF_TURN);
    wanted.x = (int16_t)x;
    wanted.y = (int16_t)y;
    return wanted.x == x && wanted.y == y &&
           mistbank_game_why_not(self->game, &wanted, reason, capacity, NULL) == MISTBANK_OK && reason[0] != '\0';
}

/* Writes the reason why no tile in the hand fits on a cell. If the reasons differ between the tiles, writes a general
 * reason. Returns 0 if there is no reason. */
static int why_not_from_hand(const menu* self, int x, int y, char* reason, int32_t capacity) {
    const int32_t player = self->decision.player;
    char other[MISTBANK_MESSAGE_CAPACITY] = "";
    int is_one = 1;
    reason[0] = '\0';
    for (int32_t place = 0; place < mistbank_game_hand_size(self->game, player); ++place) {
        if (mistbank_game_hand(self->game, player, place, player) < 0) continue;
        if (!why_not_lay(self, x, y, place, other, sizeof other)) return 0;
        is_one = is_one && (reason[0] == '\0' || strcmp(reason, other) == 0);
        snprintf(reason, (size_t)capacity, "%s", other);
    }
    if (!is_one) snprintf(reason, (size_t)capacity, "no tile in the hand fits on this cell");
    return reason[0] != '\0';
}

static int is_held(const menu* self, int32_t type) {
    const int32_t player = self->decision.player;
    for (int32_t place = 0; place < mistbank_game_hand_size(self->game, player); ++place) {
        if (mistbank_game_hand(self->game, player, place, player) == type) return type >= 0;
    }
    return 0;
}

int menu_why_not(const menu* self, const char* typed, char* reason, int32_t capacity) {
    int x = 0;
    int y = 0;
    const int names_cell = is_cell(typed, &x, &y);
    if (self->decision.kind == MISTBANK_DECISION_LAY_TILE && names_cell)
        return why_not_lay(self, x, y, 0, reason, capacity);
    if (!lays_from_hand(self)) return 0;
    if (names_cell && self->place >= 0) return why_not_lay(self, x, y, self->place, reason, capacity);
    if (names_cell) return why_not_from_hand(self, x, y, reason, capacity);
    if (!is_held(self, mistbank_game_find_type(self->game, typed))) return 0;
    snprintf(reason, (size_t)capacity, "%s fits nowhere now", typed);
    return 1;
}

static int take_cell(const menu* self, int x, int y, mistbank_action* chosen) {
    const int is_asked = lays_from_hand(self) || self->decision.kind == MISTBANK_DECISION_LAY_TILE || self->asks_cell;
    for (int32_t i = 0; is_asked && i < self->count; ++i) {
        *chosen = self->actions[i];
        if (is_wanted(self, chosen) && chosen->x == x && chosen->y == y) return MENU_CHOSEN;
    }
    return MENU_UNKNOWN;
}

/* Chooses a tile in the hand by its name. The menu then asks for the cell. */
static int take_held(menu* self, const char* typed) {
    const int32_t type = mistbank_game_find_type(self->game, typed);
    for (int32_t i = 0; lays_from_hand(self) && type >= 0 && i < self->count; ++i) {
        if (type_laid(self, &self->actions[i]) != type) continue;
        list_cells_of(self, place_of(&self->actions[i]));
        return MENU_NARROWED;
    }
    return MENU_UNKNOWN;
}

static int take_named(const menu* self, const char* typed, mistbank_action* chosen) {
    const int32_t type = mistbank_game_find_type(self->game, typed);
    for (int32_t i = 0; type >= 0 && i < self->count; ++i) {
        *chosen = self->actions[i];
        if (chosen->kind == MISTBANK_ACTION_DRAW && chosen->x == type) return MENU_CHOSEN;
    }
    return MENU_UNKNOWN;
}

static int take_listed(menu* self, long number, mistbank_action* chosen) {
    if (take_number(self, number, chosen) == MENU_UNKNOWN) return MENU_UNKNOWN;
    if (self->asks_tile) {
        list_cells_of(self, place_of(chosen));
        return MENU_NARROWED;
    }
    if (stands_for_kind(self, chosen)) {
        list_actions_of_kind(self, chosen->kind);
        return MENU_NARROWED;
    }
    if (!self->asks_cell) return MENU_CHOSEN;
    list_actions_at(self, *chosen);
    return self->entry_count > 1 ? MENU_NARROWED : MENU_CHOSEN;
}

/* Interprets the text as a tile name only if the menu asks for a tile, because a tile name can look like a number, a
 * command or an action. */
static int take_tile(menu* self, const char* typed, mistbank_action* chosen) {
    if (!lays_from_hand(self) && self->decision.kind != MISTBANK_DECISION_DRAW) return MENU_UNKNOWN;
    return take_held(self, typed) == MENU_NARROWED ? MENU_NARROWED : take_named(self, typed, chosen);
}

int menu_take(menu* self, const char* typed, mistbank_action* chosen) {
    int x = 0;
    int y = 0;
    char* rest = NULL;
    const long number = strtol(typed, &rest, 10);
    const int is_number = rest != typed && *rest == '\0';
    const int names_by_number = self->decision.kind != MISTBANK_DECISION_DRAW;
    if (is_number && names_by_number) {
        const int taken = take_listed(self, number, chosen);
        if (taken != MENU_UNKNOWN) return taken;
    }
    const int taken = take_tile(self, typed, chosen);
    if (taken != MENU_UNKNOWN) return taken;
    if (is_number || (lays_from_hand(self) && is_held(self, mistbank_game_find_type(self->game, typed))))
        return MENU_UNKNOWN;
    if (!is_cell(typed, &x, &y))
        return mistbank_game_action_parse(self->game, typed, -1, chosen) == MISTBANK_OK ? MENU_CHOSEN : MENU_REFUSED;
    if (take_cell(self, x, y, chosen) == MENU_UNKNOWN) return MENU_UNKNOWN;
    list_actions_at(self, *chosen);
    return self->entry_count > 1 ? MENU_NARROWED : MENU_CHOSEN;
}

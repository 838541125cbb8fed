#include "entries.h"

#include <string.h>

static int same_cell(const mistbank_action* a, const mistbank_action* b) { return a->x == b->x && a->y == b->y; }

static int comes_before(const mistbank_action* a, const mistbank_action* b) {
    return a->y != b->y ? a->y < b->y : a->x < b->x;
}

int lays_from_hand(const menu* self) { return self->decision.kind == MISTBANK_DECISION_HAND; }

int32_t turns_of(const mistbank_action* action) { return action->count & TURNS; }

int32_t place_of(const mistbank_action* action) { return action->count >> BITS_OF_TURN; }

/* Returns the type of the tile that an action lays; -1 if the action lays no tile. */
int32_t type_laid(const menu* self, const mistbank_action* action) {
    if (action->kind != MISTBANK_ACTION_LAY) return -1;
    if (!lays_from_hand(self)) return self->decision.tile_type;
    return mistbank_game_hand(self->game, self->decision.player, place_of(action), self->decision.player);
}

/* Returns whether the tile that an action lays is the first of its type in the hand. Equal tiles share one entry. */
static int is_first_of_its_type(const menu* self, const mistbank_action* lay) {
    const int32_t player = self->decision.player;
    const int32_t type = type_laid(self, lay);
    for (int32_t place = 0; place < place_of(lay); ++place) {
        if (mistbank_game_hand(self->game, player, place, player) == type) return 0;
    }
    return 1;
}

/* Returns whether an action matches the player's answers so far. */
int is_wanted(const menu* self, const mistbank_action* action) {
    if (!lays_from_hand(self)) return self->kind == 0 || action->kind == self->kind;
    if (action->kind != MISTBANK_ACTION_LAY) return 0;
    return self->place < 0 ? is_first_of_its_type(self, action) : place_of(action) == self->place;
}

/* Lists one entry for each cell, row by row. */
void list_cells(menu* self) {
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        const mistbank_action* cell = &self->actions[i];
        if (!is_wanted(self, cell)) continue;
        int32_t at = 0;
        while (at < self->entry_count && comes_before(&self->actions[self->entries[at]], cell)) ++at;
        if (at < self->entry_count && same_cell(&self->actions[self->entries[at]], cell)) continue;
        memmove(&self->entries[at + 1], &self->entries[at], (size_t)(self->entry_count - at) * sizeof *self->entries);
        self->entries[at] = i;
        ++self->entry_count;
    }
}

void list_actions_at(menu* self, mistbank_action cell) {
    self->asks_tile = 0;
    self->asks_cell = 0;
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (same_cell(&self->actions[i], &cell) && is_wanted(self, &self->actions[i])) {
            self->entries[self->entry_count++] = i;
        }
    }
}

void list_all(menu* self) {
    for (int32_t i = 0; i < self->count; ++i) self->entries[i] = i;
    self->entry_count = self->count;
}

/* The maximum number of actions of one kind that are listed separately. If there are more, one entry represents them
 * all. */
enum { MANY_OF_A_KIND = 6 };

int32_t count_of_kind(const menu* self, int32_t kind) {
    int32_t count = 0;
    for (int32_t i = 0; i < self->count; ++i) count += self->actions[i].kind == kind;
    return count;
}

/* Returns whether an entry represents all actions of its kind. */
int stands_for_kind(const menu* self, const mistbank_action* action) {
    return self->asks_kind && count_of_kind(self, action->kind) > MANY_OF_A_KIND;
}

void list_kinds(menu* self) {
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        const int is_first = i == 0 || self->actions[i - 1].kind != self->actions[i].kind;
        if (is_first || !stands_for_kind(self, &self->actions[i])) self->entries[self->entry_count++] = i;
    }
}

void list_actions_of_kind(menu* self, int32_t kind) {
    self->asks_kind = 0;
    self->kind = kind;
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind == kind) self->entries[self->entry_count++] = i;
    }
    self->asks_cell = self->entry_count > MANY_ACTIONS;
    if (self->asks_cell) list_cells(self);
}

/* --- tiles in the hand -------------------------------------------------------------------------------------------- */

/* Returns whether the player may name the tiles in the hand (HSE-2). */
int names_tiles(const menu* self) { return self->naming_count > 0; }

/* Lists one entry for each tile in the hand that fits somewhere. */
static void list_tiles(menu* self) {
    int32_t last = -1;
    self->entry_count = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (!is_wanted(self, &self->actions[i]) || place_of(&self->actions[i]) == last) continue;
        last = place_of(&self->actions[i]);
        self->entries[self->entry_count++] = i;
    }
}

void list_cells_of(menu* self, int32_t place) {
    self->asks_tile = 0;
    self->asks_cell = 1;
    self->place = place;
    list_cells(self);
}

/* Returns the number of cells where a tile in the hand fits. Requires that the actions are ordered by cell. */
int32_t cells_of(const menu* self, int32_t place) {
    int32_t cells = 0;
    const mistbank_action* before = NULL;
    for (int32_t i = 0; i < self->count; ++i) {
        const mistbank_action* lay = &self->actions[i];
        if (lay->kind != MISTBANK_ACTION_LAY || place_of(lay) != place) continue;
        cells += before == NULL || !same_cell(before, lay);
        before = lay;
    }
    return cells;
}

int chooses_tile(const menu* self) {
    int32_t last = -1;
    int32_t tiles = 0;
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind != MISTBANK_ACTION_LAY || !is_first_of_its_type(self, &self->actions[i])) continue;
        tiles += place_of(&self->actions[i]) != last;
        last = place_of(&self->actions[i]);
    }
    return tiles > 1 || names_tiles(self);
}

/* Lists the tiles in the hand. If the player cannot choose among tiles, lists the cells of the only tile instead. */
void open_hand(menu* self) {
    self->place = -1;
    self->asks_tile = 1;
    list_tiles(self);
    if (!chooses_tile(self)) list_cells_of(self, place_of(&self->actions[self->entries[0]]));
}

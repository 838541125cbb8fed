/* Which actions a menu lists, and how they are narrowed down. */
#ifndef TERMINAL_ENTRIES_H
#define TERMINAL_ENTRIES_H

#include "menu.h"

/* More than these are not read through. */
enum { MANY_ACTIONS = 24 };

/* Behind the quarter turns stands which tile of the hand is laid (HSE-1). */
enum { BITS_OF_TURN = 2, TURNS = (1 << BITS_OF_TURN) - 1 };

/* Whether a tile of a hand is laid, and whether the host may say which tiles of it there are (HSE-2). */
int lays_from_hand(const menu* self);
int names_tiles(const menu* self);

/* How an action lays its tile, which tile of the hand that is, and of which type; -1 for none. */
int32_t turns_of(const mistbank_action* action);
int32_t place_of(const mistbank_action* action);
int32_t type_laid(const menu* self, const mistbank_action* action);

/* Whether there is a choice between tiles of the hand, and on how many cells one of them fits. */
int chooses_tile(const menu* self);
int32_t cells_of(const menu* self, int32_t place);

/* Whether an action is among those that have been asked for so far, and whether an entry stands for all of its kind. */
int is_wanted(const menu* self, const mistbank_action* action);
int stands_for_kind(const menu* self, const mistbank_action* action);

int32_t count_of_kind(const menu* self, int32_t kind);

/* Each makes a new list: of cells, of what can be done with one, of everything, of kinds, of what is of a kind, of the
 * cells of one tile of the hand, of the tiles of the hand. */
void list_cells(menu* self);
void list_actions_at(menu* self, mistbank_action cell);
void list_all(menu* self);
void list_kinds(menu* self);
void list_actions_of_kind(menu* self, int32_t kind);
void list_cells_of(menu* self, int32_t place);
void open_hand(menu* self);

#endif

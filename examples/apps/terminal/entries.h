/* The entries of a menu, and the steps that narrow them down. */
#ifndef TERMINAL_ENTRIES_H
#define TERMINAL_ENTRIES_H

#include "menu.h"

/* Lists with more actions are too long to read. */
enum { MANY_ACTIONS = 24 };

/* The place in the hand follows the quarter turns in `count` (HSE-1). */
enum { BITS_OF_TURN = 2, TURNS = (1 << BITS_OF_TURN) - 1 };

/* Return whether a tile of a hand is laid, and whether the host may name its tiles (HSE-2). */
int lays_from_hand(const menu* self);
int names_tiles(const menu* self);

/* Return the rotation, the place in the hand and the type of the tile that an action lays; -1 for none. */
int32_t turns_of(const mistbank_action* action);
int32_t place_of(const mistbank_action* action);
int32_t type_laid(const menu* self, const mistbank_action* action);

/* Return whether several tiles of the hand can be chosen, and the number of cells for one of them. */
int chooses_tile(const menu* self);
int32_t cells_of(const menu* self, int32_t place);

/* Return whether an action matches the steps so far, and whether an entry stands for all actions of its kind. */
int is_wanted(const menu* self, const mistbank_action* action);
int stands_for_kind(const menu* self, const mistbank_action* action);

int32_t count_of_kind(const menu* self, int32_t kind);

/* Each function makes a new list: of cells, of the actions on a cell, of all actions, of kinds, of the actions of a
 * kind, of the cells of one tile of the hand, of the tiles of the hand. */
void list_cells(menu* self);
void list_actions_at(menu* self, mistbank_action cell);
void list_all(menu* self);
void list_kinds(menu* self);
void list_actions_of_kind(menu* self, int32_t kind);
void list_cells_of(menu* self, int32_t place);
void open_hand(menu* self);

#endif

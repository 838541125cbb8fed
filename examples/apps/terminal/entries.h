/* The entries of a menu. Each answer from the player shortens the list. */
#ifndef TERMINAL_ENTRIES_H
#define TERMINAL_ENTRIES_H

#include "menu.h"

/* The maximum number of actions in one list. For more actions, the menu asks in several steps. */
enum { MANY_ACTIONS = 24 };

/* The bits of mistbank_action.count when a tile is laid from a hand: the lower bits contain the quarter turns, the
 * other bits the tile's place in the hand (HSE-1). */
enum { BITS_OF_TURN = 2, TURNS = (1 << BITS_OF_TURN) - 1 };

/* Return whether the decision lays a tile from a hand, and whether the player may name tiles in the hand (HSE-2). */
int lays_from_hand(const menu* self);
int names_tiles(const menu* self);

/* Return the rotation, the place in the hand and the type of the tile that an action lays. Type -1: no tile. */
int32_t turns_of(const mistbank_action* action);
int32_t place_of(const mistbank_action* action);
int32_t type_laid(const menu* self, const mistbank_action* action);

/* Return whether the player can choose among tiles in the hand, and the number of cells where a tile fits. */
int chooses_tile(const menu* self);
int32_t cells_of(const menu* self, int32_t place);

/* Return whether an action matches the answers so far, and whether an entry represents all actions of its kind. */
int is_wanted(const menu* self, const mistbank_action* action);
int stands_for_kind(const menu* self, const mistbank_action* action);

int32_t count_of_kind(const menu* self, int32_t kind);

/* Each function replaces the list of entries. The lists are, in the order of the functions: cells; actions on a cell;
 * all actions; kinds of actions; actions of a kind; cells for a tile in the hand; tiles in the hand. */
void list_cells(menu* self);
void list_actions_at(menu* self, mistbank_action cell);
void list_all(menu* self);
void list_kinds(menu* self);
void list_actions_of_kind(menu* self, int32_t kind);
void list_cells_of(menu* self, int32_t place);
void open_hand(menu* self);

#endif

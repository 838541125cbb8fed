/* The legal actions as a short numbered list. */
#ifndef TERMINAL_MENU_H
#define TERMINAL_MENU_H

#include "mistbank.h"
#include "screen.h"

/* Laying a tile takes two steps: first the cell, then the rotation. With hands, the choice of the tile comes before
 * them. If there are very many actions, the first step is the kind of action, and the second the cell if necessary. */
typedef struct menu {
    const mistbank_game* game;
    mistbank_decision decision;
    mistbank_action* actions; /* all legal actions */
    int32_t count;
    int32_t naming_count; /* the number of actions that name a tile */
    int asks_tile;        /* the entries are tiles of the hand, each by its first action */
    int asks_cell;        /* the entries are cells, each by its first action */
    int asks_kind;        /* an entry of a kind with many actions stands for all of them */
    int32_t kind;         /* MISTBANK_ACTION_...: the entries are actions of this kind; 0: of any */
    int32_t place;        /* the place in the hand of the tile whose actions are listed; -1: any */
    int32_t* entries;     /* indices of the listed actions */
    int32_t entry_count;
} menu;

/* Lists the actions of the open decision. Returns 0 if memory runs out. */
int menu_open(menu* self, const mistbank_game* game);
void menu_close(menu* self);

/* Returns to the first step. */
void menu_widen(menu* self);

void menu_show(const menu* self, const look* how);

/* MENU_REFUSED: the text is no action; the game has the reason. */
enum { MENU_UNKNOWN, MENU_REFUSED, MENU_NARROWED, MENU_CHOSEN };

/* Handles input: a number, a cell "3,-1", the name of a drawn tile, or the text form of an action. After MENU_NARROWED
 * the menu asks for the rotation or the exact action; after MENU_CHOSEN `chosen` is the action. */
int menu_take(menu* self, const char* typed, mistbank_action* chosen);

/* Writes the reason why the drawn tile, without rotation, does not fit the typed cell. Returns 0 if the input is no
 * cell or there is no reason. */
int menu_why_not(const menu* self, const char* typed, char* reason, int32_t capacity);

#endif

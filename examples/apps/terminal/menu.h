/* The legal actions as a short numbered list. */
#ifndef TERMINAL_MENU_H
#define TERMINAL_MENU_H

#include "mistbank.h"
#include "screen.h"

/* Laying a tile takes two steps: first the cell, then the rotation. In games with hands, the choice of the tile comes
 * first. If a decision has very many actions, the first step is the kind of action, and a second step can ask for the
 * cell. */
typedef struct menu {
    const mistbank_game* game;
    mistbank_decision decision;
    mistbank_action* actions; /* all legal actions */
    int32_t count;
    int32_t naming_count; /* the number of actions that name a tile */
    int asks_tile;        /* whether the menu lists tiles in the hand; an entry is a tile's first action */
    int asks_cell;        /* whether the menu lists cells; an entry is a cell's first action */
    int asks_kind;        /* whether one entry represents all actions of a kind with many actions */
    int32_t kind;         /* MISTBANK_ACTION_...: the kind of the listed actions; 0: any kind */
    int32_t place;        /* the place in the hand of the tile whose actions are listed; -1: any tile */
    int32_t* entries;     /* the menu: indices into `actions` */
    int32_t entry_count;
} menu;

/* Fills the menu with the actions of the current decision. Returns 0 if memory runs out. */
int menu_open(menu* self, const mistbank_game* game);
void menu_close(menu* self);

/* Returns to the first step. */
void menu_widen(menu* self);

void menu_show(const menu* self, const look* how);

/* The results of menu_take(). MENU_REFUSED: the text is not an action; mistbank_game_message() has the reason. */
enum { MENU_UNKNOWN, MENU_REFUSED, MENU_NARROWED, MENU_CHOSEN };

/* Handles input: a number, a cell such as "3,-1", the name of a tile, or the text form of an action. After
 * MENU_NARROWED the menu asks for the next step; after MENU_CHOSEN `chosen` is the action. */
int menu_take(menu* self, const char* typed, mistbank_action* chosen);

/* Writes the reason why an unrotated tile does not fit on the typed cell, or why a named tile in the hand cannot be
 * laid. Returns 0 if there is no reason. */
int menu_why_not(const menu* self, const char* typed, char* reason, int32_t capacity);

#endif

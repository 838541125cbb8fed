/* The legal actions as a numbered list, short enough to read. */
#ifndef TERMINAL_MENU_H
#define TERMINAL_MENU_H

#include "mistbank.h"
#include "screen.h"

/* Where a tile goes is asked in two steps: first the cell, then how it is turned; before them, which of the hand. Where
 * there are very many actions the first step is what to do, and if there still are, the next is the cell. */
typedef struct menu {
    const mistbank_game* game;
    mistbank_decision decision;
    mistbank_action* actions; /* all that are legal */
    int32_t count;
    int32_t naming_count; /* of the actions, those that name a tile */
    int asks_tile;        /* the entries are tiles of the hand, each by its first action */
    int asks_cell;        /* the entries are cells, each by its first action */
    int asks_kind;        /* entries of kinds that have many actions stand for all of these */
    int32_t kind;         /* MISTBANK_ACTION_...: the entries are actions of this kind; 0: of any */
    int32_t place;        /* in the hand, of the tile whose actions are listed; -1: of any */
    int32_t* entries;     /* indices of the actions that are listed */
    int32_t entry_count;
} menu;

/* Lists the actions of the open decision; 0 if there is no memory. */
int menu_open(menu* self, const mistbank_game* game);
void menu_close(menu* self);

/* Asks for the cell again. */
void menu_widen(menu* self);

void menu_show(const menu* self, const look* how);

/* MENU_REFUSED: the text is no action; the game has the reason. */
enum { MENU_UNKNOWN, MENU_REFUSED, MENU_NARROWED, MENU_CHOSEN };

/* Takes what was typed: a number, a cell "3,-1", the name of a drawn tile, or an action's own text. After MENU_NARROWED
 * the menu asks how the tile is turned, or what exactly is done; after MENU_CHOSEN `chosen` is the action. */
int menu_take(menu* self, const char* typed, mistbank_action* chosen);

/* Why the drawn tile cannot go, unturned, to the cell that was typed; 0 if no cell was, or nothing is known. */
int menu_why_not(const menu* self, const char* typed, char* reason, int32_t capacity);

#endif

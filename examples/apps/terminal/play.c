#include "play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "legend.h"
#include "line.h"
#include "menu.h"
#include "text.h"

enum { LINE_CAPACITY = 1024 };

static int carry_out(session* self, const mistbank_action* action) {
    if (mistbank_game_apply(self->game, action) != MISTBANK_OK) {
        print_refusal(self->game);
        return ASK_AGAIN;
    }
    session_keep_record(self);
    session_tell(self);
    return SHOW_ALL;
}

static void tell_why_not_there(const menu* choices, const char* typed) {
    char reason[MISTBANK_MESSAGE_CAPACITY] = "";
    if (menu_why_not(choices, typed, reason, sizeof reason)) {
        printf("No: %s.\n", reason);
    } else {
        printf("'%s' is not in the list; an empty line shows it again.\n", typed);
    }
}

static int take_line(session* self, menu* choices, const char* typed) {
    mistbank_action action;
    if (typed[0] == '\0') {
        menu_widen(choices);
        return SHOW_MENU;
    }
    const int next = obey(self, typed);
    if (next != NO_COMMAND) return next;
    switch (menu_take(choices, typed, &action)) {
        case MENU_CHOSEN: return carry_out(self, &action);
        case MENU_NARROWED: return SHOW_MENU;
        case MENU_REFUSED: tell_unknown(self, typed); return ASK_AGAIN;
        default: tell_why_not_there(choices, typed); return ASK_AGAIN;
    }
}

/* Returns a text without the blanks at both ends. */
static char* trimmed(char* typed) {
    char* begin = typed + strspn(typed, " \t");
    size_t length = strlen(begin);
    while (length > 0 && (begin[length - 1] == ' ' || begin[length - 1] == '\t')) begin[--length] = '\0';
    return begin;
}

/* Asks the player until the game has changed or the player quits. Returns SHOW_ALL or QUIT. */
static int play_decision(session* self) {
    menu choices;
    char typed[LINE_CAPACITY];
    int next = SHOW_MENU;
    if (!menu_open(&choices, self->game)) return QUIT;
    while (next == SHOW_MENU || next == ASK_AGAIN) {
        if (next == SHOW_MENU) menu_show(&choices, &self->how);
        printf("> ");
        fflush(stdout);
        if (read_line(typed, sizeof typed)) {
            next = take_line(self, &choices, trimmed(typed));
        } else {
            printf("\n");
            next = QUIT;
        }
    }
    menu_close(&choices);
    return next;
}

static void greet(const session* self) {
    mistbank_rules rules;
    line players = {{0}, 0};
    mistbank_rules_init(&rules, sizeof rules);
    mistbank_game_rules(self->game, &rules);
    print_wrapped("Answer with a number from the list or a cell such as 2,-1; 'help' lists the commands, 'quit' ends.",
                  self->how.columns, 2);
    if (self->how.ascii && !self->chose_ascii)
        print_wrapped("The board is drawn in ASCII, because the locale is not UTF-8; --utf8 draws better signs.",
                      self->how.columns, 2);
    for (int32_t player = 0; rules.players > 1 && player < rules.players; ++player) {
        line_add(&players, "%s", player == 0 ? "Players: " : ", ");
        line_add_player(&players, self->game, &self->how, player);
    }
    if (players.length > 0) {
        line_add(&players, ".");
        print_wrapped(players.text, self->how.columns, 2);
    }
    legend_show_short(self->game, &self->how);
}

void play_by_hand(session* self) {
    greet(self);
    do {
        if (!session_hand_over(self)) break;
        session_show(self);
        if (mistbank_game_outcome(self->game) != MISTBANK_OUTCOME_OPEN) {
            session_tell_result(self);
            session_tell_sources(self);
        }
    } while (play_decision(self) != QUIT);
    if (self->record != NULL) printf("The game is saved in %s; --load %s continues it.\n", self->record, self->record);
}

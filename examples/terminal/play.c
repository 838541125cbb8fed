#include "play.h"

#include <stdio.h>
#include <string.h>

#include "menu.h"
#include "text.h"

enum { LINE_CAPACITY = 1024 };

static const char* const help =
    "  a number     chooses from the list\n"
    "  3,-1         chooses a cell for the drawn tile\n"
    "  lay 3,-1 2   any action in words, as the list shows them\n"
    "  w ACTION     why the action is not possible\n"
    "  an empty line shows the list again, from the cells on\n"
    "  v            view the board again\n"
    "  u            take the last action back\n"
    "  s FILE       save the record of the game\n"
    "  l FILE       load a record\n"
    "  h            this help\n"
    "  q            quit\n";

static void tell_why_not(const mistbank_game* game, const char* text) {
    mistbank_action action;
    char reason[MISTBANK_MESSAGE_CAPACITY] = "";
    if (mistbank_game_action_parse(game, text, -1, &action) != MISTBANK_OK) {
        print_refusal(game);
        return;
    }
    mistbank_game_why_not(game, &action, reason, sizeof reason, NULL);
    printf("%s\n", reason[0] == '\0' ? "It is possible." : reason);
}

static void undo(session* self) {
    const int32_t drawn = mistbank_game_last_draw(self->game);
    if (mistbank_game_undo(self->game) != MISTBANK_OK) {
        print_refusal(self->game);
        return;
    }
    self->told = mistbank_game_event_count(self->game);
    if (mistbank_game_action_count(self->game) < drawn)
        printf("A tile went back on its pile; it will be the next one again.\n");
}

/* What a line asks for. */
enum { QUIT, SHOW_ALL, SHOW_MENU, ASK_AGAIN };

/* A command is one letter, with its argument behind a space. */
static int is_command(const char* line) {
    return strchr("qvulhsw", line[0]) != NULL && (line[1] == '\0' || line[1] == ' ');
}

static int obey(session* self, const char* line) {
    const char* argument = line[1] == ' ' ? line + 2 : "";
    switch (line[0]) {
        case 'q': return QUIT;
        case 'v': return SHOW_ALL;
        case 'u': undo(self); return SHOW_ALL;
        case 'l': return session_load(self, argument) ? SHOW_ALL : ASK_AGAIN;
        case 's':
            if (session_save(self, argument)) printf("Saved in %s.\n", argument);
            return ASK_AGAIN;
        case 'w': tell_why_not(self->game, argument); return ASK_AGAIN;
        default: printf("%s", help); return ASK_AGAIN;
    }
}

static int carry_out(session* self, const mistbank_action* action) {
    if (mistbank_game_apply(self->game, action) != MISTBANK_OK) {
        print_refusal(self->game);
        return ASK_AGAIN;
    }
    session_tell(self);
    return SHOW_ALL;
}

static int take_line(session* self, menu* choices, const char* line) {
    mistbank_action action;
    if (line[0] == '\0') {
        menu_widen(choices);
        return SHOW_MENU;
    }
    if (is_command(line)) return obey(self, line);
    switch (menu_take(choices, line, &action)) {
        case MENU_CHOSEN: return carry_out(self, &action);
        case MENU_NARROWED: return SHOW_MENU;
        case MENU_REFUSED: print_refusal(self->game); return ASK_AGAIN;
        default: printf("'%s' is not in the list; h helps.\n", line); return ASK_AGAIN;
    }
}

/* Asks until something has changed; answers QUIT or SHOW_ALL. */
static int play_decision(session* self) {
    menu choices;
    char line[LINE_CAPACITY];
    int next = SHOW_MENU;
    if (!menu_open(&choices, self->game)) return QUIT;
    while (next == SHOW_MENU || next == ASK_AGAIN) {
        if (next == SHOW_MENU) menu_show(&choices, self->colours);
        printf("> ");
        fflush(stdout);
        next = read_line(line, sizeof line) ? take_line(self, &choices, line) : QUIT;
    }
    menu_close(&choices);
    return next;
}

void play_by_hand(session* self) {
    printf("h helps, q quits.\n");
    do {
        session_show(self);
        if (mistbank_game_outcome(self->game) != MISTBANK_OUTCOME_OPEN) session_tell_result(self);
    } while (play_decision(self) != QUIT);
}

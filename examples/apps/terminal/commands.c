#include "commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice.h"
#include "hand.h"
#include "legend.h"
#include "line.h"
#include "text.h"
#include "tiles.h"
#include "view.h"

static int quit(session* self, const char* argument) {
    (void)self;
    (void)argument;
    return QUIT;
}

static int show_all(session* self, const char* argument) {
    (void)self;
    (void)argument;
    return SHOW_ALL;
}

static int show_signs(session* self, const char* argument) {
    (void)argument;
    legend_show(self->game, &self->how);
    return ASK_AGAIN;
}

static int show_around(session* self, const char* argument) {
    int x = 0;
    int y = 0;
    int end = 0;
    if (sscanf(argument, "%d ,%d%n", &x, &y, &end) != 2 || argument[end] != '\0') {
        printf("'look' takes a cell, such as: look 3,-1\n");
    } else {
        view_around(self->game, &self->how, x, y);
    }
    return ASK_AGAIN;
}

static int show_whole_board(session* self, const char* argument) {
    (void)argument;
    view_whole_board(self->game, &self->how);
    return ASK_AGAIN;
}

static int show_tile(session* self, const char* argument) {
    if (argument[0] == '\0') {
        printf("'tile' takes the name of a tile, such as: tile 14a\n");
    } else if (!tiles_show_named(self->game, &self->how, argument)) {
        printf("This game has no tile '%s'; 'tiles' lists the remaining tiles.\n", argument);
    }
    return ASK_AGAIN;
}

static int show_tiles(session* self, const char* argument) {
    (void)argument;
    tiles_show_drawable(self->game, &self->how);
    if (mistbank_game_has_hidden_hands(self->game)) printf("Tiles in hidden hands are included.\n");
    return ASK_AGAIN;
}

static int show_hand(session* self, const char* argument) {
    (void)argument;
    if (!hand_is_played(self->game)) {
        printf("This game has no hands of tiles.\n");
        return ASK_AGAIN;
    }
    return session_show_hand(self) ? ASK_AGAIN : QUIT;
}

static int undo(session* self, const char* argument) {
    const int32_t shown = mistbank_game_last_draw(self->game);
    const int32_t was_over = mistbank_game_outcome(self->game) != MISTBANK_OUTCOME_OPEN;
    (void)argument;
    if (mistbank_game_undo(self->game) != MISTBANK_OK) {
        print_refusal(self->game);
        return ASK_AGAIN;
    }
    self->told = mistbank_game_event_count(self->game);
    session_keep_record(self);
    if (!was_over && mistbank_game_action_count(self->game) < shown)
        printf("The tiles and tokens that this action revealed are hidden again.\n");
    return SHOW_ALL;
}

static int save(session* self, const char* argument) {
    if (argument[0] == '\0') {
        printf("'save' takes a file, such as: save game.record\n");
    } else if (session_save(self, argument)) {
        printf("Saved in %s; 'load %s' continues the game.\n", argument, argument);
    }
    return ASK_AGAIN;
}

static int load(session* self, const char* argument) {
    if (argument[0] == '\0') {
        printf("'load' takes a file, such as: load game.record\n");
        return ASK_AGAIN;
    }
    if (!session_load(self, argument)) return ASK_AGAIN;
    session_keep_record(self);
    return SHOW_ALL;
}

static int show_position(session* self, const char* argument) {
    char* text = text_of_position(self->game);
    if (text == NULL) {
        printf("Not enough memory for the position.\n");
    } else if (argument[0] == '\0') {
        printf("%s", text);
    } else if (text_to_file(argument, text)) {
        printf("Saved in %s; 'load %s' starts a game from it.\n", argument, argument);
    }
    free(text);
    return ASK_AGAIN;
}

static int tell_why_not(session* self, const char* argument) {
    mistbank_action action;
    char reason[MISTBANK_MESSAGE_CAPACITY] = "";
    if (argument[0] == '\0') {
        printf("'why' takes an action, such as: why lay 3,-1 2\n");
    } else if (mistbank_game_action_parse(self->game, argument, -1, &action) != MISTBANK_OK) {
        print_refusal(self->game);
    } else {
        mistbank_game_why_not(self->game, &action, reason, sizeof reason, NULL);
        printf("%s\n", reason[0] == '\0' ? "The action is legal." : reason);
    }
    return ASK_AGAIN;
}

static int show_hint(session* self, const char* argument) {
    (void)argument;
    advice_show(self);
    return ASK_AGAIN;
}

static int look_back(session* self, const char* argument) {
    (void)argument;
    advice_look_back(self);
    return ASK_AGAIN;
}

static int show_help(session* self, const char* argument);

typedef struct command {
    const char* word;
    const char* briefly; /* an abbreviation of one character, or null */
    const char* takes;   /* the command's argument, or null */
    int (*obey)(session* self, const char* argument);
    const char* help;
} command;

static const command commands[] = {
    {"view", "v", NULL, show_all, "shows the board and the state of the game"},
    {"look", NULL, "X,Y", show_around, "shows the board around a cell"},
    {"board", NULL, NULL, show_whole_board, "shows the whole board"},
    {"tile", NULL, "NAME", show_tile, "shows a tile in all rotations"},
    {"tiles", NULL, NULL, show_tiles, "shows the remaining tiles"},
    {"hand", NULL, NULL, show_hand, "shows your hand, or all hands if they are open"},
    {"signs", NULL, NULL, show_signs, "explains the signs on the board"},
    {"why", "w", "ACTION", tell_why_not, "explains why an action is illegal"},
    {"hint", NULL, NULL, show_hint, "suggests the best actions, with reasons"},
    {"review", NULL, NULL, look_back, "lists the worst decisions of the game, with better actions"},
    {"undo", "u", NULL, undo, "undoes the last action"},
    {"save", "s", "FILE", save, "saves the record of the game"},
    {"load", "l", "FILE", load, "continues a recorded game, or starts from a position"},
    {"position", "p", "FILE", show_position, "shows or saves the table as text; 'load' can start a game from it"},
    {"help", "h", NULL, show_help, "shows this help and the signs (also: ?)"},
    {"quit", "q", NULL, quit, "ends the program (also: exit)"},
    {"?", NULL, NULL, show_help, NULL},
    {"exit", NULL, NULL, quit, NULL},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void show_help_line(const look* how, const char* typed, const char* help) {
    enum { COLUMN = 22 };
    line text = {{0}, 0};
    line_add(&text, "  %-*s %s", COLUMN - 3, typed, help);  // prints a space even after a long word
    print_wrapped(text.text, how->columns, COLUMN);
}

static int show_help(session* self, const char* argument) {
    const look* how = &self->how;
    (void)argument;
    printf("Commands:\n");
    show_help_line(how, "2", "chooses the second item of the list");
    if (hand_is_played(self->game))
        show_help_line(how, "2 or a name", "chooses a tile in the hand; then choose its cell");
    show_help_line(how, "3,-1", "chooses a cell for the drawn tile: column 3, row -1");
    show_help_line(how, "lay 3,-1 2", "an action, written as in the list; here with two clockwise quarter turns");
    if (hand_is_played(self->game))
        show_help_line(how, "lay 3,-1 6",
                       "add 4 to the quarter turns for the second tile in the hand, 8 for the third");
    show_help_line(how, "an empty line", "shows the list again");
    for (int i = 0; i < COMMANDS; ++i) {
        const command* one = &commands[i];
        line typed = {{0}, 0};
        if (one->help == NULL) continue;
        if (one->briefly != NULL) line_add(&typed, "%s or ", one->briefly);
        line_add(&typed, "%s%s%s", one->word, one->takes == NULL ? "" : " ", one->takes == NULL ? "" : one->takes);
        show_help_line(how, typed.text, one->help);
    }
    legend_show(self->game, how);
    return ASK_AGAIN;
}

static int is_word(const char* typed, size_t length, const char* word) {
    return word != NULL && strlen(word) == length && strncmp(typed, word, length) == 0;
}

int obey(session* self, const char* typed) {
    const size_t length = strcspn(typed, " ");
    const char* argument = typed + length + strspn(typed + length, " ");
    for (int i = 0; i < COMMANDS; ++i) {
        const command* one = &commands[i];
        if (!is_word(typed, length, one->word) && !is_word(typed, length, one->briefly)) continue;
        if (one->takes != NULL || argument[0] == '\0') return one->obey(self, argument);
        printf("'%s' takes no argument; remove '%s'.\n", one->word, argument);
        return ASK_AGAIN;
    }
    return NO_COMMAND;
}

/* --- unknown input ------------------------------------------------------------------------------------------------ */

/* Returns whether two words differ by at most one replaced, missing or added letter, or by two swapped neighbours. */
static int is_nearly(const char* typed, size_t length, const char* word) {
    const size_t wanted = strlen(word);
    size_t same = 0;
    size_t same_at_end = 0;
    const size_t shorter = length < wanted ? length : wanted;
    while (same < shorter && typed[same] == word[same]) ++same;
    while (same_at_end < shorter - same && typed[length - 1 - same_at_end] == word[wanted - 1 - same_at_end])
        ++same_at_end;
    const size_t differing = length - same - same_at_end;
    const size_t missing = wanted - same - same_at_end;
    if (differing <= 1 && missing <= 1) return length > 1;
    return differing == 2 && missing == 2 && typed[same] == word[same + 1] && typed[same + 1] == word[same];
}

/* Returns whether a line begins like an action. The game reports the errors in such lines. */
static int begins_action(const char* typed, size_t length) {
    for (int32_t kind = 0; kind <= UINT8_MAX; ++kind) {
        char text[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        mistbank_action action;
        if (is_word(typed, length, mistbank_figure_kind_name(kind))) return 1;
        memset(&action, 0, sizeof action);
        action.kind = (uint8_t)kind;
        if (mistbank_action_text(&action, text, sizeof text, NULL) != MISTBANK_OK) continue;
        text[strcspn(text, " ")] = '\0';
        if (is_word(typed, length, text)) return 1;
    }
    return 0;
}

void tell_unknown(const session* self, const char* typed) {
    const size_t length = strcspn(typed, " ");
    line text = {{0}, 0};
    if (begins_action(typed, length)) {
        print_refusal(self->game);
        return;
    }
    line_add(&text, "'%s' is neither in the list nor a command.", typed);
    for (int i = 0; i < COMMANDS; ++i) {
        if (!is_nearly(typed, length, commands[i].word)) continue;
        line_add(&text, " Did you mean '%s'?", commands[i].word);
        break;
    }
    line_add(&text, " 'help' lists all commands.");
    print_wrapped(text.text, self->how.columns, 2);
}

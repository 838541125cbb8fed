#include "legend.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "line.h"

enum { MOST_MARKS = 32 };

/* The things that the legend explains: the kinds of figures and the marks of the game. */
typedef struct contents {
    uint32_t figures; /* mask of the kinds of figures: bit `1 << kind` for each kind */
    /* For each mark, the name of a tile with this mark; empty if no tile has the mark. */
    char examples[MOST_MARKS][MISTBANK_TILE_ID_CAPACITY];
    mistbank_rules rules;
} contents;

static uint32_t bit_of(int32_t number) { return number >= 0 && number < 32 ? UINT32_C(1) << number : 0; }

static void include_marks(contents* self, uint32_t marks, const char* id) {
    for (int32_t mark = 0; mark < MOST_MARKS; ++mark) {
        if ((marks & bit_of(mark)) != 0) snprintf(self->examples[mark], sizeof self->examples[mark], "%s", id);
    }
}

static contents contents_of(const mistbank_game* game) {
    contents found;
    mistbank_tile_type type;
    mistbank_segment segment;
    mistbank_figure figure;
    memset(&found, 0, sizeof found);
    mistbank_rules_init(&found.rules, sizeof found.rules);
    mistbank_game_rules(game, &found.rules);
    for (int32_t i = 0; mistbank_game_type(game, i, &type) == MISTBANK_OK; ++i) {
        for (int32_t k = 0; mistbank_game_segment(game, i, k, &segment) == MISTBANK_OK; ++k)
            include_marks(&found, segment.marks, type.id);
        include_marks(&found, type.marks, type.id);
    }
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        mistbank_supply supply;
        if (mistbank_game_supply(game, colour, &supply) != MISTBANK_OK) continue;
        for (int32_t kind = 0; kind < MISTBANK_MAX_FIGURE_KINDS; ++kind) {
            if (supply.figures[kind] > 0) found.figures |= bit_of(kind);
        }
        if (supply.reserve > 0) found.figures |= bit_of(MISTBANK_FIGURE_GUARD);
    }
    for (int32_t i = 0; mistbank_game_figure(game, i, &figure) == MISTBANK_OK; ++i)
        found.figures |= bit_of(figure.kind);
    return found;
}

/* The letters of the colours in the library's order. Further colours have no letter. */
static const char letters[] = "RGBYKP";

static void add_letters(line* text, const mistbank_game* game) {
    const char* between = "";
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS && letters[colour] != '\0'; ++colour) {
        if (mistbank_game_player_of(game, colour) < 0) continue;
        line_add(text, "%s%c", between, letters[colour]);
        between = " ";
    }
}

static void add_colours(line* text, const mistbank_game* game) {
    const char* between = "";
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        if (mistbank_game_player_of(game, colour) < 0) continue;
        line_add(text, "%s%s", between, mistbank_colour_name(colour));
        between = ", ";
    }
}

static int is_met(const mistbank_game* game, int32_t element) {
    return strcmp(mistbank_game_element_effect(game, element), "?") != 0;
}

void legend_show_short(const mistbank_game* game, const look* how) {
    line text = {{0}, 0};
    line_add(&text, "Signs: ");
    add_letters(&text, game);
    line_add(&text, " meeples");
    for (int32_t i = 0; i < mistbank_element_count(); ++i) {
        if (is_met(game, i))
            line_add(&text, ",  %s %s", mistbank_element_signs(i, how->ascii), mistbank_element_title(i));
    }
    print_wrapped(text.text, how->columns, 7);
}

static void show_sign(const char* signs, const char* title, const char* effect, const look* how) {
    enum { COLUMN = 13 };
    line text = {{0}, 0};
    line_add(&text, "  %s%*s%s%s%s", signs, COLUMN - 2 - (int)width_of(signs), "", title, effect[0] == '\0' ? "" : ": ",
             effect);
    print_wrapped(text.text, how->columns, COLUMN);
}

static void show_signs(const mistbank_game* game, const look* how) {
    line held = {{0}, 0};
    line colours = {{0}, 0};
    printf("On the board, where x grows to the east and y to the south:\n");
    for (int32_t i = 0; i < mistbank_element_count(); ++i) {
        if (is_met(game, i))
            show_sign(mistbank_element_signs(i, how->ascii), mistbank_element_title(i),
                      mistbank_game_element_effect(game, i), how);
    }
    add_letters(&held, game);
    add_colours(&colours, game);
    show_sign(held.text, "meeples", colours.text, how);
}

/* --- expansions --------------------------------------------------------------------------------------------------- */

/* Prints an entry of a list, and the heading before the first entry. */
static void show_described(const char** heading, const char* title, const char* note, const char* effect,
                           const look* how) {
    line text = {{0}, 0};
    if (*heading != NULL) printf("%s:\n", *heading);
    *heading = NULL;
    line_add(&text, "  %s%s%s%s: %s", title, note[0] == '\0' ? "" : " (", note, note[0] == '\0' ? "" : ")", effect);
    print_wrapped(text.text, how->columns, 4);
}

static int is_played(const contents* all, int32_t expansion) {
    return expansion >= 0 && (all->rules.expansions & bit_of(expansion)) != 0;
}

static void show_expansions(const contents* all, const look* how) {
    const char* heading = "Expansions, with the prefix of their clauses";
    mistbank_expansion_description info;
    for (int32_t i = 0; mistbank_expansion_info(i, &info) == MISTBANK_OK; ++i) {
        if (is_played(all, i))
            show_described(&heading, mistbank_expansion_title(i), mistbank_expansion_clauses(i),
                           mistbank_expansion_summary(i), how);
    }
}

static void show_marks(const contents* all, const look* how) {
    const char* heading = "Marks, each with a tile that has it";
    mistbank_mark_description info;
    for (int32_t mark = 0; mark < MOST_MARKS && mistbank_mark_info(mark, &info) == MISTBANK_OK; ++mark) {
        if (is_played(all, info.expansion) && all->examples[mark][0] != '\0')
            show_described(&heading, mistbank_mark_title(mark), all->examples[mark], mistbank_mark_effect(mark), how);
    }
}

static void show_pieces(const contents* all, const look* how) {
    const char* heading = "Pieces, each with the rule that describes it";
    mistbank_fact info;
    for (int32_t fact = 0; mistbank_fact_info(fact, &info) == MISTBANK_OK; ++fact) {
        if (is_played(all, info.expansion) && mistbank_fact_effect(fact)[0] != '\0')
            show_described(&heading, mistbank_fact_title(fact), mistbank_fact_clause(fact), mistbank_fact_effect(fact),
                           how);
    }
}

static void show_figures(const contents* all, const look* how) {
    const char* heading = "Figures (their signs are below the board)";
    for (int32_t kind = 0; kind < MISTBANK_MAX_FIGURE_KINDS; ++kind) {
        const char* effect = mistbank_figure_effect(kind);
        if (effect[0] != '\0' && (all->figures & bit_of(kind)) != 0)
            show_described(&heading, mistbank_figure_title(kind), "", effect, how);
    }
}

void legend_show(const mistbank_game* game, const look* how) {
    const contents all = contents_of(game);
    show_signs(game, how);
    show_expansions(&all, how);
    show_marks(&all, how);
    show_pieces(&all, how);
    show_figures(&all, how);
}

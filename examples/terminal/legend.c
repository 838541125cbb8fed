#include "legend.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "line.h"

/* The condition for a sign to occur in a game. */
typedef enum need { ALWAYS, SEGMENT, COATS, SYMBOLS, HAUNTING, HOUNDS, FACE_DOWN, FIELDS } need;

typedef struct sign {
    const char* drawn; /* in UTF-8 */
    const char* ascii;
    const char* meaning;
    const char* briefly; /* for the short legend; null: omitted */
    need needs;
    int32_t which; /* the kind of segment */
} sign;

static const sign signs[] = {
    {"─ │ ┌ ┘", "- | +", "a road", "road", SEGMENT, MISTBANK_SEGMENT_ROAD},
    {"●", "o", "a village: roads end there", NULL, SEGMENT, MISTBANK_SEGMENT_ROAD},
    {"▒ █", "= #", "a city and its wall; at the rim of a tile without a wall it is open", "city and wall", SEGMENT,
     MISTBANK_SEGMENT_CITY},
    {"▼", "V", "a coat of arms in a city; more of them beside each other, or with a number", NULL, COATS, 0},
    {"╔═╬═╗", "+=+=+", "the roof of a monastery", "monastery", SEGMENT, MISTBANK_SEGMENT_MONASTERY},
    {"╔╩╩╩╗", "+MMM+", "the roof of a castle", "castle", SEGMENT, MISTBANK_SEGMENT_CASTLE},
    {"┌┄†┄┐", "+-t-+", "the fence of a cemetery", "cemetery", SEGMENT, MISTBANK_SEGMENT_CEMETERY},
    {"╭%%%╮", "(%%%)", "a garden", "garden", SEGMENT, MISTBANK_SEGMENT_GARDEN},
    {"░", ":", "mist", "mist", SEGMENT, MISTBANK_SEGMENT_MIST},
    {"≈", "~", "the river", "river", SEGMENT, MISTBANK_SEGMENT_RIVER},
    {"○", "o", "its spring", NULL, SEGMENT, MISTBANK_SEGMENT_RIVER},
    {"═ ║", "= H", "a bridge", NULL, SEGMENT, MISTBANK_SEGMENT_RIVER},
    {"· +", ". +", "the rims and corners of tiles; the land between is field", NULL, ALWAYS, 0},
    {"% %", "% %", "a hedge: it parts two fields where nothing else does", NULL, FIELDS, 0},
    {"g2", "g2", "two ghosts", "2 ghosts", SEGMENT, MISTBANK_SEGMENT_MIST},
    {"+g2", "+g2", "printed on a tile that is not laid yet: it brings two ghosts", NULL, SYMBOLS, 0},
    {"Rg2", "Rg2", "a red meeple with two ghosts on it", NULL, HAUNTING, 0},
    {"†r", "tr", "a red meeple that is buried", NULL, SEGMENT, MISTBANK_SEGMENT_CEMETERY},
    {"R:I", "R:I", "a red meeple with hound I", NULL, HOUNDS, 0},
    {"╱╱╱", "///", "a tile laid face down", NULL, FACE_DOWN, 0},
    {"┏━ ━┓", "** **", "the corners of the tile laid last", "tile laid last", ALWAYS, 0},
    {"┌─ ─┐", "+- -+",
     "an empty cell where the drawn tile fits: its coordinates, and below them the clockwise quarter turns (0 to 3) "
     "that make it fit",
     "the drawn tile fits here, turned by so many quarters", ALWAYS, 0},
};
enum { SIGNS = sizeof signs / sizeof signs[0] };

enum { MOST_MARKS = 32 };

/* The contents of a game's tiles and supplies. */
typedef struct contents {
    uint32_t segments; /* bits 1 << kind */
    uint32_t figures;  /* bits 1 << kind */
    /* For each mark, the name of a tile with it; empty: none. */
    char examples[MOST_MARKS][MISTBANK_TILE_ID_CAPACITY];
    int coats;
    int symbols;
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
        for (int32_t k = 0; mistbank_game_segment(game, i, k, &segment) == MISTBANK_OK; ++k) {
            found.segments |= bit_of(segment.kind);
            found.coats = found.coats || segment.coats > 0;
            found.symbols = found.symbols || segment.symbols > 0;
            include_marks(&found, segment.marks, type.id);
        }
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

static int is_cooperative(const contents* self) { return self->rules.system == MISTBANK_SYSTEM_COOPERATIVE; }

static int may_be_met(const mistbank_game* game, const contents* all, const sign* one) {
    enum { FIRST_LEVEL_WITH_BACKS = 5 };
    switch (one->needs) {
        case SEGMENT: return (all->segments & bit_of(one->which)) != 0;
        case COATS: return all->coats;
        case SYMBOLS: return all->symbols;
        case HAUNTING: return (all->rules.expansions & bit_of(MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES)) != 0;
        case HOUNDS: return mistbank_game_hound_number(game, 1) > 0;
        case FACE_DOWN: return is_cooperative(all) && all->rules.level >= FIRST_LEVEL_WITH_BACKS;
        case FIELDS: return !is_cooperative(all) && all->rules.farmers;
        default: return 1;
    }
}

/* Letters by colour, in the library's order; other colours have none. */
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

void legend_show_short(const mistbank_game* game, const look* how) {
    const contents all = contents_of(game);
    line text = {{0}, 0};
    line_add(&text, "Signs: ");
    add_letters(&text, game);
    line_add(&text, " meeples");
    for (int i = 0; i < SIGNS; ++i) {
        if (signs[i].briefly == NULL || !may_be_met(game, &all, &signs[i])) continue;
        line_add(&text, ",  %s %s", how->ascii ? signs[i].ascii : signs[i].drawn, signs[i].briefly);
    }
    print_wrapped(text.text, how->columns, 7);
}

static void show_one(const char* drawn, const char* meaning, const look* how) {
    enum { COLUMN = 13 };
    line text = {{0}, 0};
    line_add(&text, "  %s%*s%s", drawn, COLUMN - 2 - (int)width_of(drawn), "", meaning);
    print_wrapped(text.text, how->columns, COLUMN);
}

static void show_signs(const mistbank_game* game, const contents* all, const look* how) {
    line held = {{0}, 0};
    line meaning = {{0}, 0};
    printf("On the board, where x grows to the east and y to the south:\n");
    for (int i = 0; i < SIGNS; ++i) {
        if (may_be_met(game, all, &signs[i]))
            show_one(how->ascii ? signs[i].ascii : signs[i].drawn, signs[i].meaning, how);
    }
    add_letters(&held, game);
    line_add(&meaning, "meeples: ");
    add_colours(&meaning, game);
    show_one(held.text, meaning.text, how);
}

/* --- expansions --------------------------------------------------------------------------------------------------- */

/* Prints the heading before the first entry of a list. */
static void show_described(const char** heading, const char* title, const char* note, const char* effect,
                           const look* how) {
    line text = {{0}, 0};
    if (*heading != NULL) printf("%s:\n", *heading);
    *heading = NULL;
    line_add(&text, "  %s%s%s%s: %s", title, note[0] == '\0' ? "" : " (", note, note[0] == '\0' ? "" : ")", effect);
    print_wrapped(text.text, how->columns, 4);
}

static int is_played(const contents* all, int32_t expansion) {
    return (all->rules.expansions & bit_of(expansion)) != 0;
}

static void show_expansions(const contents* all, const look* how) {
    const char* heading = "Expansions, with the beginning of the ids of their rules";
    mistbank_expansion_description info;
    for (int32_t i = 0; mistbank_expansion_info(i, &info) == MISTBANK_OK; ++i) {
        if (is_played(all, i))
            show_described(&heading, mistbank_expansion_title(i), mistbank_expansion_clauses(i),
                           mistbank_expansion_summary(i), how);
    }
}

static void show_marks(const contents* all, const look* how) {
    const char* heading = "Marks, each with the name of a tile that has it";
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
    const char* heading = "Figures, whose signs stand below the board";
    for (int32_t kind = 0; kind < MISTBANK_MAX_FIGURE_KINDS; ++kind) {
        const char* effect = mistbank_figure_effect(kind);
        if (effect[0] != '\0' && (all->figures & bit_of(kind)) != 0)
            show_described(&heading, mistbank_figure_title(kind), "", effect, how);
    }
}

void legend_show(const mistbank_game* game, const look* how) {
    const contents all = contents_of(game);
    show_signs(game, &all, how);
    show_expansions(&all, how);
    show_marks(&all, how);
    show_pieces(&all, how);
    show_figures(&all, how);
}

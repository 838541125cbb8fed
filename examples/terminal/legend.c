#include "legend.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "line.h"

/* What a sign needs, to be met in a game at all. */
typedef enum need { ALWAYS, SEGMENT, MARK, FIGURE, COATS, SYMBOLS, HAUNTING, HOUNDS, FACE_DOWN, FIELDS } need;

typedef struct sign {
    const char* drawn; /* in UTF-8 */
    const char* ascii;
    const char* meaning;
    const char* briefly; /* for the short legend; null: not there */
    need needs;
    int32_t which; /* kind of segment, mark, or kind of figure */
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
    {"inn", "inn", "on the road that has one", NULL, MARK, MISTBANK_MARK_INN},
    {"cathedral", "cathedral", "in the city that has one", NULL, MARK, MISTBANK_MARK_CATHEDRAL},
    {"wine", "wine", "goods of a city, as grain and cloth are", NULL, MARK, MISTBANK_MARK_WINE},
    {"princess", "princess", "in her city; where there is little room a lady", NULL, MARK, MISTBANK_MARK_PRINCESS},
    {"volcano", "volcano", "on its tile", NULL, MARK, MISTBANK_MARK_VOLCANO},
    {"dragon", "dragon", "the sign that moves it; where there is little room a drake", NULL, MARK,
     MISTBANK_MARK_DRAGON},
    {"portal", "portal", "on its tile; where there is little room a door", NULL, MARK, MISTBANK_MARK_PORTAL},
    {"tower", "tower", "the foundation of one", NULL, MARK, MISTBANK_MARK_FOUNDATION},
    {"fly:NE", "fly:NE", "a flying machine, and where it flies to", NULL, MARK, MISTBANK_MARK_MACHINE},
    {"abbey", "abbey", "a tile that lies against any side", NULL, MARK, MISTBANK_MARK_ABBEY},
    {"hill", "hill", "a tile goes under it", NULL, MARK, MISTBANK_MARK_HILL},
    {"vineyard", "vineyard", "for monasteries around it; where there is little room vines", NULL, MARK,
     MISTBANK_MARK_VINEYARD},
    {"circus", "circus", "the big top comes there; where there is little room a ring", NULL, MARK,
     MISTBANK_MARK_CIRCUS},
    {"acrobats", "acrobats", "their space, for up to three", NULL, MARK, MISTBANK_MARK_ACROBATS},
    {"vodyanoy", "vodyanoy", "its lake, which catches meeples", NULL, MARK, MISTBANK_MARK_VODYANOY},
    {"≈", "~", "a lake, at which roads end", NULL, MARK, MISTBANK_MARK_FERRY},
    {"═ ║ ╗", "= H +", "a ferry on a lake: it joins the two roads that it leads to", NULL, MARK, MISTBANK_MARK_FERRY},
    {"gold", "gold", "a gold mine, which brings ingots", NULL, MARK, MISTBANK_MARK_GOLD},
    {"magic", "magic", "the sign that moves mage or witch", NULL, MARK, MISTBANK_MARK_MAGE},
    {"robber", "robber", "a bag for robbers; where there is little room bag", NULL, MARK, MISTBANK_MARK_ROBBER},
    {"rake", "rake", "a crop circle for farmers", NULL, MARK, MISTBANK_MARK_CROP_FARMER},
    {"club", "club", "a crop circle for highwaymen", NULL, MARK, MISTBANK_MARK_CROP_HIGHWAYMAN},
    {"shield", "shield", "a crop circle for knights", NULL, MARK, MISTBANK_MARK_CROP_KNIGHT},
    {"· +", ". +", "the rims and corners of tiles; the land between is field", NULL, ALWAYS, 0},
    {"% %", "% %", "a hedge: it parts two fields where nothing else does", NULL, FIELDS, 0},
    {"g2", "g2", "two ghosts", "2 ghosts", SEGMENT, MISTBANK_SEGMENT_MIST},
    {"+g2", "+g2", "printed on a tile that is not laid yet: it brings two ghosts", NULL, SYMBOLS, 0},
    {"Rg2", "Rg2", "a red meeple with two ghosts on it", NULL, HAUNTING, 0},
    {"†r", "tr", "a red meeple that is buried", NULL, SEGMENT, MISTBANK_SEGMENT_CEMETERY},
    {"R:I", "R:I", "a red meeple with hound I", NULL, HOUNDS, 0},
    {"R^", "R^", "a red guard", NULL, FIGURE, MISTBANK_FIGURE_GUARD},
    {"R*", "R*", "a red large meeple", NULL, FIGURE, MISTBANK_FIGURE_LARGE},
    {"R+", "R+", "a red abbot", NULL, FIGURE, MISTBANK_FIGURE_ABBOT},
    {"R#", "R#", "a red builder", NULL, FIGURE, MISTBANK_FIGURE_BUILDER},
    {"R@", "R@", "a red pig", NULL, FIGURE, MISTBANK_FIGURE_PIG},
    {"R$", "R$", "a red mayor", NULL, FIGURE, MISTBANK_FIGURE_MAYOR},
    {"R=", "R=", "a red wagon", NULL, FIGURE, MISTBANK_FIGURE_WAGON},
    {"R!", "R!", "a red barn, on the corner of four tiles", NULL, FIGURE, MISTBANK_FIGURE_BARN},
    {"R%", "R%", "a red ringmaster", NULL, FIGURE, MISTBANK_FIGURE_RINGMASTER},
    {"R~4", "R~4", "a red shepherd with four sheep", NULL, FIGURE, MISTBANK_FIGURE_SHEPHERD},
    {"R&", "R&", "a red meeple with the fairy", NULL, MARK, MISTBANK_MARK_VOLCANO},
    {"DRAGON", "DRAGON", "the dragon; where there is little room DRG", NULL, MARK, MISTBANK_MARK_VOLCANO},
    {"fairy", "fairy", "the fairy, beside nobody", NULL, MARK, MISTBANK_MARK_VOLCANO},
    {"BIG TOP", "BIG TOP", "it stands on this tile; where there is little room TOP", NULL, MARK, MISTBANK_MARK_CIRCUS},
    {"2 floors", "2 floors", "of the tower on this tile; where there is little room fl:2", NULL, MARK,
     MISTBANK_MARK_FOUNDATION},
    {"2 ingots", "2 ingots", "gold on this tile; where there is little room in:2", NULL, MARK, MISTBANK_MARK_GOLD},
    {"MAGE", "MAGE", "the mage, on a road or in a city; where there is little room MG", NULL, MARK, MISTBANK_MARK_MAGE},
    {"WITCH", "WITCH", "the witch, likewise; where there is little room WT", NULL, MARK, MISTBANK_MARK_MAGE},
    {"╱╱╱", "///", "a tile laid face down", NULL, FACE_DOWN, 0},
    {"┏━ ━┓", "** **", "the corners of the tile laid last", "tile laid last", ALWAYS, 0},
    {"┌─ ─┐", "+- -+",
     "an empty cell where the drawn tile fits: its coordinates, and below them the clockwise quarter turns (0 to 3) "
     "that "
     "make it fit",
     "the drawn tile fits here, turned by so many quarters", ALWAYS, 0},
};
enum { SIGNS = sizeof signs / sizeof signs[0] };

typedef struct place {
    int32_t segment;
    const char* words;
    int holds;
} place;

static const place places[] = {
    {MISTBANK_SEGMENT_TOWER, "on top of the tower", 0},
    {MISTBANK_SEGMENT_ACROBATS, "among the acrobats", 0},
    {MISTBANK_SEGMENT_VODYANOY, "in the lake", 1},
};
enum { PLACES = sizeof places / sizeof places[0] };

static const place* place_on(int32_t segment) {
    for (int i = 0; i < PLACES; ++i) {
        if (places[i].segment == segment) return &places[i];
    }
    return NULL;
}

const char* legend_place(int32_t segment) {
    const place* found = place_on(segment);
    return found == NULL ? NULL : found->words;
}

int legend_place_holds(int32_t segment) {
    const place* found = place_on(segment);
    return found != NULL && found->holds;
}

/* What the tiles and the supplies of a game have. */
typedef struct contents {
    uint32_t segments; /* bits 1 << kind */
    uint32_t marks;    /* bits 1 << mark */
    uint32_t figures;  /* bits 1 << kind */
    int coats;
    int symbols;
    mistbank_rules rules;
} contents;

static uint32_t bit_of(int32_t number) { return number >= 0 && number < 32 ? UINT32_C(1) << number : 0; }

static contents contents_of(const mistbank_game* game) {
    contents found;
    mistbank_tile_type type;
    mistbank_segment segment;
    memset(&found, 0, sizeof found);
    mistbank_rules_init(&found.rules, sizeof found.rules);
    mistbank_game_rules(game, &found.rules);
    for (int32_t i = 0; mistbank_game_type(game, i, &type) == MISTBANK_OK; ++i) {
        for (int32_t k = 0; mistbank_game_segment(game, i, k, &segment) == MISTBANK_OK; ++k) {
            found.segments |= bit_of(segment.kind);
            found.marks |= segment.marks;
            found.coats = found.coats || segment.coats > 0;
            found.symbols = found.symbols || segment.symbols > 0;
        }
        found.marks |= type.marks;
    }
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        mistbank_supply supply;
        if (mistbank_game_player_of(game, colour) < 0) continue;
        if (mistbank_game_supply(game, colour, &supply) != MISTBANK_OK) continue;
        for (int32_t kind = 0; kind <= MISTBANK_FIGURE_SHEPHERD; ++kind) {
            if (supply.figures[kind] > 0) found.figures |= bit_of(kind);
        }
        if (supply.reserve > 0) found.figures |= bit_of(MISTBANK_FIGURE_GUARD);
    }
    for (int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
        mistbank_figure figure;
        if (mistbank_game_figure(game, i, &figure) == MISTBANK_OK) found.figures |= bit_of(figure.kind);
    }
    return found;
}

static int is_cooperative(const contents* self) { return self->rules.system == MISTBANK_SYSTEM_COOPERATIVE; }

static int may_be_met(const mistbank_game* game, const contents* all, const sign* one) {
    enum { FIRST_LEVEL_WITH_BACKS = 5 };
    switch (one->needs) {
        case SEGMENT: return (all->segments & bit_of(one->which)) != 0;
        case MARK: return (all->marks & bit_of(one->which)) != 0;
        case FIGURE: return (all->figures & bit_of(one->which)) != 0;
        case COATS: return all->coats;
        case SYMBOLS: return all->symbols;
        case HAUNTING: return (all->rules.expansions & bit_of(MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES)) != 0;
        case HOUNDS: return mistbank_game_hound_number(game, 1) > 0;
        case FACE_DOWN: return is_cooperative(all) && all->rules.level >= FIRST_LEVEL_WITH_BACKS;
        case FIELDS: return !is_cooperative(all) && all->rules.farmers;
        default: return 1;
    }
}

/* By colours, in the library's order; other colours have no letter of their own. */
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

void legend_show(const mistbank_game* game, const look* how) {
    const contents all = contents_of(game);
    line held = {{0}, 0};
    line meaning = {{0}, 0};
    printf("On the board, where x grows to the east and y to the south:\n");
    for (int i = 0; i < SIGNS; ++i) {
        if (may_be_met(game, &all, &signs[i]))
            show_one(how->ascii ? signs[i].ascii : signs[i].drawn, signs[i].meaning, how);
    }
    add_letters(&held, game);
    line_add(&meaning, "meeples: ");
    add_colours(&meaning, game);
    show_one(held.text, meaning.text, how);
}

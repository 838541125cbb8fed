#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "house.h"
#include "line.h"

static const char* const help =
    "Usage: terminal [OPTION]...\n"
    "Plays Mists over Carcassonne or a competitive game at the keyboard.\n"
    "\n"
    "  --level N           1 to 6 (1)\n"
    "  --edition YYYY      2022 or 2023 (2023)\n"
    "  --joint RULE        how features with several colours score: every_colour or\n"
    "                      majority (every_colour)\n"
    "  --game NAME         instead of a level: base, base_without_farmers, demo, or\n";

static const char* const further_help =
    "  --players N         1 to 5, or 6 in a competitive game (2)\n"
    "  --names A=B,C=D     names of players by colour: red=Anna,green=Ben\n"
    "  --seed N            the order of the tiles (random)\n"
    "  --external          tiles are drawn from a real bag and named at the keyboard\n"
    "  --tiles FILE        play with this tile set\n"
    "  --load FILE         continue a recorded game\n"
    "  --position FILE     start from a position\n"
    "  --record FILE       save the record of the game\n"
    "  --svg FILE          save a picture of the board at the end\n"
    "  --auto              the adviser plays the whole game\n"
    "  --quiet             print only the result; with --auto or --load\n"
    "  --colour            colours even if the output is not a terminal\n"
    "  --no-colour         no colours\n"
    "  --ascii             ASCII signs only, the default if the locale is not UTF-8\n"
    "  --utf8              all signs, for every locale\n"
    "  --width N           columns of the screen; 0: no limit (the screen's width)\n"
    "  --version           print the version\n"
    "  --help              print this help\n";

/* Prints the names of all expansions between two other texts. */
static void print_expansions(const char* before, const char* behind) {
    enum { COLUMNS = 72, INDENT = 22 };
    line text = {{0}, 0};
    line_add(&text, "%s", before);
    for (int32_t i = 1; strcmp(mistbank_expansion_name(i), "?") != 0; ++i)
        line_add(&text, " %s,", mistbank_expansion_name(i));
    line_add(&text, " %s%s", mistbank_expansion_name(0), behind);
    print_wrapped(text.text, COLUMNS, INDENT);
}

static int print_help(void) {
    fputs(help, stdout);
    print_expansions("                      the base game with an expansion:", ", everything");
    print_expansions("  --expansions A,B    with --game, only these: any of", "");
    house_print_help();
    return fputs(further_help, stdout) < 0;
}

static int complain(const char* problem, const char* detail) {
    fprintf(stderr, "terminal: %s%s%s\nTry 'terminal --help'.\n", problem, detail == NULL ? "" : ": ",
            detail == NULL ? "" : detail);
    return OPTIONS_WRONG;
}

static int complain_of(const char* name, const char* wanted, const char* given) {
    fprintf(stderr, "terminal: --%s takes %s, not '%s'\nTry 'terminal --help'.\n", name, wanted, given);
    return OPTIONS_WRONG;
}

/* Reads a number without a sign. Returns 0 if the text is anything else. */
static int is_number(const char* text, uint64_t* number) {
    char* end = NULL;
    if (text[0] < '0' || text[0] > '9') return 0;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return errno == 0 && *end == '\0';
}

static int take_small(const char* name, const char* value, int32_t* out) {
    uint64_t number = 0;
    if (!is_number(value, &number) || number > INT32_MAX) return complain_of(name, "a number", value);
    *out = (int32_t)number;
    return OPTIONS_GO_ON;
}

static int take_level(options* self, const char* value) { return take_small("level", value, &self->rules.level); }

static int take_edition(options* self, const char* value) { return take_small("edition", value, &self->rules.edition); }

static int take_players(options* self, const char* value) { return take_small("players", value, &self->rules.players); }

/* Sets only the fields of this option, because options can come in any order and must not undo earlier options. */
static int take_game(options* self, const char* value) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    if (mistbank_rules_preset(value, &rules) != MISTBANK_OK || rules.system == MISTBANK_SYSTEM_COOPERATIVE)
        return complain_of("game", "a competitive game such as base, demo or everything", value);
    self->rules.system = rules.system;
    self->rules.farmers = rules.farmers;
    if (!self->expansions_chosen) self->rules.expansions = rules.expansions;
    return OPTIONS_GO_ON;
}

static int take_expansions(options* self, const char* value) {
    uint32_t chosen = 0;
    for (const char* at = value; *at != '\0';) {
        char name[64];
        const int length = (int)strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", length, at);
        const int32_t expansion = mistbank_expansion_named(name);
        if (expansion < 0) return complain_of("expansions", "names such as river, separated by commas", value);
        chosen |= UINT32_C(1) << expansion;
        at += length;
        if (*at == ',') ++at;
    }
    self->expansions_chosen = 1;
    self->rules.expansions = chosen;
    return OPTIONS_GO_ON;
}

static int take_house(options* self, const char* value) {
    char wrong[80] = "";
    if (house_read(value, &self->rules, wrong, sizeof wrong)) return OPTIONS_GO_ON;
    return complain_of("house", "rules such as hand=3 or table=9x9, separated by commas", wrong);
}

static int take_seed(options* self, const char* value) {
    return is_number(value, &self->rules.seed) ? OPTIONS_GO_ON : complain_of("seed", "a number", value);
}

static int take_joint(options* self, const char* value) {
    self->rules.joint_scoring = mistbank_value(MISTBANK_ENUMERATION_JOINT_SCORING, value);
    return self->rules.joint_scoring >= 0 ? OPTIONS_GO_ON : complain_of("joint", "every_colour or majority", value);
}

static int take_external(options* self, const char* value) {
    (void)value;
    self->rules.draws = MISTBANK_DRAWS_EXTERNAL;
    return OPTIONS_GO_ON;
}

static int take_tiles(options* self, const char* value) {
    self->tiles = value;
    return OPTIONS_GO_ON;
}

static int take_load(options* self, const char* value) {
    self->load = value;
    return OPTIONS_GO_ON;
}

static int take_position(options* self, const char* value) {
    self->position = value;
    return OPTIONS_GO_ON;
}

static int take_record(options* self, const char* value) {
    self->record = value;
    return OPTIONS_GO_ON;
}

static int take_svg(options* self, const char* value) {
    self->svg = value;
    return OPTIONS_GO_ON;
}

static int take_auto(options* self, const char* value) {
    (void)value;
    self->automatic = 1;
    return OPTIONS_GO_ON;
}

static int take_quiet(options* self, const char* value) {
    (void)value;
    self->quiet = 1;
    return OPTIONS_GO_ON;
}

static int take_colour(options* self, const char* value) {
    (void)value;
    self->colours = 1;
    return OPTIONS_GO_ON;
}

static int take_ascii(options* self, const char* value) {
    (void)value;
    self->ascii = 1;
    return OPTIONS_GO_ON;
}

static int take_utf8(options* self, const char* value) {
    (void)value;
    self->ascii = 0;
    return OPTIONS_GO_ON;
}

static int take_names(options* self, const char* value) {
    while (*value != '\0') {
        char pair[MISTBANK_NAME_CAPACITY + 16];
        const int length = (int)strcspn(value, ",");
        snprintf(pair, sizeof pair, "%.*s", length, value);
        char* name = strchr(pair, '=');
        if (name != NULL) *name++ = '\0';
        const int32_t colour = mistbank_value(MISTBANK_ENUMERATION_COLOUR, pair);
        if (name == NULL || strlen(name) >= MISTBANK_NAME_CAPACITY || colour < 0 || colour >= MISTBANK_MAX_COLOURS)
            return complain_of("names", "names by colour such as red=Anna,green=Ben", value);
        snprintf(self->names[colour], sizeof self->names[colour], "%s", name);
        value += length;
        if (*value == ',') ++value;
    }
    return OPTIONS_GO_ON;
}

static int take_width(options* self, const char* value) { return take_small("width", value, &self->width); }

static int take_no_colour(options* self, const char* value) {
    (void)value;
    self->colours = 0;
    return OPTIONS_GO_ON;
}

typedef struct option {
    const char* name;
    int (*take)(options* self, const char* value);
    int has_value;
} option;

static const option known[] = {
    {"--level", take_level, 1},       {"--game", take_game, 1},
    {"--edition", take_edition, 1},   {"--expansions", take_expansions, 1},
    {"--players", take_players, 1},   {"--seed", take_seed, 1},
    {"--joint", take_joint, 1},       {"--external", take_external, 0},
    {"--tiles", take_tiles, 1},       {"--load", take_load, 1},
    {"--record", take_record, 1},     {"--svg", take_svg, 1},
    {"--auto", take_auto, 0},         {"--quiet", take_quiet, 0},
    {"--colour", take_colour, 0},     {"--no-colour", take_no_colour, 0},
    {"--ascii", take_ascii, 0},       {"--utf8", take_utf8, 0},
    {"--width", take_width, 1},       {"--house", take_house, 1},
    {"--position", take_position, 1}, {"--names", take_names, 1},
};
enum { OPTIONS = sizeof known / sizeof known[0] };

/* Returns the index of an option in `known`; -1 if the option is unknown. */
static int option_named(const char* word) {
    const size_t length = strcspn(word, "=");
    for (int i = 0; i < OPTIONS; ++i) {
        if (strlen(known[i].name) == length && strncmp(known[i].name, word, length) == 0) return i;
    }
    return -1;
}

/* Two options that exclude each other, and the reason. */
typedef struct clash {
    const char* one;
    const char* other;
    const char* reason;
} clash;

static const clash clashes[] = {
    {"--level", "--game", "only the cooperative game has levels"},
    {"--level", "--expansions", "the cooperative game has no expansions; use --expansions with --game"},
    {"--edition", "--game", "only the cooperative game has editions"},
    {"--edition", "--expansions", "the cooperative game has no expansions; use --expansions with --game"},
    {"--joint", "--game", "only the cooperative game has joint scorings"},
    {"--seed", "--external", "a seed cannot determine the order of tiles from a real bag"},
    {"--load", "--level", "the record contains its own rules"},
    {"--load", "--game", "the record contains its own rules"},
    {"--load", "--edition", "the record contains its own rules"},
    {"--load", "--expansions", "the record contains its own rules"},
    {"--load", "--house", "the record contains its own rules"},
    {"--load", "--players", "the record contains its own rules"},
    {"--load", "--seed", "the record contains its own rules"},
    {"--load", "--joint", "the record contains its own rules"},
    {"--load", "--external", "the record contains its own rules"},
    {"--load", "--position", "each of these options loads a game"},
    {"--position", "--level", "the position contains its own rules"},
    {"--position", "--game", "the position contains its own rules"},
    {"--position", "--edition", "the position contains its own rules"},
    {"--position", "--expansions", "the position contains its own rules"},
    {"--position", "--house", "the position contains its own rules"},
    {"--position", "--players", "the position contains its own rules"},
    {"--position", "--seed", "the position contains its own rules"},
    {"--position", "--joint", "the position contains its own rules"},
    {"--position", "--external", "the position contains its own rules"},
    {"--colour", "--no-colour", "the options contradict each other"},
    {"--ascii", "--utf8", "the options contradict each other"},
};

static int complain_of_clash(const clash* both) {
    fprintf(stderr, "terminal: %s and %s cannot be combined: %s\nTry 'terminal --help'.\n", both->one, both->other,
            both->reason);
    return OPTIONS_WRONG;
}

/* Checks whether the options can be combined, and lets the library check the rules. `given` has an entry for each known
 * option: 1 if it was given. */
static int check(const options* self, const int* given) {
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    mistbank_rules rules = self->rules;
    if (self->quiet && !self->automatic && self->load == NULL)
        return complain("--quiet needs --auto or --load, because it asks no player", NULL);
    for (size_t i = 0; i < sizeof clashes / sizeof clashes[0]; ++i) {
        if (given[option_named(clashes[i].one)] && given[option_named(clashes[i].other)])
            return complain_of_clash(&clashes[i]);
    }
    if (self->expansions_chosen && !given[option_named("--game")])
        return complain("--expansions needs --game, for example --game base", NULL);
    if (self->record != NULL && self->svg != NULL && strcmp(self->record, self->svg) == 0)
        return complain("--record and --svg name the same file", self->svg);
    if (mistbank_rules_validate(&rules, message, sizeof message, NULL) != MISTBANK_OK)
        return complain("these rules cannot be played", message);
    return OPTIONS_GO_ON;
}

int options_read(options* self, int count, char** words) {
    int given[OPTIONS] = {0};
    memset(self, 0, sizeof *self);
    mistbank_rules_init(&self->rules, sizeof self->rules);
    self->rules.seed = (uint64_t)time(NULL);
    self->colours = self->ascii = self->width = -1;
    for (int i = 1; i < count; ++i) {
        const char* word = words[i];
        const char* value = strchr(word, '=');
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return print_help();
        if (strcmp(word, "--version") == 0) return printf("mistbank %s\n", mistbank_version()) < 0;
        const int place = option_named(word);
        if (place < 0) return complain("unknown option", word);
        const option* found = &known[place];
        if (!found->has_value && value != NULL) return complain("this option takes no value", word);
        if (value != NULL) ++value;
        if (found->has_value && value == NULL && ++i < count) value = words[i];
        if (found->has_value && value == NULL) return complain("a value is missing after", word);
        const int result = found->take(self, value);
        if (result != OPTIONS_GO_ON) return result;
        given[place] = 1;
    }
    return check(self, given);
}

#include "rivals.h"

#include <math.h>
#include <stdlib.h>

/* The probability that one more open side of a feature, or one more empty cell around a feature, will be closed. */
static const double side = 0.75;
static const double cell = 0.85;
static const double growth = 0.35;    /* probability that an empty cell around a garden is filled */
static const double a_guard = 3;      /* value of a guard from the reserve */
static const double a_hand = 1.2;     /* value of meeples in the supply; each further meeple has less value */
static const double a_large = 1.5;    /* additional value of a large meeple in the supply */
static const double an_abbot = 1.2;   /* value of an abbot in the supply */
static const double a_helper = 0.6;   /* value of a builder or pig in the supply */
static const double a_builder = 2.5;  /* value of a placed builder, which can give double turns */
static const double a_pig = 1.5;      /* value of a pig on a field, in addition to the field's cities */
static const double a_token = 2;      /* value of a goods token; the most tokens of a kind give ten points */
static const double a_ghost = 1.5;    /* value of a ghost on a meeple for the owner of the ghost */
static const double a_sheep = 0.7;    /* probability that a flock comes home */
static const double a_shepherd = 1.6; /* value of a shepherd whose flock can grow */
static const double an_acrobat = 4.5; /* value of an acrobat, which scores five points with or without a pyramid */
static const double in_a_lake = -2;   /* value of a meeple that is in a lake at the end of the game */
static const double a_bonus = 1.7;    /* value of each circus tile around a ringmaster; scoring is uncertain */
static const double at_big_top = 2.5; /* value of a meeple near the big top; the next animal may score points for it */

/* Expansions in which the place of a figure has a value in addition to the value of the figure's feature. */
enum {
    WITH_PLACES =
        1 << MISTBANK_EXPANSION_HILLS_SHEEP | 1 << MISTBANK_EXPANSION_BIG_TOP | 1 << MISTBANK_EXPANSION_VODYANOY
};

enum { INN_OR_CATHEDRAL = 1 << MISTBANK_MARK_INN | 1 << MISTBANK_MARK_CATHEDRAL };

static mistbank_rules rules_of(const mistbank_game* game) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    mistbank_game_rules(game, &rules);
    return rules;
}

/* Returns the points for an incomplete feature at the end of the game (HSE-8). */
static double worth_at_end(const mistbank_feature* feature, int incomplete_scores) {
    if (!incomplete_scores || (feature->marks & INN_OR_CATHEDRAL) != 0) return 0;
    switch (feature->kind) {
        case MISTBANK_SEGMENT_CITY:
        case MISTBANK_SEGMENT_CASTLE: return feature->worth / 2.0;
        default: return feature->worth;
    }
}

static double promise(const mistbank_feature* feature, double time_left, int incomplete_scores) {
    switch (feature->kind) {
        case MISTBANK_SEGMENT_FIELD: return feature->worth;
        case MISTBANK_SEGMENT_GARDEN: return feature->worth + growth * feature->open_sides * time_left;
        case MISTBANK_SEGMENT_ROAD:
        case MISTBANK_SEGMENT_CITY: {
            const double likely = pow(side, feature->open_sides) * time_left;
            return likely * feature->worth + (1 - likely) * worth_at_end(feature, incomplete_scores);
        }
        case MISTBANK_SEGMENT_CEMETERY: return pow(cell, feature->open_sides) * time_left * a_guard;
        default: {
            const double likely = pow(cell, feature->open_sides) * time_left;
            return likely * feature->worth + (1 - likely) * worth_at_end(feature, incomplete_scores);
        }
    }
}

/* Returns the index of a figure's feature in the list of features; -1 if the list does not contain the feature. */
static int32_t feature_of(const mistbank_game* game, const mistbank_feature* features, int32_t count,
                          const mistbank_figure* figure) {
    mistbank_feature own;
    if (mistbank_game_feature(game, figure->tile, figure->segment, &own) != MISTBANK_OK) return -1;
    for (int32_t i = 0; i < count; ++i) {
        if (features[i].tile == own.tile && features[i].segment == own.segment) return i;
    }
    return -1;
}

/* A large meeple on a feature, which counts as one more meeple. */
typedef struct extra {
    int32_t feature;
    int32_t colour;
} extra;

/* Returns the strength of a colour on a feature. */
static int32_t strength(const mistbank_feature* features, int32_t number, int32_t colour, const extra* extras,
                        int32_t extra_count) {
    int32_t sum = features[number].meeples[colour];
    for (int32_t i = 0; i < extra_count; ++i) sum += extras[i].feature == number && extras[i].colour == colour;
    return sum;
}

/* Adds the expected value of each feature to the values of the colours with the majority on the feature. */
static void add_promises(double* values, const mistbank_feature* features, int32_t count, const extra* extras,
                         int32_t extra_count, double time_left, int incomplete_scores) {
    for (int32_t i = 0; i < count; ++i) {
        int32_t most = 0;
        if (features[i].complete && features[i].kind != MISTBANK_SEGMENT_FIELD) continue;
        for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
            const int32_t own = strength(features, i, colour, extras, extra_count);
            if (own > most) most = own;
        }
        for (int32_t colour = 0; most > 0 && colour < MISTBANK_MAX_COLOURS; ++colour) {
            if (strength(features, i, colour, extras, extra_count) == most)
                values[colour] += promise(&features[i], time_left, incomplete_scores);
        }
    }
}

static double value_of_supply(const mistbank_supply* supply, double time_left) {
    const int32_t* figures = supply->figures;
    const int32_t meeples = figures[MISTBANK_FIGURE_NORMAL] + figures[MISTBANK_FIGURE_GUARD] +
                            figures[MISTBANK_FIGURE_LARGE] + figures[MISTBANK_FIGURE_RINGMASTER];
    double value = a_hand * sqrt(meeples) + a_large * figures[MISTBANK_FIGURE_LARGE];
    value += an_abbot * figures[MISTBANK_FIGURE_ABBOT];
    value += a_helper *
             (figures[MISTBANK_FIGURE_BUILDER] + figures[MISTBANK_FIGURE_PIG] + figures[MISTBANK_FIGURE_SHEPHERD]);
    value *= time_left;
    for (int good = 0; good < MISTBANK_MAX_GOODS; ++good) value += a_token * supply->goods[good];
    return value;
}

static void add_totals_and_supplies(double* values, const mistbank_game* game, double time_left) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
        mistbank_scoring_meeple meeple;
        mistbank_supply supply;
        if (mistbank_game_scoring_meeple(game, i, &meeple) != MISTBANK_OK) continue;
        if (mistbank_game_supply(game, meeple.colour, &supply) != MISTBANK_OK) continue;
        values[meeple.colour] += meeple.total + value_of_supply(&supply, time_left);
    }
}

static int is_special(const mistbank_figure* figure) { return figure->kind >= MISTBANK_FIGURE_BUILDER; }

/* Returns the value of a shepherd. A shepherd scores all sheep on the field. Near the end of the game there may be no
 * time for this. */
static double value_of_shepherd(const mistbank_game* game, const mistbank_feature* field, double time_left) {
    double sheep = 0;
    for (int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
        mistbank_figure other;
        mistbank_feature its_field;
        mistbank_supply supply;
        if (mistbank_game_figure(game, i, &other) != MISTBANK_OK || other.kind != MISTBANK_FIGURE_SHEPHERD) continue;
        if (mistbank_game_feature(game, other.tile, other.segment, &its_field) != MISTBANK_OK) continue;
        if (its_field.tile != field->tile || its_field.segment != field->segment) continue;
        if (mistbank_game_supply(game, other.colour, &supply) == MISTBANK_OK) sheep += supply.sheep;
    }
    return (a_sheep * sheep + a_shepherd) * time_left;
}

/* Counts the circus and acrobat tiles among a tile and the 8 cells around the tile (TOP-8). */
static int32_t circus_around(const mistbank_game* game, const mistbank_tile* middle) {
    enum { SHOWS = 1 << MISTBANK_MARK_CIRCUS | 1 << MISTBANK_MARK_ACROBATS };
    int32_t count = 0;
    for (int32_t i = 0; i < 9; ++i) {
        mistbank_tile tile;
        mistbank_tile_type type;
        const int32_t at = mistbank_game_tile_at(game, middle->x - 1 + i % 3, middle->y - 1 + i / 3);
        if (at < 0 || mistbank_game_tile(game, at, &tile) != MISTBANK_OK) continue;
        count += mistbank_game_type(game, tile.type, &type) == MISTBANK_OK && (type.marks & SHOWS) != 0;
    }
    return count;
}

static int is_at_big_top(const mistbank_game* game, const mistbank_tile* tile) {
    mistbank_tile top;
    const int32_t at = mistbank_game_big_top_tile(game);
    return at >= 0 && mistbank_game_tile(game, at, &top) == MISTBANK_OK && abs(top.x - tile->x) <= 1 &&
           abs(top.y - tile->y) <= 1;
}

/* Returns the value of a figure's place in addition to the value of its feature: for acrobats, lakes, flocks and the
 * circus. */
static double value_of_place(const mistbank_game* game, const mistbank_figure* figure, double time_left) {
    mistbank_feature on;
    mistbank_tile tile;
    double value = 0;
    if (mistbank_game_feature(game, figure->tile, figure->segment, &on) != MISTBANK_OK) return 0;
    if (mistbank_game_tile(game, figure->tile, &tile) != MISTBANK_OK) return 0;
    if (on.kind == MISTBANK_SEGMENT_ACROBATS) value += an_acrobat;
    if (on.kind == MISTBANK_SEGMENT_VODYANOY) value += in_a_lake;
    if (figure->kind == MISTBANK_FIGURE_SHEPHERD) value += value_of_shepherd(game, &on, time_left);
    if (figure->kind == MISTBANK_FIGURE_RINGMASTER) value += a_bonus * circus_around(game, &tile);
    if (!is_special(figure) && is_at_big_top(game, &tile)) value += at_big_top;
    return value;
}

static double value_of_builder(const mistbank_feature* feature, double time_left) {
    return feature->complete || feature->haunted || feature->open_sides == 0 ? 0 : a_builder * time_left;
}

/* Adds the value of each figure in addition to the value of its feature. Lists the large meeples in `extras` and
 * returns their number. */
static int32_t add_figures(double* values, const mistbank_game* game, const mistbank_feature* features, int32_t count,
                           extra* extras, double time_left) {
    int32_t extra_count = 0;
    const int has_places = (rules_of(game).expansions & WITH_PLACES) != 0;
    for (int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
        mistbank_figure figure;
        if (mistbank_game_figure(game, i, &figure) != MISTBANK_OK) continue;
        values[figure.colour] -= a_ghost * figure.ghosts;
        if (has_places) values[figure.colour] += value_of_place(game, &figure, time_left);
        if (figure.kind != MISTBANK_FIGURE_LARGE && figure.kind != MISTBANK_FIGURE_BUILDER &&
            figure.kind != MISTBANK_FIGURE_PIG)
            continue;
        const int32_t on = feature_of(game, features, count, &figure);
        if (on < 0) continue;
        if (figure.kind == MISTBANK_FIGURE_BUILDER) values[figure.colour] += value_of_builder(&features[on], time_left);
        if (figure.kind == MISTBANK_FIGURE_PIG) values[figure.colour] += features[on].cities + a_pig * time_left;
        if (figure.kind == MISTBANK_FIGURE_LARGE && extra_count < MISTBANK_MAX_COLOURS) {
            extras[extra_count].feature = on;
            extras[extra_count].colour = figure.colour;
            ++extra_count;
        }
    }
    return extra_count;
}

double evaluate_rivals(const mistbank_game* game, const mistbank_feature* features, int32_t count, int32_t player) {
    double values[MISTBANK_MAX_COLOURS] = {0};
    double own = 0;
    double others = 0;
    int32_t rivals = 0;
    const double time_left = mistbank_game_pile_size(game, 0) < 10 ? mistbank_game_pile_size(game, 0) / 10.0 : 1;
    add_totals_and_supplies(values, game, time_left);
    if (mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN) {
        extra extras[MISTBANK_MAX_COLOURS];
        const int32_t extra_count = add_figures(values, game, features, count, extras, time_left);
        add_promises(values, features, count, extras, extra_count, time_left, rules_of(game).incomplete_scores);
    }
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        const int32_t owner = mistbank_game_player_of(game, colour);
        if (owner < 0) continue;
        if (owner == player) {
            own += values[colour];
        } else {
            others += values[colour];
            ++rivals;
        }
    }
    return own - (rivals == 0 ? 0 : others / rivals);
}

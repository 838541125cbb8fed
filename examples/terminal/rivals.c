#include "rivals.h"

#include <math.h>

/* The chance that one more open side, or one more empty cell around it, will still be closed. */
static const double side = 0.75;
static const double cell = 0.85;
static const double a_guard = 3;   /* what a guard out of the reserve is worth */
static const double a_hand = 1.2;  /* meeples that can still be placed, the first ones counting most */
static const double a_ghost = 1.5; /* a ghost on a meeple, for its owner */

/* What a feature that stays open is worth in the end. */
static double worth_at_end(const mistbank_feature* feature) {
    switch (feature->kind) {
        case MISTBANK_SEGMENT_CITY:
        case MISTBANK_SEGMENT_CASTLE: return feature->worth / 2.0;
        default: return feature->worth;
    }
}

static double promise(const mistbank_feature* feature, double time_left) {
    switch (feature->kind) {
        case MISTBANK_SEGMENT_FIELD: return feature->worth;
        case MISTBANK_SEGMENT_ROAD:
        case MISTBANK_SEGMENT_CITY: {
            const double likely = pow(side, feature->open_sides) * time_left;
            return likely * feature->worth + (1 - likely) * worth_at_end(feature);
        }
        case MISTBANK_SEGMENT_CEMETERY: return pow(cell, feature->open_sides) * time_left * a_guard;
        default: {
            const double likely = pow(cell, feature->open_sides) * time_left;
            return likely * feature->worth + (1 - likely) * worth_at_end(feature);
        }
    }
}

static int32_t most_meeples(const mistbank_feature* feature) {
    int32_t most = 0;
    for (int i = 0; i < MISTBANK_MAX_COLOURS; ++i) {
        if (feature->meeples[i] > most) most = feature->meeples[i];
    }
    return most;
}

/* Adds what lies on the board for each colour that would take it. */
static void add_promises(double* values, const mistbank_feature* features, int32_t count, double time_left) {
    for (int32_t i = 0; i < count; ++i) {
        const int32_t most = most_meeples(&features[i]);
        if (most == 0 || (features[i].complete && features[i].kind != MISTBANK_SEGMENT_FIELD)) continue;
        for (int colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
            if (features[i].meeples[colour] == most) values[colour] += promise(&features[i], time_left);
        }
    }
}

static void add_totals_and_hands(double* values, const mistbank_game* game, double time_left) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
        mistbank_scoring_meeple meeple;
        mistbank_supply supply;
        if (mistbank_game_scoring_meeple(game, i, &meeple) != MISTBANK_OK) continue;
        if (mistbank_game_supply(game, meeple.colour, &supply) != MISTBANK_OK) continue;
        values[meeple.colour] += meeple.total + a_hand * sqrt(supply.meeples + supply.guards) * time_left;
    }
}

static void add_ghosts(double* values, const mistbank_game* game) {
    for (int32_t i = 0; i < mistbank_game_meeple_count(game); ++i) {
        mistbank_meeple meeple;
        if (mistbank_game_meeple(game, i, &meeple) == MISTBANK_OK) values[meeple.colour] -= a_ghost * meeple.ghosts;
    }
}

double evaluate_rivals(const mistbank_game* game, const mistbank_feature* features, int32_t count, int32_t player) {
    double values[MISTBANK_MAX_COLOURS] = {0};
    double own = 0;
    double others = 0;
    int32_t rivals = 0;
    const double time_left = mistbank_game_pile_size(game, 0) < 10 ? mistbank_game_pile_size(game, 0) / 10.0 : 1;
    add_totals_and_hands(values, game, time_left);
    if (mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN) {
        add_promises(values, features, count, time_left);
        add_ghosts(values, game);
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

#include "evaluate.h"

#include <math.h>
#include <stdlib.h>

#include "rivals.h"

weights default_weights(void) {
    const weights chosen = {0.82, 0.82, 0.97, 0.21, 60.0, 9.6, 0.33,  0.22,
                            0.07, 0.04, 0.43, 11.5, 1.43, 0.4, 240.0, 0.55};
    return chosen;
}

void evaluator_init(evaluator* self) {
    self->weights = default_weights();
    self->features = NULL;
    self->capacity = 0;
}

void evaluator_free(evaluator* self) {
    free(self->features);
    self->features = NULL;
    self->capacity = 0;
}

/* Reads the features of the game into the evaluator's buffer. Allocates a larger buffer only if the buffer is too
 * small. */
static int32_t fetch_features(evaluator* self, const mistbank_game* game) {
    int32_t count = 0;
    for (;;) {
        const mistbank_status status = mistbank_game_features(game, self->features, self->capacity, &count);
        if (self->features != NULL && status == MISTBANK_OK) return count;
        if (status != MISTBANK_OK && status != MISTBANK_BUFFER_TOO_SMALL) return 0;
        free(self->features);
        self->capacity = 2 * count + 64;
        self->features = malloc((size_t)self->capacity * sizeof *self->features);
        if (self->features == NULL) {
            self->capacity = 0;
            return 0;
        }
    }
}

static int32_t colours_on(const mistbank_feature* feature) {
    int32_t colours = 0;
    for (int i = 0; i < MISTBANK_MAX_COLOURS; ++i) colours += feature->meeples[i] > 0;
    return colours;
}

static double chance_of_completion(const weights* weigh, const mistbank_feature* feature) {
    if (feature->haunted) return 0;
    if (feature->kind == MISTBANK_SEGMENT_ROAD) return pow(weigh->road_side, feature->open_sides);
    if (feature->kind == MISTBANK_SEGMENT_CITY) return pow(weigh->city_side, feature->open_sides);
    return pow(weigh->cell, feature->open_sides);
}

/* Returns the expected value of a road, city or castle: the sum for all colours on the feature, or a share of one value
 * if no meeple is on it. Returns 0 for a completed feature, and a cost for one that can never be completed. */
static double promise(const weights* weigh, const mistbank_feature* feature, double time_left) {
    const int32_t colours = colours_on(feature);
    if (feature->complete) return 0;
    if (feature->haunted) return -weigh->stuck * colours;
    const double likely = chance_of_completion(weigh, feature) * time_left * feature->worth;
    return colours == 0 ? weigh->vacancy * likely : likely * colours;
}

/* Returns the expected number of ghosts that leave the mist bank because it is completed. */
static double relief(const weights* weigh, const mistbank_feature* bank, double time_left) {
    if (bank->complete || bank->haunted) return 0;
    return bank->ghosts * pow(weigh->mist_side, bank->open_sides) * time_left;
}

static int32_t tiles_left(const mistbank_game* game) {
    int32_t left = 0;
    for (int32_t pile = 0; pile < mistbank_game_pile_count(game); ++pile) left += mistbank_game_pile_size(game, pile);
    return left;
}

/* Returns the points of the team, minus a penalty for the points still needed for the next pile or the goal. On level 6
 * each scoring meeple needs these points on its own. */
static double points(const weights* weigh, const mistbank_game* game) {
    const int32_t goal = mistbank_game_goal(game);
    const int32_t pile = mistbank_game_active_pile(game);
    const int is_last = pile + 1 == mistbank_game_pile_count(game);
    const int32_t target = is_last ? goal : mistbank_game_hound_number(game, pile + 1);
    const double expected = weigh->per_tile * mistbank_game_pile_size(game, pile);
    double value = 0;
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(game, i, &meeple) != MISTBANK_OK) continue;
        value += meeple.total < goal ? meeple.total : goal;
        if (target - meeple.total > expected) value -= weigh->pace * (target - meeple.total - expected);
    }
    return value;
}

static double value_of_hands(const weights* weigh, const mistbank_game* game) {
    double value = 0;
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        mistbank_supply supply;
        if (mistbank_game_player_of(game, colour) < 0) continue;
        if (mistbank_game_supply(game, colour, &supply) != MISTBANK_OK) continue;
        value += weigh->hand * sqrt(supply.figures[MISTBANK_FIGURE_NORMAL]);
    }
    return value;
}

static double fraction(double part, double whole) { return part < whole ? part / whole : 1; }

static double evaluate_team(evaluator* self, const mistbank_game* game) {
    const weights* weigh = &self->weights;
    const int32_t pile = mistbank_game_pile_size(game, mistbank_game_active_pile(game));
    const double soon = fraction(pile, weigh->horizon);
    const double later = fraction(tiles_left(game), weigh->horizon);
    const int32_t outcome = mistbank_game_outcome(game);
    double supply = mistbank_game_ghost_supply(game);
    double value = points(weigh, game);
    if (outcome == MISTBANK_OUTCOME_WON) return value + weigh->victory;
    if (outcome == MISTBANK_OUTCOME_LOST) return value - weigh->victory;

    const int32_t count = fetch_features(self, game);
    for (int32_t i = 0; i < count; ++i) {
        const mistbank_feature* feature = &self->features[i];
        switch (feature->kind) {
            case MISTBANK_SEGMENT_ROAD:
            case MISTBANK_SEGMENT_CITY:
            case MISTBANK_SEGMENT_CASTLE: value += promise(weigh, feature, soon); break;
            case MISTBANK_SEGMENT_MIST:
                supply += relief(weigh, feature, later);
                value += weigh->shore * feature->open_sides * later;
                break;
            case MISTBANK_SEGMENT_CEMETERY:
                if (!feature->complete) value -= weigh->cemetery;
                break;
            default: break;
        }
    }
    value += value_of_hands(weigh, game);
    value -= weigh->ghost * mistbank_game_ghosts_on_board(game);
    return value - weigh->danger * exp(-supply / weigh->comfort) * later;
}

double evaluate(evaluator* self, const mistbank_game* game, int32_t player) {
    if (mistbank_game_goal(game) > 0) return evaluate_team(self, game);
    const int32_t count = fetch_features(self, game);
    return evaluate_rivals(game, self->features, count, player);
}

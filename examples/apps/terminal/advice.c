#include "advice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "line.h"
#include "text.h"

/* The number of simulations for each decision: AS_A_TEAM or AS_RIVALS in automatic games, FOR_HINT for hints,
 * FOR_REVIEW in reviews. An automatic game of rivals uses WITH_MUCH_TO_DO if a decision can have more than MUCH
 * actions, so that the game takes only a few seconds. */
enum { AS_A_TEAM = 200, AS_RIVALS = 60, WITH_MUCH_TO_DO = 10, MUCH = 4096, FOR_HINT = 400, FOR_REVIEW = 120 };
enum { SHOWN = 3, EQUALS = 4, TURNING_POINTS = 5 };

static mistbank_status open_adviser(const session* self, mistbank_adviser** adviser) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    mistbank_game_rules(self->game, &rules);
    return mistbank_adviser_create(self->game, MISTBANK_STRENGTH_BEST, rules.seed, adviser, NULL, 0, NULL);
}

static int32_t simulations_alone(const mistbank_game* game) {
    if (mistbank_game_goal(game) > 0) return AS_A_TEAM;
    return mistbank_game_action_bound(game) > MUCH ? WITH_MUCH_TO_DO : AS_RIVALS;
}

static mistbank_status play_decision(session* self, mistbank_adviser* adviser) {
    const int32_t simulations = simulations_alone(self->game);
    mistbank_action action;
    mistbank_status status = mistbank_adviser_think(adviser, self->game, simulations);
    if (status == MISTBANK_OK) status = mistbank_adviser_choose(adviser, &action);
    return status == MISTBANK_OK ? mistbank_game_apply(self->game, &action) : status;
}

int advice_play_alone(session* self) {
    mistbank_adviser* adviser = NULL;
    mistbank_status status = open_adviser(self, &adviser);
    while (status == MISTBANK_OK && mistbank_game_outcome(self->game) == MISTBANK_OUTCOME_OPEN)
        status = play_decision(self, adviser);
    mistbank_adviser_free(adviser);
    if (status != MISTBANK_OK) fprintf(stderr, "terminal: the game stopped: %s\n", mistbank_status_text(status));
    return status == MISTBANK_OK;
}

/* Adds the other actions of a group to the text. `index` is the group's best action. */
static void add_equals(const session* self, const mistbank_adviser* adviser, int32_t index, line* text) {
    const int32_t count = mistbank_adviser_count(adviser);
    mistbank_advice best, other;
    int32_t others = 0;
    mistbank_adviser_advice(adviser, index, &best);
    for (int32_t at = index + 1; at < count; ++at) {
        char action[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        mistbank_adviser_advice(adviser, at, &other);
        if (other.group != best.group || ++others > EQUALS) continue;
        mistbank_game_action_text(self->game, &other.action, action, sizeof action, NULL);
        line_add(text, "%s%s", others == 1 ? "; equally good: " : ", ", action);
    }
    if (others > EQUALS) line_add(text, " and %d more", (int)(others - EQUALS));
}

static void show_one(const session* self, const mistbank_adviser* adviser, int32_t index) {
    mistbank_advice advice;
    char action[MISTBANK_ACTION_TEXT_CAPACITY] = "";
    char reason[sizeof(line)] = "";
    const mistbank_text_options naming = options_of(&self->how);
    line text = {{0}, 0};
    mistbank_adviser_advice(adviser, index, &advice);
    mistbank_game_action_text(self->game, &advice.action, action, sizeof action, NULL);
    mistbank_adviser_explain(adviser, index, &naming, reason, sizeof reason, NULL);
    line_add(&text, "  %s: %s", action, reason);
    add_equals(self, adviser, index, &text);
    print_wrapped(text.text, self->how.columns, 4);
}

/* Prints the best groups of equally good actions. For each group, prints one action with its reasons, and then the
 * others. */
static void show_groups(const session* self, const mistbank_adviser* adviser) {
    const int32_t count = mistbank_adviser_count(adviser);
    int32_t shown = 0;
    for (int32_t index = 0; index < count && shown < SHOWN; ++index) {
        mistbank_advice advice;
        mistbank_adviser_advice(adviser, index, &advice);
        /* Skips the other actions of printed groups. Groups are numbered from 0, the best first. */
        if (advice.group != shown) continue;
        show_one(self, adviser, index);
        ++shown;
    }
}

int advice_show(const session* self) {
    mistbank_adviser* adviser = NULL;
    mistbank_status status = open_adviser(self, &adviser);
    if (status == MISTBANK_OK) status = mistbank_adviser_think(adviser, self->game, FOR_HINT);
    if (status == MISTBANK_GAME_OVER) {
        printf("The game is over.\n");
    } else if (status != MISTBANK_OK) {
        printf("No advice: %s.\n", mistbank_status_text(status));
    } else {
        const int32_t count = mistbank_adviser_count(adviser);
        printf("%s\n", count == 1 ? "The only legal action:" : "Best actions:");
        show_groups(self, adviser);
    }
    mistbank_adviser_free(adviser);
    return status == MISTBANK_OK;
}

/* --- review --- */

/* A decision with a better alternative. */
typedef struct turning_point {
    mistbank_review review;
    int32_t number; /* the number of actions before the decision */
} turning_point;

static int is_worse(const turning_point* one, const turning_point* other) {
    if (one->review.verdict != other->review.verdict) return one->review.verdict > other->review.verdict;
    return one->review.lost > other->review.lost;
}

/* Inserts a decision into the list of the worst decisions, the worst first. Returns the length of the list. */
static int keep(turning_point* worst, int count, turning_point found) {
    int at = count;
    while (at > 0 && is_worse(&found, &worst[at - 1])) --at;
    if (at == TURNING_POINTS) return count;
    if (count < TURNING_POINTS) ++count;
    memmove(&worst[at + 1], &worst[at], (size_t)(count - 1 - at) * sizeof worst[0]);
    worst[at] = found;
    return count;
}

static int is_bad(const mistbank_review* review) {
    return review->verdict >= MISTBANK_VERDICT_SLIP && review->verdict <= MISTBANK_VERDICT_BLUNDER;
}

static void tell_turning_point(const session* self, mistbank_game* game, mistbank_adviser* adviser,
                               const mistbank_action* played, const turning_point* point) {
    const char* unit = mistbank_game_goal(game) > 0 ? "percentage points" : "points";
    char action[MISTBANK_ACTION_TEXT_CAPACITY] = "";
    char better[MISTBANK_ACTION_TEXT_CAPACITY] = "";
    char reason[sizeof(line)] = "";
    const mistbank_text_options naming = options_of(&self->how);
    line text = {{0}, 0};
    mistbank_review again; /* reviews the decision again, because the adviser explains only its last review */
    mistbank_adviser_review(adviser, game, played, FOR_REVIEW, &again);
    mistbank_game_action_text(game, played, action, sizeof action, NULL);
    mistbank_game_action_text(game, &again.best, better, sizeof better, NULL);
    mistbank_adviser_explain(adviser, again.best_index, &naming, reason, sizeof reason, NULL);
    line_add(&text, "  turn %d, ", (int)mistbank_game_turn(game));
    line_add_player(&text, game, &self->how, mistbank_game_deciding_player(game));
    line_add(&text, ": %s, a %s, %.1f %s lost; better: %s: %s", action, mistbank_verdict_name(again.verdict),
             point->review.lost, unit, better, reason);
    print_wrapped(text.text, self->how.columns, 4);
}

/* Reviews the actions, applies them to a game at its start, and prints the worst decisions. */
static mistbank_status look_back(const session* self, mistbank_game* game, mistbank_adviser* adviser,
                                 const mistbank_action* actions, int32_t count) {
    turning_point worst[TURNING_POINTS];
    int kept = 0;
    mistbank_status status = MISTBANK_OK;
    for (int32_t number = 0; status == MISTBANK_OK && number < count; ++number) {
        turning_point found;
        found.number = number;
        status = mistbank_adviser_review(adviser, game, &actions[number], FOR_REVIEW, &found.review);
        if (status == MISTBANK_OK && is_bad(&found.review)) kept = keep(worst, kept, found);
        if (status == MISTBANK_OK) status = mistbank_game_apply(game, &actions[number]);
    }
    if (status != MISTBANK_OK) return status;
    printf("%s\n", kept > 0 ? "Worst decisions:" : "No decision was clearly a mistake.");
    for (int i = 0; i < kept; ++i) {
        while (mistbank_game_action_count(game) > worst[i].number) mistbank_game_undo(game);
        for (int32_t next = mistbank_game_action_count(game); next < worst[i].number; ++next)
            mistbank_game_apply(game, &actions[next]);
        tell_turning_point(self, game, adviser, &actions[worst[i].number], &worst[i]);
    }
    return status;
}

int advice_look_back(const session* self) {
    const int32_t count = mistbank_game_action_count(self->game);
    mistbank_action* actions = malloc((size_t)count * sizeof *actions + 1);
    mistbank_game* game = NULL;
    mistbank_adviser* adviser = NULL;
    int32_t written = 0;
    mistbank_status status = actions == NULL ? MISTBANK_OUT_OF_MEMORY : open_adviser(self, &adviser);
    if (status == MISTBANK_OK) status = mistbank_game_actions(self->game, 0, actions, count, &written);
    if (status == MISTBANK_OK) status = mistbank_game_clone(self->game, &game);
    while (status == MISTBANK_OK && mistbank_game_action_count(game) > 0) status = mistbank_game_undo(game);
    if (status == MISTBANK_OK) status = look_back(self, game, adviser, actions, count);
    if (status != MISTBANK_OK) printf("No review: %s.\n", mistbank_status_text(status));
    mistbank_adviser_free(adviser);
    mistbank_game_free(game);
    free(actions);
    return status == MISTBANK_OK;
}

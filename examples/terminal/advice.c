#include "advice.h"

#include <stdio.h>
#include <string.h>

#include "line.h"
#include "text.h"

/* Simulations for a decision: of a game that plays itself, so that it takes some seconds, and of a hint. */
enum { AS_A_TEAM = 200, AS_RIVALS = 60, WITH_MUCH_TO_DO = 10, MUCH = 4096, FOR_HINT = 400 };
enum { SHOWN = 3, LIKEWISE = 4 };

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
    if (status != MISTBANK_OK) fprintf(stderr, "terminal: the game broke off: %s\n", mistbank_status_text(status));
    return status == MISTBANK_OK;
}

/* Of each group the best stands with its reasons, the others behind it. */
static void add_likewise(const session* self, const mistbank_adviser* adviser, int32_t index, line* text) {
    const int32_t count = mistbank_adviser_count(adviser);
    mistbank_advice best, other;
    int32_t others = 0;
    mistbank_adviser_advice(adviser, index, &best);
    for (int32_t at = index + 1; at < count; ++at) {
        char action[MISTBANK_ACTION_TEXT_CAPACITY] = "";
        mistbank_adviser_advice(adviser, at, &other);
        if (other.group != best.group || ++others > LIKEWISE) continue;
        mistbank_game_action_text(self->game, &other.action, action, sizeof action, NULL);
        line_add(text, "%s%s", others == 1 ? "; or likewise: " : ", ", action);
    }
    if (others > LIKEWISE) line_add(text, " and %d more", (int)(others - LIKEWISE));
}

static void show_one(const session* self, const mistbank_adviser* adviser, int32_t index) {
    mistbank_advice advice;
    char action[MISTBANK_ACTION_TEXT_CAPACITY] = "";
    char reason[MISTBANK_EXPLANATION_CAPACITY] = "";
    line text = {{0}, 0};
    mistbank_adviser_advice(adviser, index, &advice);
    mistbank_game_action_text(self->game, &advice.action, action, sizeof action, NULL);
    mistbank_adviser_explanation(adviser, index, reason, sizeof reason, NULL);
    line_add(&text, "  %s: %s", action, reason);
    add_likewise(self, adviser, index, &text);
    print_wrapped(text.text, self->how.columns, 4);
}

static void show_groups(const session* self, const mistbank_adviser* adviser) {
    const int32_t count = mistbank_adviser_count(adviser);
    int32_t shown = 0;
    for (int32_t index = 0; index < count && shown < SHOWN; ++index) {
        mistbank_advice advice;
        mistbank_adviser_advice(adviser, index, &advice);
        if (advice.group != shown) continue; /* groups rise: it is told already */
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
        printf("%s\n", count == 1 ? "Only this is possible:" : "The best at the moment:");
        show_groups(self, adviser);
    }
    mistbank_adviser_free(adviser);
    return status == MISTBANK_OK;
}

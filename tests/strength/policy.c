#include "policy.h"

#include <stdlib.h>
#include <string.h>

/* Clones a game without its history, because later copies into the clone then allocate no memory. */
static mistbank_status clone_present(const mistbank_game* game, mistbank_game** clone) {
    const mistbank_status status = mistbank_game_clone(game, clone);
    return status == MISTBANK_OK ? mistbank_game_stop_recording(*clone) : status;
}

mistbank_status policy_init(policy* self, const mistbank_game* game, uint64_t seed) {
    memset(self, 0, sizeof *self);
    evaluator_init(&self->evaluator);
    self->seed = seed;
    self->bound = mistbank_game_action_bound(game);
    const patience of_a_team = {6, 8, 3, 3};
    const patience of_a_rival = {1, 0, 0, 0}; /* does not play on, because competitive games are too long */
    self->patience = mistbank_game_goal(game) > 0 ? of_a_team : of_a_rival;
    mistbank_status status = clone_present(game, &self->root);
    if (status == MISTBANK_OK) status = clone_present(game, &self->future);
    for (int i = 0; i < POLICY_DEPTH && status == MISTBANK_OK; ++i) {
        status = clone_present(game, &self->trials[i]);
        self->actions[i] = malloc((size_t)self->bound * sizeof *self->actions[i]);
        if (self->actions[i] == NULL) status = MISTBANK_OUT_OF_MEMORY;
    }
    if (status != MISTBANK_OK) policy_free(self);
    return status;
}

void policy_free(policy* self) {
    mistbank_game_free(self->root);
    mistbank_game_free(self->future);
    for (int i = 0; i < POLICY_DEPTH; ++i) {
        mistbank_game_free(self->trials[i]);
        free(self->actions[i]);
    }
    evaluator_free(&self->evaluator);
    memset(self, 0, sizeof *self);
}

static void next_seed(policy* self) {
    self->seed = self->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
}

static uint32_t roll(policy* self, uint32_t sides) {
    next_seed(self);
    return (uint32_t)(self->seed >> 33) % sides;
}

/* Returns the relative probability of a random action, compared with the other actions of the decision. */
static int32_t chance_of(const mistbank_game* game, const mistbank_action* action) {
    switch (action->kind) {
        case MISTBANK_ACTION_DRAW: return mistbank_game_drawable(game, action->x);
        case MISTBANK_ACTION_SHEEP: return mistbank_game_sheep_in_bag(game, action->count);
        case MISTBANK_ACTION_ANIMAL: return mistbank_game_animals_unseen(game, action->count);
        case MISTBANK_ACTION_ROLL:
        case MISTBANK_ACTION_HIDDEN: return 1;
        default: return 0; /* laying a tile from the hand, or reporting that no tile in the bag fits */
    }
}

/* Returns 1 if the decision asks for a random result. At a decision about a hand, unknown tiles must be drawn first. */
static int is_of_chance(int32_t decision, const mistbank_action* actions, int32_t count) {
    if (decision == MISTBANK_DECISION_DRAW || decision == MISTBANK_DECISION_CHANCE) return 1;
    for (int32_t i = 0; decision == MISTBANK_DECISION_HAND && i < count; ++i) {
        if (actions[i].kind == MISTBANK_ACTION_DRAW) return 1;
    }
    return 0;
}

/* Chooses a random result in games with external draws, with the true probabilities of the bag, the die and the tokens.
 * A tile that goes into a hidden hand stays unknown until the player's turn. */
static mistbank_action choose_blindly(policy* self, const mistbank_game* game, const mistbank_action* actions,
                                      int32_t count) {
    int32_t sum = 0;
    int32_t i = 0;
    for (int32_t k = 0; k < count; ++k) {
        if (actions[k].kind == MISTBANK_ACTION_HIDDEN) return actions[k];
        sum += chance_of(game, &actions[k]);
    }
    if (sum == 0) return actions[0];
    int32_t drawn = (int32_t)roll(self, (uint32_t)sum);
    while (drawn >= chance_of(game, &actions[i])) drawn -= chance_of(game, &actions[i++]);
    return actions[i];
}

/* Returns the largest number of ghosts that an action takes from a tile. The policy does not try smaller numbers. */
static uint8_t most_ghosts(const mistbank_action* actions, int32_t count) {
    uint8_t most = 0;
    for (int32_t i = 0; i < count; ++i) {
        if (actions[i].kind == MISTBANK_ACTION_PACIFY && actions[i].count > most) most = actions[i].count;
    }
    return most;
}

static int takes_too_few(const mistbank_action* action, uint8_t most) {
    return action->kind == MISTBANK_ACTION_PACIFY && action->count < most;
}

/* Returns a number for the current part of the turn. Later parts of the game have larger numbers. */
static int32_t part_of_game(const mistbank_game* game) {
    return 2 * mistbank_game_turn(game) + mistbank_game_part(game);
}

/* Returns 1 if the rest of this part of the turn changes little: the part or the game is over, or the next decision
 * lays a tile face down or draws a tile. */
static int is_settled(const mistbank_game* game, int32_t part) {
    mistbank_decision decision;
    if (part_of_game(game) != part || mistbank_game_decision(game, &decision) != MISTBANK_OK) return 1;
    return decision.kind == MISTBANK_DECISION_OVER || decision.kind == MISTBANK_DECISION_LAY_FACE_DOWN ||
           decision.kind == MISTBANK_DECISION_DRAW;
}

static double best_after(policy* self, const mistbank_game* game, int32_t part, int depth, mistbank_action* best);

/* Returns the best value that the rest of this part of the turn can reach after this action. */
static double value_after(policy* self, const mistbank_game* game, const mistbank_action* action, int32_t part,
                          int depth) {
    mistbank_game* trial = self->trials[depth];
    if (mistbank_game_copy_from(trial, game) != MISTBANK_OK) return -1e9;
    if (mistbank_game_apply(trial, action) != MISTBANK_OK) return -1e9;
    if (depth + 1 >= self->depth || is_settled(trial, part)) return evaluate(&self->evaluator, trial, self->player);
    return best_after(self, trial, part, depth + 1, NULL);
}

/* Returns the mean value of the random results, weighted by their probabilities. */
static double mean_after(policy* self, const mistbank_game* game, int32_t count, int32_t part, int depth) {
    double sum = 0;
    int32_t chances = 0;
    for (int32_t i = 0; i < count; ++i) {
        const mistbank_action action = self->actions[depth][i];
        const int32_t chance = chance_of(game, &action);
        if (chance > 0) sum += chance * value_after(self, game, &action, part, depth);
        chances += chance;
    }
    return chances > 0 ? sum / chances : -1e9;
}

static double best_after(policy* self, const mistbank_game* game, int32_t part, int depth, mistbank_action* best) {
    mistbank_decision decision;
    const mistbank_action* actions = self->actions[depth];
    int32_t count = 0;
    double most = -1e9;
    if (mistbank_game_legal_actions(game, self->actions[depth], self->bound, &count) != MISTBANK_OK) return most;
    if (best == NULL && mistbank_game_decision(game, &decision) == MISTBANK_OK &&
        decision.kind == MISTBANK_DECISION_CHANCE)
        return mean_after(self, game, count, part, depth);
    const uint8_t most_at_once = most_ghosts(actions, count);
    for (int32_t i = 0; i < count; ++i) {
        if (takes_too_few(&actions[i], most_at_once)) continue;
        const double value = value_after(self, game, &actions[i], part, depth);
        if (value > most && best != NULL) *best = actions[i];
        if (value > most) most = value;
    }
    return most;
}

/* --- playing on --------------------------------------------------------------------------------------------------- */

enum { MOST_CANDIDATES = 16 };

typedef struct candidate {
    mistbank_action action;
    double value;
} candidate;

/* Inserts an entry into the list. The list is sorted by value, the best entry first, and has at most `most` entries. */
static void enter(candidate* list, int32_t* count, int32_t most, candidate entry) {
    int32_t at = *count < most ? (*count)++ : most;
    if (at == most && list[most - 1].value >= entry.value) return;
    if (at == most) --at;
    for (; at > 0 && list[at - 1].value < entry.value; --at) list[at] = list[at - 1];
    list[at] = entry;
}

static int32_t find_candidates(policy* self, candidate* list, int32_t most) {
    const int32_t part = part_of_game(self->root);
    self->depth = POLICY_DEPTH;
    self->player = mistbank_game_deciding_player(self->root);
    int32_t listed = 0;
    int32_t count = 0;
    if (mistbank_game_legal_actions(self->root, self->actions[0], self->bound, &count) != MISTBANK_OK) return 0;
    const uint8_t most_at_once = most_ghosts(self->actions[0], count);
    for (int32_t i = 0; i < count; ++i) {
        if (takes_too_few(&self->actions[0][i], most_at_once)) continue;
        const candidate entry = {self->actions[0][i], value_after(self, self->root, &self->actions[0][i], part, 0)};
        enter(list, &listed, most, entry);
    }
    return listed;
}

/* Returns the value of the game some turns after this action. The seed determines the drawn tiles. */
static double value_of_future(policy* self, const mistbank_action* action, uint64_t seed) {
    mistbank_game* future = self->future;
    const int32_t end = mistbank_game_turn(self->root) + self->patience.turns;
    if (mistbank_game_copy_from(future, self->root) != MISTBANK_OK) return -1e9;
    if (mistbank_game_determinize_for(future, seed, mistbank_game_active_player(future)) != MISTBANK_OK) return -1e9;
    mistbank_action next = *action;
    self->depth = self->patience.depth;
    while (mistbank_game_apply(future, &next) == MISTBANK_OK) {
        if (mistbank_game_outcome(future) != MISTBANK_OUTCOME_OPEN || mistbank_game_turn(future) >= end) break;
        self->player = mistbank_game_active_player(future);
        best_after(self, future, part_of_game(future), 0, &next);
    }
    return evaluate(&self->evaluator, future, mistbank_game_active_player(self->root));
}

/* Chooses an action at a decision about a flock. Tries both actions with several tokens, because the next token is
 * unknown. */
static mistbank_action choose_for_flock(policy* self, const mistbank_game* game) {
    enum { TRIALS = 12, WAYS = 2 };
    const mistbank_action ways[WAYS] = {self->actions[0][0], self->actions[0][1]};
    const int32_t part = part_of_game(self->root);
    double values[WAYS] = {0};
    self->depth = 2; /* search until the token is drawn */
    self->player = mistbank_game_deciding_player(self->root);
    for (int trial = 0; trial < TRIALS; ++trial) {
        next_seed(self);
        if (mistbank_game_copy_from(self->root, game) != MISTBANK_OK) break;
        if (mistbank_game_determinize_for(self->root, self->seed, self->player) != MISTBANK_OK) break;
        for (int way = 0; way < WAYS; ++way) values[way] += value_after(self, self->root, &ways[way], part, 0);
    }
    return ways[values[1] > values[0]];
}

static mistbank_action choose_by_playing_on(policy* self) {
    candidate list[MOST_CANDIDATES];
    const int32_t count = find_candidates(self, list, self->patience.actions);
    int32_t best = 0;
    if (count > 1) {
        for (int32_t i = 0; i < count; ++i) {
            list[i].value = 0;
            for (int32_t sample = 0; sample < self->patience.samples; ++sample)
                list[i].value += value_of_future(self, &list[i].action, self->seed + (uint64_t)sample);
            if (list[i].value > list[best].value) best = i;
        }
    }
    return list[best].action;
}

mistbank_status policy_choose(policy* self, const mistbank_game* game, mistbank_action* chosen) {
    mistbank_decision decision;
    int32_t count = 0;
    mistbank_status status = mistbank_game_decision(game, &decision);
    if (status == MISTBANK_OK) status = mistbank_game_copy_from(self->root, game);
    if (status == MISTBANK_OK) status = mistbank_game_determinize_for(self->root, self->seed, decision.player);
    if (status == MISTBANK_OK) status = mistbank_game_legal_actions(game, self->actions[0], self->bound, &count);
    if (status != MISTBANK_OK) return status;
    *chosen = self->actions[0][0];
    if (is_of_chance(decision.kind, self->actions[0], count)) {
        *chosen = choose_blindly(self, game, self->actions[0], count);
    } else if (decision.kind == MISTBANK_DECISION_FLOCK && count == 2) {
        *chosen = choose_for_flock(self, game);
    } else if (count > 1) {
        next_seed(self);
        *chosen = choose_by_playing_on(self);
    }
    return MISTBANK_OK;
}

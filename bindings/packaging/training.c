/* The training program for MISTBANK_PGO. It uses the library as ordinary programs do. For every preset it plays games and
 * roll-outs, steps batches with observations, asks advisers, and writes and reads games as text and bytes. Playing takes
 * most of the time. The output is a hash of all results, which optimisation must not change. */
#include <mistbank.h>
#include <stdio.h>
#include <stdlib.h>

#define OK(call) need((call), __LINE__)

enum { ROOM = 1 << 21, GAMES = 12, ROLLOUTS = 60, BATCH = 8, STEPS = 60, SIZE = 21, SIMULATIONS = 8 };

static char text[ROOM];
static char message[ROOM];
static uint8_t bytes[ROOM];
static uint64_t hash = 14695981039346656037u;

static void need(mistbank_status status, int line) {
    if (status == MISTBANK_OK) return;
    fprintf(stderr, "line %d: %s: %s\n", line, mistbank_status_text(status), message);
    exit(1);
}

static void note(uint64_t value) { hash = (hash ^ value) * 1099511628211u; }
static void note_bytes(const void* data, uint64_t count) {
    const unsigned char* at = data;
    for (uint64_t i = 0; i < count; ++i) note(at[i]);
}

/* Returns a random number below `bound` (SplitMix64). */
static uint32_t below(uint64_t* random, uint32_t bound) {
    uint64_t mixed = *random += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed ^= mixed >> 27;
    return (uint32_t)(((mixed >> 32) * bound) >> 32);
}

static mistbank_game* new_game(const mistbank_rules* rules) {
    mistbank_game* game = NULL;
    OK(mistbank_game_create(rules, NULL, 0, NULL, &game, message, ROOM, NULL));
    return game;
}

/* Plays up to `actions` random actions, chosen from lists of legal actions. */
static void play(mistbank_game* game, int32_t actions, uint64_t* random) {
    static mistbank_action legal[MISTBANK_MAX_ACTIONS];
    for (; actions > 0 && mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN; --actions) {
        int32_t count = 0;
        OK(mistbank_game_legal_actions(game, legal, MISTBANK_MAX_ACTIONS, &count));
        OK(mistbank_game_apply(game, &legal[below(random, (uint32_t)count)]));
    }
    note(mistbank_game_state_hash(game));
}

static void play_games(const mistbank_rules* rules) {
    static mistbank_rollout rollouts[ROLLOUTS];
    uint64_t random = 1;
    mistbank_game* game = new_game(rules);
    mistbank_game* copy = NULL;
    OK(mistbank_game_rollouts(game, 5, rollouts, ROLLOUTS));
    note_bytes(rollouts, sizeof rollouts);
    play(game, INT32_MAX, &random); /* records the history that undo needs */
    for (int32_t left = mistbank_game_action_count(game) / 2; left > 0; --left) OK(mistbank_game_undo(game));
    OK(mistbank_game_clone(game, &copy));
    play(copy, INT32_MAX, &random);
    OK(mistbank_game_stop_recording(game));
    OK(mistbank_game_copy_from(copy, game));
    for (uint64_t seed = 0; seed < GAMES; ++seed) {
        OK(mistbank_game_restart(game, seed));
        play(game, INT32_MAX, &random);
    }
    mistbank_game_free(copy);
    mistbank_game_free(game);
}

static void observe(const mistbank_rules* rules) {
    static int32_t planes[1024];
    static int32_t scalars[BATCH * 1024];
    uint64_t random[BATCH];
    mistbank_action actions[BATCH];
    uint8_t ended[BATCH];
    mistbank_rollout results[BATCH];
    int32_t indices[BATCH];
    mistbank_status statuses[BATCH];
    mistbank_batch* batch = NULL;
    int32_t count = 0;
    uint64_t needed = 0;
    OK(mistbank_batch_create(rules, NULL, 0, BATCH, 1, NULL, &batch, message, ROOM, NULL));
    OK(mistbank_batch_used_planes(batch, planes, 1024, &count));
    for (uint64_t i = 0; i < BATCH; ++i) random[i] = i;
    for (int step = 0; step < STEPS; ++step) {
        OK(mistbank_batch_random_step(batch, random, actions, ended, results, BATCH));
        if (step % 12 != 0) continue;
        OK(mistbank_batch_planes(batch, SIZE, SIZE, bytes, ROOM, &needed));
        note_bytes(bytes, needed);
        OK(mistbank_batch_chosen_planes(batch, SIZE, SIZE, planes, count, bytes, ROOM, &needed));
        OK(mistbank_batch_scalars(batch, scalars, BATCH * 1024, &needed));
        note_bytes(scalars, needed * sizeof scalars[0]);
        OK(mistbank_batch_legal_masks(batch, SIZE, SIZE, bytes, ROOM, &needed));
        note_bytes(bytes, needed);
        OK(mistbank_batch_choose(batch, SIZE, SIZE, MISTBANK_SAMPLING_LOGITS, NULL, 0, random, actions, indices, statuses,
                                 BATCH));
        note_bytes(indices, sizeof indices);
    }
    mistbank_batch_free(batch);
}

static void advise(const mistbank_rules* rules) {
    uint64_t random = 2;
    mistbank_game* game = new_game(rules);
    for (int turn = 0; turn < 3; ++turn) {
        mistbank_adviser* adviser = NULL;
        mistbank_action action;
        play(game, 8, &random);
        if (mistbank_game_outcome(game) != MISTBANK_OUTCOME_OPEN) break;
        OK(mistbank_adviser_create(game, MISTBANK_STRENGTH_BEST, 1, &adviser, message, ROOM, NULL));
        OK(mistbank_adviser_think(adviser, game, SIMULATIONS));
        OK(mistbank_adviser_choose(adviser, &action));
        note_bytes(&action, sizeof action);
        mistbank_adviser_free(adviser);
    }
    mistbank_game_free(game);
}

static void write_and_read(const mistbank_rules* rules) {
    uint64_t random = 3;
    mistbank_game* game = new_game(rules);
    mistbank_game* again = NULL;
    mistbank_svg_options svg;
    mistbank_text_options lines;
    int32_t length = 0;
    play(game, 40, &random);
    OK(mistbank_game_to_record(game, MISTBANK_RECORD_FULL, text, ROOM, &length));
    OK(mistbank_game_replay(text, length, NULL, 0, NULL, &again, message, ROOM, NULL));
    mistbank_game_free(again);
    OK(mistbank_game_to_snapshot(game, bytes, ROOM, &length));
    note_bytes(bytes, (uint64_t)length);
    OK(mistbank_game_from_snapshot(bytes, length, NULL, 0, NULL, &again, message, ROOM, NULL));
    mistbank_game_free(again);
    OK(mistbank_game_to_position(game, MISTBANK_VIEWER_HOST, text, ROOM, &length));
    OK(mistbank_game_from_position(text, length, NULL, 0, NULL, &again, message, ROOM, NULL));
    mistbank_game_free(again);
    OK(mistbank_game_to_json(game, MISTBANK_VIEWER_HOST, text, ROOM, &length));
    OK(mistbank_game_from_json(text, length, NULL, 0, NULL, &again, message, ROOM, NULL));
    mistbank_game_free(again);
    OK(mistbank_text_options_init(&lines, sizeof lines));
    OK(mistbank_game_render_text(game, &lines, text, ROOM, &length));
    OK(mistbank_svg_options_init(&svg, sizeof svg));
    OK(mistbank_game_render_svg(game, &svg, text, ROOM, &length));
    note_bytes(text, (uint64_t)length);
    mistbank_game_free(game);
}

int main(void) {
    for (int32_t i = 0; i < mistbank_preset_count(); ++i) {
        mistbank_rules rules;
        OK(mistbank_rules_init(&rules, sizeof rules));
        OK(mistbank_rules_preset(mistbank_preset_name(i), &rules));
        rules.seed = 11;
        play_games(&rules);
        observe(&rules);
        advise(&rules);
        write_and_read(&rules);
        printf("%s %08lx%08lx\n", mistbank_preset_name(i), (unsigned long)(hash >> 32),
               (unsigned long)(hash & 0xFFFFFFFFu));
    }
    return 0;
}

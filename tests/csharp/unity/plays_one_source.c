/* A test program for the one-file library. Plays games of every preset with roll-outs and with single calls, and calls
 * every query of a game. The output is the same on every platform. */
#include <mistbank.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEED(condition) need((condition) != 0, #condition, __LINE__)
#define OK(call) NEED((call) == MISTBANK_OK)

enum { ROLLOUTS = 20, ROOM = 1 << 21 };

static char text[ROOM];
static char other[ROOM];

static void need(int is_so, const char* what, int line) {
    if (is_so) return;
    fprintf(stderr, "line %d: check failed: %s\n", line, what);
    exit(1);
}

/* Returns a hash of the bytes. */
static uint32_t sum_of(const void* bytes, int32_t count) {
    const unsigned char* at = bytes;
    uint32_t sum = 2166136261u;
    for (int32_t i = 0; i < count; ++i) sum = (sum ^ at[i]) * 16777619u;
    return sum;
}

static mistbank_game* new_game(const char* preset) {
    mistbank_rules rules;
    mistbank_game* game = NULL;
    OK(mistbank_rules_init(&rules, sizeof rules));
    OK(mistbank_rules_preset(preset, &rules));
    rules.seed = 11;
    OK(mistbank_rules_validate(&rules, text, ROOM, NULL));
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, text, ROOM, NULL) != MISTBANK_OK) {
        fprintf(stderr, "%s: %s\n", preset, text);
        exit(1);
    }
    return game;
}

/* Plays up to this many actions. Writes each action as text and reads the text back. Returns the number of played
 * actions. */
static int32_t play(mistbank_game* game, int32_t actions) {
    static mistbank_action legal[MISTBANK_MAX_ACTIONS];
    int32_t count = 0;
    for (int32_t done = 0; done < actions; ++done) {
        mistbank_action action;
        int32_t length = 0;
        OK(mistbank_game_legal_actions(game, legal, MISTBANK_MAX_ACTIONS, &count));
        if (count == 0) return done;
        OK(mistbank_game_action_text(game, &legal[count / 2], text, ROOM, &length));
        OK(mistbank_game_action_parse(game, text, length, &action));
        OK(mistbank_game_why_not(game, &action, text, ROOM, &length));
        NEED(length == 0);
        OK(mistbank_game_apply(game, &action));
    }
    return actions;
}

static void roll_out(const char* preset) {
    static mistbank_rollout rollouts[ROLLOUTS];
    mistbank_game* game = new_game(preset);
    mistbank_rollout alone;
    mistbank_game* copy = NULL;
    int32_t turns = 0;
    OK(mistbank_game_rollouts(game, 5, rollouts, ROLLOUTS));
    OK(mistbank_game_clone(game, &copy));
    OK(mistbank_game_determinize(copy, 5));
    OK(mistbank_game_rollout(copy, 5, &alone));
    NEED(memcmp(&alone, &rollouts[0], sizeof alone) == 0);
    NEED(mistbank_game_outcome(copy) == alone.outcome);
    for (int i = 0; i < ROLLOUTS; ++i) turns += rollouts[i].turns;
    printf("%-26s %4d turns %08x", preset, (int)turns, (unsigned)sum_of(rollouts, sizeof rollouts));
    mistbank_game_free(copy);
    mistbank_game_free(game);
}

static void look_at(const mistbank_game* game) {
    static mistbank_feature features[4096];
    static mistbank_event events[4096];
    static uint8_t bytes[ROOM];
    static int32_t numbers[1024];
    mistbank_svg_options svg;
    mistbank_text_options lines;
    mistbank_window window;
    mistbank_tile tile;
    int32_t count = 0;
    int32_t length = 0;
    OK(mistbank_svg_options_init(&svg, sizeof svg));
    svg.fits = svg.coordinates = 1;
    OK(mistbank_game_render_svg(game, &svg, text, ROOM, &length));
    NEED(strncmp(text, "<svg ", 5) == 0 && strcmp(text + length - 7, "</svg>\n") == 0);
    printf(" svg %6d %08x", (int)length, (unsigned)sum_of(text, length));
    OK(mistbank_game_render_tile_svg(game, 0, 1, &svg, text, ROOM, &length));
    OK(mistbank_text_options_init(&lines, sizeof lines));
    lines.fits = 1;
    OK(mistbank_game_render_text(game, &lines, text, ROOM, &length));
    printf(" text %08x", (unsigned)sum_of(text, length));
    OK(mistbank_game_summary(game, &lines, text, ROOM, &length));
    OK(mistbank_game_render_tile(game, 0, 3, &lines, text, ROOM, &length));
    OK(mistbank_game_events(game, 0, events, 4096, &count));
    for (int32_t i = 0; i < count; ++i) OK(mistbank_game_sentence(game, &events[i], text, ROOM, &length));
    OK(mistbank_game_features(game, features, 4096, &count));
    NEED(count > 0 && mistbank_segment_name(features[0].kind)[0] != '?');
    OK(mistbank_game_tile(game, mistbank_game_last_tile(game), &tile));
    NEED(mistbank_game_tile_at(game, tile.x, tile.y) == mistbank_game_last_tile(game));
    OK(mistbank_game_window(game, 15, 15, &window));
    OK(mistbank_game_planes(game, &window, 0, bytes, ROOM, &count));
    printf(" planes %08x", (unsigned)sum_of(bytes, count));
    OK(mistbank_game_scalars(game, 0, numbers, 1024, &count));
    NEED(count == mistbank_scalar_count());
    OK(mistbank_game_legal_mask(game, &window, bytes, ROOM, &count));
    NEED(count == mistbank_game_index_count(game, &window));
}

/* Checks that writing and reading a game gives the same game, that a damaged snapshot is refused, and that undo changes
 * the game. */
static void write_and_read(mistbank_game* game) {
    static uint8_t bytes[ROOM];
    const uint64_t hash = mistbank_game_state_hash(game);
    mistbank_game* again = NULL;
    int32_t length = 0;
    OK(mistbank_game_to_record(game, MISTBANK_RECORD_FULL, text, ROOM, &length));
    OK(mistbank_game_replay(text, length, NULL, 0, NULL, &again, other, ROOM, NULL));
    NEED(mistbank_game_state_hash(again) == hash);
    mistbank_game_free(again);
    OK(mistbank_game_to_snapshot(game, bytes, ROOM, &length));
    printf(" snapshot %08x\n", (unsigned)sum_of(bytes, length));
    OK(mistbank_game_from_snapshot(bytes, length, NULL, 0, NULL, &again, other, ROOM, NULL));
    NEED(mistbank_game_state_hash(again) == hash);
    mistbank_game_free(again);
    bytes[length / 2] ^= 1;
    NEED(mistbank_game_from_snapshot(bytes, length, NULL, 0, NULL, &again, other, ROOM, NULL) ==
         MISTBANK_INVALID_SNAPSHOT);
    OK(mistbank_game_undo(game));
    NEED(mistbank_game_state_hash(game) != hash);
}

static void read_tile_sets(void) {
    for (int32_t i = 0; i < mistbank_tile_set_builtin_count(); ++i) {
        const char* name = mistbank_tile_set_builtin_name(i);
        mistbank_tile_set* built_in = NULL;
        mistbank_tile_set* read = NULL;
        int32_t length = 0;
        OK(mistbank_tile_set_builtin(name, NULL, &built_in));
        OK(mistbank_tile_set_builtin_text(name, text, ROOM, &length));
        OK(mistbank_tile_set_parse(text, length, NULL, &read, other, ROOM, NULL));
        NEED(mistbank_tile_set_fingerprint(read) == mistbank_tile_set_fingerprint(built_in));
        printf("%s %d types\n", name, (int)mistbank_tile_set_type_count(read));
        mistbank_tile_set_free(read);
        text[length / 2] = '\1';
        NEED(mistbank_tile_set_parse(text, length, NULL, &read, other, ROOM, NULL) == MISTBANK_INVALID_TILE_SET);
        printf("%s\n", other);
        mistbank_tile_set_free(built_in);
    }
}

int main(void) {
    NEED(mistbank_abi_version() == MISTBANK_ABI_VERSION);
    printf("mistbank %s\n", mistbank_version());
    read_tile_sets();
    for (int32_t i = 0; i < mistbank_preset_count(); ++i) {
        mistbank_game* game = new_game(mistbank_preset_name(i));
        roll_out(mistbank_preset_name(i));
        NEED(play(game, 25) > 0);
        look_at(game);
        write_and_read(game);
        mistbank_game_free(game);
    }
    return 0;
}

/* Follows a game with a physical bag: docs/tutorials/bag.md. Usage: bag FILE [PRESET NAME NAME ...]
   Continues the game in FILE, or begins a game if FILE does not exist. Saves the game after each action. */
#include <errno.h>
#include <mistbank.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
#endif

static char text[MISTBANK_MAX_RECORD_TEXT + 1]; /* holds each text that the library writes */
static mistbank_choice choices[MISTBANK_MAX_ACTIONS];

static void stop(const char* subject, const char* reason) {
    fprintf(stderr, "%s: %s\n", subject, reason);
    exit(1);
}

/* Stops the program if a call failed. Calls that can fail because of the user's input do not use this function. */
static void require(const char* call, mistbank_status status) {
    if (status != MISTBANK_OK) stop(call, mistbank_status_text(status));
}

/* Returns the header that has the name of a colour's player, for example "x-name-red". */
static const char* name_header(mistbank_colour colour) {
    static char key[32];
    snprintf(key, sizeof key, "x-name-%s", mistbank_colour_name(colour));
    return key;
}

/* Returns the name of a player, or the player's first colour if the game does not store a name. */
static const char* player_name(const mistbank_game* game, int32_t player) {
    static char name[MISTBANK_NAME_CAPACITY];
    mistbank_colour colour = MISTBANK_COLOUR_RED;
    while (colour < MISTBANK_MAX_COLOURS && mistbank_game_player_of(game, colour) != player) ++colour;
    const mistbank_status status = mistbank_game_header(game, name_header(colour), name, sizeof name, NULL);
    return status == MISTBANK_OK ? name : mistbank_colour_name(colour);
}

/* Begins a game with a player for each name. The game stores the names, and the library's texts use them. */
static mistbank_game* begin(const char* preset, char** names, int32_t name_count) {
    mistbank_rules rules;
    mistbank_game* game = NULL;
    require("rules_init", mistbank_rules_init(&rules, sizeof rules));
    if (mistbank_rules_preset(preset, &rules) != MISTBANK_OK) stop(preset, "no preset has this name");
    rules.draws = MISTBANK_DRAWS_EXTERNAL;
    if (name_count > 0) rules.players = name_count;
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, text, sizeof text, NULL) != MISTBANK_OK) stop(preset, text);
    for (mistbank_colour colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        const int32_t player = mistbank_game_player_of(game, colour);
        if (player < 0 || player >= name_count) continue;
        if (strlen(names[player]) >= MISTBANK_NAME_CAPACITY ||
            mistbank_game_set_header(game, name_header(colour), names[player]) != MISTBANK_OK) {
            stop(names[player], "is too long for a name, or contains a forbidden character");
        }
    }
    return game;
}

static mistbank_game* resume(FILE* file, const char* path) {
    mistbank_game* game = NULL;
    char message[MISTBANK_MESSAGE_CAPACITY];
    const int32_t length = (int32_t)fread(text, 1, sizeof text, file);
    if (ferror(file)) stop(path, "cannot be read");
    fclose(file);
    if (mistbank_game_replay(text, length, NULL, 0, NULL, &game, message, sizeof message, NULL) != MISTBANK_OK) {
        stop(path, message);
    }
    return game;
}

static int replace_file(const char* from, const char* to) {
#ifdef _WIN32
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING) != 0; /* rename fails on Windows if the file `to` exists */
#else
    return rename(from, to) == 0;
#endif
}

/* Writes a second file and renames it, so that a crash leaves either the old game or the new game. */
static void save(const mistbank_game* game, const char* path) {
    char next[4096];
    int32_t length = 0;
    if (snprintf(next, sizeof next, "%s.new", path) >= (int)sizeof next) stop(path, "the file name is too long");
    require("to_record", mistbank_game_to_record(game, MISTBANK_RECORD_FULL, text, sizeof text, &length));
    FILE* file = fopen(next, "wb");
    if (file == NULL) stop(next, strerror(errno));
    const int is_written = fwrite(text, 1, (size_t)length, file) == (size_t)length;
    if (fclose(file) != 0 || !is_written) stop(next, "cannot be written");
    if (!replace_file(next, path)) stop(path, "cannot be replaced");
}

/* Prints the chance of each tile. Each copy that the next draw may give is equally likely. */
static void print_chances(const mistbank_game* game) {
    const int32_t types = mistbank_game_type_count(game);
    int32_t left = 0, printed = 0;
    for (int32_t type = 0; type < types; ++type) left += mistbank_game_drawable(game, type);
    printf("The next tile is one of %d:", (int)left);
    for (int32_t type = 0; type < types; ++type) {
        mistbank_tile_type tile;
        const int32_t copies = mistbank_game_drawable(game, type);
        if (copies == 0) continue;
        require("type", mistbank_game_type(game, type, &tile));
        printf("%s %6s %5.1f %%", printed++ % 6 == 0 ? "\n" : "", tile.id, 100.0 * copies / left);
    }
    printf("\n");
}

static int is_same_place(const mistbank_choice* a, const mistbank_choice* b) {
    return a->action.kind == b->action.kind && a->target == b->target && a->x == b->x && a->y == b->y &&
           a->segment == b->segment && a->other == b->other;
}

/* Prints the choices with their numbers: cells with rotations, spots with figures, and buttons. */
static void print_choices(const mistbank_game* game, int32_t count) {
    for (int32_t i = 0; i < count; ++i) {
        const mistbank_choice* choice = &choices[i];
        const int is_button = choice->target == MISTBANK_TARGET_NONE;
        if (!is_button && (i == 0 || !is_same_place(choice, &choices[i - 1]))) {
            printf("%s, %d,%d", mistbank_action_title(choice->action.kind), (int)choice->x, (int)choice->y);
            if (choice->segment >= 0) printf(", segment %d", (int)choice->segment);
            if (choice->other >= 0) printf(" and segment %d", (int)choice->other);
            printf("\n");
        }
        require("describe_action", mistbank_game_describe_action(game, &choice->action, NULL, text, sizeof text, NULL));
        printf(is_button ? "%3d %s\n" : "  %3d %s\n", (int)(i + 1), text);
    }
}

/* Finds the action that the user typed: the id of a drawn tile, or the number of a choice. Returns 0 if there
   is no such action. */
static int find_action(const mistbank_game* game, mistbank_decision_kind decision, int32_t count, const char* line,
                       mistbank_action* action) {
    char* end = NULL;
    if (decision == MISTBANK_DECISION_DRAW) {
        const int32_t type = mistbank_game_find_type(game, line);
        /* The line may be the text form of an action, for example "hidden". */
        if (type < 0) return mistbank_game_action_parse(game, line, -1, action) == MISTBANK_OK;
        *action = (mistbank_action){.kind = MISTBANK_ACTION_DRAW, .x = (int16_t)type};
        return 1;
    }
    const long number = strtol(line, &end, 10);
    if (end == line || *end != '\0' || number < 1 || number > count) return 0;
    *action = choices[number - 1].action;
    return 1;
}

static void print_events(const mistbank_game* game, int32_t first) {
    const int32_t capacity = mistbank_game_event_count(game) - first;
    int32_t count = 0;
    mistbank_event* events = malloc(((size_t)capacity + 1) * sizeof *events);
    if (events == NULL) stop("events", mistbank_status_text(MISTBANK_OUT_OF_MEMORY));
    require("events", mistbank_game_events(game, first, events, capacity, &count));
    for (int32_t i = 0; i < count; ++i) {
        require("sentence", mistbank_game_sentence(game, &events[i], text, sizeof text, NULL));
        printf("- %s\n", text);
    }
    free(events);
}

static void print_message(const mistbank_game* game) {
    require("message", mistbank_game_message(game, text, sizeof text, NULL));
    printf("%s\n", text);
}

static void print_results(const mistbank_game* game) {
    double results[MISTBANK_MAX_PLAYERS];
    int32_t players = 0;
    require("returns", mistbank_game_returns(game, results, MISTBANK_MAX_PLAYERS, &players));
    for (int32_t player = 0; player < players; ++player) {
        printf("%s: %s", player_name(game, player), results[player] > 0 ? "won" : "lost");
        for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
            mistbank_scoring_meeple meeple;
            require("scoring_meeple", mistbank_game_scoring_meeple(game, i, &meeple));
            const int is_common = meeple.colour == MISTBANK_COLOUR_NONE; /* a team has one meeple for all */
            if (!is_common && mistbank_game_player_of(game, meeple.colour) != player) continue;
            printf(", %d points", (int)meeple.total);
        }
        printf("\n");
    }
}

/* Reads a line without its end. Returns 0 at the end of the input. */
static int read_line(char* line, int capacity) {
    fflush(stdout);
    if (fgets(line, capacity, stdin) == NULL) return 0;
    if (strchr(line, '\n') == NULL) {
        for (int c = getchar(); c != '\n' && c != EOF;) c = getchar(); /* ignores the rest of a long line */
    }
    line[strcspn(line, "\r\n")] = '\0';
    return 1;
}

int main(int argc, char** argv) {
    char line[128];
    if (argc < 2) return fprintf(stderr, "usage: bag FILE [PRESET NAME NAME ...]\n"), 2;
    const char* path = argv[1];
    FILE* file = fopen(path, "rb");
    if (file == NULL && errno != ENOENT) stop(path, strerror(errno)); /* save() must not replace this file */
    mistbank_game* game =
        file != NULL ? resume(file, path) : begin(argc > 2 ? argv[2] : "base", argv + 3, argc > 3 ? argc - 3 : 0);
    if (file == NULL) save(game, path);
    while (mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN) {
        mistbank_decision decision;
        mistbank_action action;
        int32_t count = 0;
        const int32_t first = mistbank_game_event_count(game);
        require("decision", mistbank_game_decision(game, &decision));
        require("choices", mistbank_game_choices(game, choices, MISTBANK_MAX_ACTIONS, &count));
        if (decision.kind == MISTBANK_DECISION_DRAW) {
            print_chances(game);
        } else {
            print_choices(game, count);
        }
        require("question", mistbank_game_question(game, NULL, text, sizeof text, NULL));
        printf("%s, %s> ", player_name(game, decision.player), text);
        if (!read_line(line, sizeof line) || strcmp(line, "quit") == 0) break;
        if (strcmp(line, "board") == 0) {
            require("render_text", mistbank_game_render_text(game, NULL, text, sizeof text, NULL));
            printf("%s", text);
        } else if (strcmp(line, "undo") == 0) {
            if (mistbank_game_undo(game) == MISTBANK_OK) {
                save(game, path);
            } else {
                print_message(game);
            }
        } else if (!find_action(game, decision.kind, count, line, &action)) {
            printf("Type the id of the drawn tile or the number of a choice; or board, undo or quit.\n");
        } else if (mistbank_game_apply(game, &action) != MISTBANK_OK) {
            print_message(game);
        } else {
            print_events(game, first);
            save(game, path);
        }
    }
    if (mistbank_game_outcome(game) != MISTBANK_OUTCOME_OPEN) print_results(game);
    mistbank_game_free(game);
    return 0;
}

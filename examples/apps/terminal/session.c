#include "session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hand.h"
#include "line.h"
#include "text.h"
#include "view.h"

static int complain(const char* what, const char* message) {
    fprintf(stderr, "terminal: %s: %s\n", what, message);
    return 0;
}

static int open_tiles(session* self, const char* path) {
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    char* text = text_of_file(path);
    if (text == NULL) return 0;
    const mistbank_status status = mistbank_tile_set_parse(text, -1, NULL, &self->set, message, sizeof message, NULL);
    free(text);
    return status == MISTBANK_OK || complain(path, message);
}

static int make_game(session* self, const mistbank_rules* rules) {
    const mistbank_tile_set* const sets[] = {self->set};
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const mistbank_status status =
        mistbank_game_create(rules, sets, self->set == NULL ? 0 : 1, NULL, &self->game, message, sizeof message, NULL);
    if (status != MISTBANK_OK) return complain("the game could not be created", message);
    self->told = mistbank_game_event_count(self->game);
    self->holder = -1;
    return 1;
}

static look look_for(const options* wanted) {
    look how;
    how.colours = wanted->colours < 0 ? screen_shows_colours() : wanted->colours;
    how.ascii = wanted->ascii < 0 ? !screen_shows_utf8() : wanted->ascii;
    memcpy(how.names, wanted->names, sizeof how.names);
    screen_measure(&how.columns, &how.rows);
    if (wanted->width >= 0) how.columns = wanted->width;
    return how;
}

int session_open(session* self, const options* wanted) {
    memset(self, 0, sizeof *self);
    self->how = look_for(wanted);
    self->chose_ascii = wanted->ascii == 1;
    self->record = wanted->record;
    if (wanted->tiles != NULL && !open_tiles(self, wanted->tiles)) return 0;
    if (wanted->load != NULL) return session_load(self, wanted->load);
    return wanted->position != NULL ? session_begin(self, wanted->position) : make_game(self, &wanted->rules);
}

void session_close(session* self) {
    mistbank_game_free(self->game);
    mistbank_tile_set_free(self->set);
    memset(self, 0, sizeof *self);
}

int session_save(const session* self, const char* path) {
    char* record = text_of_record(self->game);
    if (record == NULL) return complain(path, "this game cannot be recorded");
    const int saved = text_to_file(path, record);
    free(record);
    return saved;
}

int session_keep_record(const session* self) { return self->record == NULL || session_save(self, self->record); }

int session_draw(const session* self, const char* path) {
    char* picture = text_of_picture(self->game);
    if (picture == NULL) return complain(path, "not enough memory for the picture");
    const int drawn = text_to_file(path, picture);
    free(picture);
    return drawn;
}

/* The type of the library's functions that read a record or a position. Both functions have the same parameters. */
typedef mistbank_status(MISTBANK_CALL* reader)(const char* text, int32_t text_length,
                                               const mistbank_tile_set* const* sets, int32_t set_count,
                                               const mistbank_allocator* allocator, mistbank_game** game, char* message,
                                               int32_t capacity, int32_t* length);

static int is_position(const char* text) {
    static const char word[] = "mistbank-position";
    return strncmp(text, word, sizeof word - 1) == 0;
}

static int read_game(session* self, const char* path, int must_be_position) {
    const mistbank_tile_set* const sets[] = {self->set};
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    mistbank_game* loaded = NULL;
    char* text = text_of_file(path);
    if (text == NULL) return 0;
    const reader read = must_be_position || is_position(text) ? mistbank_game_from_position : mistbank_game_replay;
    const mistbank_status status =
        read(text, -1, sets, self->set == NULL ? 0 : 1, NULL, &loaded, message, sizeof message, NULL);
    free(text);
    if (status != MISTBANK_OK) return complain(path, message);
    mistbank_game_free(self->game);
    self->game = loaded;
    self->told = mistbank_game_event_count(loaded);
    self->holder = -1;
    return 1;
}

int session_load(session* self, const char* path) { return read_game(self, path, 0); }
int session_begin(session* self, const char* path) { return read_game(self, path, 1); }

/* --- hands -------------------------------------------------------------------------------------------------------- */

static int has_rivals(const session* self) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    return mistbank_game_rules(self->game, &rules) == MISTBANK_OK && rules.players > 1;
}

static int is_handed_over(const session* self, int32_t player) {
    return player == self->holder || !screen_is_typed_at() || !mistbank_game_has_hidden_hands(self->game) ||
           !has_rivals(self) || mistbank_game_outcome(self->game) != MISTBANK_OUTCOME_OPEN;
}

/* Hides the previous player's view, repeats the last events, and waits for the given player. Returns 0 if the player
 * quits. */
static int ask_for(session* self, int32_t player) {
    char typed[8];
    line text = {{0}, 0};
    for (int32_t row = 0; row < self->how.rows; ++row) printf("\n");
    session_tell_last_turns(self, 2);
    line_add_player(&text, self->game, &self->how, player);
    if (text.text[0] == 'p') text.text[0] = 'P';
    line_add(&text, " is next. The other players must not see the hand. Press return to continue.");
    print_wrapped(text.text, self->how.columns, 2);
    printf("> ");
    fflush(stdout);
    self->holder = player;
    return read_line(typed, sizeof typed) && strcmp(typed, "quit") != 0 && strcmp(typed, "q") != 0;
}

int session_hand_over(session* self) {
    mistbank_decision open;
    if (mistbank_game_decision(self->game, &open) != MISTBANK_OK || open.kind != MISTBANK_DECISION_HAND) return 1;
    return is_handed_over(self, open.player) || ask_for(self, open.player);
}

int session_show_hand(session* self) {
    const int32_t player = mistbank_game_deciding_player(self->game);
    if (!is_handed_over(self, player) && !ask_for(self, player)) return 0;
    hand_show(self->game, &self->how, player);
    return 1;
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

void session_show(const session* self) {
    printf("\n");
    view_board(self->game, &self->how);
    session_show_status(self);
}

/* Copies the first line of a text, without the line end. Returns the rest of the text. */
static const char* take_line_of(const char* text, line* taken) {
    const size_t length = strcspn(text, "\n");
    taken->length = 0;
    taken->text[0] = '\0';
    line_add(taken, "%.*s", (int)length, text);
    return text[length] == '\n' ? text + length + 1 : text + length;
}

static int all_fit(const char* text, int32_t columns) {
    line one;
    while (*text != '\0') {
        text = take_line_of(text, &one);
        if (columns > 0 && width_of(one.text) > columns) return 0;
    }
    return 1;
}

/* Prints the drawn tile and below it the wrapped state of the game, for a narrow screen. */
static void show_narrow_status(const session* self, const char* status) {
    enum { PICTURE_COLUMNS = 16, HEADING = 9 };
    line one;
    mistbank_decision open;
    const int shows_tile = mistbank_game_decision(self->game, &open) == MISTBANK_OK &&
                           open.kind == MISTBANK_DECISION_LAY_TILE && open.tile_type >= 0;
    char* tile = shows_tile ? text_of_tile(self->game, open.tile_type, 0, 0, &self->how) : NULL;
    if (tile != NULL) printf("%s\n", tile);
    free(tile);
    while (*status != '\0') {
        status = take_line_of(status, &one);
        const char* words = shows_tile ? behind_columns(one.text, PICTURE_COLUMNS) : one.text;
        if (width_of(words) > 0) print_wrapped(words, self->how.columns, HEADING);
    }
}

void session_show_status(const session* self) {
    char* status = text_of_status(self->game, &self->how);
    if (status == NULL) return;
    printf("\n");
    if (all_fit(status, self->how.columns)) {
        printf("%s", status);
    } else {
        show_narrow_status(self, status);
    }
    printf("\n");
    free(status);
}

/* Prints an event. The first line of a turn includes the player's number, because players may not remember the
 * colours. */
static void tell_event(const session* self, const mistbank_event* event) {
    line text = {{0}, 0};
    if (event->kind == MISTBANK_EVENT_TURN_BEGAN) {
        line_add(&text, "  turn %" PRId32 " begins: ", event->total);
        line_add_player(&text, self->game, &self->how, event->player);
    } else {
        char* sentence = text_of_event(self->game, &self->how, event);
        if (sentence != NULL) line_add(&text, "  %s", sentence);
        free(sentence);
    }
    print_wrapped(text.text, self->how.columns, 4);
}

/* Returns the events from number `first` on, and stores their count. The caller frees the events. Returns null if there
 * are none, or if memory runs out. */
static mistbank_event* events_from(const session* self, int32_t first, int32_t* count) {
    if (mistbank_game_events(self->game, first, NULL, 0, count) != MISTBANK_OK || *count == 0) return NULL;
    mistbank_event* events = malloc((size_t)*count * sizeof *events);
    if (events != NULL) mistbank_game_events(self->game, first, events, *count, NULL);
    return events;
}

void session_tell(session* self) {
    int32_t count = 0;
    const int32_t total = mistbank_game_event_count(self->game);
    mistbank_event* events = self->told < total ? events_from(self, self->told, &count) : NULL;
    for (int32_t i = 0; events != NULL && i < count; ++i) tell_event(self, &events[i]);
    free(events);
    self->told = total;
}

void session_tell_last_turns(session* self, int turns) {
    int32_t count = 0;
    mistbank_event* events = events_from(self, 0, &count);
    int32_t first = count;
    while (events != NULL && first > 0 && turns > 0) {
        if (events[--first].kind == MISTBANK_EVENT_TURN_BEGAN) --turns;
    }
    self->told = first;
    free(events);
    session_tell(self);
}

static void tell_points(const mistbank_game* game, const look* how) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour == MISTBANK_COLOUR_NONE) {
            printf(" %" PRId32, meeple.total);
        } else {
            printf(" %s %" PRId32, name_of_colour(how, meeple.colour), meeple.total);
        }
    }
}

static void tell_winners(const mistbank_game* game, const look* how) {
    const char* words = "; won by ";
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        line name = {{0}, 0};
        if (mistbank_game_has_won(game, colour) != 1) continue;
        line_add_player(&name, game, how, mistbank_game_player_of(game, colour));
        printf("%s%s", words, name.text);
        words = " and ";
    }
}

void session_tell_result(const session* self) {
    const mistbank_game* game = self->game;
    const int32_t outcome = mistbank_game_outcome(game);
    char result[MISTBANK_MESSAGE_CAPACITY] = "";
    if (outcome == MISTBANK_OUTCOME_LOST) mistbank_game_question(game, NULL, result, sizeof result, NULL);
    printf("outcome %s%s%s; turn %" PRId32 "; points", mistbank_name(MISTBANK_ENUMERATION_OUTCOME, outcome),
           result[0] == '\0' ? "" : ", ", result, mistbank_game_turn(game));
    tell_points(game, &self->how);
    if (mistbank_game_goal(game) > 0) {
        printf(" of %" PRId32 "; ghosts %" PRId32, mistbank_game_goal(game), mistbank_game_ghosts_on_board(game));
    } else {
        tell_winners(game, &self->how);
    }
    printf("\n");
    printf("state %016" PRIx64 "\n", mistbank_game_state_hash(game));
}

void session_tell_sources(const session* self) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_tally tally;
        if (mistbank_game_tally(self->game, i, &tally) != MISTBANK_OK || tally.total == 0) continue;
        const int is_common = tally.colour == MISTBANK_COLOUR_NONE;
        line row = {{0}, 0};
        line_add(&row, "%s has %" PRId32 " point%s", is_common ? "the team" : name_of_colour(&self->how, tally.colour),
                 tally.total, plural(tally.total));
        const char* words = ": ";
        for (int32_t source = 0; source < MISTBANK_MAX_SOURCES; ++source) {
            if (tally.points[source] == 0) continue;
            line_add(&row, "%s%s %" PRId32, words, mistbank_source_name(source), tally.points[source]);
            words = ", ";
        }
        print_wrapped(row.text, self->how.columns, 2);
    }
}

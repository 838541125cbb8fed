#include "session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

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
    if (status != MISTBANK_OK) return complain("no game can be made", message);
    self->told = mistbank_game_event_count(self->game);
    return 1;
}

int session_open(session* self, const options* wanted) {
    memset(self, 0, sizeof *self);
    self->colours = wanted->colours < 0 ? output_is_terminal() : wanted->colours;
    if (wanted->tiles != NULL && !open_tiles(self, wanted->tiles)) return 0;
    return wanted->load != NULL ? session_load(self, wanted->load) : make_game(self, &wanted->rules);
}

void session_close(session* self) {
    mistbank_game_free(self->game);
    mistbank_tile_set_free(self->set);
    memset(self, 0, sizeof *self);
}

int session_save(const session* self, const char* path) {
    char* record = text_of_record(self->game);
    if (record == NULL) return complain(path, "there is no record of this game");
    const int saved = text_to_file(path, record);
    free(record);
    return saved;
}

int session_draw(const session* self, const char* path) {
    char* picture = text_of_picture(self->game);
    if (picture == NULL) return complain(path, "there is no memory for the picture");
    const int drawn = text_to_file(path, picture);
    free(picture);
    return drawn;
}

int session_load(session* self, const char* path) {
    const mistbank_tile_set* const sets[] = {self->set};
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    mistbank_game* loaded = NULL;
    char* text = text_of_file(path);
    if (text == NULL) return 0;
    const mistbank_status status =
        mistbank_game_replay(text, -1, sets, self->set == NULL ? 0 : 1, NULL, &loaded, message, sizeof message, NULL);
    free(text);
    if (status != MISTBANK_OK) return complain(path, message);
    mistbank_game_free(self->game);
    self->game = loaded;
    self->told = mistbank_game_event_count(loaded);
    return 1;
}

void session_show(const session* self) {
    char* board = text_of_board(self->game, self->colours);
    char* status = text_of_status(self->game, self->colours);
    if (board != NULL && status != NULL) printf("\n%s\n%s\n", board, status);
    free(board);
    free(status);
}

static void tell_event(const session* self, const mistbank_event* event) {
    char* sentence = text_of_event(self->game, event);
    if (sentence != NULL) printf("  %s\n", sentence);
    free(sentence);
}

/* The events from one of them on; their number comes back. Null if there is none. */
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

static void tell_points(const mistbank_game* game) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour == MISTBANK_COLOUR_NONE) {
            printf(" %" PRId32, meeple.total);
        } else {
            printf(" %s %" PRId32, mistbank_colour_name(meeple.colour), meeple.total);
        }
    }
}

static void tell_winners(const mistbank_game* game) {
    const char* words = "; won by";
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        if (mistbank_game_has_won(game, colour) != 1) continue;
        printf("%s %s", words, mistbank_colour_name(colour));
        words = " and";
    }
}

void session_tell_result(const session* self) {
    static const char* const outcomes[] = {"open", "won", "lost", "finished"};
    static const char* const reasons[] = {"", ", too few ghosts in the supply", ", no tile left to draw",
                                          ", the pile ran out before its number was reached"};
    const mistbank_game* game = self->game;
    printf("outcome %s%s; turn %" PRId32 "; points", outcomes[mistbank_game_outcome(game)],
           reasons[mistbank_game_loss_reason(game)], mistbank_game_turn(game));
    tell_points(game);
    if (mistbank_game_goal(game) > 0) {
        printf(" of %" PRId32 "; ghosts %" PRId32, mistbank_game_goal(game), mistbank_game_ghosts_on_board(game));
    } else {
        tell_winners(game);
    }
    printf("\n");
    printf("state %016" PRIx64 "\n", mistbank_game_state_hash(game));
}

#include "small_boxes.h"

#include <inttypes.h>

#include "things.h"

/* --- the track ---------------------------------------------------------------------------------------------------- */

enum { SPACES = 50 };

/* The number of a fact of a colour or a tile; 0 if the game does not have it. */
static int32_t fact_of(const question* self, const char* name, int32_t of) {
    int32_t number = 0;
    mistbank_game_fact(self->game, mistbank_find_fact(name), of, &number, 1, NULL);
    return number;
}

/* "red's marker" or "red's courier", behind others that stand there too. Where there are no couriers markers alone
 * count points. */
static void add_if_there(line* text, int32_t colour, int32_t number, int32_t space, const char* counter,
                         const char** between) {
    if (number % SPACES != space) return;
    line_add(text, "%s%s's %s with %" PRId32, *between, mistbank_colour_name(colour), counter, number);
    *between = ", ";
}

static int plays(const question* self, int32_t expansion) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    return mistbank_game_rules(self->game, &rules) == MISTBANK_OK && (rules.expansions >> expansion & 1u) != 0;
}

/* Who stands on a space, and can be robbed there (ROB-2); not the robber's owner, who decides. */
static void add_space(line* text, const question* self, int32_t space) {
    const int has_couriers = plays(self, MISTBANK_EXPANSION_MESSAGES);
    const char* between = ": ";
    line_add(text, "space %" PRId32, space);
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(self->game, i, &meeple) != MISTBANK_OK) continue;
        if (mistbank_game_player_of(self->game, meeple.colour) == self->decision->player) continue;
        const int32_t courier = fact_of(self, "courier", meeple.colour);
        add_if_there(text, meeple.colour, meeple.total - courier, space, "marker", &between);
        if (has_couriers) add_if_there(text, meeple.colour, courier, space, "courier", &between);
    }
}

/* MSG-3: "from 12 to 15". */
static void add_advance_of(line* text, const question* self, int32_t counter) {
    const int32_t points = self->decision->points;
    const int32_t courier = fact_of(self, "courier", self->decision->colour);
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(self->game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour != self->decision->colour) continue;
        const int32_t number = counter == 1 ? courier : meeple.total - courier;
        line_add(text, "%s's %s, from %" PRId32 " to %" PRId32, mistbank_colour_name(meeple.colour),
                 counter == 1 ? "courier" : "marker", number, number + points);
    }
}

/* --- messages ----------------------------------------------------------------------------------------------------- */

const char* words_for_message(int32_t number) {
    static const char* const words[] = {NULL,
                                        "the points of the cheapest road on which one has a meeple",
                                        "the points of the cheapest city in which one has a meeple",
                                        "the points of the cheapest monastery or abbey on which one has a meeple",
                                        "3 points for each of one's farmers",
                                        "2 points for each coat of arms in cities where one has a meeple",
                                        "2 points for each of one's meeples in cities",
                                        "a further tile",
                                        "one of one's meeples is scored and goes home"};
    const int known = number > 0 && number < (int32_t)(sizeof words / sizeof words[0]);
    return known ? words[number] : "a message";
}

/* --- ferries ------------------------------------------------------------------------------------------------------ */

static void add_roads(line* text, const question* self, int32_t tile, int32_t one, int32_t other) {
    line_add_feature(text, self, tile, one);
    line_add(text, "; with ");
    line_add_feature(text, self, tile, other);
}

/* Those that the ferry joins now are one feature, which is told once. */
static void add_keeping(line* text, const question* self, const mistbank_action* action) {
    enum { NUMBERS_OF_A_FERRY = 3, MOST = 32 * NUMBERS_OF_A_FERRY };
    int32_t ferries[MOST];
    int32_t count = 0;
    const int32_t tile = mistbank_game_tile_at(self->game, action->x, action->y);
    line_add(text, "it stays as it lies");
    if (mistbank_game_fact(self->game, mistbank_find_fact("ferries"), 0, ferries, MOST, &count) != MISTBANK_OK) return;
    for (const int32_t* ferry = ferries; ferry < ferries + count; ferry += NUMBERS_OF_A_FERRY) {
        if (ferry[0] != tile) continue;
        line_add(text, ", between road");
        line_add_place(text, self->game, tile, ferry[1]);
        line_add(text, " and road");
        line_add_place(text, self->game, tile, ferry[2]);
    }
}

/* --- crop circles ------------------------------------------------------------------------------------------------- */

/* Whom the circle of the laid tile is about (CRP-3). */
static const char* words_for_circle(const question* self) {
    mistbank_tile laid = {0};
    mistbank_tile_type type = {0};
    mistbank_game_tile(self->game, mistbank_game_last_tile(self->game), &laid);
    mistbank_game_type(self->game, laid.type, &type);
    if ((type.marks >> MISTBANK_MARK_CROP_FARMER & 1u) != 0) return "farmer";
    return (type.marks >> MISTBANK_MARK_CROP_HIGHWAYMAN & 1u) != 0 ? "highwayman" : "knight";
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

void line_add_small_box(line* text, const question* self, const mistbank_action* action) {
    const int32_t tile = mistbank_game_tile_at(self->game, action->x, action->y);
    switch (action->kind) {
        case MISTBANK_ACTION_GOLD:
            line_add(text, "the tile at %d,%d", action->x, action->y);
            if (fact_of(self, "ingots", tile) > 0)
                line_add(text, ", which has %" PRId32 " already", fact_of(self, "ingots", tile));
            break;
        case MISTBANK_ACTION_MAGE:
        case MISTBANK_ACTION_WITCH:
            line_add(text, "the %s to %d,%d, on ", action->kind == MISTBANK_ACTION_MAGE ? "mage" : "witch", action->x,
                     action->y);
            line_add_feature(text, self, tile, action->segment);
            break;
        case MISTBANK_ACTION_UNMAGE: line_add(text, "the mage goes aside"); break;
        case MISTBANK_ACTION_UNWITCH: line_add(text, "the witch goes aside"); break;
        case MISTBANK_ACTION_ROBBER: add_space(text, self, action->count); break;
        case MISTBANK_ACTION_FERRY: add_roads(text, self, tile, action->segment, action->count); break;
        case MISTBANK_ACTION_KEEP: add_keeping(text, self, action); break;
        case MISTBANK_ACTION_ADVANCE_FIGURE: add_advance_of(text, self, action->count); break;
        case MISTBANK_ACTION_ACT_ON_MESSAGE: line_add(text, "%s", words_for_message(self->decision->number)); break;
        case MISTBANK_ACTION_TWO_POINTS: line_add(text, "2 points instead"); break;
        case MISTBANK_ACTION_MESSAGE: line_add(text, "%s", words_for_message(action->count)); break;
        case MISTBANK_ACTION_SCORE_MEEPLE:
        case MISTBANK_ACTION_REMOVE: line_add_figure_at(text, self, action); break;
        case MISTBANK_ACTION_CROP_ADD:
            line_add(text, "everybody may add a meeple where a %s of theirs is", words_for_circle(self));
            break;
        case MISTBANK_ACTION_CROP_REMOVE:
            line_add(text, "everybody who has a %s takes one home", words_for_circle(self));
            break;
        case MISTBANK_ACTION_ADD:
            line_add(text, "a %s ", words_for_figure(action->count));
            line_add_segment_at(text, self, action);
            break;
        default: break; /* of a later version: its text stands beside it */
    }
}

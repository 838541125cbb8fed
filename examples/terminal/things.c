#include "things.h"

#include <inttypes.h>

#include "legend.h"

/* --- features ----------------------------------------------------------------------------------------------------- */

/* What is missing to complete it. */
static void add_open(line* text, const mistbank_feature* feature) {
    const int32_t open = feature->open_sides;
    switch (feature->kind) {
        case MISTBANK_SEGMENT_ROAD: line_add(text, ", %" PRId32 " open end%s", open, plural(open)); break;
        case MISTBANK_SEGMENT_MONASTERY:
        case MISTBANK_SEGMENT_CASTLE:
        case MISTBANK_SEGMENT_CEMETERY:
        case MISTBANK_SEGMENT_GARDEN: line_add(text, ", %" PRId32 " empty around it", open); break;
        default: line_add(text, ", %" PRId32 " open side%s", open, plural(open)); break;
    }
}

/* "road 1, north to east: 3 tiles, worth 3, 1 open end". */
void line_add_feature(line* text, const question* self, int32_t tile, int32_t segment) {
    mistbank_feature feature;
    if (mistbank_game_feature(self->game, tile, segment, &feature) != MISTBANK_OK) return;
    line_add(text, "%s", mistbank_segment_name(feature.kind));
    line_add_place(text, self->game, tile, segment);
    line_add(text, ": %" PRId32 " tile%s, worth %" PRId32, feature.tiles, plural(feature.tiles), feature.worth);
    if ((feature.marks >> MISTBANK_MARK_INN & 1u) != 0) line_add(text, ", with an inn");
    if ((feature.marks >> MISTBANK_MARK_CATHEDRAL & 1u) != 0) line_add(text, ", with a cathedral");
    for (int32_t good = 0; good < MISTBANK_MAX_GOODS; ++good) {
        if (feature.goods[good] > 0) line_add(text, ", %" PRId32 " %s", feature.goods[good], mistbank_good_name(good));
    }
    if (feature.kind == MISTBANK_SEGMENT_FIELD) {
        line_add(text, ", at %" PRId32 " finished cit%s", feature.cities, feature.cities == 1 ? "y" : "ies");
    } else if (feature.complete) {
        line_add(text, ", complete");
    } else if (feature.haunted) {
        line_add(text, ", never to be completed");
    } else {
        add_open(text, &feature);
    }
}

/* --- figures ------------------------------------------------------------------------------------------------------ */

/* As people call a kind of figure. */
const char* words_for_figure(int32_t kind) {
    return kind == MISTBANK_FIGURE_LARGE ? "large meeple" : mistbank_figure_kind_name(kind);
}

/* The figure's kind in the low four bits, its ghosts in the next two, in the next one whether the fairy is with it. */
int is_named(const mistbank_figure* figure, uint8_t count) {
    return figure->kind == (count & 15) && figure->ghosts == (count >> 4 & 3) && figure->fairy == (count >> 6 & 1);
}

/* The figure that an action names by its place, its colour and how it stands; where it says nothing of them, the
 * first. */
static int find_figure(const question* self, const mistbank_action* action, mistbank_figure* figure) {
    const int32_t tile = mistbank_game_tile_at(self->game, action->x, action->y);
    const int names_it = action->kind == MISTBANK_ACTION_HAUNT || action->kind == MISTBANK_ACTION_TAKE ||
                         action->kind == MISTBANK_ACTION_FAIRY || action->kind == MISTBANK_ACTION_PRINCESS ||
                         action->kind == MISTBANK_ACTION_SCORE_MEEPLE || action->kind == MISTBANK_ACTION_REMOVE;
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        if (mistbank_game_figure(self->game, i, figure) != MISTBANK_OK) return 0;
        if (figure->tile != tile || figure->segment != action->segment) continue;
        if (!names_it || (figure->colour == action->colour && is_named(figure, action->count))) return 1;
    }
    return 0;
}

/* What stands on a figure or beside it. */
void line_add_company(line* text, const mistbank_figure* figure) {
    if (figure->ghosts > 0) line_add(text, ", with %" PRId32 " ghost%s", figure->ghosts, plural(figure->ghosts));
    if (figure->hounds != 0) line_add(text, ", with a hound");
    if (figure->fairy) line_add(text, ", with the fairy");
}

int32_t kind_of_segment(const question* self, int32_t tile, int32_t segment) {
    mistbank_feature feature;
    return mistbank_game_feature(self->game, tile, segment, &feature) == MISTBANK_OK ? feature.kind : 0;
}

void line_add_figure_at(line* text, const question* self, const mistbank_action* action) {
    mistbank_figure figure;
    if (!find_figure(self, action, &figure)) return;
    line_add(text, "the %s %s at %d,%d ", mistbank_colour_name(figure.colour), words_for_figure(figure.kind), action->x,
             action->y);
    const char* place = legend_place(kind_of_segment(self, figure.tile, figure.segment));
    line_add(text, "%s", place == NULL ? "on " : place);
    if (place == NULL) line_add_feature(text, self, figure.tile, figure.segment);
    line_add_company(text, &figure);
}

/* A segment of the board that something goes to: "at 3,-1 on the road ...". */
void line_add_segment_at(line* text, const question* self, const mistbank_action* action) {
    line_add(text, "at %d,%d on ", action->x, action->y);
    line_add_feature(text, self, mistbank_game_tile_at(self->game, action->x, action->y), action->segment);
}

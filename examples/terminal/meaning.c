#include "meaning.h"

#include <inttypes.h>

#include "legend.h"
#include "small_boxes.h"
#include "things.h"

/* VOD-6: one's own, in whichever lake; the words say how it stands, and so which one it is. */
static void add_release(line* text, const question* self, const mistbank_action* action) {
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        mistbank_figure figure;
        mistbank_tile tile;
        if (mistbank_game_figure(self->game, i, &figure) != MISTBANK_OK) return;
        if (mistbank_game_player_of(self->game, figure.colour) != self->decision->player) continue;
        if (!legend_place_holds(kind_of_segment(self, figure.tile, figure.segment))) continue;
        if (!is_named(&figure, action->count) || mistbank_game_tile(self->game, figure.tile, &tile) != MISTBANK_OK)
            continue;
        line_add(text, "the %s %s comes home from the lake at %" PRId32 ",%" PRId32,
                 mistbank_colour_name(figure.colour), words_for_figure(figure.kind), tile.x, tile.y);
        line_add_company(text, &figure);
        return;
    }
}

/* --- acrobats ----------------------------------------------------------------------------------------------------- */

/* Those of a tile by colours, "red 2, blue 1"; their number comes back. */
static int32_t add_acrobats(line* text, const question* self, int32_t tile) {
    int32_t of_colour[MISTBANK_MAX_COLOURS] = {0};
    int32_t ghosts = 0;
    int32_t sum = 0;
    const char* between = "";
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        mistbank_figure figure;
        if (mistbank_game_figure(self->game, i, &figure) != MISTBANK_OK || figure.tile != tile) continue;
        if (kind_of_segment(self, tile, figure.segment) != MISTBANK_SEGMENT_ACROBATS) continue;
        ++of_colour[figure.colour];
        ghosts += figure.ghosts;
        ++sum;
    }
    for (int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
        if (of_colour[colour] == 0) continue;
        line_add(text, "%s%s %" PRId32, between, mistbank_colour_name(colour), of_colour[colour]);
        between = ", ";
    }
    if (ghosts > 0) line_add(text, ", with %" PRId32 " ghost%s", ghosts, plural(ghosts));
    return sum;
}

static void add_acrobat(line* text, const question* self, const mistbank_action* action) {
    line there = {{0}, 0};
    const int32_t count = add_acrobats(&there, self, mistbank_game_tile_at(self->game, action->x, action->y));
    line_add(text, "a %s on the acrobats' space at %d,%d", words_for_figure(action->count), action->x, action->y);
    line_add(text, count == 0 ? ", the first one" : " beside %s", there.text);
}

static void add_pyramid(line* text, const question* self, const mistbank_action* action) {
    line_add(text, "5 points for each acrobat: ");
    add_acrobats(text, self, mistbank_game_tile_at(self->game, action->x, action->y));
}

/* --- flocks ------------------------------------------------------------------------------------------------------- */

static int32_t sheep_of(const question* self, int32_t colour) {
    mistbank_supply supply;
    return mistbank_game_supply(self->game, colour, &supply) == MISTBANK_OK ? supply.sheep : 0;
}

/* What the bag may bring (HIL-7). */
static void add_bag(line* text, const question* self) {
    enum { MOST_SHEEP = 4 };
    int32_t tokens = 0;
    const int32_t wolves = mistbank_game_sheep_in_bag(self->game, 0);
    for (int32_t number = 0; number <= MOST_SHEEP; ++number) tokens += mistbank_game_sheep_in_bag(self->game, number);
    line_add(text, "one more token; %" PRId32 " of the %" PRId32 " in the bag %s", wolves, tokens,
             wolves == 1 ? "is a wolf" : "are wolves");
}

/* The field of the player's shepherd, and who has how many sheep there (HIL-8). */
static void add_guiding(line* text, const question* self) {
    mistbank_figure figure;
    mistbank_feature own = {0};
    mistbank_feature field;
    int32_t sheep = 0;
    line owners = {{0}, 0};
    for (int32_t i = 0; mistbank_game_figure(self->game, i, &figure) == MISTBANK_OK; ++i) {
        if (figure.kind != MISTBANK_FIGURE_SHEPHERD) continue;
        if (mistbank_game_player_of(self->game, figure.colour) == self->decision->player)
            mistbank_game_feature(self->game, figure.tile, figure.segment, &own);
    }
    for (int32_t i = 0; mistbank_game_figure(self->game, i, &figure) == MISTBANK_OK; ++i) {
        if (figure.kind != MISTBANK_FIGURE_SHEPHERD) continue;
        if (mistbank_game_feature(self->game, figure.tile, figure.segment, &field) != MISTBANK_OK) continue;
        if (field.tile != own.tile || field.segment != own.segment) continue;
        sheep += sheep_of(self, figure.colour);
        line_add(&owners, "%s%s", owners.length > 0 ? " and for " : "", mistbank_colour_name(figure.colour));
    }
    line_add(text, "%" PRId32 " point%s for %s; the shepherds of the field go home", sheep, plural(sheep), owners.text);
}

/* --- chance ------------------------------------------------------------------------------------------------------- */

static void add_token(line* text, const question* self, int32_t number) {
    const int32_t left = mistbank_game_sheep_in_bag(self->game, number);
    if (number == 0) {
        line_add(text, "a wolf");
    } else {
        line_add(text, "a token with %" PRId32 " sheep", number);
    }
    line_add(text, ", %" PRId32 " in the bag", left);
}

static void add_animal(line* text, const question* self, int32_t number) {
    static const char* const animals[] = {NULL,     "a flea", NULL,      "a monkey",
                                          "a seal", "a bear", "a tiger", "an elephant"};
    const int known = number >= 0 && number < (int32_t)(sizeof animals / sizeof animals[0]) && animals[number] != NULL;
    line_add(text, "%s, %" PRId32 " not shown yet", known ? animals[number] : "an animal",
             mistbank_game_animals_unseen(self->game, number));
}

/* --- actions ------------------------------------------------------------------------------------------------------ */

static void add_floors(line* text, const question* self, const mistbank_action* action) {
    mistbank_tile tile = {0};
    mistbank_game_tile(self->game, mistbank_game_tile_at(self->game, action->x, action->y), &tile);
    line_add(text, "the tower at %d,%d, which has %" PRId32 " floor%s", action->x, action->y, tile.floors,
             plural(tile.floors));
}

const char* words_for_kind(int32_t kind) {
    switch (kind) {
        case MISTBANK_ACTION_PLACE: return "place a figure on the laid tile";
        case MISTBANK_ACTION_PORTAL: return "send a meeple through the portal";
        case MISTBANK_ACTION_FAIRY: return "move the fairy";
        case MISTBANK_ACTION_PRINCESS: return "let the princess send a knight home";
        case MISTBANK_ACTION_FLOOR: return "build a floor of a tower";
        case MISTBANK_ACTION_TOWER: return "put a meeple on a tower";
        case MISTBANK_ACTION_RANSOM: return "pay a ransom first";
        case MISTBANK_ACTION_FLY: return "let a meeple fly";
        case MISTBANK_ACTION_BARN: return "put the barn on a corner";
        case MISTBANK_ACTION_ACROBAT: return "let a meeple join acrobats";
        case MISTBANK_ACTION_PYRAMID: return "score a pyramid of acrobats";
        case MISTBANK_ACTION_RELEASE: return "take a meeple out of the lake";
        default: return "more of this kind";
    }
}

/* The action's own text says which figure it is. */
static void add_placing(line* text, const question* self, const mistbank_action* action) {
    const int32_t tile = mistbank_game_last_tile(self->game);
    mistbank_feature feature;
    if (mistbank_game_feature(self->game, tile, action->segment, &feature) == MISTBANK_OK)
        line_add(text,
                 feature.kind == MISTBANK_SEGMENT_GARDEN || feature.kind == MISTBANK_SEGMENT_MONASTERY ? "in " : "on ");
    line_add_feature(text, self, tile, action->segment);
    if (action->count == MISTBANK_FIGURE_SHEPHERD) line_add(text, "; a token out of the bag comes to him");
}

/* One point for each tile on the nine cells, less what the ghosts on the abbot cost. */
static void add_recall(line* text, const question* self) {
    for (int32_t i = 0; i < mistbank_game_figure_count(self->game); ++i) {
        mistbank_figure figure;
        mistbank_feature feature;
        mistbank_tile tile;
        if (mistbank_game_figure(self->game, i, &figure) != MISTBANK_OK) return;
        if (figure.kind != MISTBANK_FIGURE_ABBOT) continue;
        if (mistbank_game_player_of(self->game, figure.colour) != self->decision->player) continue;
        if (mistbank_game_tile(self->game, figure.tile, &tile) != MISTBANK_OK) return;
        if (mistbank_game_feature(self->game, figure.tile, figure.segment, &feature) != MISTBANK_OK) return;
        line_add(text, "the %s abbot comes back from the %s at %" PRId32 ",%" PRId32 " for %" PRId32 " points",
                 mistbank_colour_name(figure.colour), mistbank_segment_name(feature.kind), tile.x, tile.y,
                 feature.tiles - 2 * figure.ghosts);
    }
}

static void add_advance(line* text, const question* self, const mistbank_action* action) {
    for (int32_t i = 0; i < mistbank_game_scoring_meeple_count(self->game); ++i) {
        mistbank_scoring_meeple meeple;
        if (mistbank_game_scoring_meeple(self->game, i, &meeple) != MISTBANK_OK) continue;
        if (meeple.colour == action->colour)
            line_add(text, "%s, which has %" PRId32, mistbank_colour_name(meeple.colour), meeple.total);
    }
}

static void add_ghosts(line* text, const question* self, const mistbank_action* action) {
    mistbank_tile tile = {0};
    mistbank_game_tile(self->game, mistbank_game_tile_at(self->game, action->x, action->y), &tile);
    if (tile.ghosts == 1) {
        line_add(text, "the ghost");
    } else if (action->count == tile.ghosts) {
        line_add(text, tile.ghosts == 2 ? "both ghosts" : "all %" PRId32 " ghosts", tile.ghosts);
    } else {
        line_add(text, "%d of the %" PRId32 " ghosts", action->count, tile.ghosts);
    }
    line_add(text, " at %d,%d", action->x, action->y);
}

static const char* words_for_passing(int32_t decision) {
    switch (decision) {
        case MISTBANK_DECISION_HOUND_PACIFIES: return "no more ghosts";
        case MISTBANK_DECISION_DRAW: return "no tile left in the bag fits anywhere";
        case MISTBANK_DECISION_ROBBER: return "the robber stays where it is";
        default: return "none";
    }
}

void line_add_meaning(line* text, const question* self, const mistbank_action* action) {
    const char* colour = mistbank_colour_name(action->colour);
    switch (action->kind) {
        case MISTBANK_ACTION_BURY:
        case MISTBANK_ACTION_HAUNT:
        case MISTBANK_ACTION_TAKE:
        case MISTBANK_ACTION_FAIRY:
        case MISTBANK_ACTION_PRINCESS:
        case MISTBANK_ACTION_HOUND: line_add_figure_at(text, self, action); break;
        case MISTBANK_ACTION_BURY_FROM_SUPPLY: line_add(text, "a %s meeple from the supply", colour); break;
        case MISTBANK_ACTION_PLACE: add_placing(text, self, action); break;
        case MISTBANK_ACTION_PASS: line_add(text, "%s", words_for_passing(self->decision->kind)); break;
        case MISTBANK_ACTION_SCORE:
            line_add_feature(text, self, mistbank_game_tile_at(self->game, action->x, action->y), action->segment);
            break;
        case MISTBANK_ACTION_POINTS: line_add(text, "the %" PRId32 " points", self->decision->points); break;
        case MISTBANK_ACTION_PACIFY: add_ghosts(text, self, action); break;
        case MISTBANK_ACTION_ADVANCE: add_advance(text, self, action); break;
        case MISTBANK_ACTION_RECALL: add_recall(text, self); break;
        case MISTBANK_ACTION_GHOST: line_add(text, "the cemetery at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_FLOOR: add_floors(text, self, action); break;
        case MISTBANK_ACTION_TOWER:
            line_add(text, "a %s on top of ", words_for_figure(action->count));
            add_floors(text, self, action);
            break;
        case MISTBANK_ACTION_EXCHANGE: line_add(text, "the %s comes home", words_for_figure(action->count)); break;
        case MISTBANK_ACTION_RANSOM:
            line_add(text, "3 points to %s, and the %s comes home", colour, words_for_figure(action->count));
            break;
        case MISTBANK_ACTION_PORTAL:
        case MISTBANK_ACTION_WAGON:
        case MISTBANK_ACTION_LAND: line_add_segment_at(text, self, action); break;
        case MISTBANK_ACTION_DRAGON: line_add(text, "the tile at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_ABBEY: line_add(text, "into the hole at %d,%d", action->x, action->y); break;
        case MISTBANK_ACTION_NO_ABBEY: line_add(text, "draw a tile and keep the abbey"); break;
        case MISTBANK_ACTION_GO_HOME: line_add(text, "the wagon goes back to its supply"); break;
        case MISTBANK_ACTION_BARN:
            line_add(text, "the barn on the north-west corner of %d,%d", action->x, action->y);
            break;
        case MISTBANK_ACTION_FLY: line_add(text, "a %s takes off", words_for_figure(action->count)); break;
        case MISTBANK_ACTION_ROLL: line_add(text, "the die shows %d", action->count); break;
        case MISTBANK_ACTION_ACROBAT: add_acrobat(text, self, action); break;
        case MISTBANK_ACTION_PYRAMID: add_pyramid(text, self, action); break;
        case MISTBANK_ACTION_RELEASE: add_release(text, self, action); break;
        case MISTBANK_ACTION_GROW: add_bag(text, self); break;
        case MISTBANK_ACTION_GUIDE: add_guiding(text, self); break;
        case MISTBANK_ACTION_SHEEP: add_token(text, self, action->count); break;
        case MISTBANK_ACTION_ANIMAL: add_animal(text, self, action->count); break;
        case MISTBANK_ACTION_HIDDEN:
            line_add(text, self->decision->kind == MISTBANK_DECISION_DRAW
                               ? "a tile that only its player has seen"
                               : "a tile of the pile lies under the hill, unseen");
            break;
        default: line_add_small_box(text, self, action); break;
    }
}

/* --- the question ------------------------------------------------------------------------------------------------- */

static int offers(const question* self, int32_t kind) {
    for (int32_t i = 0; i < self->count; ++i) {
        if (self->actions[i].kind == kind) return 1;
    }
    return 0;
}

static const char* words_for_chance(const question* self) {
    if (offers(self, MISTBANK_ACTION_SHEEP)) return "which token came out of the bag";
    if (offers(self, MISTBANK_ACTION_ANIMAL)) return "which animal is under the big top";
    if (offers(self, MISTBANK_ACTION_MESSAGE)) return "which message was drawn";
    if (offers(self, MISTBANK_ACTION_HIDDEN)) return "does a tile of the pile lie under the hill";
    return "what does the die show";
}

static const char* words_for_decision(const question* self) {
    static const char* const words[] = {
        "the game is over",
        "which tile was drawn",
        "where does the tile go",
        "which meeple is buried",
        "which cemetery gets the further ghost",
        "whose meeple is haunted",
        "what is placed",
        "which feature is scored next",
        "points, or ghosts off one tile",
        "which scoring meeple takes the points",
        "to which meeple does the hound go",
        "which ghosts does the hound take",
        "where does the face-down tile go",
        "whom does the tower take",
        "which prisoner comes home for the one just taken",
        "where does the dragon go",
        "is the abbey laid, or a tile drawn",
        "where does the wagon go on to",
        NULL, /* chance */
        "where does the meeple land",
        "which tile of the hand is laid",
        "does the flock grow, or is it guided home",
        "on which tile beside the mine does the second ingot go",
        "where does the mage or the witch go",
        "to which space of the track does the robber go",
        "which roads does the ferry join",
        "which figure takes the points",
        "two points, or message", /* and its number */
        "which meeple does the message score",
        "does everybody add a meeple, or take one home",
        "is a meeple added",
        "which meeple goes home",
    };
    const int32_t kind = self->decision->kind;
    if (kind == MISTBANK_DECISION_CHANCE) return words_for_chance(self);
    const int known = kind >= 0 && kind < (int32_t)(sizeof words / sizeof words[0]);
    return known ? words[kind] : mistbank_decision_name(kind);
}

/* Into a hand somebody takes tiles when another's turn is over, too. */
static int32_t who_is_asked(const question* self) {
    const mistbank_decision* decision = self->decision;
    const int takes = decision->kind == MISTBANK_DECISION_DRAW && decision->colour != MISTBANK_COLOUR_NONE;
    return takes ? mistbank_game_player_of(self->game, decision->colour) : decision->player;
}

void line_add_question(line* text, const question* self) {
    const mistbank_decision* decision = self->decision;
    line_add_player(text, self->game, who_is_asked(self));
    if (text->text[0] == 'p') text->text[0] = 'P';
    if (text->text[0] == 't') text->length = 0; /* nobody else could be meant */
    line_add(text, "%s%s", text->length > 0 ? ": " : "", words_for_decision(self));
    if (text->text[0] >= 'a' && text->text[0] <= 'z') text->text[0] = (char)(text->text[0] - 'a' + 'A');
    if (decision->kind == MISTBANK_DECISION_DRAW && decision->colour != MISTBANK_COLOUR_NONE)
        line_add(text, " for the hand");
    if (decision->kind == MISTBANK_DECISION_PLACE_MEEPLE) {
        line_add(text, " on the tile at %" PRId32 ",%" PRId32 "%s", decision->x, decision->y,
                 offers(self, MISTBANK_ACTION_RECALL) ? ", or the abbot back" : "");
    }
    if (decision->kind == MISTBANK_DECISION_MESSAGE) line_add(text, " %" PRId32, decision->number);
    if (decision->kind == MISTBANK_DECISION_FERRY)
        line_add(text, " on the lake at %" PRId32 ",%" PRId32, decision->x, decision->y);
    line_add(text, "?");
}

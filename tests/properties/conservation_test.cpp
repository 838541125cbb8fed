// Nothing is lost or created: ghosts, figures of every kind, goods, ingots and tiles keep their numbers.
#include <rapidcheck/catch.h>

#include <array>

#include "properties/sample.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// The number of components of each kind, in all places together.
struct Amounts {
    int ghosts = 0;
    int ingots = 0;
    std::array<std::array<int, figure_kinds>, max_colours> figures{};
    std::vector<int> tiles;  // number of tiles by type

    bool operator==(const Amounts& other) const {
        return ghosts == other.ghosts && ingots == other.ingots && figures == other.figures && tiles == other.tiles;
    }
};

Amounts count_amounts(const Game& game) {
    Amounts amounts;
    amounts.ghosts = game.ghost_supply() + game.ghosts_on_board();
    amounts.ingots = game.fact("ingots_aside");
    for (int i = 0; i < game.tile_count(); ++i) amounts.ingots += game.fact("ingots", i);
    for (int i = 0; i < max_colours; ++i) amounts.ingots += game.fact("ingots_held", i);
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        ++amounts.figures[static_cast<std::size_t>(figure.colour)][static_cast<std::size_t>(figure.kind)];
    }
    for (int i = 0; i < game.prisoner_count(); ++i) {
        const Prisoner prisoner = game.prisoner(i);
        ++amounts.figures[static_cast<std::size_t>(prisoner.colour)][static_cast<std::size_t>(prisoner.kind)];
    }
    int abbeys = 0;
    for (std::size_t i = 0; i < max_colours; ++i) {
        const Supply supply = game.supply(static_cast<Colour>(i));
        for (std::size_t kind = 0; kind < figure_kinds; ++kind) amounts.figures[i][kind] += supply.figures[kind];
        amounts.figures[i][static_cast<std::size_t>(FigureKind::guard)] += supply.reserve;
        abbeys += supply.abbeys;
    }
    for (int type = 0; type < game.type_count(); ++type) amounts.tiles.push_back(game.unseen(type));
    const auto see = [&](int type) { ++amounts.tiles[static_cast<std::size_t>(type)]; };
    for (int i = 0; i < game.tile_count(); ++i) {
        if (!game.tile(i).face_down) see(game.tile(i).type);
    }
    // ABM-1: all abbeys that the players hold count as tiles of the first abbey type.
    for (int type = 0; abbeys > 0 && type < game.type_count(); ++type) {
        if (!game.type(type).has(Mark::abbey)) continue;
        amounts.tiles[static_cast<std::size_t>(type)] += abbeys;
        abbeys = 0;
    }
    for (int i = 0; i < game.set_aside_count(); ++i) see(game.set_aside(i));
    if (game.decision().kind == DecisionKind::lay_tile) see(game.decision().tile_type);
    return amounts;
}

int ghosts_seen(const Game& game) {
    int ghosts = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        int on_segments = 0;
        const int segments = tile.face_down ? 0 : game.type(tile.type).segment_count;
        for (int s = 0; s < segments; ++s) on_segments += game.ghosts_on(i, s);
        RC_ASSERT(on_segments == tile.ghosts);
        ghosts += tile.ghosts;
    }
    for (int i = 0; i < game.figure_count(); ++i) ghosts += game.figure(i).ghosts;
    return ghosts;
}

int unseen_by_types(const Game& game) {
    int unseen = 0;
    for (int type = 0; type < game.type_count(); ++type) unseen += game.unseen(type);
    return unseen;
}

int unseen_by_places(const Game& game) {
    int unseen = game.tiles_under_hills();
    for (int pile = 0; pile < game.pile_count(); ++pile) unseen += game.pile_size(pile);
    for (int i = 0; i < game.tile_count(); ++i) unseen += game.tile(i).face_down ? 1 : 0;
    return unseen;
}

// ABM-13: whether a scored wagon and its ghosts can be neither on the board nor in the supply. This is possible from
// the scoring of the wagon's feature to step 3c.
bool a_wagon_may_wait(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    return game.rules().plays(Expansion::abbey_mayor) &&
           (kind == DecisionKind::order_of_scoring || kind == DecisionKind::advance ||
            kind == DecisionKind::move_wagon);
}

// Counts the meeples on features. Builders, pigs, barns and shepherds are not meeples (MEET-3), and a figure on a tower
// is in no feature (TWR-10).
int standing_meeples(const Game& game) {
    int standing = 0;
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        const bool is_meeple = figure.kind != FigureKind::builder && figure.kind != FigureKind::pig &&
                               figure.kind != FigureKind::barn && figure.kind != FigureKind::shepherd;
        const TileType& type = game.type(game.tile(figure.tile).type);
        if (type.segments[static_cast<std::size_t>(figure.segment)].kind >= SegmentKind::tower) continue;
        standing += is_meeple && !figure.buried ? 1 : 0;
    }
    return standing;
}

int meeples_of_features(const Game& game) {
    int meeples = 0;
    for (const Feature& feature : game.features()) {
        for (const int count : feature.meeples) meeples += count;
    }
    return meeples;
}

// Returns how many tokens of this good the colours have, minus the number on the tiles of completed cities. The result
// is 0 between the parts of turns (TRB-1).
int goods_taken_too_many(const Game& game, Good good) {
    int goods = 0;
    for (int i = 0; i < max_colours; ++i) goods += game.supply(static_cast<Colour>(i)).goods[static_cast<int>(good)];
    for (const Feature& feature : game.features()) {
        if (feature.kind == SegmentKind::city && feature.complete) goods -= feature.goods[static_cast<int>(good)];
    }
    return goods;
}

bool is_between_parts(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    return kind == DecisionKind::draw || kind == DecisionKind::lay_tile || kind == DecisionKind::over;
}

// MEET-8: checks that builders and pigs have a meeple of their colour in their feature.
void check_company(const Game& game) {
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        if (figure.kind != FigureKind::builder && figure.kind != FigureKind::pig) continue;
        const Feature feature = game.feature(figure.tile, figure.segment);
        RC_ASSERT(feature.meeples[static_cast<int>(figure.colour)] > 0);
        if (figure.kind == FigureKind::pig) RC_ASSERT(feature.kind == SegmentKind::field);
        if (figure.kind == FigureKind::builder) {
            RC_ASSERT((feature.kind == SegmentKind::road || feature.kind == SegmentKind::city));
            if (is_between_parts(game)) RC_ASSERT(!feature.complete);
        }
    }
}

}  // namespace

TEST_CASE("In random games, no piece is lost, and queries agree on the numbers of pieces", "[properties]") {
    rc::prop("No ghost, ingot, figure of any kind or tile is ever lost or created", [](const Sample& sample) {
        const Amounts at_start = count_amounts(start_of(sample));
        play_through(sample, [&](const Game& game) {
            if (!a_wagon_may_wait(game)) RC_ASSERT(count_amounts(game) == at_start);
        });
    });

    rc::prop("Two queries for the same value agree", [](const Sample& sample) {
        play_through(sample, [](const Game& game) {
            if (!a_wagon_may_wait(game)) RC_ASSERT(ghosts_seen(game) == game.ghosts_on_board());
            RC_ASSERT(unseen_by_types(game) == unseen_by_places(game));
            RC_ASSERT(meeples_of_features(game) == standing_meeples(game));
            RC_ASSERT(game.ghost_supply() >= 0);
            if (is_between_parts(game)) {
                for (const Good good : {Good::wine, Good::grain, Good::cloth}) {
                    RC_ASSERT(goods_taken_too_many(game, good) == 0);
                }
            }
            check_company(game);
            RC_ASSERT(game.is_over() == (game.decision().kind == DecisionKind::over));
            RC_ASSERT(game.is_over() == game.legal_actions().empty());
            RC_ASSERT(game.legal_actions().size() <= game.action_bound());
        });
    });
}

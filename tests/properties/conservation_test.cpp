// Nothing is lost and nothing is made: ghosts, meeples, guards and tiles.
#include <rapidcheck/catch.h>

#include "properties/sample.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Everything that is counted, wherever it lies.
struct Amounts {
    int ghosts = 0;
    int meeples[max_colours] = {};
    int guards[max_colours] = {};
    std::vector<int> tiles;  // by type

    bool operator==(const Amounts& other) const {
        return ghosts == other.ghosts && std::equal(meeples, meeples + max_colours, other.meeples) &&
               std::equal(guards, guards + max_colours, other.guards) && tiles == other.tiles;
    }
};

Amounts count_amounts(const Game& game) {
    Amounts amounts;
    amounts.ghosts = game.ghost_supply() + game.ghosts_on_board();
    for (int i = 0; i < game.meeple_count(); ++i) {
        const MeepleView meeple = game.meeple(i);
        ++(meeple.guard ? amounts.guards : amounts.meeples)[static_cast<int>(meeple.colour)];
    }
    for (int i = 0; i < max_colours; ++i) {
        const Supply supply = game.supply(static_cast<Colour>(i));
        amounts.meeples[i] += supply.meeples;
        amounts.guards[i] += supply.guards + supply.reserve;
    }
    for (int type = 0; type < game.type_count(); ++type) amounts.tiles.push_back(game.unseen(type));
    const auto see = [&](int type) { ++amounts.tiles[static_cast<std::size_t>(type)]; };
    for (int i = 0; i < game.tile_count(); ++i) {
        if (!game.tile(i).face_down) see(game.tile(i).type);
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
    for (int i = 0; i < game.meeple_count(); ++i) ghosts += game.meeple(i).ghosts;
    return ghosts;
}

int unseen_by_types(const Game& game) {
    int unseen = 0;
    for (int type = 0; type < game.type_count(); ++type) unseen += game.unseen(type);
    return unseen;
}

int unseen_by_places(const Game& game) {
    int unseen = 0;
    for (int pile = 0; pile < game.pile_count(); ++pile) unseen += game.pile_size(pile);
    for (int i = 0; i < game.tile_count(); ++i) unseen += game.tile(i).face_down ? 1 : 0;
    return unseen;
}

int standing_meeples(const Game& game) {
    int standing = 0;
    for (int i = 0; i < game.meeple_count(); ++i) standing += game.meeple(i).buried ? 0 : 1;
    return standing;
}

int meeples_of_features(const Game& game) {
    int meeples = 0;
    for (const Feature& feature : game.features()) {
        for (const int count : feature.meeples) meeples += count;
    }
    return meeples;
}

}  // namespace

TEST_CASE("Properties of what a game counts", "[properties]") {
    rc::prop("No ghost, meeple, guard or tile is ever lost or made", [](const Sample& sample) {
        const Amounts at_start = count_amounts(start_of(sample));
        play_through(sample, [&](const Game& game) { RC_ASSERT(count_amounts(game) == at_start); });
    });

    rc::prop("What the queries tell of the same thing in two ways agrees", [](const Sample& sample) {
        play_through(sample, [](const Game& game) {
            RC_ASSERT(ghosts_seen(game) == game.ghosts_on_board());
            RC_ASSERT(unseen_by_types(game) == unseen_by_places(game));
            RC_ASSERT(meeples_of_features(game) == standing_meeples(game));
            RC_ASSERT(game.ghost_supply() >= 0);
            RC_ASSERT(game.is_over() == (game.decision().kind == DecisionKind::over));
            RC_ASSERT(game.is_over() == game.legal_actions().empty());
            RC_ASSERT(game.legal_actions().size() <= game.action_bound());
        });
    });
}

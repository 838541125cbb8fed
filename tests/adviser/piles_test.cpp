// The end of a pile: the adviser's first aim is to open the next pile.
#include <catch2/catch.hpp>
#include <vector>

#include "adviser/advisers.hpp"
#include "game/view.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Returns `most` positions of a level with this decision and at most `tiles` tiles left in the first pile. An adviser
/// without simulations plays the games.
std::vector<Game> decisions_of(int level, DecisionKind kind, int tiles, std::size_t most) {
    std::vector<Game> found;
    for (std::uint64_t seed = 1; found.size() < most && seed < 2000; ++seed) {
        Game game = new_game(rules_of("level" + std::to_string(level), 2, seed));
        game.stop_recording();
        Adviser player = adviser_of(game);
        while (!game.is_over() && inside_of(game).state().active_pile == 0) {
            if (game.decision().kind == kind && game.pile_size(0) <= tiles) {
                found.push_back(game.clone());
                break;
            }
            think(player, game, 0);
            REQUIRE(game.apply(player.choose()) == Status::ok);
        }
    }
    REQUIRE(found.size() == most);
    return found;
}

Action advised(const Game& game, int simulations) {
    Adviser adviser = adviser_of(game);
    think(adviser, game, simulations);
    return adviser.choose();
}

/// Sets the totals so that the points of this decision open the next pile: the scoring meeples that these points move
/// need one more point, the others have enough.
void let_points_open_the_pile(Game& game) {
    Game scored = game.clone();
    for (const Action& action : game.legal_actions()) {
        if (action.kind == ActionKind::points) REQUIRE(scored.apply(action) == Status::ok);
    }
    while (scored.decision().kind == DecisionKind::scoring_colour) scored.apply(scored.legal_actions()[0]);
    State& state = *inside_of(game).table.state;
    const int number = game.hound_number(1);
    for (int i = 0; i < inside_of(game).setup->settings.scoring_meeples; ++i) {
        const bool moves = inside_of(scored).table.state->totals[i] > state.totals[i];
        state.totals[i] = moves ? number - 1 : number;
    }
}

}  // namespace

TEST_CASE("At the end of a pile, the adviser takes points that open the next pile instead of pacifying ghosts",
          "[adviser]") {
    for (const int level : {3, 6}) {
        for (Game& game : decisions_of(level, DecisionKind::score_or_pacify, 0, 4)) {
            let_points_open_the_pile(game);
            INFO("level " << level);
            CHECK(advised(game, 20).kind == ActionKind::points);
        }
    }
}

TEST_CASE("At the end of a pile, the adviser gives the points to the scoring meeple with the fewest points",
          "[adviser]") {
    for (Game& game : decisions_of(6, DecisionKind::scoring_colour, 3, 4)) {
        State& state = *inside_of(game).table.state;
        for (int behind = 0; behind < 3; ++behind) {
            for (int i = 0; i < 3; ++i) state.totals[i] = i == behind ? 10 - game.decision().points : 10;
            INFO("the " << behind << "th");
            CHECK(advised(game, 20).colour == static_cast<std::uint8_t>(game.rules().colours[behind]));
        }
    }
}

// Weights of judgements in competitive games: the row for each kind of game, and the effects of the weights.
#include "adviser/weights.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "adviser/judgement.hpp"
#include "game/view.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Game game_of(const char* name, int players) {
    Rules rules = *preset(name);
    rules.players = players;
    rules.seed = 5;
    Error error;
    std::optional<Game> game = Game::create(rules, error);
    REQUIRE(game);
    return std::move(*game);
}

const Setup& setup_of(const Game& game) { return *inside_of(game).setup; }

}  // namespace

TEST_CASE("Games without expansions, with ghosts, and with other expansions have separate weights", "[adviser]") {
    CHECK(family_of(setup_of(game_of("base", 2))) == Family::base);
    CHECK(family_of(setup_of(game_of("ghosts_castles_cemeteries", 2))) == Family::ghosts);
    CHECK(family_of(setup_of(game_of("river", 2))) == Family::boxes);
    CHECK(family_of(setup_of(game_of("everything", 2))) == Family::boxes);
}

TEST_CASE("Each number of players has a row of weights", "[adviser]") {
    const LearnedWeights& learned = learned_weights();
    for (int players = fewest_rivals; players <= most_rivals; ++players) {
        CHECK(&learned.row(setup_of(game_of("base", players))) == &learned.of[0][players - fewest_rivals]);
    }
    CHECK(learned.of[0][0].hand > learned.of[0][4].hand);  // six players have fewer turns to use spare meeples
}

TEST_CASE("The winning chances of all players add up to 1", "[adviser]") {
    for (const char* name : {"base", "ghosts_castles_cemeteries", "traders_builders", "everything"}) {
        for (const int players : {2, 3, 6}) {
            Game game = game_of(name, players);
            game.stop_recording();
            Judge judge(setup_of(game), game.allocator());
            RandomPlayer player(static_cast<std::uint64_t>(players));
            while (true) {
                judge.look_at(inside_of(game).table);
                double sum = 0;
                for (int seat = 0; seat < players; ++seat) sum += judge.prospect(inside_of(game).table, seat).winning;
                REQUIRE(std::fabs(sum - 1) < 1e-9);
                if (game.is_over()) break;
                for (int i = 0; i < 20 && !game.is_over(); ++i) game.apply(player.choose(game));
            }
        }
    }
}

TEST_CASE("The leader's winning chance rises as tiles run out", "[adviser]") {
    Game game = game_of("base", 2);
    game.stop_recording();
    Judge judge(setup_of(game), game.allocator());
    RandomPlayer player(3);
    double at_start = -1;
    while (!game.is_over()) {
        judge.look_at(inside_of(game).table);
        const Prospect first = judge.prospect(inside_of(game).table, 0),
                       second = judge.prospect(inside_of(game).table, 1);
        CHECK((first.points > 0) == (first.winning > 0.5));
        CHECK((first.points > second.points) == (first.winning > second.winning));
        if (at_start < 0) at_start = first.winning;
        game.apply(player.choose(game));
    }
    CHECK(std::fabs(at_start - 0.5) < 0.1);
    const double at_end = judge.prospect(inside_of(game).table, 0).winning;
    CHECK((at_end == 0 || at_end == 1));
}

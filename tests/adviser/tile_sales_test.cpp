// HSE-18: an offer is worth what the tile is worth to each side.
#include <catch2/catch.hpp>

#include "adviser/advisers.hpp"
#include "mistbank/position.hpp"
#include "support/games.hpp"
#include "support/house.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const TileSet& market() {
    static const TileSet set = tile_set_of(
        "mistbank-tiles 1\nname own\n"
        "tile lea\n copies 20\n field all\n"
        "tile wall\n copies 2\n city N coats 1\n field EL ER SL SR WL WR\n"
        "tile street\n copies 6\n city N S coats 1\n field EL ER\n field WL WR\n"
        "start\n 0 0 lea\n");
    return set;
}

/// Green stands in a city of four tiles that only the drawn wall completes. Red draws it.
Game game_with_key() {
    const std::string text =
        "mistbank-position 1\npreset base\nplayers 2\nfarmers no\ntile_sales yes\ndraws external\ntiles own\n"
        "tile 1,0 wall 1\ntile 2,0 street 1\ntile 3,0 street 1\ntile 4,0 street 1\nfigure green meeple 1,0/0\n"
        "player 0\nscore red 30\nscore green 30\n";
    Error error;
    std::optional<Game> game = from_position(text, &market(), 1, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    act(*game, "draw wall");
    return std::move(*game);
}

Action advised(const Game& game) {
    Error error;
    Adviser adviser = Adviser::create(game, {Strength::best, 1}, error).value();
    REQUIRE(adviser.think(game, 0) == Status::ok);
    return adviser.choose();
}

}  // namespace

TEST_CASE("A seller keeps a tile that brings the buyer more than the price, and sells it for more than that (HSE-18)",
          "[adviser][house]") {
    Game cheap = game_with_key();
    REQUIRE(cheap.decision().kind == DecisionKind::offer);
    act(cheap, "offer points 1");
    CHECK(advised(cheap).kind == ActionKind::keep_tile);
    Game dear = game_with_key();
    act(dear, "offer points 30");
    CHECK(advised(dear).kind == ActionKind::sell);
}

TEST_CASE("Nobody offers more for a tile than it is worth (HSE-18)", "[adviser][house]") {
    Game game = game_with_key();
    const Action action = advised(game);
    CHECK((action.kind == ActionKind::pass || action.count < 15));
}

TEST_CASE("The adviser plays games with sales to the end, with automatic and external draws (HSE-18)",
          "[adviser][house]") {
    int sales = 0;
    for (const Draws draws : {Draws::automatic, Draws::external}) {
        Rules rules = rules_of("base", 3, 4);
        rules.expansions = bit(Expansion::traders_builders) | bit(Expansion::messages);
        rules.house.tile_sales = true;
        rules.draws = draws;
        Game game = new_game(rules);
        while (!game.is_over()) {
            REQUIRE(game.apply(advised(game)) == Status::ok);
            sales += game.decision().kind == DecisionKind::sell ? 1 : 0;
        }
        CHECK(game.outcome() == Outcome::finished);
    }
    CHECK(sales > 0);
}

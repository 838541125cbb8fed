// HSE-18: the adviser makes and accepts offers according to the value of the tile for each of the two players.
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

/// Creates a game in which red draws a wall. The wall is the only tile that completes a city of four tiles, for 20
/// points instead of 8.
Game game_with_city(int players, const std::string& figure) {
    const std::string text = "mistbank-position 1\npreset base\nplayers " + std::to_string(players) +
                             "\nfarmers no\ntile_sales yes\ndraws external\ntiles own\n"
                             "tile 1,0 wall 1\ntile 2,0 street 1\ntile 3,0 street 1\ntile 4,0 street 1\n" +
                             figure + "player 0\nscore red 30\nscore green 30\n" +
                             (players > 2 ? "score blue 30\n" : "");
    Error error;
    std::optional<Game> game = from_position(text, &market(), 1, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    act(*game, "draw wall");
    return std::move(*game);
}

Game game_with_key(int players = 2) { return game_with_city(players, "figure green meeple 1,0/0\n"); }

Action recommended(const Game& game, int simulations = 0) {
    Error error;
    Adviser adviser = Adviser::create(game, {Strength::best, 1}, error).value();
    REQUIRE(adviser.think(game, simulations) == Status::ok);
    return adviser.choose();
}

/// Plays offers and the sale as the adviser recommends. Returns the price, or 0 without a sale.
int price_as_advised(Game game, int simulations) {
    while (game.decision().kind == DecisionKind::offer || game.decision().kind == DecisionKind::sell) {
        REQUIRE(game.apply(recommended(game, simulations)) == Status::ok);
    }
    const int sold = count_events(game, EventKind::tile_sold);
    if (sold == 0) return 0;
    CHECK(game.hand_size(1) == 1);
    return 30 - points_of(game, Colour::green);
}

}  // namespace

TEST_CASE("A seller refuses a price below the buyer's gain from the tile, and accepts a higher price (HSE-18)",
          "[adviser][house]") {
    Game cheap = game_with_key();
    REQUIRE(cheap.decision().kind == DecisionKind::offer);
    act(cheap, "offer points 1");
    CHECK(recommended(cheap).kind == ActionKind::keep_tile);
    Game dear = game_with_key();
    act(dear, "offer points 30");
    CHECK(recommended(dear).kind == ActionKind::sell);
}

TEST_CASE("The adviser never offers more for a tile than its value (HSE-18)", "[adviser][house]") {
    Game game = game_with_key();
    const Action action = recommended(game);
    CHECK((action.kind == ActionKind::pass || action.count < 15));
}

TEST_CASE("The player who gains most from a tile buys the tile for less than this gain (HSE-18)", "[adviser][house]") {
    for (const int players : {2, 3}) {
        for (const int simulations : {0, 60}) {
            INFO(players << " players, " << simulations << " simulations");
            const int price = price_as_advised(game_with_key(players), simulations);
            CHECK(price >= 3);
            CHECK(price <= 10);
        }
    }
}

TEST_CASE("A tile is not sold if it is as valuable to the player who drew it as to the buyer (HSE-18)",
          "[adviser][house]") {
    for (const int players : {2, 3}) {
        INFO(players << " players");
        CHECK(price_as_advised(game_with_city(players, ""), 0) == 0);  // red can place a meeple on the tile and score
        CHECK(price_as_advised(game_with_city(players, "figure red meeple 1,0/0\n"), 0) == 0);
    }
}

TEST_CASE("A seller refuses an offer below the tile's value, whether or not the city is occupied (HSE-18)",
          "[adviser][house]") {
    for (const char* const figure : {"", "figure red meeple 1,0/0\n", "figure green meeple 1,0/0\n"}) {
        for (const int players : {2, 3}) {
            INFO(players << " players, " << figure);
            Game game = game_with_city(players, figure);
            act(game, "offer points 2; pass?");
            REQUIRE(game.decision().kind == DecisionKind::sell);
            CHECK(recommended(game).kind == ActionKind::keep_tile);
        }
    }
}

TEST_CASE("The adviser plays games with sales to the end, with automatic and external draws (HSE-18)",
          "[adviser][house]") {
    int sales = 0;
    for (const Draws draws : {Draws::automatic, Draws::external}) {
        Rules rules = rules_of("base", 3, 2);
        rules.expansions = bit(Expansion::traders_builders) | bit(Expansion::messages);
        rules.house.tile_sales = true;
        rules.draws = draws;
        Game game = new_game(rules);
        while (!game.is_over()) {
            REQUIRE(game.apply(recommended(game)) == Status::ok);
            sales += game.decision().kind == DecisionKind::sell ? 1 : 0;
        }
        CHECK(game.outcome() == Outcome::finished);
    }
    CHECK(sales > 0);
}

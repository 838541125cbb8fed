// The adviser's valuation of the tokens in the small boxes. Compares judgements of positions that differ only in
// tokens.
#include "adviser/tokens.hpp"

#include <catch2/catch.hpp>

#include "adviser/advisers.hpp"
#include "adviser/judgement.hpp"
#include "game/view.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Returns a game with a small box, early in the game.
Game early(const std::string& box) {
    Game game = usual_game(box, 2, 4);
    play_by_chance(game, 4, 24);
    REQUIRE(!game.is_over());
    return game;
}
Game late(const std::string& box) {
    Game game = usual_game(box, 2, 4);
    while (!game.is_over() && game.pile_size(0) > 1) play_by_chance(game, static_cast<std::uint64_t>(game.turn()), 1);
    REQUIRE(!game.is_over());
    return game;
}

/// Returns the judgement for the first player.
double judged(const Game& game) {
    Judge judge(*inside_of(game).setup, game.allocator());
    judge.look_at(inside_of(game).table);
    return judge.judge(inside_of(game).table, 0);
}

/// Returns by how much `change` changes the first player's judgement.
template <class Change>
double worth_of(Game& game, Change change) {
    const double before = judged(game);
    change(inside_of(game).table);
    return judged(game) - before;
}

Colour first_colour(const Table& table) { return table.setup->rules.colours[0]; }
Colour second_colour(const Table& table) { return table.setup->rules.colours[1]; }

}  // namespace

TEST_CASE("Late in a game, the value of an ingot equals the points that it adds", "[adviser]") {
    Game game = late("gold");
    std::uint8_t& held = inside_of(game).table.gold->held[static_cast<int>(first_colour(inside_of(game).table))];
    inside_of(game).table.gold->tiles = inside_of(game).table.gold->aside = 0;  // no ingots are left
    held = 0;
    double worth[11];
    for (double& one : worth) {
        one = worth_of(game, [&](Table&) { ++held; });
    }
    CHECK(worth[0] == Approx(1));
    CHECK(worth[2] == Approx(1));
    CHECK(worth[3] == Approx(5));  // 8 instead of 3 (GLD-8)
    CHECK(worth[6] == Approx(9));
    CHECK(worth[9] == Approx(13));
    CHECK(worth[10] == Approx(4));
}

TEST_CASE("Early in a game, the value of an ingot is higher than the points that it adds immediately", "[adviser]") {
    Game game = early("gold");
    const auto take_one = [](Table& table) { ++table.gold->held[static_cast<int>(first_colour(table))]; };
    CHECK(worth_of(game, take_one) > 1.2);
    const auto give_one = [](Table& table) { ++table.gold->held[static_cast<int>(second_colour(table))]; };
    CHECK(worth_of(game, give_one) < -1.2);
}

TEST_CASE("Ingots on a feature raise the value of the feature for its owner", "[adviser]") {
    Game game = usual_game("gold", 2, 4);
    Table& table = inside_of(game).table;
    const auto is_open_road_or_city = [&](const Figure& figure) {
        const SegmentKind kind = table.board.nodes[figure.node].kind;
        return (kind == SegmentKind::road || kind == SegmentKind::city) && !table.board.is_closed(figure.node);
    };
    const Figure* holder = nullptr;
    while (holder == nullptr) {
        play_by_chance(game, static_cast<std::uint64_t>(game.turn()), 1);
        REQUIRE(!game.is_over());
        for (int i = 0; i < table.setup->figure_count; ++i) {
            const Figure& figure = table.figures[i];
            const bool is_there = figure.place == FigurePlace::board && figure.occupies();
            if (is_there && is_open_road_or_city(figure)) holder = &figure;
        }
    }
    table.gold->tiles = 0;
    const double sign = holder->colour == first_colour(table) ? 1 : -1;
    const double worth = worth_of(game, [&](Table& table) {
        table.gold->on[0] = {table.board.nodes[holder->node].tile, 3, 0, {}};
        table.gold->tiles = 1;
        table.gold->aside = static_cast<std::uint8_t>(table.gold->aside - 3);
    });
    CHECK(sign * worth > 0.3);
}

TEST_CASE("The value of the king or baron depends on the completed features and on how hard the piece is to lose",
          "[adviser]") {
    Game game = late("king");
    Table& table = inside_of(game).table;
    *table.tokens = {};
    set_up_tokens(table);
    const int cities = completed_on_board(table, SegmentKind::city);
    const int roads = completed_on_board(table, SegmentKind::road);
    REQUIRE(cities > 1);
    REQUIRE(roads > 1);
    const double of_king = worth_of(game, [](Table& table) {
        table.tokens->king = first_colour(table);
        table.tokens->largest_city = 20;
    });
    CHECK(of_king == Approx(cities).margin(1));
    const double of_baron = worth_of(game, [](Table& table) {
        table.tokens->baron = second_colour(table);
        table.tokens->longest_road = 20;
    });
    CHECK(of_baron == Approx(-roads).margin(1));

    Game begun = early("king");
    const auto give_king = [&](int tiles) {
        return worth_of(begun, [&](Table& table) {
            table.tokens->king = Colour::none;
            const double nobody = judged(begun);
            table.tokens->king = first_colour(table);
            table.tokens->largest_city = tiles;
            CHECK(judged(begun) >= nobody);
        });
    };
    give_king(2);
    const double of_two = judged(begun);
    give_king(9);
    CHECK(judged(begun) > of_two + 1);
}

TEST_CASE("A robber on the track has a value for its owner", "[adviser]") {
    Game game = early("robbers");
    Table& table = inside_of(game).table;
    put_robbers_into_supplies(table);
    table.state->totals[0] = 3;
    table.state->totals[1] = 7;
    const auto send = [](Table& table, Colour owner, std::uint8_t space) {
        table.robbers->space[static_cast<int>(owner)] = space;
    };
    CHECK(worth_of(game, [&](Table& table) { send(table, first_colour(table), 7); }) > 0.5);
    CHECK(worth_of(game, [&](Table& table) { send(table, second_colour(table), 3); }) < -0.5);
}

TEST_CASE("The mage raises the value of a feature for its owner, the witch lowers it", "[adviser]") {
    Rules rules = rules_of("mage", 2, 0);
    rules.draws = Draws::external;
    rules.farmers = false;
    Error error;
    std::optional<TileSet> tiles = TileSet::builtin("mage", error);
    REQUIRE(tiles.has_value());
    Game game = house_game(rules, {plot(), *tiles});
    act(game, "draw cap; lay 0,-1 0; meeple red 0; draw field; lay 1,0 0; draw hall; lay 0,-2 0; pass?");
    const NodeIndex city = inside_of(game).table.board.tiles[inside_of(game).table.board.tile_at(0, -1)].first;
    CHECK(worth_of(game, [&](Table& table) { table.magic->mage = city; }) > 0.5);
    inside_of(game).table.magic->mage = none32;
    CHECK(worth_of(game, [&](Table& table) { table.magic->witch = city; }) < -0.5);
}

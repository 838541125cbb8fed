// House rules about the extra turn for a filled hole, the final scoring, the size and edge of the table, and the start
// (HSE-7 to HSE-11). Also tests which combinations of house rules can be played.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules on_table(int width, int height, bool border_completes = false) {
    Rules rules = house_rules();
    rules.house.table_width = width;
    rules.house.table_height = height;
    rules.house.border_completes = border_completes;
    return rules;
}

std::string refusal(const HouseRules& house, const char* name = "base") {
    Rules rules = preset(name).value();
    rules.house = house;
    Error error;
    REQUIRE_FALSE(validate(rules, error).has_value());
    CHECK(error.status == Status::invalid_rules);
    return error.message;
}

template <class Change>
std::string refusal_of(Change change, const char* name = "base") {
    HouseRules house;
    change(house);
    return refusal(house, name);
}

Rules valid(const Rules& rules) {
    Error error;
    const std::optional<Rules> settled = validate(rules, error);
    INFO(error.message);
    REQUIRE(settled.has_value());
    return *settled;
}

}  // namespace

// --- playable combinations ---

TEST_CASE("The error for a house rule in the cooperative game names the field (MEET-1)", "[rules][house]") {
    const struct {
        const char* field;
        void (*change)(HouseRules& house);
    } changes[] = {
        {"hand", [](HouseRules& house) { house.hand = 3; }},
        {"hand_open", [](HouseRules& house) { house.hand_open = true; }},
        {"draw_ahead", [](HouseRules& house) { house.draw_ahead = true; }},
        {"unplayable", [](HouseRules& house) { house.unplayable = Unplayable::returned; }},
        {"hole_turn", [](HouseRules& house) { house.hole_turn = true; }},
        {"incomplete_scores", [](HouseRules& house) { house.incomplete_scores = false; }},
        {"table_width", [](HouseRules& house) { house.table_width = 5; }},
        {"table_height", [](HouseRules& house) { house.table_height = 5; }},
        {"table_x", [](HouseRules& house) { house.table_x = 0; }},
        {"table_y", [](HouseRules& house) { house.table_y = 3; }},
        {"border_completes", [](HouseRules& house) { house.border_completes = true; }},
        {"start_in_bag", [](HouseRules& house) { house.start_in_bag = true; }},
    };
    for (const auto& [field, change] : changes) {
        for (const char* level : {"level1", "level6"}) {
            CHECK(refusal_of(change, level) ==
                  std::string(field) + " is a house rule: it must keep its default in the cooperative game (MEET-1)");
        }
    }
}

TEST_CASE("The error for an impossible house rule names the field and the clause", "[rules][house]") {
    CHECK(refusal_of([](HouseRules& house) { house.hand = 2; }) == "hand must be 0 or 3, not 2 (HSE-1)");
    CHECK(refusal_of([](HouseRules& house) { house.hand = -3; }) == "hand must be 0 or 3, not -3 (HSE-1)");
    CHECK(refusal_of([](HouseRules& house) {
              house.hand = 3;
              house.draw_ahead = true;
          }) == "draw_ahead cannot be played together with hand (HSE-5)");
    CHECK(refusal_of([](HouseRules& house) { house.unplayable = static_cast<Unplayable>(2); }) ==
          "unplayable must be set_aside (0) or returned (1), not 2 (HSE-6)");
    CHECK(refusal_of([](HouseRules& house) { house.border_completes = true; }) ==
          "border_completes needs a table: table_width is 0 (HSE-10)");
    CHECK(refusal_of([](HouseRules& house) { house.start_in_bag = true; }, "demo") ==
          "start_in_bag is for the base game only (HSE-11)");
    CHECK(refusal_of([](HouseRules& house) { house.start_in_bag = true; }, "river") ==
          "start_in_bag cannot be played with river, which starts the game (HSE-11)");
    CHECK(refusal_of([](HouseRules& house) { house.start_in_bag = true; }, "ghosts_castles_cemeteries") ==
          "start_in_bag cannot be played with ghosts_castles_cemeteries, which starts the game (HSE-11)");
}

TEST_CASE("A table is at least three cells wide and high, and contains the cell 0,0 (HSE-9)", "[rules][house]") {
    const auto table = [](int width, int height, int x = -1, int y = -1) {
        HouseRules house;
        house.table_width = width;
        house.table_height = height;
        house.table_x = x;
        house.table_y = y;
        return house;
    };
    CHECK(refusal(table(5, 0)) == "table_height must be from 3 to 64001 (or 0 for both), not 0 (HSE-9)");
    CHECK(refusal(table(0, 5)) == "table_width must be from 3 to 64001 (or 0 for both), not 0 (HSE-9)");
    CHECK(refusal(table(2, 5)) == "table_width must be from 3 to 64001 (or 0 for both), not 2 (HSE-9)");
    CHECK(refusal(table(64002, 5)) == "table_width must be from 3 to 64001 (or 0 for both), not 64002 (HSE-9)");
    CHECK(refusal(table(5, 7, 5)) == "table_x must be from 0 to 4, or -1 for the middle, not 5 (HSE-9)");
    CHECK(refusal(table(5, 7, -2)) == "table_x must be from 0 to 4, or -1 for the middle, not -2 (HSE-9)");
    CHECK(refusal(table(5, 7, 0, 7)) == "table_y must be from 0 to 6, or -1 for the middle, not 7 (HSE-9)");
    CHECK(refusal(table(64001, 3, 0)) ==
          "table_x: the table extends beyond the board, which has 32000 cells on each side of the cell 0,0 "
          "(HSE-9)");
    Rules rules = preset("base").value();
    rules.house = table(5, 8);
    CHECK(valid(rules).house.table_x == 2);
    CHECK(valid(rules).house.table_y == 3);
    rules.house = table(64001, 3, -1, 0);
    CHECK(valid(rules).house.table_x == 32000);
    CHECK(valid(rules).house.table_y == 0);
}

TEST_CASE("A house rule that has no effect because of another house rule is reset", "[rules][house]") {
    Rules rules = preset("base").value();
    rules.house.hand_open = true;
    rules.house.table_x = 4;
    rules.house.table_y = 0;
    CHECK_FALSE(valid(rules).house.hand_open);
    CHECK(valid(rules).house.table_x == -1);
    CHECK(valid(rules).house.table_y == -1);
    rules.house.draw_ahead = true;
    CHECK(valid(rules).house.hand_open);
}

TEST_CASE("The starting block must lie on the table (HSE-9)", "[rules][house]") {
    Rules rules = preset("ghosts_castles_cemeteries").value();
    rules.house.table_width = rules.house.table_height = 4;
    Error error;
    CHECK(Game::create(rules, error).has_value());
    rules.house.table_x = 3;
    CHECK_FALSE(Game::create(rules, error).has_value());
    CHECK(error.status == Status::invalid_rules);
    CHECK(error.message ==
          "table_x: the starting block's tile at 1,0 would lie outside the table of 4 by 4 cells (HSE-9)");
    rules.house.table_x = 2;
    rules.house.table_y = 3;
    CHECK_FALSE(Game::create(rules, error).has_value());
    CHECK(error.message ==
          "table_y: the starting block's tile at 0,1 would lie outside the table of 4 by 4 cells (HSE-9)");
}

// --- the table ---

TEST_CASE(
    "Tiles cannot be laid outside the table, and a tile that fits nowhere on the table is set aside (HSE-9, COM-4)",
    "[house][table]") {
    Rules rules = on_table(3, 3);
    rules.house.table_x = 0;
    Game game = house_game(rules);
    act(game, "draw field");
    CHECK(why_not(game, "lay -1,0 0") == "HSE-9: the cell lies outside the table");
    CHECK(legal(game) ==
          "lay 0,-1 0; lay 0,-1 1; lay 0,-1 2; lay 0,-1 3; lay 1,0 0; lay 1,0 1; lay 1,0 2; lay 1,0 3; lay 0,1 0; lay "
          "0,1 1; "
          "lay 0,1 2; lay 0,1 3");
    for (const char* cell : {"1,0", "2,0", "0,1", "1,1", "2,1", "0,-1", "1,-1"}) {
        act(game, std::string("lay ") + cell + " 0; pass?; draw field");
    }
    CHECK(legal(game) == "lay 2,-1 0; lay 2,-1 1; lay 2,-1 2; lay 2,-1 3");
    act(game, "lay 2,-1 0; pass?; draw cap");
    CHECK(game.set_aside_count() == 1);
    CHECK(game.decision().kind == DecisionKind::draw);
}

TEST_CASE("A road stays open at the table's edge if the edge does not complete features (HSE-9)", "[house][table]") {
    Game game = house_game(on_table(3, 3));
    act(game, "draw end; lay 0,-1 2; meeple red 0; draw road; lay 1,-1 0; pass?");
    CHECK_FALSE(game.feature(game.tile_at(0, -1), 0).complete);
    CHECK(game.feature(game.tile_at(0, -1), 0).open_sides == 1);
    CHECK(points_of(game, Colour::red) == 0);
}

TEST_CASE("With the house rule for edges, the table's edge completes roads, cities and fields (HSE-10)",
          "[house][table]") {
    Rules rules = on_table(3, 3, true);
    rules.farmers = true;
    Game game = house_game(rules);
    act(game, "draw end; lay 0,-1 2; meeple red 0; draw road; lay 1,-1 0; pass");
    CHECK(game.feature(game.tile_at(0, -1), 0).complete);
    CHECK(points_of(game, Colour::red) == 2);
    act(game, "draw cap; lay 0,1 2");
    CHECK(game.feature(game.tile_at(0, 1), 0).complete);
    act(game, "meeple red 0");
    CHECK(points_of(game, Colour::red) == 4);  // 2 more points for a city of one tile
    act(game, "draw field; lay 1,1 0; pass; draw field; lay -1,1 0; pass; draw field; lay -1,0 0; pass");
    act(game, "draw field; lay 1,0 0; pass; draw field; lay -1,-1 0");
    const Feature field = game.feature(game.tile_at(0, 0), 0);
    CHECK(field.open_sides == 0);
    CHECK(field.cities == 1);
}

TEST_CASE("A monastery in the corner with three neighbours is surrounded and scores nine points (HSE-10)",
          "[house][table]") {
    Game game = house_game(on_table(3, 3, true));
    act(game, "draw field; lay 1,0 0; pass?; draw cloister; lay 1,1 0; meeple green 0");
    const Feature cloister = game.feature(game.tile_at(1, 1), 0);
    CHECK(cloister.tiles == 8);
    CHECK(cloister.open_sides == 1);
    act(game, "draw field; lay 0,1 0");
    CHECK(points_of(game, Colour::green) == 9);
    CHECK(game.feature(game.tile_at(1, 1), 0).complete);
}

TEST_CASE("Cells beyond the edge count for a monastery at the end and for a recalled abbot (HSE-10)",
          "[house][table]") {
    Rules rules = on_table(3, 3, true);
    rules.expansions = bit(Expansion::abbot);
    Game game = house_game(rules);
    act(game, "draw field; lay 1,0 0; pass?; draw lawn; lay 1,1 0; abbot green 0; draw field; lay -1,0 0; pass?");
    act(game, "draw field; lay 0,-1 0; recall");
    CHECK(points_of(game, Colour::green) == 8);  // the monastery's tile, 2 other tiles, 5 cells beyond the edge
}

TEST_CASE("Cells beyond the edge do not count as tiles of a castle, but close its surroundings (HSE-10, GCC-11)",
          "[house][table]") {
    Rules rules = preset("ghosts_castles_cemeteries").value();
    rules.house.table_width = rules.house.table_height = 4;
    rules.house.border_completes = true;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        rules.seed = seed;
        Error error;
        Game game = Game::create(rules, error).value();
        play_out(game, RandomPlayer(seed));
        CHECK(game.outcome() == Outcome::finished);
        for (const Feature& feature : game.features()) {
            if (feature.kind == SegmentKind::castle) CHECK(feature.worth <= 2 * 9);
        }
    }
}

TEST_CASE("A river that leaves the table ends at the edge, and its remaining tiles are set aside (RIV-6, HSE-9)",
          "[house][table]") {
    Rules rules = house_rules(3);
    rules.expansions = bit(Expansion::river);
    rules.house.table_width = rules.house.table_height = 3;
    rules.house.table_x = 2;  // the river leaves the spring to the east
    Error error;
    Game game = Game::create(rules, error).value();
    CHECK(game.set_aside_count() >= 11);
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    play_out(game, RandomPlayer(1));
    CHECK(game.outcome() == Outcome::finished);
    CHECK(game.tile_count() <= 9);
}

// --- incomplete features (HSE-8) ---

TEST_CASE("If incomplete features score nothing at the end, fields still score as usual (HSE-8)", "[house][end]") {
    Error error;
    const TileSet set = TileSet::parse(
                            "mistbank-tiles 1\nname few\n"
                            "tile field\n copies 1\n field all\n"
                            "tile end\n copies 1\n road W\n field all\n"
                            "tile cap\n copies 2\n city N\n field EL ER SL SR WL WR touches N\n"
                            "tile cloister\n copies 2\n monastery\n field all\n"
                            "start\n 0 0 field\n",
                            error)
                            .value();
    for (const bool scores : {true, false}) {
        Rules rules = house_rules();
        rules.farmers = true;
        rules.house.incomplete_scores = scores;
        Game game = house_game(rules, {set});
        act(game, "draw cap; lay 0,-1 0; meeple red 0; draw cap; lay 0,-2 2; meeple green 1");  // red scores 4 points
        act(game, "draw cloister; lay 0,1 0; meeple red 0; draw cloister; lay 1,0 0; meeple green 0");
        act(game, "draw end; lay -1,0 0; meeple red 0");
        REQUIRE(game.is_over());
        CHECK(points_of(game, Colour::red) == 4 + (scores ? 1 + 3 + 1 : 0));
        CHECK(points_of(game, Colour::green) == 3 + (scores ? 1 + 3 : 0));
        CHECK(count_events(game, EventKind::feature_scored_at_end) == (scores ? 4 : 1));
    }
}

// --- turns for holes (HSE-7) ---

namespace {

// Returns a game after six turns. Seven of the eight cells around 0,1 then have tiles. Red is next.
Game around_a_hole(const Rules& rules) {
    Game game = house_game(rules);
    act(game, "draw field; lay 1,0 0; pass?; draw field; lay 1,1 0; pass?; draw field; lay 1,2 0; pass?");
    act(game, "draw field; lay -1,0 0; pass?; draw field; lay -1,1 0; pass?; draw field; lay 0,2 0; pass?");
    return game;
}

}  // namespace

TEST_CASE("A player who fills a hole gets an additional turn with its own turn number (HSE-7)", "[house][hole]") {
    Rules rules = house_rules();
    rules.house.hole_turn = true;
    Game game = around_a_hole(rules);
    REQUIRE(game.active_player() == 0);
    const int turn = game.turn();
    const std::size_t events = game.event_count();
    act(game, "draw cloister; lay 0,1 0; meeple red 0");
    CHECK(game.active_player() == 0);
    CHECK(game.turn() == turn + 1);
    CHECK(count_events(game, EventKind::hole_filled, events) == 1);
    act(game, "draw field; lay 2,0 0; pass?");
    CHECK(game.active_player() == 1);
}

TEST_CASE("Without the house rule for holes, a filled hole gives no additional turn", "[house][hole]") {
    Game game = around_a_hole(house_rules());
    act(game, "draw field; lay 0,1 0; pass?");
    CHECK(game.active_player() == 1);
    CHECK(count_events(game, EventKind::hole_filled) == 0);
}

TEST_CASE("Cells beyond the table's edge do not form a hole (HSE-10)", "[house][hole]") {
    Rules rules = on_table(3, 3, true);
    rules.house.hole_turn = true;
    Game game = house_game(rules);
    act(game, "draw field; lay -1,0 0; pass?; draw field; lay -1,-1 0; pass?; draw field; lay 1,0 0; pass?");
    act(game, "draw field; lay 1,-1 0; pass?; draw field; lay 0,-1 0; pass?");
    CHECK(game.active_player() == 1);
}

TEST_CASE("An abbey in a hole gives no additional turn (HSE-7)", "[house][hole]") {
    Rules rules = preset("abbey_mayor").value();
    rules.draws = Draws::external;
    rules.house.hole_turn = true;
    Error error;
    const TileSet sets[] = {plot(), TileSet::builtin("abbey_mayor", error).value()};
    Game game = house_game(rules, {sets[0], sets[1]});
    act(game, "draw field; lay 1,0 0; pass?; draw field; lay 1,1 0; pass?; draw field; lay 1,2 0; pass?");
    act(game, "draw field; lay -1,0 0; pass?; draw field; lay -1,1 0; pass?; draw field; lay 0,2 0; pass?");
    act(game, "abbey 0,1; pass?");
    CHECK(game.active_player() == 1);
    act(game, "draw field; lay 2,0 0; pass?; draw field; lay 2,2 0; pass?; draw field; lay 2,1 0; pass?");
    CHECK(game.active_player() == 0);
}

TEST_CASE("No additional turn follows if the last tile fills a hole (HSE-7)", "[house][hole]") {
    Error error;
    const TileSet set =
        TileSet::parse("mistbank-tiles 1\nname few\ntile field\n copies 9\n field all\nstart\n 0 0 field\n", error)
            .value();
    Rules rules = house_rules();
    rules.house.hole_turn = true;
    Game game = house_game(rules, {set});
    for (const char* cell : {"1,0", "1,1", "1,2", "-1,0", "-1,1", "-1,2", "0,2"}) {
        act(game, std::string("draw field; lay ") + cell + " 0; pass?");
    }
    act(game, "draw field; lay 0,1 0");
    CHECK(game.is_over());
    CHECK(count_events(game, EventKind::hole_filled) == 0);
}

// --- the starting tile in the bag (HSE-11) ---

TEST_CASE("The first drawn tile becomes the starting tile at 0,0, and the player may place a meeple (HSE-11)",
          "[house][start]") {
    Rules rules = house_rules();
    rules.house.start_in_bag = true;
    rules.starting_player = 1;
    Game game = house_game(rules);
    CHECK(game.tile_count() == 0);
    CHECK(game.last_tile() == -1);
    CHECK(game.unseen(game.type_named("field")) == 40);
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw cap");
    CHECK(game.tile_count() == 1);
    CHECK(game.tile(0).rotation == 0);
    CHECK(game.decision().kind == DecisionKind::place_meeple);
    CHECK(game.active_player() == 1);
    act(game, "meeple green 0");
    CHECK(game.turn() == 2);
    act(game, "draw cap; lay 0,-1 2");
    CHECK(points_of(game, Colour::green) == 4);
}

TEST_CASE("A dragon tile cannot be the starting tile: it is set aside and another tile is drawn (HSE-11, PRD-3)",
          "[house][start]") {
    Rules rules = preset("princess_dragon").value();
    rules.house.start_in_bag = true;
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        rules.seed = seed;
        Error error;
        const Game game = Game::create(rules, error).value();
        REQUIRE(game.tile_count() == 1);
        CHECK(game.type(game.tile(0).type).has(Mark::dragon) == false);
        seen += game.set_aside_count();
    }
    CHECK(seen > 2);
}

TEST_CASE("Queries and pictures work before the first tile is laid (HSE-11)", "[house][start]") {
    Rules rules = house_rules();
    rules.house.start_in_bag = true;
    const Game game = house_game(rules);
    CHECK_FALSE(describe(game).empty());
    CHECK(game.features().empty());
    CHECK(game.public_hash() != 0);
    CHECK(render_text(game).find("field") == std::string::npos);
    Error error;
    CHECK(render_svg(game, {}, error).has_value());
}

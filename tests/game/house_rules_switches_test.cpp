// HSE-13 to HSE-16: small cities, excluded figures, the dragon's move after the scoring, and counted hills.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

TileSet set_of_tiles(const std::string& tiles) { return tile_set_of("mistbank-tiles 1\nname own\n" + tiles); }

// The city of the starting tile opens to the north. The tiles hall, keep and cathedral extend the city; cap and the
// arms close it.
const TileSet& towns() {
    static const TileSet set = set_of_tiles(
        "tile field\n copies 20\n field all\n"
        "tile start\n city N coats 1\n field EL ER SL SR WL WR\n"
        "tile cap\n copies 9\n city N coats 1\n field EL ER SL SR WL WR\n"
        "tile hall\n copies 9\n city N S\n field EL ER\n field WL WR\n"
        "tile arm\n copies 9\n city N\n field EL ER SL SR WL WR\n"
        "tile hillarm\n copies 9\n mark hill\n city N\n field EL ER SL SR WL WR\n"
        "tile keep\n copies 9\n city N E S W\n"
        "tile cathedral\n copies 2\n city N E S W cathedral\n"
        "tile volcano\n copies 3\n mark volcano\n field all\n"
        "tile dragon\n copies 3\n mark dragon\n city N coats 1\n field EL ER SL SR WL WR\n"
        "tile portal\n copies 3\n mark portal\n field all\n"
        "start\n 0 0 start\n");
    return set;
}

Game town_game(HouseRules house, std::uint32_t expansions = 0) {
    Rules rules = house_rules();
    rules.expansions = expansions;
    rules.house = house;
    return house_game(rules, {towns()});
}

std::string refusal(const HouseRules& house, const char* name = "base") {
    Rules rules = preset(name).value();
    rules.house = house;
    Error error;
    CHECK_FALSE(validate(rules, error).has_value());
    CHECK(error.status == Status::invalid_rules);
    return error.message;
}

}  // namespace

// --- small cities (HSE-13) ---

TEST_CASE("With small cities, a completed city of two tiles scores one point for each tile and coat of arms (HSE-13)",
          "[house]") {
    for (const bool small_cities : {false, true}) {
        HouseRules house;
        house.small_cities = small_cities;
        Game game = town_game(house);
        act(game, "draw cap; lay 0,-1 2; meeple red 0");
        CHECK(points_of(game, Colour::red) == (small_cities ? 4 : 8));
    }
}

TEST_CASE("A completed city of three tiles is not small (HSE-13)", "[house]") {
    HouseRules house;
    house.small_cities = true;
    Game game = town_game(house);
    act(game, "draw hall; lay 0,-1 0; meeple red 0; draw cap; lay 0,-2 2");
    CHECK(points_of(game, Colour::red) == 10);
}

TEST_CASE("An incomplete small city scores its usual points at the end (HSE-13, INN-3)", "[house]") {
    for (const bool small_cities : {false, true}) {
        Rules rules = house_rules();
        rules.house.small_cities = small_cities;
        rules.expansions = bit(Expansion::inns_cathedrals);
        const TileSet set = set_of_tiles(
            "tile start\n city N coats 1\n field EL ER SL SR WL WR\n"
            "tile cathedral\n city N E S W cathedral\n"
            "start\n 0 0 start\n");
        Game game = house_game(rules, {set});
        act(game, "draw cathedral; lay 0,-1 0; meeple red 0");
        REQUIRE(game.is_over());
        CHECK(points_of(game, Colour::red) == 0);
    }
}

// --- excluded figures (HSE-14) ---

TEST_CASE("Excluded figures are not in any supply or action (HSE-14)", "[house]") {
    Rules rules = preset("everything").value();
    rules.house.without =
        1u << static_cast<unsigned>(FigureKind::barn) | 1u << static_cast<unsigned>(FigureKind::large);
    Game game = new_game(rules);
    for (int kind = 0; kind < figure_kinds; ++kind) {
        const auto named = static_cast<FigureKind>(kind);
        const bool stays = named == FigureKind::barn || named == FigureKind::large;
        CHECK((game.supply(Colour::red).of(named) == 0) == stays);
    }
    play_out(game, RandomPlayer(7));
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        const bool is_placed = event.kind == EventKind::figure_placed;
        CHECK_FALSE((is_placed && (event.figure == FigureKind::barn || event.figure == FigureKind::large)));
    }
}

TEST_CASE("Meeples, guards and unknown figures cannot be excluded (HSE-14)", "[house][rules]") {
    HouseRules house;
    house.without = 1;
    CHECK(refusal(house) == "without must not contain meeple (HSE-14)");
    house.without = 2;
    CHECK(refusal(house) == "without must not contain guard (HSE-14)");
    house.without = 1u << 11;
    CHECK(refusal(house) == "without: 2048 has bits that are not kinds of figures (HSE-14)");
    house.without = 1u << static_cast<unsigned>(FigureKind::barn);
    CHECK(refusal(house, "level1") ==
          "without is a house rule: it must keep its default in the cooperative game (MEET-1)");
}

// --- the dragon after the scoring (HSE-15) ---

TEST_CASE("A dragon that moves after the scoring finds no figures on completed features (HSE-15)", "[house]") {
    for (const bool after : {false, true}) {
        HouseRules house;
        house.dragon_after_scoring = after;
        Game game = town_game(house, bit(Expansion::princess_dragon));
        // The dragon tile completes the city on 0,0 and 0,-1. The dragon stands next to this tile.
        act(game, "draw volcano; lay 1,0 0; draw dragon; lay 0,-1 2; meeple green 0");
        CHECK(points_of(game, Colour::green) == (after ? 8 : 0));
        CHECK(count_events(game, EventKind::figure_eaten) == (after ? 0 : 1));
        CHECK(count_events(game, EventKind::dragon_moved) == 3);  // one move to the volcano and two forced steps
        CHECK(game.active_player() == 0);
    }
}

TEST_CASE("House rules for the dragon and hills are reset in games without these expansions (HSE-15, HSE-16)",
          "[house][rules]") {
    Rules rules = preset("base").value();
    rules.house.dragon_after_scoring = true;
    rules.house.hill_majority = true;
    Error error;
    CHECK_FALSE(validate(rules, error)->house.dragon_after_scoring);
    CHECK_FALSE(validate(rules, error)->house.hill_majority);
    rules.expansions = bit(Expansion::princess_dragon) | bit(Expansion::hills_sheep);
    CHECK(validate(rules, error)->house.dragon_after_scoring);
    CHECK(validate(rules, error)->house.hill_majority);
}

// --- counted hills (HSE-16) ---

TEST_CASE("Two colours tied on hills both win, unless a house rule counts the meeples on hills (HIL-3, HSE-16)",
          "[house]") {
    for (const bool counted : {false, true}) {
        HouseRules house;
        house.hill_majority = counted;
        Game game = town_game(house, bit(Expansion::hills_sheep));
        // Two keeps join four arms into one city. In this city red stands on two hills and green on one.
        act(game, "draw field; lay -1,0 0; pass; draw field; lay 1,0 0; pass");
        act(game, "draw hillarm; lay -1,-1 1; hidden; meeple red 0; draw hillarm; lay 1,-1 3; hidden; meeple green 0");
        act(game, "draw hillarm; lay -1,-2 1; hidden; meeple red 0; draw arm; lay 1,-2 3; meeple green 0");
        act(game, "draw keep; lay 0,-1 0; pass?; draw keep; lay 0,-2 0; pass?; draw arm; lay 0,-3 2; pass");
        CHECK(points_of(game, Colour::red) == 18);
        CHECK(points_of(game, Colour::green) == (counted ? 0 : 18));
    }
}

// --- stored games ---

TEST_CASE("Records and snapshots keep the house rules HSE-13 to HSE-16", "[house][record]") {
    Rules rules = preset("everything").value();
    rules.house.small_cities = true;
    rules.house.without = 1u << static_cast<unsigned>(FigureKind::barn) | 1u << static_cast<unsigned>(FigureKind::pig);
    rules.house.dragon_after_scoring = true;
    rules.house.hill_majority = true;
    Game game = new_game(rules);
    play_out(game, RandomPlayer(3));
    Error error;
    const std::string record = to_record(game, RecordKind::full, error).value();
    for (const char* line :
         {"\nsmall_cities yes\n", "\nwithout pig barn\n", "\ndragon_after_scoring yes\n", "\nhill_majority yes\n"}) {
        CHECK(record.find(line) != std::string::npos);
    }
    const std::optional<Game> again = replay(record, nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    CHECK(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error)->state_hash() == game.state_hash());
}

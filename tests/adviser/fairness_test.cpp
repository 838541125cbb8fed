// An adviser sees only what the deciding player sees.
#include <catch2/catch.hpp>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Requires the same advice after the hidden information is dealt again. Returns how many deals really changed the
/// game.
int compare_with_others(const Game& game, std::uint64_t seed, int simulations) {
    const std::string said = advice_for(game, simulations, seed);
    int others = 0;
    for (std::uint64_t deal = 1; deal <= 2; ++deal) {
        Game other = game.clone();
        other.determinize(1000 * seed + deal, game.deciding_player());
        others += other.state_hash() != game.state_hash() ? 1 : 0;
        REQUIRE(advice_for(other, simulations, seed) == said);
    }
    return others;
}

/// Calls compare_with_others() at several positions of a random game. Returns the sum of the results.
int compare_along(Game game, std::uint64_t seed, int step, int simulations) {
    int others = 0;
    while (!game.is_over()) {
        INFO("turn " << game.turn() << ", " << name_of(game.decision().kind));
        others += compare_with_others(game, seed, simulations);
        play_by_chance(game, seed + static_cast<std::uint64_t>(game.turn()), step);
    }
    return others;
}

}  // namespace

TEST_CASE("Games that differ only in hidden information get equal advice", "[adviser][hidden]") {
    for (const int index : presets_from(2)) {
        INFO(preset_name(index));
        CHECK(compare_along(game_of_preset(index, 2, 5), 5, 59, 2) > 0);
        CHECK(compare_along(game_of_preset(index, 3, 6), 6, 71, 1) > 0);
    }
}

TEST_CASE("An adviser does not know another player's hidden hand", "[adviser][hidden]") {
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "everything"}) {
        for (const bool draw_ahead : {false, true}) {
            Rules rules = rules_of(preset, 3, 4);
            (draw_ahead ? void(rules.house.draw_ahead = true) : void(rules.house.hand = 3));
            INFO(preset << (draw_ahead ? ", drawn ahead" : ", hands"));
            CHECK(compare_along(new_game(rules), 4, 53, 1) > 0);
        }
    }
}

TEST_CASE("An adviser does not know the contents of a bag to which tiles are returned", "[adviser][hidden]") {
    Rules rules = rules_of("everything", 2, 8);
    rules.house.hand = 3;
    rules.house.unplayable = Unplayable::returned;
    rules.house.hole_turn = true;
    rules.house.dragon_after_scoring = true;
    CHECK(compare_along(new_game(rules), 8, 67, 1) > 0);
}

TEST_CASE("Advice depends on the player's own hand", "[adviser][hidden]") {
    Rules rules = rules_of("base", 2, 1);
    rules.house.hand = 3;
    const Game game = new_game(rules);
    const auto first_tile = [](const Game& any) { return any.hand(any.deciding_player(), 0, the_host); };
    Game other = game.clone();
    for (std::uint64_t seed = 0; first_tile(other) == first_tile(game); ++seed) {
        other.determinize(seed, 1 - game.deciding_player());
    }
    CHECK(advice_for(other, 2) != advice_for(game, 2));
}

// With automatic draws, the next tile has left the pile before the adviser judges a turn. With external draws the tile
// is still in the pile.
TEST_CASE("A game with external draws gets nearly the same advice as an equal game with automatic draws",
          "[adviser][hidden]") {
    for (const char* preset : {"base", "level1", "river"}) {
        Rules rules = rules_of(preset, 2, 3);
        const Game drawn = new_game(rules);
        rules.draws = Draws::external;
        Game told = new_game(rules);
        if (drawn.decision().tile_type < 0) continue;
        Action draw;
        draw.kind = ActionKind::draw;
        draw.x = static_cast<std::int16_t>(drawn.decision().tile_type);
        REQUIRE(told.apply(draw) == Status::ok);
        REQUIRE(told.public_hash() == drawn.public_hash());
        Adviser one = adviser_of(drawn);
        Adviser other = adviser_of(told);
        think(one, drawn, 0);
        think(other, told, 0);
        REQUIRE(one.advice_count() == other.advice_count());
        CHECK(one.advice(0).judgement == Approx(other.advice(0).judgement).margin(1));
    }
}

TEST_CASE("With external draws, the advice does not depend on hidden information or on a recorded history",
          "[adviser][hidden]") {
    for (int index = 0; index < preset_count(); ++index) {
        Game game = game_of_preset(index, 2, 2, Draws::external);
        play_by_chance(game, 2, 60);
        if (game.is_over()) continue;
        INFO(preset_name(index));
        compare_with_others(game, 2, 2);
        Game without_past = game.clone();
        without_past.stop_recording();
        CHECK(advice_for(without_past, 2) == advice_for(game, 2));
    }
}

// With any set of expansions and any house rules, a game can be created, or the error names a field of the rules.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "reference/choosers.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_reference;
using namespace mistbank_tests;

namespace {

HouseRules any_house_rules(Dice& dice) {
    HouseRules house;
    const auto one_in = [&](std::size_t sides) { return dice.below(sides) == 0; };
    house.hand = one_in(3) ? 3 : one_in(20) ? 2 : 0;
    house.hand_open = one_in(2);
    house.draw_ahead = one_in(4);
    house.unplayable = one_in(3) ? Unplayable::returned : Unplayable::set_aside;
    house.hole_turn = one_in(2);
    house.incomplete_scores = one_in(2);
    if (one_in(2)) {
        house.table_width = 2 + static_cast<int>(dice.below(20));
        house.table_height = 3 + static_cast<int>(dice.below(20));
        if (one_in(4)) house.table_x = static_cast<int>(dice.below(12));
    }
    house.border_completes = one_in(3);
    house.start_in_bag = one_in(6);
    house.small_cities = one_in(2);
    house.without = one_in(3) ? static_cast<std::uint32_t>(dice.below(1u << figure_kinds)) & ~3u : 0;
    house.dragon_after_scoring = one_in(2);
    house.hill_majority = one_in(2);
    house.tile_sales = one_in(3);
    if (one_in(3)) house.first_player = one_in(2) ? FirstPlayer::random : FirstPlayer::most_roads;
    return house;
}

Rules any_rules(std::uint32_t expansions) {
    Dice dice(expansions);
    Rules rules = preset(dice.below(5) == 0 ? "demo" : "base").value();
    rules.expansions = expansions;
    rules.players = 1 + static_cast<int>(dice.below(6));
    rules.seed = expansions;
    if (dice.below(4) == 0) rules.draws = Draws::external;
    if (dice.below(3) != 0) rules.house = any_house_rules(dice);
    return rules;
}

}  // namespace

TEST_CASE("Any set of expansions with any house rules gives a game, or an error that names the field",
          "[rules][house]") {
    constexpr std::uint32_t stride = 61;  // odd, so that each expansion occurs with and without each other expansion
    int games = 0;
    for (std::uint32_t expansions = 0; expansions < 1u << expansion_count; expansions += stride) {
        const Rules rules = any_rules(expansions);
        INFO("expansions " << expansions);
        Error error;
        const std::optional<Rules> settled = validate(rules, error);
        std::optional<Game> game = Game::create(rules, error);
        if (!settled) {
            CHECK(error.status == Status::invalid_rules);
            bool names_field = false;
            for (const char* field :
                 {"players", "hand", "draw_ahead", "table_", "border_completes", "start_in_bag", "tile_sales"}) {
                names_field = names_field || std::string(error.message).find(field) == 0;
            }
            INFO(error.message);
            CHECK(names_field);
            CHECK_FALSE(game.has_value());
            continue;
        }
        INFO(error.message);
        if (!game.has_value()) {  // validate() does not know the size of the starting block (HSE-9)
            CHECK(error.status == Status::invalid_rules);
            CHECK(std::string(error.message).find("table_") == 0);
            continue;
        }
        CHECK_FALSE(game->is_over());
        CHECK(game->legal_actions().size() >= 1);
        ++games;
    }
    CHECK(games > 2000);
}

// Plays some of the sets to the end; more sets with a larger MISTBANK_GAMES.
TEST_CASE("Games of any set of expansions with any house rules end, and their records can be replayed",
          "[rules][house][random]") {
    const auto step = static_cast<std::uint32_t>(plays_usual_number() ? 4703 : 26801);
    for (std::uint32_t expansions = 5; expansions < 1u << expansion_count; expansions += step) {
        const Rules rules = any_rules(expansions);
        Error error;
        std::optional<Game> made = Game::create(rules, error);
        if (!made) continue;
        INFO("expansions " << expansions);
        Game& game = *made;
        for (LeaningPlayer player(expansions); !game.is_over();) REQUIRE(game.apply(player(game)) == Status::ok);
        REQUIRE(game.is_over());
        for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
            const std::string record = to_record(game, kind, error).value();
            const std::optional<Game> again = replay(record, nullptr, 0, error);
            INFO(error.message);
            REQUIRE(again.has_value());
            CHECK(again->public_hash() == game.public_hash());
        }
    }
}

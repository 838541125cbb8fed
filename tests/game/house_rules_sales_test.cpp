// HSE-18: a player who draws the only tile that completes a feature can sell this tile.
#include <catch2/catch.hpp>

#include "mistbank/action_index.hpp"
#include "mistbank/fact.hpp"
#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/observed.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules rules_of_sales(std::uint64_t seed) {
    Dice dice(seed + 18);
    Rules rules = rules_of("base", 2 + static_cast<int>(dice.below(4)), seed);
    for (const Expansion expansion : {Expansion::traders_builders, Expansion::abbey_mayor, Expansion::messages,
                                      Expansion::robbers, Expansion::river, Expansion::princess_dragon}) {
        if (dice.below(2) == 0) rules.expansions |= bit(expansion);
    }
    rules.house.tile_sales = true;
    if (dice.below(3) == 0) rules.house.unplayable = Unplayable::returned;
    if (dice.below(3) == 0) rules.house.hole_turn = true;
    if (dice.below(3) == 0) rules.draws = Draws::external;
    return rules;
}

std::string position_again(const Game& game) {
    Error error;
    const std::optional<Game> again = from_position(to_position(game), nullptr, 0, error);
    if (!again) return "refused: " + std::string(error.message.view());
    return again->state_hash() == game.state_hash() ? "" : "another state";
}

}  // namespace

TEST_CASE("Games with sales stay consistent after every action, and their positions can be read back (HSE-18)",
          "[house][position]") {
    int offers = 0;
    int sales = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        INFO("seed " << seed);
        Error error;
        Game game = Game::create(rules_of_sales(seed), error).value();
        RandomPlayer player(seed);
        while (!game.is_over()) {
            const DecisionKind kind = game.decision().kind;
            game.apply(player.choose(game));
            REQUIRE(flaws_of(game).empty());
            const bool is_about_sale = kind == DecisionKind::offer || kind == DecisionKind::sell ||
                                       game.decision().kind == DecisionKind::offer;
            if (is_about_sale || game.action_count() % 16 == 0) REQUIRE(position_again(game).empty());
        }
        offers += count_events(game, EventKind::offer_made);
        sales += count_events(game, EventKind::tile_sold);
    }
    CHECK(offers > 10);
    CHECK(sales > 5);
}

TEST_CASE("Records and snapshots of games with sales can be replayed (HSE-18)", "[house][record]") {
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        INFO("seed " << seed);
        Game game = new_game(rules_of_sales(seed));
        play_out(game, RandomPlayer(seed));
        Error error;
        for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
            const std::optional<std::string> record = to_record(game, kind, error);
            if (!record) continue;  // MEET-25
            const std::optional<Game> again = replay(*record, nullptr, 0, error);
            INFO(error.message);
            REQUIRE(again.has_value());
            CHECK(again->turn() == game.turn());
            if (kind == RecordKind::full) CHECK(again->state_hash() == game.state_hash());
        }
        const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
        CHECK(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error)->state_hash() == game.state_hash());
    }
}

TEST_CASE("Offers and sales can be undone (HSE-18)", "[house][undo]") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        INFO("seed " << seed);
        Game game = new_game(rules_of_sales(seed));
        RandomPlayer player(seed);
        std::vector<std::uint64_t> hashes = {game.state_hash()};
        while (!game.is_over()) {
            game.apply(player.choose(game));
            hashes.push_back(game.state_hash());
        }
        while (game.action_count() > 0) {
            REQUIRE(game.undo() == Status::ok);
            REQUIRE(game.state_hash() == hashes[game.action_count()]);
        }
    }
}

TEST_CASE("A bought tile is visible to every viewer, and reshuffling leaves the tile with the buyer (HSE-18)",
          "[house][hidden]") {
    int held = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        Rules rules = rules_of_sales(seed);
        rules.draws = Draws::automatic;
        Game game = new_game(rules);
        RandomPlayer player(seed);
        while (!game.is_over()) {
            game.apply(player.choose(game));
            for (int seat = 0; seat < game.rules().players; ++seat) {
                if (game.hand_size(seat) == 0) continue;
                ++held;
                CHECK(game.hand(seat, 0, nobody_in_particular) == game.hand(seat, 0, the_host));
                Game other = game.clone();
                other.determinize(seed, seat);
                CHECK(other.hand(seat, 0, seat) == game.hand(seat, 0, the_host));
                CHECK(other.public_hash() == game.public_hash());
            }
        }
    }
    CHECK(held > 0);
}

TEST_CASE("Texts describe the offers for a tile and the price of a sale (HSE-18)", "[house][render]") {
    Rules rules = house_rules();
    rules.house.tile_sales = true;
    Game game = house_game(rules);
    // A road of two tiles gives green points. After that, only a cap can complete red's city.
    act(game, "draw end; lay 1,0 2; pass");
    Error error;
    CHECK(game.action_of("offer points 3", error).value().count == 3);
    CHECK(game.action_of("offer good wine", error).value().kind == ActionKind::offer_wine);
    CHECK(game.action_of("offer abbey", error).value().kind == ActionKind::offer_abbey);
    CHECK(game.action_of("keep", error).value().kind == ActionKind::keep_tile);
    CHECK(game.action_of("sell green", error).value().colour == static_cast<std::uint8_t>(Colour::green));
    Event sold;
    sold.kind = EventKind::tile_sold;
    sold.colour = Colour::green;
    sold.type = game.type_named("cap");
    sold.points = 3;
    sold.count = 1;
    CHECK(sentence(game, sold) == "red sells cap to green for 3 points");
    sold.points = 0;
    sold.count = 3;
    CHECK(sentence(game, sold) == "red sells cap to green for 1 grain");
}

namespace {

std::string json_of(const Game& game, int viewer) {
    HostString text(game.allocator());
    to_json(game, viewer, text);
    return {text.data(), text.size()};
}

/// Returns a game in which green has drawn a cap, the only tile that completes a city. Blue offers 6 points, then red
/// offers 2.
Game game_with_two_offers() {
    Rules rules = house_rules();
    rules.players = 3;
    rules.house.tile_sales = true;
    Game begun = house_game(rules);
    act(begun, "draw cap; lay 1,0 0; pass");
    Error error;
    std::optional<Game> game = from_position(to_position(begun) + "score red 3\nscore blue 7\n", &plot(), 1, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    act(*game, "draw cap; offer points 6; offer points 2");
    return std::move(*game);
}

}  // namespace

TEST_CASE("Until the sale, facts, JSON, the summary and observations contain the offers (HSE-18)", "[house]") {
    Game game = game_with_two_offers();
    REQUIRE(game.decision().kind == DecisionKind::sell);
    CHECK(game.fact_size("offer", static_cast<int>(Colour::blue)) == 5);
    CHECK(game.fact("offer", Colour::blue) == 6);
    CHECK(game.fact("offer", Colour::red) == 2);
    CHECK(game.fact("offer", Colour::green) == 0);
    CHECK(house_game(house_rules()).fact_size("offer") == 0);
    CHECK_FALSE(fact_info(fact_named("offer")).expansion.has_value());
    const std::string offer = R"("offer":{"points":6,"wine":0,"grain":0,"cloth":0,"abbey":0})";
    for (const int viewer : {the_host, nobody_in_particular, 0}) {
        CHECK(json_of(game, viewer).find(offer) != std::string::npos);
    }
    CHECK(summary(game).find("offers   red 2 points, blue 6 points\n") != std::string::npos);
    Error error;
    CHECK(describe(game, game.action_of("sell blue", error).value()).view() ==
          "Sells the tile to blue for 6 points, and draws another");
    const Observed seen(game, 1);
    CHECK(seen.scalar("offer_points_seat_0") == 0);
    CHECK(seen.scalar("offer_points_seat_1") == 6);
    CHECK(seen.scalar("offer_points_seat_2") == 2);
    CHECK(seen.scalar("bought_tile_seat_1") == -1);
    act(game, "sell blue");
    CHECK(game.fact("offer", Colour::blue) == 0);
    CHECK(json_of(game, the_host).find("\"offer\"") == std::string::npos);
    CHECK(summary(game).find("offers") == std::string::npos);
    const Observed sold(game, 1);
    CHECK(sold.scalar("offer_points_seat_1") == 0);
    CHECK(sold.scalar("bought_tile_seat_0") == -1);
    CHECK(sold.scalar("bought_tile_seat_1") == game.type_named("cap"));
    CHECK(sold.scalar("bought_north_seat_1") == static_cast<int>(SideKind::city));
    CHECK(sold.scalar("bought_south_seat_1") == static_cast<int>(SideKind::field));
}

TEST_CASE("The last action indices belong to offers of points, goods and an abbey, in this order (HSE-18)", "[house]") {
    Game game = game_with_two_offers();
    const Window window = window_around(game, 9, 9);
    Error error;
    const Action sell = game.action_of("sell blue", error).value();
    CHECK(ActionIndex(game, window).action_of(ActionIndex(game, window).number_of(sell)) == sell);
    REQUIRE(game.undo() == Status::ok);
    REQUIRE(game.decision().kind == DecisionKind::offer);
    const ActionIndex index(game, window);
    const int first = index.count() - 259;
    Action offer = game.action_of("offer points 1", error).value();
    for (int points = 1; points <= 255; ++points) {
        offer.count = static_cast<std::uint8_t>(points);
        CHECK(index.number_of(offer) == first + points - 1);
        CHECK(index.action_of(first + points - 1) == offer);
    }
    int number = first + 255;
    for (const char* const text : {"offer good wine", "offer good grain", "offer good cloth", "offer abbey"}) {
        const Action other = game.action_of(text, error).value();
        CHECK(index.number_of(other) == number);
        CHECK(index.action_of(number++) == other);
    }
    Rules rules = house_rules();
    rules.players = 3;
    const Game without = house_game(rules);
    const ActionIndex fewer(without, window);
    CHECK(fewer.count() == first);
    CHECK(fewer.number_of(offer) == -1);
}

TEST_CASE("Reshuffling changes neither the offers nor the tile for sale (HSE-18)", "[house][hidden]") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        INFO("seed " << seed);
        Rules rules = rules_of_sales(seed);
        rules.draws = Draws::automatic;
        if (seed % 2 == 0) rules.expansions |= bit(Expansion::hills_sheep);
        Game game = new_game(rules);
        RandomPlayer player(seed);
        while (!game.is_over()) {
            game.apply(player.choose(game));
            const DecisionKind kind = game.decision().kind;
            if (kind != DecisionKind::offer && kind != DecisionKind::sell) continue;
            ++compared;
            for (int viewer = 0; viewer < game.rules().players; ++viewer) {
                Game other = game.clone();
                other.determinize(seed, viewer);
                CHECK(legal(other) == legal(game));
                CHECK(other.decision().tile_type == game.decision().tile_type);
                CHECK(other.public_hash() == game.public_hash());
                CHECK(summary(other) == summary(game));
                CHECK(flaws_of(other).empty());
            }
        }
    }
    CHECK(compared > 10);
}

TEST_CASE("The error for a stored offer that the player could not make names the line (HSE-18)", "[house][position]") {
    Rules rules = house_rules();
    rules.house.tile_sales = true;
    Game game = house_game(rules);
    act(game, "draw cap; lay 1,0 0; pass; draw cap");
    const std::string sale = to_position(game) + "score red 3\ndecision sell\nstep sell_tile\nstage 2\n";
    const auto place_of_next_line = [&](int column) {
        return "line " + std::to_string(std::count(sale.begin(), sale.end(), '\n') + 1) + ", column " +
               std::to_string(column) + ": ";
    };
    const auto refusal = [&](const std::string& offers) {
        Error error;
        CHECK_FALSE(from_position(sale + offers, &plot(), 1, error).has_value());
        return std::string(error.message);
    };
    CHECK(refusal("points_offered red 4\noffers red 1\n") ==
          place_of_next_line(20) + "HSE-18: the player has fewer points than the offer");
    CHECK(refusal("offers red 2\n") ==
          place_of_next_line(12) + "HSE-18: the player does not have the offered good or abbey");
    CHECK(refusal("offers red 5\n") ==
          place_of_next_line(12) + "HSE-18: the player does not have the offered good or abbey");
    CHECK(refusal("offers green 1\npoints_offered green 1\n") ==
          place_of_next_line(14) + "HSE-18: the active player cannot make an offer");
    Error error;
    std::optional<Game> sold = from_position(sale + "offers red 1\npoints_offered red 3\n", &plot(), 1, error);
    INFO(error.message);
    REQUIRE(sold.has_value());
    act(*sold, "sell red");
    CHECK(points_of(*sold, Colour::red) == 0);
    CHECK(points_of(*sold, Colour::green) == 3);
}

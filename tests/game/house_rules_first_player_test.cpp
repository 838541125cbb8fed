// HSE-17: chance or the tile with the most road sides decides who plays first.
#include <catch2/catch.hpp>
#include <map>

#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules rules_with(FirstPlayer way, std::uint64_t seed, int players = 3) {
    Rules rules = house_rules(seed);
    rules.players = players;
    rules.house.first_player = way;
    return rules;
}

Rules external(Rules rules) {
    rules.draws = Draws::external;
    return rules;
}

std::vector<Event> events_of(const Game& game, EventKind kind) {
    std::vector<Event> found;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        if (game.events()[i].kind == kind) found.push_back(game.events()[i]);
    }
    return found;
}

Game replayed(const std::string& record) {
    Error error;
    std::optional<Game> game = replay(record, nullptr, 0, error);
    INFO(record);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

}  // namespace

TEST_CASE("If chance decides, every player is equally likely to go first (HSE-17)", "[house]") {
    constexpr int games = 600;
    for (const FirstPlayer way : {FirstPlayer::random, FirstPlayer::most_roads}) {
        std::map<int, int> begun;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            const Game game = new_game(rules_with(way, seed));
            REQUIRE(game.turn() == 1);
            ++begun[game.active_player()];
        }
        for (int player = 0; player < 3; ++player) {
            CHECK(begun[player] > games / 3 - 70);
            CHECK(begun[player] < games / 3 + 70);
        }
    }
}

TEST_CASE(
    "The player with the most road sides in the last round goes first, and all drawn tiles return to the pile (HSE-17)",
    "[house]") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        INFO("seed " << seed);
        const Game game = new_game(rules_with(FirstPlayer::most_roads, seed, 4));
        const std::vector<Event> drawn = events_of(game, EventKind::start_tile_drawn);
        REQUIRE(drawn.size() >= 4);
        const std::vector<Event> chosen = events_of(game, EventKind::first_player_chosen);
        REQUIRE(chosen.size() == 1);
        CHECK(chosen[0].amount == static_cast<int>(drawn.size()));
        CHECK(game.player_of(chosen[0].colour) == game.active_player());
        int most = 0;
        for (std::size_t i = drawn.size(); i > 0 && drawn[i - 1].colour != chosen[0].colour; --i) {
            most = std::max(most, drawn[i - 1].amount);
        }
        std::size_t own = drawn.size();
        while (drawn[own - 1].colour != chosen[0].colour) --own;
        CHECK(drawn[own - 1].amount > most);
        CHECK(game.set_aside_count() == 0);
        CHECK(game.pile_size(0) + 1 == 71);
    }
}

TEST_CASE("A single player starts without a draw or a choice (HSE-17)", "[house]") {
    for (const FirstPlayer way : {FirstPlayer::random, FirstPlayer::most_roads}) {
        const Game game = house_game(external(rules_with(way, 0, 1)));
        CHECK(game.turn() == 1);
        CHECK(events_of(game, EventKind::start_tile_drawn).empty());
    }
}

TEST_CASE("Records and snapshots replay the choice of the first player (HSE-17)", "[house][record]") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        for (const FirstPlayer way : {FirstPlayer::random, FirstPlayer::most_roads}) {
            INFO("seed " << seed);
            Rules rules = rules_with(way, seed, 2 + static_cast<int>(seed % 4));
            if (seed % 3 == 0) rules.house.hand = 3;
            if (seed % 4 == 1) rules.expansions = bit(Expansion::river) | bit(Expansion::princess_dragon);
            Game game = new_game(rules);
            play_out(game, RandomPlayer(seed));
            Error error;
            const std::string full = to_record(game, RecordKind::full, error).value();
            CHECK(full.substr(0, full.find("kind")) == "mistbank-record 1\nneeds 2.1\n");
            CHECK(replayed(full).state_hash() == game.state_hash());
            const std::string open = to_record(game, RecordKind::open, error).value();
            const Game seen = replayed(open);
            CHECK(seen.active_player() == game.active_player());
            CHECK(seen.turn() == game.turn());
            const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
            CHECK(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error)->state_hash() == game.state_hash());
        }
    }
}

TEST_CASE("A record whose first player differs from the random choice is refused (HSE-17)", "[house][record]") {
    const Game game = new_game(rules_with(FirstPlayer::random, 5));
    Error error;
    std::string record = to_record(game, RecordKind::full, error).value();
    const std::size_t at = record.find("\nfirst_player ", record.find("\nactions"));
    REQUIRE(at != std::string::npos);
    const std::size_t end = record.find('\n', at + 1);
    const std::string other =
        record.substr(at, end - at) == "\nfirst_player red" ? "\nfirst_player blue" : "\nfirst_player red";
    record.replace(at, end - at, other);
    CHECK_FALSE(replay(record, nullptr, 0, error).has_value());
    CHECK(error.message.view().find("first_player") != std::string::npos);
}

TEST_CASE("A position keeps the tiles that were drawn to find the first player (HSE-17)", "[house][position]") {
    Game game = house_game(external(rules_with(FirstPlayer::most_roads, 0)));
    act(game, "draw road; draw end; draw road");
    CHECK(game.active_player() == 0);
    CHECK(game.turn() == 0);
    Error error;
    const TileSet sets[] = {plot()};
    const std::optional<Game> again = from_position(to_position(game), sets, 1, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());
    CHECK(legal(*again) == legal(game));
    Game played = again->clone();
    act(played, "draw cap; draw end");
    CHECK(played.active_player() == 2);
    CHECK(played.turn() == 1);
}

TEST_CASE("A position with too many tiles drawn to find the first player is refused (HSE-17)", "[house][position]") {
    Game game = house_game(external(rules_with(FirstPlayer::most_roads, 0, 2)));
    act(game, "draw road");
    std::string text = to_position(game);
    text += "set_aside cap\n";
    Error error;
    const TileSet sets[] = {plot()};
    CHECK_FALSE(from_position(text, sets, 1, error).has_value());
}

TEST_CASE("The question, sentences and meanings describe the choice of the first player (HSE-17)", "[house][render]") {
    Game game = house_game(external(rules_with(FirstPlayer::most_roads, 0, 2)));
    CHECK(question(game) == "draw a tile to find the first player");
    act(game, "draw road; draw cap");
    const std::vector<Event> drawn = events_of(game, EventKind::start_tile_drawn);
    CHECK(sentence(game, drawn[0]) == "red draws road to find the first player: 2 roads");
    CHECK(sentence(game, drawn[1]) == "green draws cap to find the first player: no road");
    CHECK(sentence(game, events_of(game, EventKind::first_player_chosen)[0]) ==
          "red begins; 2 tiles return to the pile");
    const Game other = house_game(external(rules_with(FirstPlayer::random, 0, 2)));
    CHECK(question(other) == "report the first player");
    CHECK(describe(other, other.legal_actions()[1], {}) == "green begins");
}

TEST_CASE("The rule that chooses the first player can be read from JSON (HSE-17)", "[house][json]") {
    Error error;
    const std::optional<Rules> rules =
        rules_from_json("{\"preset\": \"base\", \"first_player\": \"most_roads\"}", error);
    REQUIRE(rules.has_value());
    CHECK(rules->house.first_player == FirstPlayer::most_roads);
    CHECK_FALSE(rules_from_json("{\"first_player\": \"oldest\"}", error).has_value());
}

TEST_CASE("If tiles or chance choose the first player, validation resets the starting player of the rules (HSE-17)",
          "[house][rules]") {
    Rules rules = rules_with(FirstPlayer::random, 0);
    rules.starting_player = 2;
    Error error;
    CHECK(validate(rules, error)->starting_player == 0);
    rules.house.first_player = FirstPlayer::host;
    CHECK(validate(rules, error)->starting_player == 2);
    rules.house.first_player = static_cast<FirstPlayer>(3);
    CHECK_FALSE(validate(rules, error).has_value());
}

// A new game shares the prepared setup of the last game if the rules are the same. Callers must not notice this.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <functional>
#include <thread>
#include <vector>

#include "game/view.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/rollout.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Game made(const Rules& rules) {
    Error error;
    std::optional<Game> game = Game::create(rules, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

// Returns a game with its own setup: custom tile sets are prepared for each game, even if they equal the built-in sets.
Game made_alone(const Rules& rules) {
    Error error;
    std::vector<TileSet> sets;
    for (int i = 0; default_set(rules, i) != nullptr; ++i)
        sets.push_back(*TileSet::builtin(default_set(rules, i), error));
    return Game::create(rules, sets.data(), sets.size(), error).value();
}

void require_same(const Rules& rules) {
    Game shared = made(rules);
    Game alone = made_alone(rules);
    REQUIRE(describe(shared) == describe(alone));
    RandomPlayer player(rules.seed);
    for (int i = 0; i < 30 && !shared.is_over(); ++i) {
        const Action action = player.choose(shared);
        REQUIRE(shared.apply(action) == alone.apply(action));
    }
    REQUIRE(shared.state_hash() == alone.state_hash());
}

/// Stores the game as a record, a snapshot and a position, and returns the games loaded from them.
std::vector<Game> read_again(const Game& game, const std::vector<TileSet>& sets, const Allocator* host = nullptr) {
    Error error;
    const std::string record = to_record(game, RecordKind::full, error).value();
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    std::vector<Game> games;
    games.push_back(replay(record, sets.data(), sets.size(), error, host).value());
    games.push_back(from_snapshot(bytes.data(), bytes.size(), sets.data(), sets.size(), error, host).value());
    games.push_back(from_position(to_position(game), nullptr, 0, error, host).value());
    return games;
}

// Changes to the rules that require a different setup.
const std::vector<std::function<void(Rules&)>> changes = {
    [](Rules& rules) { rules.system = System::demo; },
    [](Rules& rules) { rules.expansions ^= bit(Expansion::abbot); },
    [](Rules& rules) { rules.players = 4; },
    [](Rules& rules) { rules.starting_player = 1; },
    [](Rules& rules) { rules.colour_count = 2, rules.colours[0] = Colour::green, rules.colours[1] = Colour::red; },
    [](Rules& rules) { rules.farmers = false; },
    [](Rules& rules) { rules.ghosts = false; },
    [](Rules& rules) { rules.castles = false; },
    [](Rules& rules) { rules.cemeteries = false; },
    [](Rules& rules) { rules.draws = Draws::external; },
    [](Rules& rules) { rules.revision = 2; },
    [](Rules& rules) { rules.house.hand = 3; },
    [](Rules& rules) { rules.house.hand = 3, rules.house.hand_open = true; },
    [](Rules& rules) { rules.house.draw_ahead = true; },
    [](Rules& rules) { rules.house.unplayable = Unplayable::returned; },
    [](Rules& rules) { rules.house.hole_turn = true; },
    [](Rules& rules) { rules.house.incomplete_scores = false; },
    [](Rules& rules) { rules.house.table_width = 9, rules.house.table_height = 7; },
    [](Rules& rules) { rules.house.table_width = 9, rules.house.table_height = 7, rules.house.table_x = 1; },
    [](Rules& rules) {
        rules.house.table_width = 9, rules.house.table_height = 7, rules.house.border_completes = true;
    },
    [](Rules& rules) { rules.house.start_in_bag = true; },
    [](Rules& rules) { rules.house.small_cities = true; },
    [](Rules& rules) { rules.house.without = 1u << static_cast<unsigned>(FigureKind::builder); },
    [](Rules& rules) { rules.house.dragon_after_scoring = true; },
    [](Rules& rules) { rules.house.hill_majority = true; },
    [](Rules& rules) { rules.house.first_player = FirstPlayer::random; },
    [](Rules& rules) { rules.house.tile_sales = true; },
};

}  // namespace

TEST_CASE("A game created after a game with the same rules equals a game with its own setup", "[game]") {
    for (int index = 0; index < preset_count(); ++index) {
        Rules rules = preset(preset_name(index)).value();
        INFO(preset_name(index));
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            rules.seed = seed;
            require_same(rules);
        }
    }
}

TEST_CASE("A game created after a game with other rules equals a game with its own setup", "[game]") {
    for (const char* preset : {"ghosts_castles_cemeteries", "everything"}) {
        for (std::size_t number = 0; number < changes.size(); ++number) {
            Rules rules = rules_of(preset, 2, 7);
            const Game before = made(rules);
            changes[number](rules);
            Error error;
            INFO(preset << ", change " << number);
            if (!validate(rules, error)) {
                CHECK_FALSE(Game::create(rules, error).has_value());
                continue;
            }
            require_same(rules);
            require_same(rules_of(preset, 2, 7));
        }
    }
}

TEST_CASE("A stored game of the built-in sets shares the setup of the last game with the same rules",
          "[game][record]") {
    for (const char* preset : {"base", "level6", "everything"}) {
        INFO(preset);
        Game game = made(rules_of(preset, 2, 7));
        RandomPlayer player(5);
        for (int i = 0; i < 30 && !game.is_over(); ++i) game.apply(player.choose(game));
        const Game last = made(rules_of(preset, 2, 8));
        const std::vector<Game> games = read_again(game, {});
        for (const Game& read : games) CHECK(inside_of(read).setup == inside_of(last).setup);
        for (std::size_t number = 0; number < 2; ++number) {
            CHECK(games[number].rules().seed == 7);
            CHECK(describe(games[number]) == describe(game));
            CHECK(games[number].state_hash() == game.state_hash());
        }
    }
}

TEST_CASE("A stored game that is read with the caller's tile set or allocator has its own setup", "[game][record]") {
    Error error;
    const Game game = made(rules_of("base", 2, 7));
    const std::vector<TileSet> given = {TileSet::parse(TileSet::builtin_text("base"), error).value()};
    const std::vector<Game> with_set = read_again(game, given);
    for (std::size_t number = 0; number < 2; ++number) {
        CHECK(inside_of(with_set[number]).setup != inside_of(game).setup);
        CHECK(describe(with_set[number]) == describe(game));
    }
    const Allocator host = {[](void*, std::size_t bytes) { return std::malloc(bytes); },
                            [](void*, void* memory) { std::free(memory); }, nullptr};
    for (const Game& read : read_again(game, {}, &host)) CHECK(inside_of(read).setup != inside_of(game).setup);
}

TEST_CASE("A game of level 6 has the scoring meeples of its own rules, not those of the previous game", "[game]") {
    Rules rules = rules_of("level6", 3, 7);
    require_same(rules);
    rules.scoring_colour_count = 3;
    rules.scoring_colours[0] = Colour::yellow;
    rules.scoring_colours[1] = Colour::red;
    rules.scoring_colours[2] = Colour::blue;
    rules.colour_count = 3;
    for (int i = 0; i < 3; ++i) rules.colours[i] = rules.scoring_colours[i];
    require_same(rules);
}

TEST_CASE("Several threads can create games with the same rules and with different rules", "[game][threads]") {
    const auto make_some = [](std::uint64_t& sum) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Error error;
            const Rules rules = *preset(seed % 3 == 0 ? "river" : "base");
            sum = 31 * sum + Game::create(rules, error)->state_hash();
        }
    };
    std::vector<std::uint64_t> sums(4);
    std::vector<std::thread> threads;
    for (std::uint64_t& sum : sums) threads.emplace_back([&] { make_some(sum); });
    for (std::thread& thread : threads) thread.join();
    for (const std::uint64_t sum : sums) CHECK(sum == sums[0]);
}

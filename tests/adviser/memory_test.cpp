// An adviser allocates all of its memory at creation, from the game's allocator only.
#include <catch2/catch.hpp>

#include "adviser/advisers.hpp"
#include "capi/host_memory.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace capi_test;
using namespace mistbank;
using namespace mistbank_tests;

namespace {

Allocator allocator_of(Heap& heap) { return {Heap::allocate, Heap::release, &heap}; }

Game game_in(Heap& heap, const std::string& preset, Draws draws = Draws::automatic) {
    const Allocator allocator = allocator_of(heap);
    Rules rules = rules_of(preset, 2, 3);
    rules.draws = draws;
    Error error;
    const bool is_team = rules.system == System::cooperative;
    std::optional<Game> game =
        Game::create(rules, is_team ? &gentle_mists() : nullptr, is_team ? 1 : 0, error, &allocator);
    REQUIRE(game.has_value());
    return std::move(*game);
}

/// Lets the adviser think, and calls all its queries. Returns 0 if a call fails.
std::size_t ask_all(Adviser& adviser, const Game& game, int simulations) {
    if (adviser.think(game, simulations) != Status::ok) return 0;
    std::size_t told = 0;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        Action line[max_line];
        told += adviser.line(i, line, max_line) + adviser.explanation(i).size();
        told += static_cast<std::size_t>(adviser.advice(i).visits);
    }
    std::uint8_t results[max_results];
    const std::size_t size = adviser.results(results, sizeof results);
    told = adviser.merge(results, size) == Status::ok ? told : 0;
    Review review;
    if (adviser.review(game, adviser.advice(adviser.advice_count() - 1).action, 2, review) != Status::ok) return 0;
    return adviser.choose().kind == ActionKind::none ? 0 : told;
}

}  // namespace

TEST_CASE("An adviser allocates memory only at creation, and only from the game's allocator", "[adviser][memory]") {
    for (const int index : presets_from(1)) {
        for (const Draws draws : {Draws::automatic, Draws::external}) {
            Heap heap;
            {
                Game game = game_in(heap, preset_name(index), draws);
                game.stop_recording();
                Error error;
                std::optional<Adviser> adviser = without_stray_memory([&] {
                    return Adviser::create(game, {Strength::easy, 1}, error);
                });
                REQUIRE(adviser.has_value());
                RandomPlayer player(5);
                while (!game.is_over()) {
                    const int before = heap.requests;
                    const std::size_t told = without_stray_memory([&] { return ask_all(*adviser, game, 1); });
                    INFO(preset_name(index));
                    REQUIRE(told > 0);
                    REQUIRE(heap.requests == before);
                    for (int i = 0; i < 61 && !game.is_over(); ++i) game.apply(player.choose(game));
                }
            }
            CHECK(heap.live == 0);
        }
    }
    CHECK(stray_requests() == 0);
}

TEST_CASE("If any request for memory fails, the adviser is not created and no memory leaks", "[adviser][memory]") {
    for (const char* preset : {"level5", "base", "everything"}) {
        Heap heap;
        {
            Game game = game_in(heap, preset);
            play_by_chance(game, 1, 30);
            const int live = heap.live;
            const std::uint64_t before = game.state_hash();
            bool is_made = false;
            for (int refused = 0; !is_made; ++refused) {
                heap.refuse_at = heap.requests + refused;
                Error error;
                std::optional<Adviser> adviser = Adviser::create(game, {}, error);
                const bool had_refused = heap.has_refused();
                heap.refuse_at = -1;
                INFO(preset << ", request " << refused);
                REQUIRE(adviser.has_value() == !had_refused);
                is_made = adviser.has_value();
                if (!is_made) {
                    REQUIRE(error.status == Status::out_of_memory);
                    REQUIRE(!error.message.empty());
                    REQUIRE(heap.live == live);
                }
                REQUIRE(refused < 1000);
            }
            CHECK(heap.live == live);
            CHECK(game.state_hash() == before);
        }
        CHECK(heap.live == 0);
    }
}

TEST_CASE("An adviser can be used after the game that created it is freed", "[adviser][memory]") {
    Heap heap;
    {
        std::optional<Adviser> adviser;
        {
            const Game game = game_in(heap, "base");
            adviser = adviser_of(game);
            think(*adviser, game, 2);
        }
        CHECK(adviser->advice_count() > 0);
        CHECK(!adviser->explanation(0).empty());
        CHECK(heap.live > 0);
    }
    CHECK(heap.live == 0);
}

// Observations with the stored planes of tile types equal observations that compute the planes for each tile.
#include "learning/printed_planes.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <thread>

#include "game/view.hpp"
#include "mistbank/batch.hpp"
#include "mistbank/observation.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes room_for(const Window& window) {
    return Bytes(static_cast<std::size_t>(plane_count()) * static_cast<std::size_t>(window.cells()), 99);
}

/// Returns an observation. The first call stores the planes of the tile types.
Bytes observed(const Game& game, const Window& window, int player) {
    Bytes bytes = room_for(window);
    observe_planes(game, window, player, bytes.data());
    return bytes;
}

/// Returns an observation that is computed without stored planes.
Bytes observed_without_storing(const Game& game, const Window& window, int player) {
    Bytes bytes = room_for(window);
    const std::vector<Action> legal = game.legal_actions();
    observe_planes(game, window, player, legal.data(), legal.size(), bytes.data());
    return bytes;
}

bool has_stored_planes(const Game& game) { return find_printed_planes(*inside_of(game).setup) != nullptr; }

/// Returns a game whose tile types are not shared with another game.
Game made_alone(const Rules& rules, const std::vector<TileSet>& sets) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

void require_same(const Game& with_stored, const Game& without, const Window& window) {
    for (int player = 0; player < with_stored.rules().players; ++player) {
        REQUIRE(observed(with_stored, window, player) == observed_without_storing(without, window, player));
    }
    REQUIRE(has_stored_planes(with_stored));
    REQUIRE_FALSE(has_stored_planes(without));
}

/// Plays the same actions in both games, sometimes undoes actions, and compares observations. Returns the number of
/// face-down tiles at the end.
int compare_whole_games(const Rules& rules, const std::vector<TileSet>& sets, std::uint64_t seed) {
    Game with_stored = made_alone(rules, sets);
    Game without = made_alone(rules, sets);
    RandomPlayer player(seed);
    for (int step = 0;; ++step) {
        if (step % 13 == 0 || with_stored.is_over()) {
            const int size = 1 + step % 37;
            require_same(with_stored, without, window_around(with_stored, size, 38 - size));
            require_same(with_stored, without, window_around(with_stored, 21, 21));
        }
        if (with_stored.is_over()) break;
        if (step % 29 == 28) {
            for (int back = 0; back < 3; ++back) REQUIRE(with_stored.undo() == without.undo());
            require_same(with_stored, without, window_around(with_stored, 21, 21));
        }
        const Action action = player.choose(without);
        REQUIRE(with_stored.apply(action) == Status::ok);
        REQUIRE(without.apply(action) == Status::ok);
    }
    int face_down = 0;
    for (int index = 0; index < without.tile_count(); ++index) face_down += without.tile(index).face_down ? 1 : 0;
    return face_down;
}

/// Counts the blocks of memory that the library requests and frees.
struct CountedMemory {
    int requests = 0;
    int live = 0;

    Allocator allocator() {
        return {[](void* memory, std::size_t bytes) {
                    auto* const counted = static_cast<CountedMemory*>(memory);
                    ++counted->requests;
                    ++counted->live;
                    return std::malloc(bytes);
                },
                [](void* memory, void* block) {
                    if (block != nullptr) --static_cast<CountedMemory*>(memory)->live;
                    std::free(block);
                },
                this};
    }
};

}  // namespace

TEST_CASE("Observations with and without stored planes are equal in every preset", "[game][planes]") {
    const int number = GENERATE(range(0, preset_count()));
    CAPTURE(preset_name(number));
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Rules rules = rules_of(preset_name(number), 2 + static_cast<int>(seed), seed);
        rules.draws = seed % 2 == 0 ? Draws::external : Draws::automatic;
        compare_whole_games(rules, mistbank_reference::sets_of(rules, seed % 2 == 0), seed);
    }
}

TEST_CASE("Observations with and without stored planes are equal with house rules", "[game][planes]") {
    for (std::uint64_t seed = 0; seed < 12; seed += seed_step(4)) {
        CAPTURE(seed);
        Rules rules = mistbank_reference::random_expansions(seed);
        const std::vector<TileSet> sets = mistbank_reference::sets_of(rules, false);
        rules = mistbank_reference::with_random_house_rules(rules, sets, seed);
        if (seed % 3 == 0) {
            rules.house.hand = 3;
            rules.house.draw_ahead = false;  // HSE-5
        }
        compare_whole_games(rules, sets, seed);
    }
}

TEST_CASE("Observations with and without stored planes are equal with custom tile sets and face-down tiles",
          "[game][planes]") {
    int face_down = 0;
    for (const TileSet& set : {mists(), gentle_mists()}) {
        for (const char* name : {"level5", "level6", "ghosts_castles_cemeteries"}) {
            CAPTURE(name);
            face_down += compare_whole_games(rules_of(name, 2, 5), {set}, 6);
        }
    }
    CHECK(face_down > 0);
}

TEST_CASE("A game and its copies share the stored planes", "[game][planes]") {
    const Rules rules = rules_of("everything", 3, 4);
    const Game game = made_alone(rules, mistbank_reference::sets_of(rules, false));
    Game copy = game.clone();
    CHECK_FALSE(has_stored_planes(copy));
    observed(game, window_around(game, 9, 9), 0);
    REQUIRE(has_stored_planes(copy));
    CHECK(find_printed_planes(*inside_of(copy).setup) == find_printed_planes(*inside_of(game).setup));
    play_out(copy, RandomPlayer(3));
    Game alone = made_alone(rules, mistbank_reference::sets_of(rules, false));
    play_out(alone, RandomPlayer(3));
    require_same(copy, alone, window_around(copy, 30, 30));
}

TEST_CASE("Threads that observe games with the same setup for the first time see the same planes",
          "[game][planes][threads]") {
    const Rules rules = rules_of("everything", 2, 9);
    Game alone = made_alone(rules, mistbank_reference::sets_of(rules, false));
    play_out(alone, RandomPlayer(5));
    const Window window = window_around(alone, 21, 21);
    const Bytes expected = observed_without_storing(alone, window, 1);
    for (int round = 0; round < 8; ++round) {
        Game first = made_alone(rules, mistbank_reference::sets_of(rules, false));
        play_out(first, RandomPlayer(5));
        std::vector<Game> games;
        for (int i = 0; i < 4; ++i) games.push_back(first.clone());
        std::vector<Bytes> seen(games.size());
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < games.size(); ++i) {
            threads.emplace_back([&, i] { seen[i] = observed(games[i], window, 1); });
        }
        for (std::thread& thread : threads) thread.join();
        for (const Bytes& bytes : seen) CHECK(bytes == expected);
    }
}

TEST_CASE("Stored planes are allocated only once, stay within a size limit and are freed with the game",
          "[game][planes]") {
    for (const char* preset : {"base", "level5", "everything"}) {
        CAPTURE(preset);
        CountedMemory memory;
        const Allocator host = memory.allocator();
        Error error;
        {
            std::optional<Game> game = Game::create(rules_of(preset, 2, 3), nullptr, 0, error, &host);
            REQUIRE(game.has_value());
            std::vector<Action> legal(game->action_bound());
            const std::size_t count = game->legal_actions(legal.data(), legal.size());
            const Window window = window_around(*game, 7, 7);
            Bytes bytes = room_for(window);
            const int before = memory.requests;
            observe_planes(*game, window, 0, legal.data(), count, bytes.data());
            CHECK(memory.requests == before);
            observe_planes(*game, window, 0, bytes.data());
            CHECK(memory.requests == before + 4);  // requests for the planes, their two lists, and the list of actions
            observe_planes(*game, window, 0, bytes.data());
            CHECK(memory.requests == before + 5);  // request for the list of actions alone
            const PrintedPlanes& stored = compute_printed_planes(*inside_of(*game).setup);
            const auto types = static_cast<std::size_t>(game->type_count());
            CHECK(stored.bytes() <= types * 4 * (2 * static_cast<std::size_t>(plane_count()) + 4) + 4);
            CHECK(stored.bytes() <= types * 80);
            CHECK(memory.requests == before + 5);
        }
        CHECK(memory.live == 0);
    }
}

TEST_CASE("A batch stores the planes when it is created, so observing it requests no memory", "[game][batch][planes]") {
    CountedMemory memory;
    const Allocator host = memory.allocator();
    Error error;
    {
        std::optional<Batch> batch = Batch::create(rules_of("everything", 2, 3), nullptr, 0, 5, 1, error, &host);
        REQUIRE(batch.has_value());
        CHECK(has_stored_planes(batch->game(4)));
        Bytes bytes(5 * static_cast<std::size_t>(plane_count()) * 9 * 9);
        const int before = memory.requests;
        batch->observe_planes(9, 9, bytes.data());
        CHECK(memory.requests == before);
    }
    CHECK(memory.live == 0);
}

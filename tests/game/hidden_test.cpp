// HID: what nobody may see.
#include <catch2/catch.hpp>

#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const char* const presets_with_everything[] = {"level2", "level3", "level5", "level6", "level6_2022"};

// The first `actions` actions of a random game.
Game game_after(const char* preset, std::uint64_t seed, int actions) {
    Game game = new_game(rules_of(preset, 2, seed), &gentle_mists());
    RandomPlayer player(seed);
    for (int i = 0; i < actions && !game.is_over(); ++i) game.apply(player.choose(game));
    return game;
}

int face_down_tiles(const Game& game) {
    int count = 0;
    for (int i = 0; i < game.tile_count(); ++i) count += game.tile(i).face_down ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("Games that differ only in what is hidden look the same", "[game][hidden]") {
    for (const char* preset : presets_with_everything) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Game game = game_after(preset, seed, static_cast<int>(seed));
            if (game.is_over()) continue;
            Game other = game.clone();
            other.determinize(seed + 1000);
            INFO(preset << ", seed " << seed);
            REQUIRE(describe(other) == describe(game));
        }
    }
}

TEST_CASE("Reshuffling what is hidden changes the order of the tiles to come", "[game][hidden]") {
    const Game game = game_after("level2", 5, 6);
    Game other = game.clone();
    other.determinize(1);
    CHECK(other.state_hash() != game.state_hash());
    Game again = game.clone();
    again.determinize(1);
    CHECK(again.state_hash() == other.state_hash());
}

TEST_CASE("Reshuffling keeps the counts of unseen tiles to the end of the game", "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game game = game_after("level5", seed, 25);
        game.determinize(seed + 7);
        play_out(game, RandomPlayer(seed));
        for (int type = 0; type < game.type_count(); ++type) {
            int seen = game.unseen(type);
            for (int i = 0; i < game.tile_count(); ++i) {
                seen += game.tile(i).type == type && !game.tile(i).face_down ? 1 : 0;
            }
            for (int i = 0; i < game.set_aside_count(); ++i) seen += game.set_aside(i) == type ? 1 : 0;
            if (game.decision().kind == DecisionKind::lay_tile) continue;
            CHECK(seen == game.type(type).copies);
        }
    }
}

TEST_CASE("A face-down tile shows what it is when the game is over", "[game][hidden]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Game game = game_after("level5", seed, 1000);
        REQUIRE(game.is_over());
        for (int i = 0; i < game.tile_count(); ++i) {
            if (!game.tile(i).face_down) continue;
            CHECK(game.tile(i).type >= 0);
            ++found;
        }
    }
    CHECK(found > 0);
}

TEST_CASE("With external draws nobody ever learns what a face-down tile was", "[game][hidden]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rules rules = rules_of("level5", 3, seed);
        rules.draws = Draws::external;
        Game game = new_game(rules, &gentle_mists());
        play_out(game, RandomPlayer(seed));
        const std::uint64_t before = game.state_hash();
        game.determinize(1);
        CHECK(game.state_hash() == before);
        for (int i = 0; i < game.tile_count(); ++i) {
            if (game.tile(i).face_down) CHECK(game.tile(i).type == -1);
        }
        found += face_down_tiles(game);
    }
    CHECK(found > 0);
}

TEST_CASE("An open record tells neither the seed nor the order of the tiles", "[game][hidden][record]") {
    const Game game = game_after("level5", 3, 20);
    Error error;
    const std::string full = to_record(game, RecordKind::full, error).value();
    const std::string open = to_record(game, RecordKind::open, error).value();
    CHECK(full.find("\nseed ") != std::string::npos);
    CHECK(full.find("\norder ") != std::string::npos);
    CHECK(full.find("may not see") != std::string::npos);
    CHECK(open.find("seed") == std::string::npos);
    CHECK(open.find("order") == std::string::npos);

    Game other = game.clone();
    other.determinize(77);
    CHECK(to_record(other, RecordKind::open, error).value() == open);
}

TEST_CASE("An open record replays as the same game with external draws", "[game][hidden][record]") {
    for (const char* preset : presets_with_everything) {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Game game = game_after(preset, seed, static_cast<int>(3 * seed));
            Error error;
            const std::string open = to_record(game, RecordKind::open, error).value();
            std::optional<Game> replayed = replay(open, &gentle_mists(), 1, error);
            INFO(error.message << "\n" << open);
            REQUIRE(replayed.has_value());
            CHECK(replayed->outcome() == game.outcome());
            CHECK(replayed->scoring_meeple(0).total == game.scoring_meeple(0).total);
            CHECK(replayed->tile_count() == game.tile_count());
            CHECK(to_record(*replayed, RecordKind::open, error).value() == open);
        }
    }
}

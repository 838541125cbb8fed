// Positions through the C API: reading, writing, refused positions, and validation of games.
#include <utility>

#include "support.hpp"

using namespace capi_test;

namespace {

constexpr const char* short_position =
    "mistbank-position 1\n"
    "preset base\n"
    "tile 0,0 D\n"
    "tile 0,1 E 2\n"
    "figure red meeple 0,1/0\n"
    "score red 4\n"
    "drawn K\n";

struct Read {
    mistbank_status status = MISTBANK_OK;
    GamePtr game;
    std::string message;
};

Read set_up(const std::string& text) {
    Read read;
    mistbank_game* game = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const auto length = static_cast<std::int32_t>(text.size());
    read.status =
        mistbank_game_from_position(text.data(), length, nullptr, 0, nullptr, &game, message, sizeof message, nullptr);
    read.game.reset(game);
    read.message = message;
    return read;
}

GamePtr must_be(const std::string& text) {
    Read read = set_up(text);
    INFO(read.message);
    REQUIRE(read.status == MISTBANK_OK);
    CHECK(read.message.empty());
    return std::move(read.game);
}

std::string flaws_of(const mistbank_game* game) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_game_check(game, buffer, capacity, length);
    });
}

}  // namespace

TEST_CASE("A game that starts from a short position can be played", "[capi][position]") {
    const GamePtr game = must_be(short_position);
    CHECK(mistbank_game_tile_count(game.get()) == 2);
    CHECK(mistbank_game_figure_count(game.get()) == 1);
    mistbank_scoring_meeple reds{};
    REQUIRE(mistbank_game_scoring_meeple(game.get(), 0, &reds) == MISTBANK_OK);
    CHECK(reds.total == 4);
    mistbank_tally tally{};
    REQUIRE(mistbank_game_tally(game.get(), 0, &tally) == MISTBANK_OK);
    CHECK(tally.points[MISTBANK_SOURCE_BEFORE] == 4);
    CHECK(mistbank_game_action_count(game.get()) == 0);
    CHECK(mistbank_game_undo(game.get()) == MISTBANK_NOTHING_TO_UNDO);
    CHECK(decision_of(game.get()).tile_type == mistbank_game_find_type(game.get(), "K"));
    CHECK(play(game.get(), 1000, 3) > 60);
    CHECK(flaws_of(game.get()).empty());
}

TEST_CASE("A game read from its own position equals the original and continues in the same way", "[capi][position]") {
    const char* preset = GENERATE("level1", "level3", "level6", "base", "demo", "ghosts_castles_cemeteries",
                                  "traders_builders", "everything");
    const int steps = GENERATE(0, 25, 100000);
    const GamePtr game = make_game(preset, 31);
    play(game.get(), steps, 6);
    const std::string position = position_of(game.get());
    const GamePtr again = must_be(position);
    CHECK(mistbank_game_state_hash(again.get()) == mistbank_game_state_hash(game.get()));
    CHECK(position_of(again.get()) == position);
    CHECK(flaws_of(again.get()).empty());
    play(game.get(), 30, 8);
    play(again.get(), 30, 8);
    CHECK(mistbank_game_state_hash(again.get()) == mistbank_game_state_hash(game.get()));
}

TEST_CASE("Undo stops at the starting position, which records and snapshots contain", "[capi][position]") {
    const GamePtr game = must_be(short_position);
    const std::uint64_t begun = mistbank_game_state_hash(game.get());
    play(game.get(), 20, 4);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const std::string record = record_of(game.get());
    const std::vector<std::uint8_t> snapshot = snapshot_of(game.get());
    mistbank_game* made[2] = {};
    REQUIRE(mistbank_game_replay(record.c_str(), -1, nullptr, 0, nullptr, &made[0], nullptr, 0, nullptr) ==
            MISTBANK_OK);
    REQUIRE(mistbank_game_from_snapshot(snapshot.data(), static_cast<std::int32_t>(snapshot.size()), nullptr, 0,
                                        nullptr, &made[1], nullptr, 0, nullptr) == MISTBANK_OK);
    const GamePtr loaded[] = {GamePtr(made[0]), GamePtr(made[1])};
    for (mistbank_game* one : {game.get(), made[0], made[1]}) {
        CHECK(mistbank_game_state_hash(one) == hash);
        while (mistbank_game_action_count(one) > 0) REQUIRE(mistbank_game_undo(one) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(one) == begun);
    }
}

TEST_CASE("A viewer's position contains only what that viewer sees", "[capi][position]") {
    mistbank_rules rules = rules_of("base", 11);
    rules.hand = 3;
    const GamePtr game = make_game(rules);
    play(game.get(), 12, 2);
    const std::string hosts = position_of(game.get());
    const std::string nobodys = position_of(game.get(), MISTBANK_VIEWER_NOBODY);
    CHECK(hosts.find('?') == std::string::npos);
    CHECK(nobodys.find('?') != std::string::npos);
    CHECK(nobodys != position_of(game.get(), 0));
    const GamePtr other = clone_of(game.get());
    REQUIRE(mistbank_game_determinize_for(other.get(), 99, 0) == MISTBANK_OK);
    CHECK(position_of(other.get()) != hosts);
    for (const std::int32_t viewer : {MISTBANK_VIEWER_NOBODY + 0, 0}) {
        const GamePtr seen = must_be(position_of(game.get(), viewer));
        CHECK(mistbank_game_public_hash(seen.get()) == mistbank_game_public_hash(game.get()));
        CHECK(flaws_of(seen.get()).empty());
    }
    for (const std::int32_t viewer : {INT32_MIN, -3, 2, INT32_MAX}) {
        CHECK(mistbank_game_to_position(game.get(), viewer, nullptr, 0, nullptr) == MISTBANK_INVALID_ARGUMENT);
        CHECK(message_of(game.get()).rfind("viewer must be a player", 0) == 0);
    }
}

TEST_CASE("The error for an impossible position names line, column and clause", "[capi][position]") {
    const struct {
        const char* line;  ///< line that is added to the short position
        const char* words;
    } refusals[] = {
        {"tile 5,5 D\n", "line 8, column 6: COM-1: the tile is not connected"},
        {"tile 1,0 R\n", "line 8, column 10: COM-2: the "},
        {"figure red meeple 0,1/9\n", "line 8, column 19: the tile at 0,1 has no segment 9"},
        {"figure red meeple 0,1/0\n", "line 8, column 19: COM-5: a meeple already stands on this segment"},
        {"score pink 4\n", "line 8, column 7: COO-1: nobody plays pink"},
        {"laid 0,0\n", "COM-1: a position cannot have both"},
        {"nonsense\n", "line 8, column 1: "},
    };
    for (const auto& refusal : refusals) {
        const Read read = set_up(std::string(short_position) + refusal.line);
        INFO(read.message);
        CHECK(read.status == MISTBANK_INVALID_POSITION);
        CHECK(read.game == nullptr);
        CHECK(read.message.rfind(refusal.words, 0) == 0);
    }
    for (const std::string& text :
         {std::string(), std::string("\n"), std::string("mistbank-position"), std::string("mistbank-record 1\n"),
          std::string("\xff\xff"), std::string("mistbank-position 1\n\0", 21), std::string(5000000, 'x')}) {
        const Read read = set_up(text);
        CHECK(read.status == MISTBANK_INVALID_POSITION);
        CHECK_FALSE(read.message.empty());
        CHECK(read.game == nullptr);
    }
}

TEST_CASE("A game without history can be written as a position", "[capi][position]") {
    const GamePtr game = make_game("level3", 5);
    play(game.get(), 30, 5);
    const std::string position = position_of(game.get());
    REQUIRE(mistbank_game_stop_recording(game.get()) == MISTBANK_OK);
    CHECK(position_of(game.get()) == position);
    CHECK(flaws_of(game.get()).empty());
}

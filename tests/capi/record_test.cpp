// Records and snapshots through the C API, including damaged ones.
#include "support.hpp"

using namespace capi_test;

namespace {

struct Read {
    mistbank_status status = MISTBANK_OK;
    GamePtr game;
    std::string message;
};

Read replayed(const std::string& text) {
    Read read;
    mistbank_game* game = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const auto length = static_cast<std::int32_t>(text.size());
    read.status =
        mistbank_game_replay(text.data(), length, nullptr, 0, nullptr, &game, message, sizeof message, nullptr);
    read.game.reset(game);
    read.message = message;
    return read;
}

Read restored(const std::vector<std::uint8_t>& bytes) {
    Read read;
    mistbank_game* game = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const std::uint8_t nothing = 0;
    read.status =
        mistbank_game_from_snapshot(bytes.empty() ? &nothing : bytes.data(), static_cast<std::int32_t>(bytes.size()),
                                    nullptr, 0, nullptr, &game, message, sizeof message, nullptr);
    read.game.reset(game);
    read.message = message;
    return read;
}

}  // namespace

TEST_CASE("A record and a snapshot restore the same game", "[capi]") {
    const char* preset = GENERATE("level1", "level2_2022", "level3", "level4", "level5", "level6", "base", "demo",
                                  "ghosts_castles_cemeteries", "traders_builders", "everything");
    const int steps = GENERATE(0, 25, 100000);
    const GamePtr game = make_game(preset, 31);
    play(game.get(), steps, 6);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const Read replay = replayed(record_of(game.get()));
    INFO(replay.message);
    REQUIRE(replay.status == MISTBANK_OK);
    CHECK(replay.message.empty());
    CHECK(mistbank_game_state_hash(replay.game.get()) == hash);
    CHECK(record_of(replay.game.get()) == record_of(game.get()));
    const std::vector<std::uint8_t> bytes = snapshot_of(game.get());
    const Read restore = restored(bytes);
    INFO(restore.message);
    REQUIRE(restore.status == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(restore.game.get()) == hash);
    CHECK(mistbank_game_event_count(restore.game.get()) == mistbank_game_event_count(game.get()));
    CHECK(snapshot_of(restore.game.get()) == bytes);
}

TEST_CASE("An open record shows no seed and replays with external draws", "[capi]") {
    const GamePtr game = make_game("level3", 987654321987654321u);
    play(game.get(), 25, 6);
    const std::string record = record_of(game.get(), MISTBANK_RECORD_OPEN);
    CHECK(record.find("987654321987654321") == std::string::npos);
    const Read replay = replayed(record);
    INFO(replay.message);
    REQUIRE(replay.status == MISTBANK_OK);
    mistbank_rules rules = rules_of("level1");
    REQUIRE(mistbank_game_rules(replay.game.get(), &rules) == MISTBANK_OK);
    CHECK(rules.draws == MISTBANK_DRAWS_EXTERNAL);
    CHECK(mistbank_game_tile_count(replay.game.get()) == mistbank_game_tile_count(game.get()));
}

TEST_CASE("The error for a record with an impossible line names the line", "[capi]") {
    const GamePtr game = make_game("level2", 31);
    play(game.get(), 40, 6);
    const std::string record = record_of(game.get());
    const std::size_t lay = record.find("lay ", record.size() / 2);
    REQUIRE(lay != std::string::npos);
    const Read half = replayed(record.substr(0, lay + 5));
    CHECK(half.status == MISTBANK_INVALID_RECORD);
    CHECK(half.message.rfind("line ", 0) == 0);
    CHECK(half.game == nullptr);
    for (const char* text : {"", "\n", "mistbank", "lay 0,0 0\n", "\xff\xff"}) {
        const Read read = replayed(text);
        CHECK(read.status == MISTBANK_INVALID_RECORD);
        CHECK_FALSE(read.message.empty());
        CHECK(read.game == nullptr);
    }
}

TEST_CASE("A record that is cut off at any byte is refused", "[capi]") {
    const GamePtr game = make_game("level5", 31);
    play(game.get(), 20, 6);
    const std::string record = record_of(game.get());
    for (std::size_t length = 0; length < record.size(); ++length) {
        const Read read = replayed(record.substr(0, length));
        // A truncated record can name an unknown tile set, or have a fingerprint that does not match the named set.
        const bool refused = read.status == MISTBANK_INVALID_RECORD || read.status == MISTBANK_UNKNOWN_NAME ||
                             read.status == MISTBANK_INVALID_TILE_SET;
        // A record without the final line end is complete.
        if (length + 1 == record.size() ? read.status == MISTBANK_OK : refused && !read.message.empty()) continue;
        FAIL("cut to " << length << " bytes: " << read.message);
    }
}

TEST_CASE("A snapshot with one flipped bit is refused", "[capi]") {
    const GamePtr game = make_game("level5", 31);
    play(game.get(), 60, 6);
    const std::vector<std::uint8_t> good = snapshot_of(game.get());
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (const int flip : {0x01, 0x80, 0xFF}) {
            std::vector<std::uint8_t> bytes = good;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ flip);
            const Read read = restored(bytes);
            if (read.status != MISTBANK_INVALID_SNAPSHOT || read.game != nullptr || read.message.empty())
                FAIL("byte " << at << " of " << good.size() << " flipped by " << flip << ": status " << read.status
                             << ", " << read.message);
        }
    }
}

TEST_CASE("A snapshot that is too long or too short is refused", "[capi]") {
    const GamePtr game = make_game("level2", 31);
    play(game.get(), 30, 6);
    std::vector<std::uint8_t> bytes = snapshot_of(game.get());
    bytes.push_back(0);
    CHECK(restored(bytes).status == MISTBANK_INVALID_SNAPSHOT);
    bytes.pop_back();
    while (!bytes.empty()) {
        bytes.pop_back();
        const Read read = restored(bytes);
        if (read.status != MISTBANK_INVALID_SNAPSHOT || read.game != nullptr)
            FAIL("cut to " << bytes.size() << " bytes: status " << read.status);
    }
}

TEST_CASE("The board and every event can be written as text", "[capi]") {
    const GamePtr made = make_game("level6", 31);
    mistbank_game* game = made.get();
    play(game, 100000, 6);
    for (const mistbank_event& event : events_of(game)) {
        const std::string sentence = fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
            return mistbank_game_sentence(game, &event, buffer, capacity, length);
        });
        CHECK_FALSE(sentence.empty());
        CHECK(sentence.find('\n') == std::string::npos);
    }
    mistbank_text_options options;
    REQUIRE(mistbank_text_options_init(&options, sizeof options) == MISTBANK_OK);
    const auto board = [&] {
        return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
            return mistbank_game_render_text(game, &options, buffer, capacity, length);
        });
    };
    const std::string plain = board();
    CHECK(plain.find('\x1b') == std::string::npos);
    options.colours = 1;
    CHECK(board().find('\x1b') != std::string::npos);
    options.colours = 0;
    options.coordinates = 0;
    CHECK(board() != plain);
}

TEST_CASE("Headers of a game can be set, read and removed, and can name the players in sentences", "[capi][record]") {
    const GamePtr made = make_game("base", 5);
    mistbank_game* const game = made.get();
    char text[64];
    REQUIRE(mistbank_game_set_header(game, "x-name-red", "Anna") == MISTBANK_OK);
    REQUIRE(mistbank_game_header(game, "x-name-red", text, sizeof text, nullptr) == MISTBANK_OK);
    CHECK(text == std::string("Anna"));
    REQUIRE(mistbank_game_headers(game, text, sizeof text, nullptr) == MISTBANK_OK);
    CHECK(text == std::string("x-name-red Anna\n"));
    play(game, 1, 5);
    std::string sentences;
    for (const mistbank_event& event : events_of(game)) {
        REQUIRE(mistbank_game_sentence(game, &event, text, sizeof text, nullptr) == MISTBANK_OK);
        sentences += text;
    }
    CHECK(sentences.find("Anna") != std::string::npos);
    CHECK(mistbank_game_set_header(game, "name", "Anna") == MISTBANK_INVALID_ARGUMENT);
    CHECK(message_of(game).substr(0, 10) == "key 'name'");
    CHECK(mistbank_game_set_header(game, nullptr, "Anna") == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_set_header(game, "x-name-red", nullptr) == MISTBANK_OK);
    CHECK(mistbank_game_header(game, "x-name-red", nullptr, 0, nullptr) == MISTBANK_UNKNOWN_NAME);
    CHECK(message_of(game) == "the game has no header 'x-name-red'");
    CHECK(mistbank_game_header(game, nullptr, nullptr, 0, nullptr) == MISTBANK_INVALID_ARGUMENT);
}

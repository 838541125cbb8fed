// JSON through the C API: buffers, statuses and messages.
#include "support.hpp"

using namespace capi_test;

namespace {

struct Told {
    mistbank_status status = MISTBANK_OK;
    std::string message;
};

/// Makes the call with the text and its length; returns the status and the message.
template <class Call>
Told told_by(const std::string& text, Call&& call) {
    char message[MISTBANK_MESSAGE_CAPACITY] = "?";
    std::int32_t length = -1;
    Told told;
    told.status = call(text.c_str(), static_cast<std::int32_t>(text.size()), message, sizeof message, &length);
    told.message = message;
    CHECK(told.message.size() == static_cast<std::size_t>(length));
    return told;
}

Told read_rules(const std::string& text, mistbank_rules* rules) {
    return told_by(text,
                   [&](const char* json, std::int32_t size, char* message, std::int32_t room, std::int32_t* length) {
                       return mistbank_rules_from_json(json, size, rules, message, room, length);
                   });
}

Told read_action(const mistbank_game* game, const std::string& text, mistbank_action* action) {
    return told_by(text,
                   [&](const char* json, std::int32_t size, char* message, std::int32_t room, std::int32_t* length) {
                       return mistbank_game_action_from_json(game, json, size, action, message, room, length);
                   });
}

Told read_set(const std::string& text, SetPtr& set) {
    mistbank_tile_set* made = nullptr;
    const Told told =
        told_by(text, [&](const char* json, std::int32_t size, char* message, std::int32_t room, std::int32_t* length) {
            return mistbank_tile_set_from_json(json, size, nullptr, &made, message, room, length);
        });
    set.reset(made);
    return told;
}

Told read_game(const std::string& text, GamePtr& game) {
    mistbank_game* made = nullptr;
    const Told told =
        told_by(text, [&](const char* json, std::int32_t size, char* message, std::int32_t room, std::int32_t* length) {
            return mistbank_game_from_json(json, size, nullptr, 0, nullptr, &made, message, room, length);
        });
    game.reset(made);
    return told;
}

std::string json_of(const mistbank_game* game, std::int32_t viewer = MISTBANK_VIEWER_NOBODY) {
    return fetch([&](auto... buffer) { return mistbank_game_to_json(game, viewer, buffer...); });
}

}  // namespace

TEST_CASE("The C API reads the JSON that it writes", "[capi][json]") {
    const mistbank_rules rules = rules_of("level4", 77);
    mistbank_rules again = rules_of("base");
    const std::string text = fetch([&](auto... buffer) { return mistbank_rules_to_json(&rules, buffer...); });
    const Told told = read_rules(text, &again);
    CHECK(told.status == MISTBANK_OK);
    CHECK(told.message.empty());
    CHECK(again.level == 4);
    CHECK(again.seed == 77);
    CHECK(again.size == sizeof again);

    const GamePtr game = make_game(rules);
    for (const mistbank_action& action : legal_actions(game.get())) {
        mistbank_action read{};
        const std::string json =
            fetch([&](auto... buffer) { return mistbank_game_action_to_json(game.get(), &action, buffer...); });
        CHECK(read_action(game.get(), json, &read).status == MISTBANK_OK);
        CHECK(text_of(game.get(), read) == text_of(game.get(), action));
    }

    const SetPtr mists = open_set("mists");
    SetPtr set;
    CHECK(read_set(fetch([&](auto... buffer) { return mistbank_tile_set_to_json(mists.get(), buffer...); }), set)
              .status == MISTBANK_OK);
    CHECK(mistbank_tile_set_fingerprint(set.get()) == mistbank_tile_set_fingerprint(mists.get()));
    const std::string its_text = fetch([&](auto... buffer) { return mistbank_tile_set_text(set.get(), buffer...); });
    CHECK(its_text.find("mistbank-tiles 1\nname mists\n") == 0);
    mistbank_tile_set* third = nullptr;
    CHECK(mistbank_tile_set_parse(its_text.c_str(), -1, nullptr, &third, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_tile_set_fingerprint(third) == mistbank_tile_set_fingerprint(mists.get()));
    mistbank_tile_set_free(third);
    const std::string embedded =
        fetch([&](auto... buffer) { return mistbank_tile_set_builtin_text("mists", buffer...); });
    CHECK(fetch([&](auto... buffer) { return mistbank_tile_set_text(mists.get(), buffer...); }) == embedded);
    CHECK(mistbank_tile_set_text(nullptr, nullptr, 0, nullptr) == MISTBANK_INVALID_ARGUMENT);
}

TEST_CASE("Functions that write JSON return the needed buffer size", "[capi][json]") {
    const GamePtr game = make_game("demo", 3);
    const mistbank_rules rules = rules_of("demo");
    const SetPtr demo = open_set("demo");
    const mistbank_action action = legal_actions(game.get()).front();
    const mistbank_event event = events_of(game.get()).front();
    check_text([&](auto... buffer) { return mistbank_rules_to_json(&rules, buffer...); });
    check_text([&](auto... buffer) { return mistbank_game_action_to_json(game.get(), &action, buffer...); });
    check_text([&](auto... buffer) { return mistbank_game_event_to_json(game.get(), &event, buffer...); });
    check_text([&](auto... buffer) { return mistbank_tile_set_to_json(demo.get(), buffer...); });
    check_text([&](auto... buffer) { return mistbank_game_to_json(game.get(), MISTBANK_VIEWER_HOST, buffer...); });
}

TEST_CASE("Invalid JSON changes nothing, and the error names line and column", "[capi][json]") {
    const GamePtr game = make_game("level1");
    const std::uint64_t before = mistbank_game_state_hash(game.get());
    mistbank_rules rules = rules_of("level3", 5);
    const mistbank_rules kept = rules;
    const Told broken = read_rules("{\"level\": 2,\n \"players\": }", &rules);
    CHECK(broken.status == MISTBANK_INVALID_JSON);
    CHECK(broken.message == "line 2, column 13: expected a value, not '}'");
    CHECK(std::memcmp(&rules, &kept, sizeof rules) == 0);
    CHECK(read_rules("{\"preset\":\"x\"}", &rules).status == MISTBANK_UNKNOWN_NAME);

    mistbank_action action{};
    action.kind = 99;
    CHECK(read_action(game.get(), "{\"kind\":\"lay\"}", &action).message ==
          "line 1, column 1: 'lay' needs the field 'x'");
    CHECK(action.kind == 99);

    SetPtr set;
    CHECK(read_set("{\"name\":\"a\"", set).status == MISTBANK_INVALID_JSON);
    CHECK(read_set("{\"name\":\"a\",\"tiles\":[{\"id\":\"b\"}]}", set).status == MISTBANK_INVALID_TILE_SET);
    CHECK(set == nullptr);
    CHECK(mistbank_game_state_hash(game.get()) == before);
    CHECK(std::string(mistbank_status_text(MISTBANK_INVALID_JSON)) == "invalid JSON");
}

TEST_CASE("Very deep nesting and very long JSON are refused", "[capi][json]") {
    mistbank_rules rules = rules_of("base");
    const Told told = read_rules("{\"a\":" + std::string(4000000, '['), &rules);
    CHECK(told.status == MISTBANK_INVALID_JSON);
    CHECK(told.message == "line 1, column 69: nested more than 64 levels deep");
    CHECK(read_rules(std::string(MISTBANK_MAX_JSON_TEXT + 1, ' '), &rules).message ==
          "line 1, column 1: the JSON text has 4194305 bytes; at most 4194304 are allowed");
}

TEST_CASE("The message of a successful call lists the ignored fields", "[capi][json]") {
    mistbank_rules rules = rules_of("base");
    const Told told = read_rules("{\"preset\":\"level2\",\"speed\":1}", &rules);
    CHECK(told.status == MISTBANK_OK);
    CHECK(told.message == "ignored: 'speed' (line 1, column 20)");
    CHECK(rules.level == 2);
}

TEST_CASE("A position in JSON contains only the hands that its viewer can see", "[capi][json]") {
    mistbank_rules rules = rules_of("base", 5);
    rules.hand = 3;
    const GamePtr game = make_game(rules);
    CHECK(json_of(game.get()).find("\"hands\":[[null,null,null],[null,null,null]]") != std::string::npos);
    CHECK(json_of(game.get(), 0).find("\"hands\":[[\"") != std::string::npos);
    CHECK(json_of(game.get(), 1).find("\"hands\":[[null,null,null],[\"") != std::string::npos);
    CHECK(json_of(game.get(), MISTBANK_VIEWER_HOST).find("null,null,null") == std::string::npos);
    for (const std::int32_t viewer : {-3, 2, 6, 1000}) {
        CHECK(mistbank_game_to_json(game.get(), viewer, nullptr, 0, nullptr) == MISTBANK_INVALID_ARGUMENT);
        CHECK(message_of(game.get()).find("viewer must be a player") == 0);
    }
}

TEST_CASE("A game continues from its position in JSON", "[capi][json]") {
    const GamePtr game = make_game("level4", 6);
    play(game.get(), 20, 3);
    GamePtr again;
    const Told told = read_game(json_of(game.get(), MISTBANK_VIEWER_HOST), again);
    INFO(told.message);
    REQUIRE(told.status == MISTBANK_OK);
    CHECK(told.message.empty());
    CHECK(mistbank_game_state_hash(again.get()) == mistbank_game_state_hash(game.get()));
    CHECK(mistbank_game_action_count(again.get()) == 0);
    CHECK(read_game(json_of(game.get()), again).status == MISTBANK_OK);
    CHECK(mistbank_game_public_hash(again.get()) == mistbank_game_public_hash(game.get()));
}

TEST_CASE("An impossible position in JSON creates no game, and the error names the JSON path", "[capi][json]") {
    GamePtr game;
    const Told told = read_game(R"({"rules":{"preset":"base"},"tiles":[{"x":7,"y":0,"tile":"D"}]})", game);
    CHECK(told.status == MISTBANK_INVALID_POSITION);
    CHECK(told.message.find("$.tiles[0]") == 0);
    CHECK(read_game("{", game).status == MISTBANK_INVALID_JSON);
    CHECK(read_game(R"({"rules":{"preset":"base","players":9}})", game).status == MISTBANK_INVALID_RULES);
    CHECK(read_game(R"({"rules":{"preset":"level9"}})", game).status == MISTBANK_UNKNOWN_NAME);
    CHECK(game == nullptr);
}

TEST_CASE("The JSON functions report missing arguments", "[capi][json]") {
    const GamePtr game = make_game("base");
    mistbank_rules rules = rules_of("base");
    mistbank_action action{};
    mistbank_tile_set* set = nullptr;
    CHECK(mistbank_rules_to_json(nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_rules_from_json(nullptr, -1, &rules, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_rules_from_json("{}", -2, &rules, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_rules_from_json("{}", -1, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_rules_from_json("{}", -1, &rules, nullptr, 3, nullptr) == bad);
    CHECK(mistbank_rules_from_json("{}", -1, &rules, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_game_action_to_json(nullptr, &action, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_action_to_json(game.get(), nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_action_from_json(nullptr, "\"pass\"", -1, &action, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_action_from_json(game.get(), nullptr, -1, &action, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_action_from_json(game.get(), "\"pass\"", -1, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_event_to_json(nullptr, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_event_to_json(game.get(), nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_tile_set_to_json(nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_tile_set_from_json(nullptr, -1, nullptr, &set, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_tile_set_from_json("{}", -1, nullptr, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_game_to_json(nullptr, 0, nullptr, 0, nullptr) == bad);
    rules.players = 99;
    CHECK(mistbank_rules_to_json(&rules, nullptr, 0, nullptr) == MISTBANK_INVALID_RULES);
}

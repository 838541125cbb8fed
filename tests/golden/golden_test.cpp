// Golden games are compared; tests/golden/regenerate writes them anew by the hidden test at the end.
#include "golden/golden.hpp"

#include <catch2/catch.hpp>

#include "mistbank/record.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// The game of the record in the tree, as long as it can still be played; else another.
Game golden_game(const std::string& preset) {
    Error error;
    std::optional<Game> game = replay(read_golden(preset + ".record"), nullptr, 0, error);
    return game ? std::move(*game) : most_eventful_game(preset);
}

std::string record_of(const Game& game) {
    Error error;
    return to_record(game, RecordKind::full, error).value();
}

}  // namespace

TEST_CASE("Every preset has a golden game", "[golden]") {
    for (const std::string& preset : golden_presets()) {
        INFO("tests/golden/regenerate makes one of preset " << preset);
        CHECK_FALSE(read_golden(preset + ".record").empty());
        CHECK_FALSE(read_golden(preset + ".events").empty());
    }
}

TEST_CASE("Golden games replay to their records and to their events", "[golden]") {
    for (const std::string& preset : golden_presets()) {
        const std::string record = read_golden(preset + ".record");
        Error error;
        const std::optional<Game> game = replay(record, nullptr, 0, error);
        INFO("tests/golden/" << preset << ".record: " << error.message);
        REQUIRE(game.has_value());
        CHECK(game->is_over());
        CHECK(first_difference(record_of(*game), record) == "");
        CHECK(first_difference(event_text(*game), read_golden(preset + ".events")) == "");
    }
}

TEST_CASE("Golden games are of the rules of their presets", "[golden]") {
    for (const std::string& name : golden_presets()) {
        Error error;
        const std::optional<Game> game = replay(read_golden(name + ".record"), nullptr, 0, error);
        INFO(name << ": " << error.message);
        REQUIRE(game.has_value());
        const Rules& rules = game->rules();
        const Rules expected = *preset(name);
        CHECK(rules.system == expected.system);
        CHECK(rules.level == expected.level);
        CHECK(rules.edition == expected.edition);
        CHECK(rules.farmers == expected.farmers);
    }
}

TEST_CASE("Golden games are written anew", "[.golden-write]") {
    for (const std::string& preset : golden_presets()) {
        const Game game = golden_game(preset);
        write_golden(preset + ".record", record_of(game));
        write_golden(preset + ".events", event_text(game));
    }
}

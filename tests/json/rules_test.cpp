// Rules as JSON: writing and reading.
#include <catch2/catch.hpp>

#include "json/written.hpp"
#include "mistbank/json.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::string fault_of(const std::string& text) {
    Error error;
    CHECK_FALSE(rules_from_json(text, error));
    return std::string(status_text(error.status)) + ": " + std::string(error.message);
}

Rules read(const std::string& text, std::string* ignored = nullptr) {
    Error error;
    Message listed;
    const std::optional<Rules> rules = rules_from_json(text, error, &listed);
    INFO(error.message);
    REQUIRE(rules);
    if (ignored != nullptr) *ignored = listed;
    return *rules;
}

}  // namespace

TEST_CASE("The rules of every preset can be read from their JSON", "[json]") {
    for (int i = 0; i < preset_count(); ++i) {
        Rules rules = rules_of(preset_name(i), 2, 18446744073709551615u);
        const std::string text = json_of(rules);
        INFO(text);
        CHECK(json_of(read(text)) == text);
        CHECK(read(text).seed == rules.seed);
    }
}

TEST_CASE("Rules in JSON may name a preset and override its fields, in any order", "[json]") {
    const Rules rules = read(R"({"players": 3, "seed": 7, "preset": "level4_2022", "draws": "external"})");
    Rules wanted = rules_of("level4_2022", 3, 7);
    wanted.draws = Draws::external;
    CHECK(json_of(rules) == json_of(wanted));
    CHECK(rules.edition == Edition::of_2022);
    CHECK(rules.seed == 7);
}

TEST_CASE("Fields that are missing in JSON rules have their default values", "[json]") {
    CHECK(json_of(read("{}")) == json_of(Rules{}));
    CHECK(read(R"({"seed": "12345678901234567890"})").seed == 12345678901234567890u);
}

TEST_CASE("Every field of rules can be read from JSON", "[json]") {
    const Rules rules = read(R"({"system": "base", "expansions": ["river", "tower"], "edition": 2022, "level": 5,
        "players": 4, "starting_player": 2, "colours": ["pink", "red"], "scoring_colours": ["blue"],
        "joint_scoring": "majority", "farmers": false, "ghosts": false, "castles": false, "cemeteries": false,
        "draws": "external", "seed": 9, "revision": 1, "hand": 3, "hand_open": true, "draw_ahead": true,
        "unplayable": "returned", "hole_turn": true, "incomplete_scores": false, "table_width": 8, "table_height": 9,
        "table_x": 2, "table_y": 3, "border_completes": true, "start_in_bag": true, "small_cities": true,
        "without": ["builder", "pig"], "dragon_after_scoring": true, "hill_majority": true})");
    CHECK(rules.system == System::base);
    CHECK(rules.expansions == (bit(Expansion::river) | bit(Expansion::tower)));
    CHECK(rules.edition == Edition::of_2022);
    CHECK(rules.level == 5);
    CHECK(rules.players == 4);
    CHECK(rules.starting_player == 2);
    REQUIRE(rules.colour_count == 2);
    CHECK((rules.colours[0] == Colour::pink && rules.colours[1] == Colour::red));
    REQUIRE(rules.scoring_colour_count == 1);
    CHECK(rules.scoring_colours[0] == Colour::blue);
    CHECK(rules.joint_scoring == JointScoring::majority);
    CHECK_FALSE((rules.farmers || rules.ghosts || rules.castles || rules.cemeteries));
    CHECK(rules.draws == Draws::external);
    CHECK(rules.seed == 9);
    CHECK(rules.revision == 1);
    const HouseRules& house = rules.house;
    CHECK(house.hand == 3);
    CHECK((house.hand_open && house.draw_ahead && house.hole_turn && !house.incomplete_scores));
    CHECK(house.unplayable == Unplayable::returned);
    CHECK((house.table_width == 8 && house.table_height == 9 && house.table_x == 2 && house.table_y == 3));
    CHECK((house.border_completes && house.start_in_bag && house.small_cities));
    CHECK(house.without == (1u << static_cast<int>(FigureKind::builder) | 1u << static_cast<int>(FigureKind::pig)));
    CHECK((house.dragon_after_scoring && house.hill_majority));
}

TEST_CASE("The error for JSON rules with a wrong type or name gives the line and column", "[json]") {
    CHECK(fault_of("[]") == "invalid JSON: line 1, column 1: expected an object, not an array");
    CHECK(fault_of(R"({"players": "two"})") ==
          "invalid JSON: line 1, column 13: 'players' must be a number, not a string");
    CHECK(fault_of(R"({"players": 2.5})") ==
          "invalid JSON: line 1, column 13: 'players' must be a whole number, not '2.5'");
    CHECK(fault_of(R"({"farmers": 1})") ==
          "invalid JSON: line 1, column 13: 'farmers' must be true or false, not a number");
    CHECK(fault_of(R"({"system": "chess"})") == "invalid JSON: line 1, column 12: unknown value 'chess' for 'system'");
    CHECK(fault_of(R"({"expansions": ["river", "moon"]})") ==
          "invalid JSON: line 1, column 26: unknown value 'moon' for an entry of 'expansions'");
    CHECK(fault_of(R"({"expansions": 3})") ==
          "invalid JSON: line 1, column 16: 'expansions' must be an array, not a number");
    CHECK(fault_of(R"({"colours": ["red", null]})") ==
          "invalid JSON: line 1, column 21: an entry of 'colours' must be a string, not null");
    CHECK(fault_of(R"({"colours": ["red","red","red","red","red","red","red"]})") ==
          "invalid JSON: line 1, column 50: at most 6 colours are allowed");
    CHECK(fault_of(R"({"seed": -1})").find("'seed' must be a whole number from 0") != std::string::npos);
    CHECK(fault_of(R"({"seed": 1, "seed": 2})") == "invalid JSON: line 1, column 13: 'seed' is given twice");
    CHECK(fault_of("{\"preset\":\n \"level9\"}") == "unknown name: line 2, column 2: unknown preset 'level9'");
    CHECK(fault_of(R"({"edition": 70000})").find("'edition' must be a whole number from 0 to 65535") !=
          std::string::npos);
    CHECK(fault_of(std::string(max_json_text + 1, ' ')) ==
          "invalid JSON: line 1, column 1: the JSON text has 4194305 bytes; at most 4194304 are allowed");
}

TEST_CASE("Unknown fields in rules are ignored and reported", "[json]") {
    std::string ignored;
    const Rules rules = read(R"({"preset": "level2", "speed": "fast", "players": 4})", &ignored);
    CHECK(rules.level == 2);
    CHECK(rules.players == 4);
    CHECK(ignored == "ignored: 'speed' (line 1, column 22)");
    read("{}", &ignored);
    CHECK(ignored.empty());
}

TEST_CASE("Rules that cannot be played cannot be written as JSON", "[json]") {
    Rules rules;
    rules.players = 9;
    CHECK(json_of(rules).find("refused: players") == 0);
}

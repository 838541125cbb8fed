// The lines of a position, including tiles, may be in any order. The order does not affect the speed.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "golden/golden.hpp"
#include "mistbank/position.hpp"
#include "support/boards.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    // Removes the number of a figure among equal figures, because it depends on the order of the lines.
    for (std::string line; std::getline(in, line);) lines.push_back(line.substr(0, line.find(" number ")));
    return lines;
}

std::vector<std::string> sorted_lines_of(const std::string& text) {
    std::vector<std::string> lines = lines_of(text);
    std::sort(lines.begin(), lines.end());
    return lines;
}

// Reverses the order of the lines that describe tiles.
std::string turned_around(const std::string& text) {
    std::string others;
    std::string tiles;
    for (const std::string& line : lines_of(text)) {
        if (line.rfind("tile ", 0) == 0) {
            tiles.insert(0, line + "\n");
        } else {
            others += line + "\n";
        }
    }
    return others + tiles;
}

Game read(const std::string& text) {
    Error error;
    std::optional<Game> game = from_position(text, nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

}  // namespace

TEST_CASE("The lines of a position may be in any order", "[position]") {
    for (const char* name : {"base", "level5", "river", "abbey_mayor", "traders_builders", "hands_on_a_table"}) {
        INFO(name);
        const std::string text = read_golden("positions/" + std::string(name) + ".position");
        REQUIRE_FALSE(text.empty());
        const Game game = read(turned_around(text));
        CHECK(flaws_of(game).empty());
        CHECK(sorted_lines_of(to_position(game)) == sorted_lines_of(text));
    }
}

TEST_CASE("A board of 3000 tiles can be read from a position that lists them in reverse", "[position]") {
    const Game game = build(line_of(city_tile, 3000));
    CHECK(read(turned_around(to_position(game))).tile_count() == game.tile_count());
}

TEST_CASE("The error for several unconnected tiles names the first one", "[position]") {
    Error error;
    const char* const text =
        "mistbank-position 1\n"
        "preset base\n"
        "tile 9,9 B\n"
        "tile 2,0 U 1\n"
        "tile 8,9 B\n"
        "tile 1,0 U 1\n";
    CHECK_FALSE(from_position(text, nullptr, 0, error).has_value());
    CHECK(std::string(error.message).rfind("line 3, column", 0) == 0);
    CHECK(std::string(error.message).find("COM-1") != std::string::npos);
}

TEST_CASE("The error for an abbey outside a hole names clause ABM-3", "[position]") {
    Error error;
    const char* const text =
        "mistbank-position 1\n"
        "preset abbey_mayor\n"
        "tile 1,0 ab-abbey\n";
    CHECK_FALSE(from_position(text, nullptr, 0, error).has_value());
    CHECK(std::string(error.message).find("ABM-3") != std::string::npos);
}

TEST_CASE("The tile of the current turn is laid last, regardless of the order of the lines", "[position]") {
    const Game game = read(
        "mistbank-position 1\n"
        "preset base\n"
        "draws external\n"
        "laid 1,0\n"
        "tile 1,0 U 1\n"
        "tile -1,0 U 1\n"
        "decision place_meeple\n");
    CHECK(game.decision().kind == DecisionKind::place_meeple);
    CHECK(game.decision().x == 1);
    const std::string text = to_position(game);
    CHECK(text.find("tile -1,0 U 1\ntile 1,0 U 1\n") != std::string::npos);
}

TEST_CASE("A position in which the fairy stands with several figures is refused", "[position]") {
    Error error;
    const char* const text =
        "mistbank-position 1\n"
        "preset princess_dragon\n"
        "fairy 0,0\n"
        "fairy_with several\n";
    CHECK_FALSE(from_position(text, nullptr, 0, error).has_value());
    CHECK(error.status == Status::invalid_position);
}

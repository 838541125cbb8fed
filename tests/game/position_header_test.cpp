// Errors in the header of a position: tile sets, rules, and the lines of hidden information.
#include <catch2/catch.hpp>
#include <string>

#include "mistbank/json.hpp"
#include "mistbank/position.hpp"
#include "support/house.hpp"
#include "support/refusals.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::string fault_of_json(const std::string& text) {
    Error error;
    const std::optional<Game> game = game_from_json(text, nullptr, 0, error);
    CHECK(!game.has_value());
    CHECK(error.status == Status::invalid_position);
    return std::string(error.message);
}

std::string with_replacement(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

}  // namespace

TEST_CASE("A position is refused if the caller gives a tile set that the position does not use", "[game][position]") {
    Error error;
    const std::string position = "mistbank-position 1\npreset base\n";
    CHECK(!from_position(position, &plot(), 1, error).has_value());
    CHECK(error.status == Status::invalid_position);
    const std::string name(plot().name());
    CHECK(error.message == "line 1: the tile set '" + name +
                               "' is given, but the position does not use it: add the line 'tiles " + name + "'");
    CHECK(!game_from_json(R"({"rules": {"preset": "base"}})", &plot(), 1, error).has_value());
    CHECK(error.status == Status::invalid_position);

    const std::optional<Game> named = from_position(position + "tiles " + name + "\n", &plot(), 1, error);
    REQUIRE(named.has_value());
    CHECK(named->type(0).id == plot().types()[0].id);
    const std::optional<TileSet> base = TileSet::builtin("base", error);
    CHECK(from_position(position, &*base, 1, error).has_value());  // the position uses this set by default
}

TEST_CASE("The error for extra, missing or incomplete hidden information names the line", "[game][position]") {
    CHECK(refusal_of_position("preset base\norder D E K\n") ==
          "line 3, column 1: HID-1: 'order' needs 71 entries in this game, not 3");
    CHECK(refusal_of_position("preset base\nnumbers 3\n") == "line 3, column 1: HID-1: this game has no 'numbers'");
    CHECK(refusal_of_position("preset base\n dice 3\n") == "line 3, column 2: HID-1: this game has no 'dice'");
    CHECK(refusal_of_position("preset flying_machines\ndice 1 1 1 1 1 1 1 1\n") ==
          "line 3, column 1: HID-1: 'order' is missing");
}

TEST_CASE("The error for hidden information with wrong entries names the line", "[game][position]") {
    Error error;
    const std::optional<Game> game = from_position("mistbank-position 1\npreset everything\n", nullptr, 0, error);
    REQUIRE(game.has_value());
    const std::string text = to_position(*game);
    const auto fault = [&](const std::string& row, const std::string& with) {
        const std::size_t at = text.find("\n" + row + " ") + 2 + row.size();
        const std::size_t end = text.find_first_of(" \n", at);
        const std::string changed = std::string(text).replace(at, end - at, with);
        CHECK(!from_position(changed, nullptr, 0, error).has_value());
        CHECK(error.status == Status::invalid_position);
        const std::string message(error.message);
        CHECK(message.substr(0, 5) == "line ");
        return message.substr(message.find(": ") + 2);
    };
    CHECK(fault("order", "B") == "HID-2: the order must contain as many copies of each tile as the pile");
    CHECK(fault("again", "B") == "HID-2: the order must contain as many copies of each tile as the pile");
    CHECK(fault("tokens", "4000000000") == "HIL-5: the number of a token is out of range");
    CHECK(fault("animals", "99") == "TOP-1: the order must contain each animal token once");
    CHECK(fault("messages", "9") == "MSG-2: the order must contain each of the 8 messages once");
}

TEST_CASE("The error for impossible rules of a position names the line", "[game][position]") {
    CHECK(refusal_of_position("preset base\nplayers 9\n") == "line 3, column 1: players must be from 1 to 6, not 9");
    CHECK(refusal_of_position("preset base\ntable 2 0 0 0\n") ==
          "line 3, column 1: table_width must be from 3 to 64001 (or 0 for both), not 2 (HSE-9)");
    CHECK(refusal_of_position("preset base\nplayers 3\ncolours red\n") ==
          "line 4, column 1: colour_count must be 3 for 3 players, not 1");
    CHECK(refusal_of_position("preset level3\nhand 3\n") ==
          "line 3, column 1: hand is a house rule: it must keep its default in the cooperative game (MEET-1)");
}

TEST_CASE("The error for extra hidden information in JSON names the path", "[json][position]") {
    Error error;
    const std::optional<Game> game = from_position("mistbank-position 1\npreset flying_machines\n", nullptr, 0, error);
    REQUIRE(game.has_value());
    HostString json{HostAllocator<char>(Allocator{})};
    to_json(*game, the_host, json);
    const std::string text(json.begin(), json.end());
    CHECK(fault_of_json(with_replacement(text, "\"order\":[", "\"order\":[\"A\",")).substr(0, 17) ==
          "$.hidden.order: H");
    CHECK(fault_of_json(with_replacement(text, "\"dice\":[", "\"numbers\":[4],\"dice\":[")) ==
          "$.hidden.numbers: HID-1: this game has no 'numbers'");
}

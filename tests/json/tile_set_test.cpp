// Tile sets as JSON: writing and reading.
#include <catch2/catch.hpp>

#include "json/written.hpp"
#include "mistbank/json.hpp"
#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::string fault_of(const std::string& text) {
    Error error;
    CHECK_FALSE(tile_set_from_json(text, error));
    return std::string(status_text(error.status)) + ": " + std::string(error.message);
}

TileSet read(const std::string& text) {
    Error error;
    std::optional<TileSet> set = tile_set_from_json(text, error);
    INFO(error.message);
    REQUIRE(set);
    return *set;
}

std::string segment(const std::string& fields) {
    return R"({"name":"one","tiles":[{"id":"a","segments":[)" + fields + R"(]}],"start":[{"x":0,"y":0,"tile":"a"}]})";
}

const std::string all_field = R"({"kind":"field","halves":["NL","NR","EL","ER","SL","SR","WL","WR"]})";

}  // namespace

TEST_CASE("Every built-in tile set can be read from its JSON", "[json]") {
    for (int i = 0; i < TileSet::builtin_count(); ++i) {
        Error error;
        const TileSet set = *TileSet::builtin(TileSet::builtin_name(i), error);
        const std::string text = json_of(set);
        const TileSet again = read(text);
        INFO(set.name().view());
        CHECK(again.fingerprint() == set.fingerprint());
        CHECK(again.title() == set.title());
        CHECK(again.provenance() == set.provenance());
        CHECK(json_of(again) == text);
    }
}

TEST_CASE("Cities that share a side can be read from JSON, whichever city lists the side", "[json]") {
    const std::string field = " field SL SR touches N\n";
    const std::string tiles[] = {" city N W\n city E shares N\n" + field, " city N\n city W E shares N\n" + field,
                                 " city W E shares N\n city N\n" + field,
                                 " city N E\n city W shares N\n field SL SR touches E\n",
                                 " city N\n city E shares N\n city S shares E\n city W shares S\n"};
    for (const std::string& tile : tiles) {
        Error error;
        const std::optional<TileSet> set =
            TileSet::parse("mistbank-tiles 1\nname two\ntile a\n" + tile + "start\n 0 0 a\n", error);
        INFO(tile << error.message);
        REQUIRE(set);
        const std::string text = json_of(*set);
        INFO(text);
        CHECK(text.find("\"shared\":[\"N\"") != std::string::npos);
        CHECK(read(text).fingerprint() == set->fingerprint());
    }
}

TEST_CASE("A record of a game contains the tile set that was read from JSON", "[json]") {
    std::string text = json_of(mists());
    text = with(text, "\"name\":\"mists\"", "\"name\":\"mine\"");
    const TileSet set = read(text);
    Rules rules = rules_of("level1", 2, 3);
    Error error;
    std::optional<Game> game = Game::create(rules, &set, 1, error);
    REQUIRE(game);
    play_out(*game, RandomPlayer(3));
    const std::optional<std::string> record = to_record(*game, RecordKind::full, error);
    REQUIRE(record);
    CHECK(record->find("| name mine") != std::string::npos);
    const std::optional<Game> again = replay(*record, nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again);
    CHECK(again->state_hash() == game->state_hash());
}

TEST_CASE("A tile set in JSON needs only a few fields", "[json]") {
    const TileSet set = read(segment(all_field));
    CHECK(set.name() == std::string("one"));
    REQUIRE(set.types().size() == 1);
    CHECK(set.types()[0].copies == 1);
    CHECK(set.start().size() == 1);
}

TEST_CASE("The error for an invalid tile set in JSON gives the line and the column", "[json]") {
    CHECK(fault_of("[]") == "invalid JSON: line 1, column 1: expected an object, not an array");
    CHECK(fault_of("{}").find("invalid tile set: line 1, column 1: ") == 0);
    CHECK(fault_of(R"({"name":"one"})").find("invalid tile set: line 1, column ") == 0);
    CHECK(fault_of(segment("")) == "invalid tile set: line 1, column 24: tile 'a': the tile has no segment");
    CHECK(fault_of(segment("{\"sides\":[\"N\"]}")) ==
          "invalid JSON: line 1, column 46: a segment needs the field 'kind'");
    CHECK(fault_of(segment(R"({"kind":"lava"})")) ==
          "invalid JSON: line 1, column 54: unknown value 'lava' for 'kind'");
    CHECK(fault_of(segment(R"({"kind":"city","sides":["N","X"]})")) ==
          "invalid JSON: line 1, column 74: unknown value 'X' for an entry of 'sides'");
    CHECK(fault_of(segment(R"({"kind":"city","sides":[]})"))
              .find("invalid tile set: line 1, column 46: 'city' needs a side") == 0);
    CHECK(fault_of(segment(R"({"kind":"field","halves":["NN"]})")) ==
          "invalid JSON: line 1, column 72: unknown half side 'NN': expected NL, NR, EL, ER, SL, SR, WL or WR");
    CHECK(fault_of(segment(all_field + R"(,{"kind":"road","sides":["N"],"coats":2})"))
              .find("invalid tile set: line 1, column ") == 0);
    CHECK(
        fault_of(segment(R"({"kind":"field","halves":["NL"],"touches":[0]})"))
            .find(
                "invalid tile set: line 1, column 46: the field touches segment 0, which is not a city of this tile") ==
        0);
    CHECK(fault_of(segment(R"({"kind":"city","sides":["N"],"at":[1]})")).find("'at' needs two numbers") !=
          std::string::npos);
    CHECK(fault_of(segment(R"({"kind":"city","sides":["N"],"at":[1,2,3]})")).find("'at' needs two numbers") !=
          std::string::npos);
    CHECK(fault_of(R"({"format":"mistbank-tiles 9"})") ==
          "invalid JSON: line 1, column 11: the format must be 'mistbank-tiles 1', not 'mistbank-tiles 9'");
    std::string many;
    for (int i = 0; i < 17; ++i) many += (i == 0 ? "" : ",") + std::string(R"({"kind":"garden"})");
    CHECK(fault_of(segment(many)).find("a tile has at most 16 segments") != std::string::npos);
}

TEST_CASE("A string in JSON cannot add a line to the text of a tile set", "[json]") {
    CHECK(fault_of(R"({"name":"a\ntile b","tiles":[]})") ==
          "invalid JSON: line 1, column 9: 'name' cannot contain # or control characters");
    CHECK(fault_of(R"({"name":"a # b","tiles":[]})").find("cannot contain # or control characters") !=
          std::string::npos);
    CHECK(fault_of(R"({"name":"a","title":"b\nname c","tiles":[]})").find("'title' cannot contain #") !=
          std::string::npos);
    CHECK(fault_of(R"({"name":"a","tiles":[{"id":"b\n  copies 3"}]})").find("a tile needs an 'id'") !=
          std::string::npos);
    CHECK(fault_of(R"({"name":"a","tiles":[{"id":"b copies"}]})").find("a tile needs an 'id'") != std::string::npos);
    CHECK(fault_of(with(segment(all_field), R"("tile":"a")", R"("tile":"a\n1 0 a")")).find("needs the field 'tile'") !=
          std::string::npos);
    CHECK(fault_of(with(segment(all_field), R"({"name":"one")", R"({"title":" blank in front","name":"one")"))
              .find("title and provenance cannot begin or end with a blank") != std::string::npos);
}

TEST_CASE("Two cities cannot own the same side, and a city cannot share a side with no other city", "[json]") {
    const std::string rest = R"({"kind":"field","halves":["EL","ER","SL","SR","WL","WR"]})";
    CHECK(fault_of(segment(R"({"kind":"city","sides":["N"]},{"kind":"city","sides":["N"]},)" + rest))
              .find("invalid tile set") == 0);
    CHECK(fault_of(segment(R"({"kind":"city","sides":["N"],"shared":["N"]},)" + rest)).find("invalid tile set") == 0);
}

TEST_CASE("Unknown fields in a tile set are ignored and reported", "[json]") {
    Error error;
    Message ignored;
    const std::string text = with(segment(all_field), R"({"id":"a")", R"({"weight":3,"id":"a")");
    REQUIRE(tile_set_from_json(text, error, {}, &ignored));
    CHECK(ignored == "ignored: 'weight' (line 1, column 25)");
}

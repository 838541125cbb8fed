#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"
#include "tiles/texts.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const std::string good_text = R"(# Comments and blank lines may come first.

mistbank-tiles 1
name small_SET-1
title Nebel über Carcassonne   # the title ends before the comment
provenance Shapes are made up.
provenance Copies too.

tile D
  copies 4
  city N
  road W E
  field EL WR touches N
  field ER SL SR WL
tile gate
  provenance Drawn from memory.
  field NL NR touches W   # the city comes later
  city W coats 2
  road E S at 70 100
  mist E symbols 3
  mist S symbols 0 at 0 81
  castle at 60 40
tile abbey
	monastery
	road S
	field all at 20 20
tile graves
  cemetery
  city N E W coats 9
  mist S symbols 9

start
  0 0 D
  1 0 D
  1 1 abbey
)";

/// Returns the text of a set with a field tile `a`, a road tile `r` and a city tile `c`. The lines of the starting
/// block begin at line 13.
std::string set_of_start(const std::string& lines) {
    return "mistbank-tiles 1\nname test\ntile a\ncopies 17\nfield all\ntile r\nroad N\nfield all\ntile c\ncopies 2\n"
           "city N E S W\nstart\n" +
           lines;
}

std::uint64_t fingerprint_after(const std::string& old_part, const std::string& new_part) {
    return parsed(replaced(good_text, old_part, new_part)).fingerprint();
}

std::string many_tiles(int count) {
    std::string text = "mistbank-tiles 1\nname many\n";
    for (int i = 0; i < count; ++i) text += "tile t" + std::to_string(i) + "\nfield all\n";
    return text + "start\n0 0 t0\n";
}

}  // namespace

// --- valid texts ---------------------------------------------------------------------------------------------------

TEST_CASE("A tile set has its name, title and provenance", "[tiles]") {
    const TileSet set = parsed(good_text);
    CHECK(set.name() == "small_SET-1");
    CHECK(set.title() == "Nebel über Carcassonne");
    CHECK(set.provenance() == "Shapes are made up. Copies too.");
    REQUIRE(set.types().size() == 4);
    CHECK(set.provenance(0) == set.provenance());
    CHECK(set.provenance(1) == "Drawn from memory.");
    CHECK(parsed(set_of_tile("field all")).title().empty());
}

TEST_CASE("Tiles keep the order of the text and can be found by their id", "[tiles]") {
    const TileSet set = parsed(good_text);
    CHECK(set.find("D") == 0);
    CHECK(set.find("graves") == 3);
    CHECK(set.find("d") == -1);
    CHECK(set.find("") == -1);
    CHECK(set.types()[0].copies == 4);
    CHECK(set.types()[1].copies == 1);
}

TEST_CASE("Segments of every kind can be read with all of their properties", "[tiles]") {
    const TileSet set = parsed(good_text);
    const TileType& road_tile = set.types()[0];
    REQUIRE(road_tile.segment_count == 4);
    CHECK(road_tile.segments[0].kind == SegmentKind::city);
    CHECK(road_tile.segments[0].sides == 1);
    CHECK(road_tile.segments[0].coats == 0);
    CHECK(road_tile.segments[1].kind == SegmentKind::road);
    CHECK(road_tile.segments[1].sides == (2 | 8));
    CHECK(road_tile.segments[2].kind == SegmentKind::field);
    CHECK(road_tile.segments[2].sides == 0);
    CHECK(road_tile.segments[2].half_sides == (1 << 2 | 1 << 7));
    CHECK(road_tile.segments[2].touches == 1);
    CHECK(road_tile.segments[3].half_sides == (1 << 3 | 1 << 4 | 1 << 5 | 1 << 6));
    CHECK(road_tile.segments[3].touches == 0);

    const TileType& gate = set.types()[1];
    REQUIRE(gate.segment_count == 6);
    CHECK(gate.segments[0].touches == 1 << 1);
    CHECK(gate.segments[1].coats == 2);
    CHECK(gate.segments[3].kind == SegmentKind::mist);
    CHECK(gate.segments[3].symbols == 3);
    CHECK(gate.segments[4].symbols == 0);
    CHECK(gate.segments[5].kind == SegmentKind::castle);
    CHECK(set.types()[2].segments[0].kind == SegmentKind::monastery);
    CHECK(set.types()[2].segments[2].half_sides == 0xff);
    CHECK(set.types()[3].segments[0].kind == SegmentKind::cemetery);
}

TEST_CASE("A tile returns the kinds of its sides and segments", "[tiles]") {
    const TileSet set = parsed(good_text);
    const TileType& gate = set.types()[1];
    CHECK(gate.side_kind(Side::north) == SideKind::field);
    CHECK(gate.side_kind(Side::east) == SideKind::road);
    CHECK(gate.side_kind(Side::south) == SideKind::road);
    CHECK(gate.side_kind(Side::west) == SideKind::city);
    CHECK_FALSE(gate.misty(Side::north));
    CHECK(gate.misty(Side::east));
    CHECK(gate.misty(Side::south));
    CHECK_FALSE(gate.misty(Side::west));
    CHECK(gate.has(SegmentKind::castle));
    CHECK(gate.has(SegmentKind::mist));
    CHECK_FALSE(gate.has(SegmentKind::cemetery));
    CHECK(set.types()[3].side_kind(Side::south) == SideKind::field);
}

TEST_CASE("A meeple stands at the place that the text of the segment gives", "[tiles]") {
    const Segment road = segment_of("road N at 0 100\nfield all");
    CHECK(int(road.anchor_x) == 0);
    CHECK(int(road.anchor_y) == 100);
}

TEST_CASE("Without a given place, a meeple stands halfway between the edge and the middle of the tile", "[tiles]") {
    struct Anchor {
        const char* lines;
        int x;
        int y;
    };
    const Anchor anchors[] = {
        {"road N\nfield all", 50, 25},
        {"road S W\nfield SR WL\nfield NL NR EL ER SL WR", 38, 63},
        {"city N E S W", 50, 50},
        {"mist W symbols 1\nfield NL NR EL ER SL SR", 25, 50},
        {"mist N E S symbols 1\nfield WL WR", 58, 50},
        {"field all", 50, 50},
        {"field NL NR touches W\ncity W E\nfield SL SR", 50, 25},
        {"field NL\nroad N\nfield NR EL ER SL SR WL WR", 38, 25},
        {"castle\nmist N E S W symbols 1", 50, 50},
    };
    for (const Anchor& anchor : anchors) {
        INFO(anchor.lines);
        const Segment segment = segment_of(anchor.lines);
        CHECK(int(segment.anchor_x) == anchor.x);
        CHECK(int(segment.anchor_y) == anchor.y);
    }
}

TEST_CASE("A field may touch several cities, and may name a city by several sides", "[tiles]") {
    const std::string cities = "city N\ncity S W\nfield EL ER touches ";
    CHECK(segment_of(cities + "N S", 2).touches == 3);
    CHECK(segment_of(cities + "S W", 2).touches == 2);
}

TEST_CASE("HIL-13: a side that two cities share belongs to both, whichever city names it", "[tiles][hills]") {
    const std::string field = "\nfield SL SR touches N";
    for (const std::string cities :
         {"city N W\ncity E shares N", "city W shares N\ncity N E", "city N W\ncity E shares N coats 1"}) {
        INFO(cities);
        const TileSet set = parsed(set_of_tile(cities + field));
        const auto& segments = set.types()[0].segments;
        CHECK(segments[0].sides == (1 | 8));
        CHECK(segments[1].sides == (1 | 2));
        CHECK(segments[0].shared == 1);
        CHECK(segments[1].shared == 1);
        CHECK(segments[2].touches == 3);
        CHECK(set.types()[0].side_kind(Side::north) == SideKind::city);
    }
    CHECK(segment_of("city N W\ncity E" + field, 1).shared == 0);
}

TEST_CASE("HIL-13: the place of a city's meeple depends on the sides that the city owns, not on shared sides",
          "[tiles][hills]") {
    const Segment city = segment_of("city N W\ncity E shares N\nfield SL SR", 1);
    CHECK(int(city.anchor_x) == 75);
    CHECK(int(city.anchor_y) == 50);
}

TEST_CASE("HIL-13: a city may share several sides with one city or several cities", "[tiles][hills]") {
    const TileSet ring = parsed(set_of_tile("city N\ncity E shares N\ncity S shares E\ncity W shares S"));
    const auto& segments = ring.types()[0].segments;
    CHECK(segments[0].shared == 1);
    CHECK(segments[1].shared == (1 | 2));
    CHECK(segments[2].shared == (2 | 4));
    CHECK(segments[3].sides == (4 | 8));
    const TileSet twins = parsed(set_of_tile("city N S\ncity E W shares N S"));
    CHECK(twins.types()[0].segments[0].shared == (1 | 4));
    CHECK(twins.types()[0].segments[1].sides == 15);
}

TEST_CASE("Two fields divide a side if one or both of them have the word \"parted\"", "[tiles]") {
    for (const std::string fields :
         {"field WL WR SR parted S\nfield EL ER SL", "field WL WR SR\nfield EL ER SL parted S touches N",
          "field WL WR SR parted S touches N\nfield EL ER SL parted S"}) {
        INFO(fields);
        const TileSet set = parsed(set_of_tile("city N\n" + fields));
        CHECK(set.types()[0].side_kind(Side::south) == SideKind::field);
        CHECK(set.types()[0].segments[1].half_sides == 0b11100000);
        CHECK(set.types()[0].segments[2].half_sides == 0b00011100);
    }
}

TEST_CASE("The starting block has the given tiles and cells", "[tiles]") {
    const TileSet set = parsed(good_text);
    REQUIRE(set.start().size() == 3);
    CHECK(set.start()[0].x == 0);
    CHECK(set.start()[0].y == 0);
    CHECK(set.start()[1].x == 1);
    CHECK(set.start()[2].y == 1);
    CHECK(set.start()[2].type == 2);
    // A connected block may be listed in any order, and its cells may lie west and north of 0,0.
    CHECK(parsed(set_of_start("0 0 a\n-2 0 a\n-1 0 a\n-1 -1 a")).start().size() == 4);
}

TEST_CASE("Mist need not match between tiles of the starting block", "[tiles]") {
    const std::string text =
        "mistbank-tiles 1\nname test\ntile a\ncopies 2\nmist E symbols 1\nroad E\nroad W\n"
        "field NL NR WR\nfield SL SR WL\nstart\n0 0 a\n1 0 a\n";
    CHECK(parsed(text).start().size() == 2);
}

TEST_CASE("Other line endings, a missing final line ending and a byte-order mark do not change the set", "[tiles]") {
    const std::uint64_t fingerprint = parsed(good_text).fingerprint();
    std::string with_returns;
    for (const char byte : good_text) with_returns += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
    CHECK(parsed(with_returns).fingerprint() == fingerprint);
    CHECK(parsed(with_returns).title() == parsed(good_text).title());
    CHECK(parsed(good_text.substr(0, good_text.size() - 1)).fingerprint() == fingerprint);
    CHECK(parsed("\xef\xbb\xbf" + good_text).fingerprint() == fingerprint);
}

TEST_CASE("A set can reach each of its limits", "[tiles]") {
    CHECK(parsed(many_tiles(max_tile_types)).types().size() == 1024);
    CHECK(parsed(set_of_tile("copies 9999\nfield all")).types()[0].copies == 9999);
    std::string row;
    for (int x = 0; x < max_start_tiles; ++x) row += std::to_string(x) + " 0 a\n";
    CHECK(parsed(set_of_start(row)).start().size() == 16);
    const std::string full = good_text + "#" + std::string(max_tile_text - good_text.size() - 1, '-');
    CHECK(full.size() == max_tile_text);
    CHECK(parsed(full).types().size() == 4);
    const std::string longest(31, 'n');
    CHECK(parsed(replaced(good_text, "small_SET-1", longest)).name() == longest);
}

TEST_CASE("A tile has at most one segment for each side, each half side and the middle", "[tiles]") {
    const std::string lines =
        "road N\nroad E\nroad S\nroad W\nfield NL\nfield NR\nfield EL\nfield ER\nfield SL\nfield SR\n"
        "field WL\nfield WR\ncastle";
    CHECK(parsed(set_of_tile(lines)).types()[0].segment_count == 13);
    for (const std::string more : {"road N", "city N", "mist N symbols 1", "field NL", "monastery"}) {
        CHECK(refusal(set_of_tile(lines + "\n" + more)).rfind("line 17, column ", 0) == 0);
    }
}

// --- invalid texts -------------------------------------------------------------------------------------------------

TEST_CASE("The error for a text that is not a tile set names the first word", "[tiles]") {
    check_refusals({
        {"", "line 1, column 1: the text must begin with 'mistbank-tiles 1'"},
        {"# nothing\n\n", "line 3, column 1: the text must begin with 'mistbank-tiles 1'"},
        {"  name x", "line 1, column 3: the text must begin with 'mistbank-tiles 1', not 'name'"},
        {"mistbank-tiles", "line 1, column 15: 'mistbank-tiles' needs version 1"},
        {"mistbank-tiles 2", "line 1, column 16: 'mistbank-tiles' needs version 1, not '2'"},
        {"mistbank-tiles 1 0", "line 1, column 18: 'mistbank-tiles' does not take '0' here"},
        {"mistbank-tiles 1\nmistbank-tiles 1", "line 2, column 1: 'mistbank-tiles' is given twice"},
        {std::string(max_tile_text + 1, '\n'), "line 1, column 1: the text is longer than 1048576 bytes"},
        {std::string(100, 'x'),
         "line 1, column 1: the text must begin with 'mistbank-tiles 1', not '" + std::string(40, 'x') + "...'"},
        {std::string(39, 'x') + "\xc3\xa4\xc3\xa4",
         "line 1, column 1: the text must begin with 'mistbank-tiles 1', "
         "not '" +
             std::string(39, 'x') + "...'"},
    });
}

TEST_CASE("The error for invalid bytes names the line and the column", "[tiles]") {
    const auto line = [](const std::string& bytes) { return "mistbank-tiles 1\n# " + bytes; };
    check_refusals({
        {line(std::string(1, '\0')), "line 2, column 3: byte 0x00 is a control character"},
        {line("a\x1f"), "line 2, column 4: byte 0x1f is a control character"},
        {line("\x7f"), "line 2, column 3: byte 0x7f is a control character"},
        {line("\rx"), "line 2, column 3: byte 0x0d is a control character"},
        {line("\x80"), "line 2, column 3: byte 0x80 is not valid UTF-8"},
        {line("\xc3"), "line 2, column 3: byte 0xc3 is not valid UTF-8"},
        {line("\xc3x"), "line 2, column 3: byte 0xc3 is not valid UTF-8"},
        {line("\xc0\xaf"), "line 2, column 3: byte 0xc0 is not valid UTF-8"},
        {line("\xe0\x80\xaf"), "line 2, column 3: byte 0xe0 is not valid UTF-8"},
        {line("\xed\xa0\x80"), "line 2, column 3: byte 0xed is not valid UTF-8"},
        {line("\xf0\x8f\xbf\xbf"), "line 2, column 3: byte 0xf0 is not valid UTF-8"},
        {line("\xf4\x90\x80\x80"), "line 2, column 3: byte 0xf4 is not valid UTF-8"},
        {line("\xc3\xa4\xe2\x82\xac\xf0\x9f\x91\xbb\xff"), "line 2, column 12: byte 0xff is not valid UTF-8"},
    });
}

TEST_CASE("The header of a set must be complete and without repetitions", "[tiles]") {
    const auto head = [](const std::string& lines) { return "mistbank-tiles 1\n" + lines; };
    const std::string tile = "tile a\nfield all\n";
    check_refusals({
        {head("name a\nname b"), "line 3, column 1: 'name' is given twice"},
        {head("name"), "line 2, column 5: 'name' needs 1 to 31 characters of A-Z a-z 0-9 _ -"},
        {head("name caf\xc3\xa9"),
         "line 2, column 6: 'name' needs 1 to 31 characters of A-Z a-z 0-9 _ -, not 'caf\xc3\xa9'"},
        {head("name " + std::string(32, 'x')),
         "line 2, column 6: 'name' needs 1 to 31 characters of A-Z a-z 0-9 _ -, not '" + std::string(32, 'x') + "'"},
        {head("name a b"), "line 2, column 8: 'name' does not take 'b' here"},
        {head("title # empty"), "line 2, column 6: 'title' needs a text"},
        {head("title a\ntitle b"), "line 3, column 1: 'title' is given twice"},
        {head("title " + std::string(201, 'x')), "line 2, column 7: the title is longer than 200 bytes"},
        {head("provenance"), "line 2, column 11: 'provenance' needs a text"},
        {head("provenance x\nprovenance " + std::string(3999, 'x')),
         "line 3, column 12: the provenance is longer than 4000 bytes"},
        {head("colour red"), "line 2, column 1: unknown word 'colour'"},
        {head("Name a"), "line 2, column 1: unknown word 'Name'"},
        {head("0 0 a"), "line 2, column 1: unknown word '0'"},
        {head("\tcopies 2"), "line 2, column 2: 'copies' belongs to a tile"},
        {head("city N"), "line 2, column 1: 'city' belongs to a tile"},
        {head("start"), "line 2, column 1: 'start' needs a tile before it"},
        {head("name a\n"), "line 3, column 1: the set has no tile"},
        {head(""), "line 2, column 1: the set has no name"},
        {head(tile + "start\n0 0 a"), "line 5, column 6: the set has no name"},
    });
}

TEST_CASE("A tile needs a unique id and a number of copies", "[tiles]") {
    const auto tiles = [](const std::string& lines) { return "mistbank-tiles 1\nname a\n" + lines; };
    check_refusals({
        {tiles("tile"), "line 3, column 5: 'tile' needs 1 to 15 characters of A-Z a-z 0-9 _ -"},
        {tiles("tile a.b"), "line 3, column 6: 'tile' needs 1 to 15 characters of A-Z a-z 0-9 _ -, not 'a.b'"},
        {tiles("tile sixteen_letters_"),
         "line 3, column 6: 'tile' needs 1 to 15 characters of A-Z a-z 0-9 _ -, not 'sixteen_letters_'"},
        {tiles("tile a b"), "line 3, column 8: 'tile' does not take 'b' here"},
        {tiles("tile a\nfield all\ntile a"), "line 5, column 6: tile 'a' is given twice"},
        {tiles("tile a\nname b"), "line 4, column 1: 'name' must come before the first tile"},
        {tiles("tile a\ntitle b"), "line 4, column 1: 'title' must come before the first tile"},
        {tiles("tile a\nrobber N"), "line 4, column 1: unknown word 'robber'"},
        {tiles("tile a\n0 0 a"), "line 4, column 1: unknown word '0'"},
        {many_tiles(max_tile_types + 1), "line 2051, column 1: there are more than 1024 tile types"},
        {set_of_tile("copies 1\ncopies 1"), "line 5, column 1: 'copies' is given twice"},
        {set_of_tile("copies"), "line 4, column 7: 'copies' must be a whole number from 1 to 9999"},
        {set_of_tile("copies 2 3"), "line 4, column 10: 'copies' does not take '3' here"},
        {set_of_tile("provenance x\nprovenance"), "line 5, column 11: 'provenance' needs a text"},
        {set_of_tile("provenance " + std::string(4001, 'x')),
         "line 4, column 12: the provenance is longer than 4000 bytes"},
    });
}

TEST_CASE("Only the shortest spelling of a number is valid", "[tiles]") {
    for (const std::string number : {"0", "-1", "10000", "01", "+1", "1.0", "1e3", "0x1", "-0", "two", "1,",
                                     "2147483648", "99999999999999999999999999999"}) {
        CHECK(refusal(set_of_tile("copies " + number)) ==
              "line 4, column 8: 'copies' must be a whole number from 1 to 9999, not '" + number + "'");
    }
}

TEST_CASE("The words of a segment must be in the specified order", "[tiles]") {
    check_refusals({
        {set_of_tile("road"), "line 4, column 5: 'road' needs a side: N, E, S or W"},
        {set_of_tile("road n"), "line 4, column 6: 'road' needs a side: N, E, S or W, not 'n'"},
        {set_of_tile("road N E N"), "line 4, column 10: side N is named twice"},
        {set_of_tile("road N NW"), "line 4, column 8: 'road' does not take 'NW' here"},
        {set_of_tile("road N coats 1"), "line 4, column 8: 'road' does not take 'coats' here"},
        {set_of_tile("city coats 1"), "line 4, column 6: 'city' needs a side: N, E, S or W, not 'coats'"},
        {set_of_tile("city W W"), "line 4, column 8: side W is named twice"},
        {set_of_tile("city N coats"), "line 4, column 13: 'coats' must be a whole number from 0 to 9"},
        {set_of_tile("city N coats 10"), "line 4, column 14: 'coats' must be a whole number from 0 to 9, not '10'"},
        {set_of_tile("city N coats 1 coats 1"), "line 4, column 16: 'city' does not take 'coats' here"},
        {set_of_tile("field"), "line 4, column 6: 'field' needs a half side (NL to WR), 'all' or 'inner'"},
        {set_of_tile("field N"), "line 4, column 7: 'field' needs a half side (NL to WR), 'all' or 'inner', not 'N'"},
        {set_of_tile("field NL SR NL"), "line 4, column 13: half side NL is named twice"},
        {set_of_tile("field NL all"), "line 4, column 10: 'field' does not take 'all' here"},
        {set_of_tile("field all NL"), "line 4, column 11: 'field' does not take 'NL' here"},
        {set_of_tile("field all touches"), "line 4, column 18: 'touches' needs a side: N, E, S or W"},
        {set_of_tile("field all touches NL"), "line 4, column 19: 'touches' needs a side: N, E, S or W, not 'NL'"},
        {set_of_tile("field all touches N N"), "line 4, column 21: side N is named twice"},
        {set_of_tile("city N shares"), "line 4, column 14: 'shares' needs a side: N, E, S or W"},
        {set_of_tile("city shares N"), "line 4, column 6: 'city' needs a side: N, E, S or W, not 'shares'"},
        {set_of_tile("city N shares NL"), "line 4, column 15: 'shares' needs a side: N, E, S or W, not 'NL'"},
        {set_of_tile("city N shares E N"), "line 4, column 17: side N is named twice"},
        {set_of_tile("city N coats 1 shares E"), "line 4, column 16: 'city' does not take 'shares' here"},
        {set_of_tile("road N shares E"), "line 4, column 8: only a city can share a side, not a road"},
        {set_of_tile("river N shares E"), "line 4, column 9: only a city can share a side, not a river"},
        {set_of_tile("mist N shares E"), "line 4, column 8: only a city can share a side, not mist"},
        {set_of_tile("monastery shares E"), "line 4, column 11: only a city can share a side, not a monastery"},
        {set_of_tile("field all shares E"), "line 4, column 11: only a city can share a side, not a field"},
        {set_of_tile("field SL parted"), "line 4, column 16: 'parted' needs a side: N, E, S or W"},
        {set_of_tile("city N parted S"), "line 4, column 8: 'city' does not take 'parted' here"},
        {set_of_tile("mist symbols 1"), "line 4, column 6: 'mist' needs a side: N, E, S or W, not 'symbols'"},
        {set_of_tile("mist N"), "line 4, column 7: 'mist' needs 'symbols' after its sides"},
        {set_of_tile("mist N at 1 1"), "line 4, column 8: 'mist' needs 'symbols' after its sides, not 'at'"},
        {set_of_tile("mist N symbols"), "line 4, column 15: 'symbols' must be a whole number from 0 to 9"},
        {set_of_tile("mist N symbols -1"), "line 4, column 16: 'symbols' must be a whole number from 0 to 9, not '-1'"},
        {set_of_tile("castle N"), "line 4, column 8: 'castle' does not take 'N' here"},
        {set_of_tile("monastery at"), "line 4, column 13: x of 'at' must be a whole number from 0 to 100"},
        {set_of_tile("cemetery at 101 0"),
         "line 4, column 13: x of 'at' must be a whole number from 0 to 100, not '101'"},
        {set_of_tile("cemetery at 50"), "line 4, column 15: y of 'at' must be a whole number from 0 to 100"},
        {set_of_tile("cemetery at 50 5%"),
         "line 4, column 16: y of 'at' must be a whole number from 0 to 100, not '5%'"},
        {set_of_tile("castle at 5 5 5"), "line 4, column 15: 'castle' does not take '5' here"},
    });
}

TEST_CASE("Two segments cannot own the same side, half side or middle of a tile", "[tiles]") {
    check_refusals({
        {set_of_tile("road N\nroad S N"), "line 5, column 8: side N belongs to the road of segment 0"},
        {set_of_tile("city N\ncity W E N"), "line 5, column 10: side N belongs to the city of segment 0"},
        {set_of_tile("city N\nroad N"), "line 5, column 6: side N belongs to the city of segment 0"},
        {set_of_tile("road W\ncity W"), "line 5, column 6: side W belongs to the road of segment 0"},
        {set_of_tile("castle\nmist S symbols 1\nmist S symbols 1"),
         "line 6, column 6: side S belongs to the mist of segment 1"},
        {set_of_tile("city E\nmist S E symbols 1"),
         "line 5, column 8: side E belongs to the city of segment 0; mist never covers a city"},
        {set_of_tile("mist E symbols 1\ncity E"),
         "line 5, column 6: side E belongs to the mist of segment 0; mist never covers a city"},
        {set_of_tile("field NL NR\nfield ER NR"), "line 5, column 10: half side NR belongs to the field of segment 0"},
        {set_of_tile("city E\nfield all"),
         "line 5, column 7: half side EL belongs to the city of segment 0; no field lies on a city side"},
        {set_of_tile("field ER\ncity E"),
         "line 5, column 6: side E belongs to the field of segment 0; no field lies on a city side"},
        {set_of_tile("mist W symbols 1\nfield NL WR"),
         "line 5, column 10: half side WR belongs to the mist of segment 0; no field lies under mist"},
        {set_of_tile("field all\nroad N\nmist N symbols 1"),
         "line 6, column 6: side N belongs to the field of segment 0; no field lies under mist"},
        {set_of_tile("castle\nroad N\ncemetery"),
         "line 6, column 1: the middle of the tile belongs to the castle of segment 0"},
        {set_of_tile("monastery\nmonastery"),
         "line 5, column 1: the middle of the tile belongs to the monastery of segment 0"},
    });
}

TEST_CASE("The segments of a tile must cover every side and every half side", "[tiles]") {
    check_refusals({
        {set_of_tile(""), "line 3, column 1: tile 'a': the tile has no segment"},
        {set_of_tile("city N E W"), "line 3, column 1: tile 'a': side S belongs to no segment"},
        {set_of_tile("castle"), "line 3, column 1: tile 'a': side N belongs to no segment"},
        {set_of_tile("city N E W\nfield SL"), "line 3, column 1: tile 'a': half side SR belongs to no field"},
        {set_of_tile("city N E W\nfield SR"), "line 3, column 1: tile 'a': half side SL belongs to no field"},
        {set_of_tile("city N E W\nroad S"), "line 3, column 1: tile 'a': half side SL belongs to no field"},
        {set_of_tile("city N E W\nroad S\nfield SL"), "line 3, column 1: tile 'a': half side SR belongs to no field"},
        {set_of_tile("city N E W\nfield SL\nfield SR"),
         "line 3, column 1: tile 'a': no road or river separates the fields of segments 1 and 2 on side S"},
        {set_of_tile("city N\ncity N"), "line 5, column 6: side N belongs to the city of segment 0"},
        {set_of_tile("city N\ncity E shares W\nfield SL SR WL WR"),
         "line 5, column 15: the city shares side W, which belongs to no other city"},
        {set_of_tile("city N shares S\ncity E shares S\nfield SL SR WL WR"),
         "line 4, column 15: the city shares side S, which belongs to no other city"},
        {set_of_tile("road N\ncity E shares N\nfield NL\nfield NR\nfield SL SR WL WR"),
         "line 5, column 15: the city shares side N, which belongs to no other city"},
        {set_of_tile("city N\ncity E shares N\ncity W shares N\nfield SL SR"),
         "line 6, column 15: side N is already shared by two cities; a third cannot share it"},
        {set_of_tile("city N\ncity E shares N\nfield NL SL SR WL WR"),
         "line 6, column 7: half side NL belongs to the city of segment 0; no field lies on a city side"},
        {set_of_tile("city N\nfield WL WR SR\nfield EL ER SL"),
         "line 3, column 1: tile 'a': no road or river separates the fields of segments 2 and 1 on side S"},
        {set_of_tile("city N\nfield WL WR SR parted N\nfield EL ER SL"),
         "line 5, column 23: 'parted' needs a field side, but side N is not one"},
        {set_of_tile("city N\nfield WL WR SR parted S W\nfield EL ER SL"),
         "line 5, column 25: 'parted' needs a field with one half of side W, not both"},
        {set_of_tile("city N\nfield WL WR SR parted E\nfield EL ER SL"),
         "line 5, column 23: 'parted' needs a field with one half of side E, not none"},
        {set_of_tile("city N\nfield WL WR SR parted S\nfield EL ER"),
         "line 3, column 1: tile 'a': half side SL belongs to no field"},
        {set_of_tile("road N S\nfield NL WL WR SR parted S\nfield NR EL ER SL"),
         "line 5, column 26: 'parted' needs a field side, but side S is not one"},
        {set_of_tile("city N\nfield EL ER SL SR WL WR touches N S"),
         "line 5, column 35: the field touches side S, which belongs to no city"},
        {"mistbank-tiles 1\nname a\ntile a\nfield NL\n tile b",
         "line 3, column 1: tile 'a': half side NR belongs to no field"},
        {"mistbank-tiles 1\nname a\ntile a\nfield all touches N",
         "line 4, column 19: the field touches side N, which belongs to no city"},
    });
}

TEST_CASE("The starting block must begin at 0 0, be connected and match", "[tiles]") {
    std::string square;
    for (int i = 0; i < max_start_tiles + 1; ++i)
        square += std::to_string(i % 4) + " " + std::to_string(i / 4) + " a\n";
    check_refusals({
        {set_of_start(""), "line 12, column 1: the starting block has no tile"},
        {set_of_start("start"), "line 13, column 1: 'start' is given twice"},
        {set_of_start("tile b"), "line 13, column 1: 'tile' must come before the starting block"},
        {set_of_start("provenance b"), "line 13, column 1: 'provenance' must come before the starting block"},
        {set_of_start("name b"), "line 13, column 1: 'name' must come before the first tile"},
        {set_of_start("mist N symbols 1"), "line 13, column 1: 'mist' belongs to a tile"},
        {set_of_start("a 0 0"), "line 13, column 1: unknown word 'a'"},
        {replaced(set_of_start(""), "start", "start 0 0 a"), "line 12, column 7: 'start' does not take '0' here"},
        {set_of_start("16 0 a"), "line 13, column 1: x of a cell must be a whole number from -15 to 15, not '16'"},
        {set_of_start("+1 0 a"), "line 13, column 1: x of a cell must be a whole number from -15 to 15, not '+1'"},
        {set_of_start("0 a"), "line 13, column 3: y of a cell must be a whole number from -15 to 15, not 'a'"},
        {set_of_start("0"), "line 13, column 2: y of a cell must be a whole number from -15 to 15"},
        {set_of_start("0 0"), "line 13, column 4: a cell needs the id of a tile in this set"},
        {set_of_start("0 0 A"), "line 13, column 5: a cell needs the id of a tile in this set, not 'A'"},
        {set_of_start("0 0 a a"), "line 13, column 7: 'a' does not take 'a' here"},
        {set_of_start("0 1 a"), "line 13, column 1: the starting block must begin at 0 0, not at 0 1"},
        {set_of_start("0 0 a\n 0 0 r"), "line 14, column 2: cell 0 0 is given twice"},
        {set_of_start("0 0 r\n1 0 r"),
         "line 14, column 5: the starting block has more copies of tile 'r' than the set, which has 1"},
        {set_of_start(square), "line 29, column 1: the starting block has more than 16 tiles"},
        {set_of_start("0 0 a\n1 0 c"),
         "line 14, column 1: side W at 1 0 shows a city, but side E at 0 0 shows a field"},
        {set_of_start("0 0 r\n0 -1 c"),
         "line 14, column 1: side S at 0 -1 shows a city, but side N at 0 0 shows a road"},
        {set_of_start("0 0 a\n1 1 a\n1 2 a"), "line 14, column 1: cell 1 1 is not connected to 0 0"},
        {set_of_start("0 0 a\n1 0 a\n3 0 a"), "line 15, column 1: cell 3 0 is not connected to 0 0"},
    });
}

// --- damaged and random texts --------------------------------------------------------------------------------------

TEST_CASE("Every prefix of a valid text gives a set or an error with a line number", "[tiles]") {
    for (std::size_t length = 0; length <= good_text.size(); ++length) {
        INFO(length);
        REQUIRE(is_handled(good_text.substr(0, length)));
    }
}

TEST_CASE("A valid text with one changed byte gives a set or an error with a line number", "[tiles]") {
    std::string text = good_text;
    for (std::size_t position = 0; position < good_text.size(); ++position) {
        for (int byte = 0; byte < 256; ++byte) {
            text[position] = static_cast<char>(byte);
            if (!is_handled(text)) FAIL("byte " << byte << " at " << position);
        }
        text[position] = good_text[position];
    }
}

TEST_CASE("Random bytes are refused", "[tiles]") {
    std::mt19937 random(20220);
    for (const std::size_t size : {std::size_t(1), std::size_t(100), max_tile_text, 2 * max_tile_text}) {
        std::string noise(size, '\0');
        for (char& byte : noise) byte = static_cast<char>(random() & 0xffu);
        CHECK_FALSE(refusal(noise).empty());
        CHECK_FALSE(refusal("mistbank-tiles 1\n" + noise).empty());
    }
}

TEST_CASE("The words of the format in random order give a set or an error with a line number", "[tiles]") {
    const std::vector<std::string> words = {
        "name",  "title",   "tile",   "copies", "city",      "road", "field", "mist", "start",   "at",
        "coats", "symbols", "all",    "N",      "E",         "S",    "W",     "NL",   "touches", "0",
        "1",     "shares",  "parted", "99999",  "monastery", "\n",   "\n",    "\n",   "#",       "provenance",
        "river", "garden",  "mark",   "spring", "inner",     "inn",  "wine"};
    std::mt19937 random(20230);
    for (int round = 0; round < 3000; ++round) {
        std::string text = "mistbank-tiles 1\nname a\ntile a\n";
        for (int i = 0; i < 60; ++i) text += words[random() % words.size()] + " ";
        if (!is_handled(text)) FAIL(text);
    }
}

TEST_CASE("Long lines and many similar lines are read quickly", "[tiles]") {
    const std::string start = "mistbank-tiles 1\nname a\n";
    const auto repeated = [](const std::string& part) {
        std::string text;
        while (text.size() + part.size() < max_tile_text - 100) text += part;
        return text;
    };
    CHECK(is_handled(start + repeated("\n")));
    CHECK(is_handled(start + "tile a\nroad " + repeated("N ")));
    CHECK(is_handled(start + repeated("provenance x\n")));
    CHECK(is_handled(start + "tile a\n" + repeated("castle\n")));
    CHECK(is_handled(start + "title " + repeated("\xc3\xa4")));
    CHECK(is_handled(start + "name " + repeated("9")));
    CHECK(is_handled(start + "tile a\ncopies " + repeated("9")));
}

// --- fingerprints, built-in sets, names ----------------------------------------------------------------------------

TEST_CASE("The fingerprint depends on everything that affects a game", "[tiles]") {
    const std::uint64_t fingerprint = parsed(good_text).fingerprint();
    CHECK(fingerprint_after("copies 4", "copies 3") != fingerprint);
    CHECK(fingerprint_after("tile graves", "tile Graves") != fingerprint);
    CHECK(fingerprint_after("coats 2", "coats 1") != fingerprint);
    CHECK(fingerprint_after("symbols 3", "symbols 2") != fingerprint);
    CHECK(fingerprint_after("WR touches N", "WR") != fingerprint);
    CHECK(fingerprint_after("castle", "cemetery") != fingerprint);
    CHECK(fingerprint_after("road E S at 70 100", "road E\nroad S") != fingerprint);
    CHECK(fingerprint_after("field EL WR touches N\n  field ER SL SR WL",
                            "field ER WR touches N\n  field EL SL SR WL") != fingerprint);
    CHECK(fingerprint_after("  1 1 abbey\n", "") != fingerprint);
    CHECK(fingerprint_after("1 1 abbey", "0 1 abbey") != fingerprint);
    CHECK(fingerprint_after("1 0 D", "-1 0 D\n  1 0 D") != fingerprint);
}

TEST_CASE("The fingerprint does not depend on names, places of meeples or the spelling of the text", "[tiles]") {
    const std::uint64_t fingerprint = parsed(good_text).fingerprint();
    CHECK(fingerprint_after("name small_SET-1", "name other") == fingerprint);
    CHECK(fingerprint_after("title Nebel", "title Mist") == fingerprint);
    CHECK(fingerprint_after("Drawn from memory", "Guessed") == fingerprint);
    CHECK(fingerprint_after("at 70 100", "at 71 99") == fingerprint);
    CHECK(fingerprint_after("castle at 60 40", "castle") == fingerprint);
    CHECK(fingerprint_after("road W E", "road\tE  W  # a comment") == fingerprint);
}

TEST_CASE("The fingerprint is the same on every machine and in every release", "[tiles]") {
    CHECK(parsed(set_of_tile("field all")).fingerprint() == 0xf0140d1706e31dc1u);
}

TEST_CASE("The built-in mists set equals the set that is parsed from its text", "[tiles]") {
    Error error;
    const std::optional<TileSet> set = TileSet::builtin("mists", error);
    INFO(error.message);
    REQUIRE(set);
    CHECK(set->name() == "mists");
    CHECK(error.status == Status::ok);
    CHECK(set->fingerprint() == parsed(std::string(TileSet::builtin_text("mists"))).fingerprint());
}

TEST_CASE("The built-in sets can be listed by their names", "[tiles]") {
    REQUIRE(TileSet::builtin_count() >= 3);
    for (int i = 0; i < TileSet::builtin_count(); ++i) {
        Error error;
        const std::optional<TileSet> set = TileSet::builtin(TileSet::builtin_name(i), error);
        REQUIRE(set);
        CHECK(set->name() == TileSet::builtin_name(i));
    }
    CHECK(TileSet::builtin_name(-1) == nullptr);
    CHECK(TileSet::builtin_name(TileSet::builtin_count()) == nullptr);
}

TEST_CASE("An unknown name of a built-in set is refused", "[tiles]") {
    Error error;
    CHECK_FALSE(TileSet::builtin("fog", error));
    CHECK(error.status == Status::unknown_name);
    CHECK(error.message == "unknown built-in tile set 'fog'");
    CHECK(TileSet::builtin_text("fog").empty());
    CHECK(TileSet::builtin_text("").empty());
}

TEST_CASE("Kinds of segments and statuses have names", "[tiles]") {
    CHECK(std::string(name_of(SegmentKind::road)) == "road");
    CHECK(std::string(name_of(SegmentKind::cemetery)) == "cemetery");
    CHECK(std::string(name_of(SegmentKind::garden)) == "garden");
    CHECK(std::string(name_of(SegmentKind::river)) == "river");
    CHECK(std::string(name_of(static_cast<SegmentKind>(0))) == "?");
    CHECK(std::string(status_text(Status::ok)) == "ok");
    CHECK(std::string(status_text(Status::invalid_tile_set)) == "invalid tile set");
    CHECK(std::string(status_text(Status::internal_error)) == "internal error");
    CHECK(std::string(status_text(static_cast<Status>(99))) == "unknown status");
    CHECK(std::string(status_text(static_cast<Status>(-1))) == "unknown status");
}

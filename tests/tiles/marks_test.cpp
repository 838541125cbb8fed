// Marks of expansions on tiles: gardens, the river, inns, cathedrals, goods, and enclosed land.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"
#include "tiles/texts.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// A set without a starting block, which can only be played together with another set.
const std::string marked_text = R"(mistbank-tiles 1
name marked
tile spring
  mark spring
  river E
  field all
tile lake
  river W
  field all at 80 20
  mark lake
tile bridge
  copies 2
  road N S inn at 50 20
  river E W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile cloister
  garden at 70 20
  monastery at 50 60
  field all
tile market
  city N cloth coats 2 wine grain at 50 9
  city E S cathedral
  city W
  field inner touches N S W at 40 40
  field inner touches W
tile island
  field all at 20 80
  mark volcano
  mark machine SE
  mark portal
  mark dragon
tile palace
  city N E S W princess coats 1
  mark foundation
tile abbey
  copies 6
  monastery
  mark abbey
)";

const std::string marks_of_tiles =
    "'mark' needs 'spring', 'lake', 'volcano', 'dragon', 'portal', 'foundation', 'machine', 'abbey', 'hill', "
    "'vineyard', 'circus', 'acrobats', 'vodyanoy', 'ferry', 'gold', 'mage', 'robber', 'crop:farmer', "
    "'crop:highwayman', 'crop:knight' or 'festival'";

std::uint64_t marked_fingerprint_after(const std::string& old_part, const std::string& new_part) {
    return parsed(replaced(marked_text, old_part, new_part)).fingerprint();
}

std::string set_of_tile_without_start(const std::string& lines) {
    return "mistbank-tiles 1\nname test\ntile a\n" + lines + "\n";
}

}  // namespace

// --- gardens -------------------------------------------------------------------------------------------------------

TEST_CASE("ABT-7: a tile may have a garden in addition to a monastery, castle or cemetery", "[tiles][abbot]") {
    const TileSet set = parsed(marked_text);
    const TileType& cloister = set.types()[3];
    REQUIRE(cloister.segment_count == 3);
    CHECK(cloister.segments[0].kind == SegmentKind::garden);
    CHECK(int(cloister.segments[0].anchor_x) == 70);
    CHECK(cloister.has(SegmentKind::garden));
    CHECK(cloister.has(SegmentKind::monastery));
    CHECK_FALSE(set.types()[0].has(SegmentKind::garden));
    for (const std::string building : {"monastery", "castle", "cemetery"}) {
        CHECK(segment_of("field all\n" + building + "\ngarden", 2).kind == SegmentKind::garden);
    }
    const Segment garden = segment_of("garden\nfield all");
    CHECK(int(garden.anchor_x) == 50);
    CHECK(int(garden.anchor_y) == 50);
    CHECK(garden.sides == 0);
}

TEST_CASE("ABT-7: a tile has at most one garden", "[tiles][abbot]") {
    check_refusals({
        {set_of_tile("garden\nfield all\n garden"),
         "line 6, column 2: a tile has at most one garden, and segment 0 is already one"},
        {set_of_tile("garden N"), "line 4, column 8: 'garden' does not take 'N' here"},
        {set_of_tile("garden"), "line 3, column 1: tile 'a': side N belongs to no segment"},
    });
}

// --- the river -----------------------------------------------------------------------------------------------------

TEST_CASE("RIV-1: a river divides its side into two half sides of fields, as a road does", "[tiles][river]") {
    const TileSet set = parsed(marked_text);
    const TileType& bridge = set.types()[2];
    CHECK(bridge.segments[1].kind == SegmentKind::river);
    CHECK(bridge.segments[1].sides == (2 | 8));
    CHECK(bridge.side_kind(Side::north) == SideKind::road);
    CHECK(bridge.side_kind(Side::east) == SideKind::river);
    CHECK(bridge.side_kind(Side::south) == SideKind::road);
    CHECK(bridge.side_kind(Side::west) == SideKind::river);
    CHECK(set.types()[0].side_kind(Side::east) == SideKind::river);
    CHECK(set.types()[0].side_kind(Side::west) == SideKind::field);
    check_refusals({
        {set_of_tile("river E W\nfield NL NR WR\nfield SL SR WL ER"),
         "line 3, column 1: tile 'a': half side EL belongs to no field"},
        {set_of_tile("river E W\nfield NL NR WR EL\nfield SL SR WL"),
         "line 3, column 1: tile 'a': half side ER belongs to no field"},
        {set_of_tile("river E W\nfield NL EL WR\nfield NR ER SL SR WL"),
         "line 3, column 1: tile 'a': no road or river separates the fields of segments 1 and 2 on side N"},
    });
}

TEST_CASE("RIV-1: a river side cannot belong to a city or a road, and mist never covers the river", "[tiles][river]") {
    check_refusals({
        {set_of_tile("city E\nriver E W"), "line 5, column 7: side E belongs to the city of segment 0"},
        {set_of_tile("river E W\nroad N W"), "line 5, column 8: side W belongs to the river of segment 0"},
        {set_of_tile("river E W\ncity E"), "line 5, column 6: side E belongs to the river of segment 0"},
        {set_of_tile("river E W\nmist N E symbols 1"),
         "line 5, column 8: side E belongs to the river of segment 0; mist never covers a river"},
        {set_of_tile("mist N W symbols 1\nriver E W"),
         "line 5, column 9: side W belongs to the mist of segment 0; mist never covers a river"},
        {set_of_tile("river"), "line 4, column 6: 'river' needs a side: N, E, S or W"},
        {set_of_tile("river E E"), "line 4, column 9: side E is named twice"},
        {set_of_tile("river E coats 1"), "line 4, column 9: 'river' does not take 'coats' here"},
    });
    CHECK(parsed(set_of_tile("river E W\nmist N symbols 1\nfield EL WR\nfield SL SR WL ER"))
              .types()[0]
              .misty(Side::north));
}

TEST_CASE("A river that forks is refused", "[tiles][river]") {
    const std::string fork = ": a tile has at most 2 river sides";
    check_refusals({
        {set_of_tile("river N E S\nfield all"), "line 4, column 1" + fork},
        {set_of_tile("river N E S W"), "line 4, column 1" + fork},
        {set_of_tile("river E W\nfield all\n  river N"), "line 6, column 3" + fork},
        {set_of_tile("river E\nriver N S"), "line 5, column 1" + fork},
        {set_of_tile("river E\nriver N"),
         "line 5, column 1: a tile has at most one river, and segment 0 is already one"},
        {set_of_tile("river E\nriver E"),
         "line 5, column 1: a tile has at most one river, and segment 0 is already one"},
    });
}

TEST_CASE("RIV-2: the river begins at a spring and ends at a lake", "[tiles][river]") {
    const TileSet set = parsed(marked_text);
    CHECK(set.types()[0].marks == bit(Mark::spring));
    CHECK(set.types()[0].has(Mark::spring));
    CHECK_FALSE(set.types()[0].has(Mark::lake));
    CHECK(set.types()[1].has(Mark::lake));
    CHECK(set.types()[2].marks == 0);
    const std::string faulty = "line 3, column 1: tile 'a': ";
    check_refusals({
        {set_of_tile("river E\nfield all"), faulty + "a tile with one river side needs 'mark spring' or 'mark lake'"},
        {set_of_tile("mark lake\nfield all"), faulty + "a lake needs one river side, not 0"},
        {set_of_tile("mark spring\nriver E S\nfield ER SL\nfield NL NR EL SR WL WR"),
         faulty + "a spring needs one river side, not 2"},
        {set_of_tile("river N\nmark spring\nmark lake\nfield all"),
         faulty + "a tile cannot have both a spring and a lake"},
        {set_of_tile("mark spring\nmark spring"), "line 5, column 6: 'spring' is given twice"},
        {set_of_tile("mark"), "line 4, column 5: " + marks_of_tiles},
        {set_of_tile("mark N"), "line 4, column 6: " + marks_of_tiles + ", not 'N'"},
        {set_of_tile("mark spring lake"), "line 4, column 13: 'mark' does not take 'lake' here"},
        {"mistbank-tiles 1\nmark lake", "line 2, column 1: 'mark' belongs to a tile"},
        {set_of_tile("field all") + "mark lake", "line 7, column 1: 'mark' belongs to a tile"},
    });
}

// --- marks on segments ---------------------------------------------------------------------------------------------

TEST_CASE("A segment has exactly the marks in its line of the text", "[tiles]") {
    const TileSet set = parsed(marked_text);
    const TileType& market = set.types()[4];
    CHECK(market.segments[0].marks == (bit(Mark::cloth) | bit(Mark::wine) | bit(Mark::grain)));
    CHECK(market.segments[0].coats == 2);
    CHECK(int(market.segments[0].anchor_y) == 9);
    CHECK(market.segments[1].marks == bit(Mark::cathedral));
    CHECK(market.segments[2].marks == 0);
    CHECK(market.marks == 0);
    CHECK(market.has(Mark::cathedral));
    CHECK(market.has(Mark::grain));
    CHECK_FALSE(market.has(Mark::inn));
    CHECK(set.types()[2].segments[0].marks == bit(Mark::inn));
    CHECK(set.types()[2].has(Mark::inn));
}

TEST_CASE("Marks may be written before or after the coats of arms", "[tiles]") {
    const std::uint64_t fingerprint = parsed(marked_text).fingerprint();
    for (const std::string words :
         {"coats 2 wine grain cloth", "wine cloth grain coats 2", "wine coats 2 cloth grain"}) {
        CHECK(marked_fingerprint_after("cloth coats 2 wine grain", words) == fingerprint);
    }
}

TEST_CASE("The error for a mark on the wrong kind of segment names the mark and the kind", "[tiles]") {
    check_refusals({
        {set_of_tile("city N inn"), "line 4, column 8: an inn belongs to a road, not to a city"},
        {set_of_tile("city N coats 1 inn"), "line 4, column 16: an inn belongs to a road, not to a city"},
        {set_of_tile("road N cathedral"), "line 4, column 8: a cathedral belongs to a city, not to a road"},
        {set_of_tile("road N S inn wine"), "line 4, column 14: wine belongs to a city, not to a road"},
        {set_of_tile("field all grain"), "line 4, column 11: grain belongs to a city, not to a field"},
        {set_of_tile("field inner cloth"), "line 4, column 13: cloth belongs to a city, not to a field"},
        {set_of_tile("mist N inn symbols 1"), "line 4, column 8: an inn belongs to a road, not to mist"},
        {set_of_tile("mist N symbols 1 inn"), "line 4, column 18: an inn belongs to a road, not to mist"},
        {set_of_tile("monastery wine"), "line 4, column 11: wine belongs to a city, not to a monastery"},
        {set_of_tile("garden inn"), "line 4, column 8: an inn belongs to a road, not to a garden"},
        {set_of_tile("river E inn"), "line 4, column 9: an inn belongs to a road, not to a river"},
        {set_of_tile("river E spring"), "line 4, column 9: a spring belongs to a tile, not to a river"},
        {set_of_tile("road N princess"), "line 4, column 8: a princess belongs to a city, not to a road"},
        {set_of_tile("monastery princess"), "line 4, column 11: a princess belongs to a city, not to a monastery"},
        {set_of_tile("city N volcano"), "line 4, column 8: a volcano belongs to a tile, not to a city"},
        {set_of_tile("city N dragon"), "line 4, column 8: a dragon belongs to a tile, not to a city"},
        {set_of_tile("road N portal"), "line 4, column 8: a portal belongs to a tile, not to a road"},
        {set_of_tile("field all foundation"), "line 4, column 11: a foundation belongs to a tile, not to a field"},
        {set_of_tile("field all machine"), "line 4, column 11: a machine belongs to a tile, not to a field"},
        {set_of_tile("monastery abbey"), "line 4, column 11: an abbey belongs to a tile, not to a monastery"},
        {set_of_tile("mark princess"), "line 4, column 6: a princess belongs to a city, not to the whole tile"},
        {set_of_tile("mark inn"), "line 4, column 6: an inn belongs to a road, not to the whole tile"},
        {set_of_tile("mark cloth"), "line 4, column 6: cloth belongs to a city, not to the whole tile"},
    });
}

TEST_CASE("A mark may be written only once for a segment, and only before the anchor", "[tiles]") {
    check_refusals({
        {set_of_tile("road N inn inn"), "line 4, column 12: 'inn' is given twice"},
        {set_of_tile("city N wine coats 1 wine"), "line 4, column 21: 'wine' is given twice"},
        {set_of_tile("city N coats 1 wine coats 1"), "line 4, column 21: 'city' does not take 'coats' here"},
        {set_of_tile("road N at 1 1 inn"), "line 4, column 15: 'road' does not take 'inn' here"},
        {set_of_tile("road inn"), "line 4, column 6: 'road' needs a side: N, E, S or W, not 'inn'"},
        {set_of_tile("road N Inn"), "line 4, column 8: 'road' does not take 'Inn' here"},
        {set_of_tile("inn"), "line 4, column 1: unknown word 'inn'"},
    });
}

TEST_CASE("Each mark has a name", "[tiles]") {
    const std::vector<std::string> names = {
        "inn",     "cathedral", "wine",        "grain",           "cloth",       "spring",  "lake",
        "volcano", "dragon",    "portal",      "princess",        "foundation",  "machine", "abbey",
        "hill",    "vineyard",  "circus",      "acrobats",        "vodyanoy",    "ferry",   "gold",
        "mage",    "robber",    "crop:farmer", "crop:highwayman", "crop:knight", "festival"};
    for (std::size_t i = 0; i < names.size(); ++i) CHECK(name_of(static_cast<Mark>(i)) == names[i]);
    CHECK(name_of(static_cast<Mark>(31)) == std::string("?"));
}

// --- marks of tiles -------------------------------------------------------------------------------------------------

TEST_CASE("PRD, TWR, FLY: a tile may have several marks", "[tiles][dragon][tower][machines]") {
    const TileSet set = parsed(marked_text);
    const TileType& island = set.types()[5];
    CHECK(island.marks == (bit(Mark::volcano) | bit(Mark::dragon) | bit(Mark::portal) | bit(Mark::machine)));
    CHECK(int(island.machine_direction) == 5);
    CHECK(island.segments[0].marks == 0);
    const TileType& palace = set.types()[6];
    CHECK(palace.marks == bit(Mark::foundation));
    CHECK(palace.segments[0].marks == bit(Mark::princess));
    CHECK(palace.has(Mark::princess));
    CHECK(int(palace.machine_direction) == 0);
    for (const char* mark :
         {"volcano", "dragon", "portal", "foundation", "machine N", "hill", "vineyard", "circus", "acrobats",
          "vodyanoy", "ferry", "gold", "mage", "robber", "crop:farmer", "crop:highwayman", "crop:knight", "festival"}) {
        const std::string line = std::string("mark ") + mark;
        INFO(line);
        CHECK(parsed(set_of_tile("field all\n" + line)).types()[0].marks != 0);
    }
    check_refusals({
        {set_of_tile("mark volcano\nmark portal\nmark volcano"), "line 6, column 6: 'volcano' is given twice"},
        {set_of_tile("mark machine N\nmark machine N"), "line 5, column 6: 'machine' is given twice"},
        {set_of_tile("mark portal N"), "line 4, column 13: 'mark' does not take 'N' here"},
        {set_of_tile("mark tower"), "line 4, column 6: " + marks_of_tiles + ", not 'tower'"},
        {set_of_tile("tower"), "line 4, column 1: unknown word 'tower'"},
    });
}

TEST_CASE("HIL-1, TOP-2, VOD-1: hills, vineyards, circuses, acrobats and the Vodyanoy are marks of the whole tile",
          "[tiles][hills][circus][vodyanoy]") {
    const TileSet set =
        parsed(set_of_tile("mark vodyanoy\nmark hill\nmark vineyard\nmark circus\nmark acrobats\nfield all"));
    const TileType& type = set.types()[0];
    CHECK(type.marks == 0b11111u << 14);
    CHECK(type.segment_count == 1);
    CHECK(type.segments[0].marks == 0);
    check_refusals({
        {set_of_tile("road N hill"), "line 4, column 8: a hill belongs to a tile, not to a road"},
        {set_of_tile("field all acrobats"), "line 4, column 11: acrobats belongs to a tile, not to a field"},
        {set_of_tile("mark circus 1"), "line 4, column 13: 'mark' does not take '1' here"},
        {set_of_tile("mark hill\nmark hill"), "line 5, column 6: 'hill' is given twice"},
        {set_of_tile("acrobats"), "line 4, column 1: unknown word 'acrobats'"},
        {set_of_tile("vodyanoy"), "line 4, column 1: unknown word 'vodyanoy'"},
    });
}

TEST_CASE("FLY-1: a machine flies in one of eight directions", "[tiles][machines]") {
    const std::vector<std::string> names = {"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const TileSet set = parsed(set_of_tile("mark machine " + names[i] + "\nfield all"));
        CHECK(std::size_t(set.types()[0].machine_direction) == i);
    }
    const std::string needs = "'machine' needs a direction: N, E, S, W, NE, SE, SW or NW";
    check_refusals({
        {set_of_tile("mark machine"), "line 4, column 13: " + needs},
        {set_of_tile("mark machine  EN"), "line 4, column 15: " + needs + ", not 'EN'"},
        {set_of_tile("mark machine n"), "line 4, column 14: " + needs + ", not 'n'"},
        {set_of_tile("mark machine NL"), "line 4, column 14: " + needs + ", not 'NL'"},
        {set_of_tile("mark machine N E"), "line 4, column 16: 'mark' does not take 'E' here"},
    });
}

// --- abbeys ----------------------------------------------------------------------------------------------------------

TEST_CASE("ABM-3: an abbey is a monastery that may lie next to any side", "[tiles][abbey]") {
    const TileSet set = parsed(marked_text);
    const TileType& abbey = set.types()[7];
    CHECK(abbey.has(Mark::abbey));
    REQUIRE(abbey.segment_count == 1);
    CHECK(abbey.segments[0].kind == SegmentKind::monastery);
    CHECK(int(abbey.segments[0].anchor_x) == 50);
    for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
        CHECK(abbey.side_kind(side) == SideKind::any);
        CHECK_FALSE(abbey.misty(side));
        CHECK(set.types()[6].side_kind(side) == SideKind::city);
    }
}

TEST_CASE("ABM-3: an abbey tile with anything but a monastery is refused", "[tiles][abbey]") {
    const std::string nothing_else = "an abbey has only a monastery, not a ";
    const std::string faulty = "line 3, column 1: tile 'a': ";
    check_refusals({
        {set_of_tile("mark abbey\nmonastery\n road N"), "line 6, column 2: " + nothing_else + "road"},
        {set_of_tile("city N\nmark abbey\nmonastery"), "line 4, column 1: " + nothing_else + "city"},
        {set_of_tile("monastery\nfield all\nmark abbey"), "line 5, column 1: " + nothing_else + "field"},
        {set_of_tile("monastery\nfield inner\nmark abbey"), "line 5, column 1: " + nothing_else + "field"},
        {set_of_tile("mark abbey\nmonastery\nmist N symbols 1"), "line 6, column 1: " + nothing_else + "mist"},
        {set_of_tile("mark abbey\nmonastery\nriver E W"), "line 6, column 1: " + nothing_else + "river"},
        {set_of_tile("mark abbey\nmonastery\ngarden"), "line 6, column 1: " + nothing_else + "garden"},
        {set_of_tile("mark abbey\ncastle"), "line 5, column 1: " + nothing_else + "castle"},
        {set_of_tile("mark abbey\nmonastery\nmonastery"),
         "line 6, column 1: the middle of the tile belongs to the monastery of segment 0"},
        {set_of_tile("mark abbey"), faulty + "an abbey needs a monastery"},
        {set_of_tile("mark abbey\nmark volcano\nmonastery"), faulty + "an abbey cannot have another mark"},
        {set_of_tile("mark abbey\nmark spring\nmonastery"), faulty + "an abbey cannot have another mark"},
        {set_of_tile("mark abbey\nmark abbey"), "line 5, column 6: 'abbey' is given twice"},
        {set_of_tile("monastery"), faulty + "side N belongs to no segment"},
    });
}

TEST_CASE("ABM-1: a starting block cannot have an abbey", "[tiles][abbey]") {
    const std::string why = "tile 'abbey' is an abbey and cannot be in a starting block (ABM-1)";
    check_refusals({
        {marked_text + "start\n0 0 abbey", "line 43, column 5: " + why},
        {marked_text + "start\n0 0 island\n1 0 abbey", "line 44, column 5: " + why},
    });
}

// --- inner fields --------------------------------------------------------------------------------------------------

TEST_CASE("A field may lie entirely inside the tile and own no half side", "[tiles]") {
    const Segment inner = parsed(marked_text).types()[4].segments[3];
    CHECK(inner.kind == SegmentKind::field);
    CHECK(inner.half_sides == 0);
    CHECK(inner.touches == 7);
    CHECK(int(inner.anchor_x) == 40);
    const Segment alone = segment_of("city N E S W\nfield inner", 1);
    CHECK(alone.touches == 0);
    CHECK(int(alone.anchor_x) == 50);
    CHECK(int(alone.anchor_y) == 50);
    check_refusals({
        {set_of_tile("field inner NL"), "line 4, column 13: 'field' does not take 'NL' here"},
        {set_of_tile("field NL inner"), "line 4, column 10: 'field' does not take 'inner' here"},
        {set_of_tile("field inner touches N\nfield all"),
         "line 4, column 21: the field touches side N, which belongs to no city"},
        {set_of_tile("field inner"), "line 3, column 1: tile 'a': side N belongs to no segment"},
    });
}

TEST_CASE("A tile has at most sixteen segments", "[tiles]") {
    std::string lines = "city N E S W\n";
    for (int i = 1; i < max_segments; ++i) lines += "field inner touches N\n";
    CHECK(parsed(set_of_tile(lines)).types()[0].segment_count == max_segments);
    for (const std::string more : {"field inner", "garden", "monastery"}) {
        CHECK(refusal(set_of_tile(lines + more)) == "line 20, column 1: a tile has at most 16 segments");
    }
}

// --- sets without a starting block -----------------------------------------------------------------------------------

TEST_CASE("A set needs no starting block if another set is played first", "[tiles]") {
    CHECK(parsed(marked_text).start().empty());
    CHECK(parsed(set_of_tile_without_start("field all")).start().empty());
    check_refusals({
        {"mistbank-tiles 1\nname a\ntile a\nfield all\nstart", "line 5, column 1: the starting block has no tile"},
        {set_of_tile_without_start("city N"), "line 3, column 1: tile 'a': side E belongs to no segment"},
        {"mistbank-tiles 1\ntile a\nfield all", "line 3, column 10: the set has no name"},
    });
}

TEST_CASE("RIV-1: a river side of the starting block matches only river sides", "[tiles][river]") {
    const auto block = [](const std::string& cells) { return marked_text + "start\n0 0 spring\n" + cells; };
    CHECK(parsed(block("1 0 lake")).start().size() == 2);
    CHECK(parsed(block("1 0 bridge\n2 0 lake")).start().size() == 3);
    check_refusals({
        {block("1 0 cloister"), "line 44, column 1: side W at 1 0 shows a field, but side E at 0 0 shows a river"},
        {block("0 1 bridge"), "line 44, column 1: side N at 0 1 shows a road, but side S at 0 0 shows a field"},
        {block("-1 0 bridge"), "line 44, column 1: side E at -1 0 shows a river, but side W at 0 0 shows a field"},
    });
}

// --- fingerprints and damaged texts --------------------------------------------------------------------------------

TEST_CASE("The fingerprint depends on the marks and their places", "[tiles]") {
    const std::uint64_t fingerprint = parsed(marked_text).fingerprint();
    CHECK(marked_fingerprint_after(" inn", "") != fingerprint);
    CHECK(marked_fingerprint_after("wine ", "") != fingerprint);
    CHECK(marked_fingerprint_after("cathedral", "wine") != fingerprint);
    CHECK(marked_fingerprint_after("E S cathedral\n  city W", "E S\n  city W cathedral") != fingerprint);
    CHECK(marked_fingerprint_after("mark spring", "mark lake") != fingerprint);
    CHECK(marked_fingerprint_after("touches N S W", "touches N S") != fingerprint);
    CHECK(marked_fingerprint_after("  garden at 70 20\n", "") != fingerprint);
    CHECK(marked_fingerprint_after("garden at 70 20", "garden") == fingerprint);
    CHECK(marked_fingerprint_after("princess ", "") != fingerprint);
    CHECK(marked_fingerprint_after("mark volcano", "mark foundation") != fingerprint);
    CHECK(marked_fingerprint_after("machine SE", "machine NE") != fingerprint);
    CHECK(marked_fingerprint_after("machine SE", "machine N") != fingerprint);
    CHECK(parsed(marked_text + "start\n0 0 spring\n").fingerprint() != fingerprint);
}

TEST_CASE("Every prefix of a text with marks gives a set or an error with a line number", "[tiles]") {
    for (std::size_t length = 0; length <= marked_text.size(); ++length) {
        INFO(length);
        REQUIRE(is_handled(marked_text.substr(0, length)));
    }
}

TEST_CASE("A text with marks and one changed byte gives a set or an error with a line number", "[tiles]") {
    std::string text = marked_text;
    for (std::size_t position = 0; position < marked_text.size(); ++position) {
        for (int byte = 0; byte < 256; ++byte) {
            text[position] = static_cast<char>(byte);
            if (!is_handled(text)) FAIL("byte " << byte << " at " << position);
        }
        text[position] = marked_text[position];
    }
}

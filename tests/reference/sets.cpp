#include "reference/sets.hpp"

#include <catch2/catch.hpp>

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Several mist segments on one tile. A tile finishes a bank with one segment and extends an unfinished bank with
// another.
const char* const twins = R"(mistbank-tiles 1
name twins
tile start
  road W E
  field EL WR
  mist N symbols 1
  field ER WL
  mist S symbols 2
tile apart
  copies 6
  road W E
  field EL WR
  field ER WL
  mist N symbols 2
  mist S symbols 1
tile four
  copies 4
  mist N symbols 1
  mist E symbols 1
  mist S symbols 0
  mist W symbols 1
tile corner
  copies 6
  mist S symbols 3
  city N
  mist E symbols 1
  road W
  field WL WR touches N
tile across
  copies 5
  mist N E symbols 0
  road N S
  mist S W symbols 2
tile clear
  copies 6
  road S
  field all
tile tower
  copies 4
  mist E symbols 1
  castle
  road S
  field SL SR touches W
  mist N symbols 1
  city W
start
  0 0 start
)";

// Tiles with several cities that are joined by other tiles, and fields that touch one city several times.
const char* const knots = R"(mistbank-tiles 1
name knots
tile start
  city N coats 1
  city E
  city S coats 2
  city W
tile four
  copies 4
  city N
  city E coats 1
  city S
  city W
tile pairs
  copies 5
  city N E
  city S W coats 1
tile bend
  copies 6
  city N E
  field SL SR WL WR touches N
tile cap
  copies 8
  field EL ER touches N
  city N coats 1
  road S
  field SL WL WR touches N
  field SR touches N
tile band
  copies 5
  city N
  city S
  field EL ER touches N S
  field WL WR touches N
tile hub
  copies 3
  city N E S W coats 3
tile way
  copies 5
  monastery
  road N E S
  field NL SR WL WR
  field NR EL
  field ER SL
start
  0 0 start
)";

// Cemeteries with mist on the same tile. One of them is in the starting block, next to a castle.
const char* const graves = R"(mistbank-tiles 1
name graves
tile grave
  copies 5
  cemetery
  road S
  mist N E symbols 1
  field WL WR SL SR
tile chapel
  copies 4
  mist W symbols 1
  city N
  cemetery
  mist S symbols 0
  field EL ER touches N
tile keep
  copies 4
  castle
  mist E symbols 0
  road S W
  field NL NR
  field SL SR WL WR
tile plain
  copies 9
  road E W
  field NL NR EL WR
  field SL SR ER WL
tile bank
  copies 6
  road S
  mist N W symbols 1
  field EL ER SL SR
tile town
  copies 6
  city N coats 2
  field EL ER SL SR WL WR touches N
start
  0 0 grave
  0 -1 plain
  1 0 bank
  -1 0 keep
)";

// Valuable roads, cities and castles that are completed quickly. New piles are opened, and hounds share features.
const char* const riches = R"(mistbank-tiles 1
name riches
tile cap
  copies 16
  city N coats 3
  field EL ER SL SR WL WR touches N
tile gate
  copies 12
  city N coats 2
  road S
  mist E symbols 1
  field SL SR WL WR touches N
tile yard
  copies 8
  city N
  castle
  mist S W symbols 1
  road E
  field EL ER touches N
tile grave
  copies 3
  cemetery
  city N coats 1
  field EL ER SL SR WL WR touches N
tile end
  copies 6
  road N
  road E
  field NL NR EL ER SL SR WL WR
start
  0 0 cap
)";

// Few ghosts, and cities that several colours share. Level 6 can be won, and both hounds can score in the same city.
const char* const feast = R"(mistbank-tiles 1
name feast
tile band
  copies 10
  city N S coats 2
  field EL ER WL WR touches N
tile cap
  copies 36
  city N coats 4
  field EL ER SL SR WL WR touches N
tile gate
  copies 8
  city N coats 4
  mist S symbols 1
  field EL ER WL WR touches N
tile bend
  copies 6
  city N E coats 2
  field SL SR WL WR touches N
start
  0 0 band
)";

// No ghosts, and castles that are worth nothing. Features and hounds can score 0 points.
const char* const calm = R"(mistbank-tiles 1
name calm
tile cap
  copies 14
  city N coats 2
  field EL ER SL SR WL WR touches N
tile keep
  copies 20
  castle
  field all
tile field
  copies 14
  road N
  field all
tile grave
  copies 1
  cemetery
  field all
start
  0 0 cap
)";

// Tiles that usually fit nowhere.
const char* const misfits = R"(mistbank-tiles 1
name misfits
tile start
  road N
  field all
tile city
  copies 5
  city N E S W
tile road
  copies 5
  road N E S W
  mist N symbols 1
  field EL ER SL SR WL WR
tile half
  copies 1
  city N
  road E S W
  mist E symbols 1
  field SL SR WL WR
start
  0 0 start
)";

// Only cemeteries. Two cemeteries can close at the same time, and keepers gain more guards than the supply holds.
const char* const yards = R"(mistbank-tiles 1
name yards
tile yard
  copies 60
  cemetery
  field all
tile gate
  copies 6
  cemetery
  road N E S W
  mist N E S W symbols 1
tile road
  copies 4
  road N
  field all
start
  0 0 gate
)";

// Returns a set with a starting tile and a given number of other tiles, so that piles are nearly empty.
std::string few(int tiles) {
    std::string text = "mistbank-tiles 1\nname few" + std::to_string(tiles) + "\ntile start\n  copies " +
                       std::to_string(tiles + 1) + "\n";
    text += "  city N coats 9\n  road S\n  mist E symbols 1\n  field SL SR WL WR touches N\nstart\n  0 0 start\n";
    return text;
}

}  // namespace

TileSet read_set(const std::string& text) {
    Error error;
    std::optional<TileSet> set = TileSet::parse(text, error);
    INFO(text << error.message);
    REQUIRE(set.has_value());
    return *set;
}

std::vector<TileSet> read_sets(std::initializer_list<const char*> texts) {
    std::vector<TileSet> read;
    for (const char* text : texts) read.push_back(read_set(text));
    return read;
}

const std::vector<TileSet>& odd_sets() {
    static const std::vector<TileSet> sets = [] {
        std::vector<TileSet> read = read_sets({twins, knots, graves, riches, feast, calm, misfits, yards});
        for (const int tiles : {1, 2, 3, 4, 7}) read.push_back(read_set(few(tiles)));
        return read;
    }();
    return sets;
}

}  // namespace mistbank_reference

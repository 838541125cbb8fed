// Tile sets with unusual cases of the dragon, towers, abbeys and flying machines.
#include <vector>

#include "reference/sets.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// The dragon moves almost every turn, among meeples, princesses and portals. It starts next to a block with an inner
// corner, which it can enter from two tiles.
const char* const lair = R"(mistbank-tiles 1
name lair
tile home
  copies 4
  mark portal
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile volcano
  copies 5
  mark volcano
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile prowl
  copies 12
  mark dragon
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile gate
  copies 6
  mark portal
  city N coats 1 wine
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile bower
  copies 6
  city N E princess grain
  mist S symbols 1
  field WL WR touches N
tile cap
  copies 5
  city N princess cloth
  garden
  field EL ER SL SR WL WR touches N
start
  0 0 home
  1 0 home
  0 1 home
)";

// Dragon tiles and one volcano that is drawn late. Dragon tiles wait for the volcano and are then shuffled back.
const char* const smoke = R"(mistbank-tiles 1
name smoke
tile start
  copies 7
  mark portal
  monastery
  road N
  field all
tile volcano
  mark volcano
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile way
  copies 8
  mark dragon
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile cap
  copies 6
  mark dragon
  city N princess wine
  field EL ER SL SR WL WR touches N
start
  0 0 start
)";

// Dragon tiles without a volcano. Dragon tiles never enter play, the pile runs out early, and the board has holes from
// the first turn on.
const char* const drought = R"(mistbank-tiles 1
name drought
tile start
  copies 15
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile drake
  copies 6
  mark dragon
  city N princess
  field EL ER SL SR WL WR touches N
tile cap
  copies 3
  city N grain
  mist S symbols 1
  field EL ER WL WR touches N
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
  2 0 start
  0 1 start
  2 1 start
  0 2 start
  1 2 start
  2 2 start
)";

// Towers on most tiles and in the starting block, with figures to capture in every direction.
const char* const belfry = R"(mistbank-tiles 1
name belfry
tile start
  copies 6
  mark foundation
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile keep
  copies 8
  mark foundation
  monastery
  mist N symbols 1
  field EL ER SL SR WL WR
tile grave
  copies 6
  mark foundation
  cemetery
  road S
  field all
tile town
  copies 8
  mark foundation
  city N E coats 1 wine
  field SL SR WL WR touches N
tile path
  copies 8
  mark foundation
  road N S inn
  garden at 80 50
  field NL SR WL WR
  field NR SL EL ER
tile plain
  copies 8
  field all
start
  0 0 start
  1 0 start
  1 1 start
)";

// Holes in mist and in cities, which only an abbey can fill. Wagons, mayors and barns stand around the holes.
const char* const cloisters = R"(mistbank-tiles 1
name cloisters
tile start
  copies 12
  city N coats 1 wine
  city S grain
  road E
  road W inn
  field EL touches N
  field ER touches S
  field WL touches S
  field WR touches N
tile moor
  copies 8
  city N
  city S
  road E
  road W
  mist E W symbols 1
tile cell
  copies 4
  city N
  city S
  monastery
  road E W
  field EL WR touches N
  field ER WL touches S
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
  2 0 start
  0 1 moor
  2 1 start
  0 2 start
  1 2 start
  2 2 start
)";

// Open land with many corners for barns, and cities where mayors count nothing because there are no coats of arms.
const char* const manors = R"(mistbank-tiles 1
name manors
tile meadow
  copies 16
  field all
tile cap
  copies 14
  city N wine
  field EL ER SL SR WL WR touches N
tile lane
  copies 8
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile band
  copies 6
  city N S
  field EL ER touches N
  field WL WR touches N
tile fen
  copies 4
  mist N symbols 1
  field EL ER SL SR WL WR
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 meadow
)";

// Short roads that are completed when laid. Wagons move again and again: in mist, to cemeteries and to castles.
const char* const carters = R"(mistbank-tiles 1
name carters
tile end
  copies 10
  road N inn
  field all
tile ends
  copies 10
  road N
  road S
  mist E symbols 1
  field NL SR WL WR
  field NR
  field SL
tile bend
  copies 6
  road N E
  mist S W symbols 1
  field NL
  field NR EL
  field ER
tile grave
  copies 5
  cemetery
  road N
  field all
tile keep
  copies 4
  castle
  road N
  mist E symbols 1
  field NL SL SR WL WR
  field NR
tile cap
  copies 6
  city N cloth
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 ends
  0 1 ends
)";

// Machines that fly in every direction: to cemeteries, to castles, and to a starting block of three tiles in a row.
const char* const airfield = R"(mistbank-tiles 1
name airfield
tile start
  copies 4
  road N S
  monastery
  field NL SR WL WR
  field NR SL EL ER
tile north
  copies 5
  mark machine N
  cemetery
  road S
  field all
tile east
  copies 4
  mark machine E
  city N wine
  field EL ER SL SR WL WR touches N
tile south
  copies 4
  mark machine S
  castle
  mist N symbols 1
  field EL ER SL SR WL WR
tile west
  copies 4
  mark machine W
  garden
  field all
tile slant
  copies 4
  mark machine NE
  mark portal
  road E W
  field EL NL NR WR
  field ER SL SR WL
tile dive
  copies 4
  mark machine SE
  mark volcano
  road N
  field all
tile soar
  copies 4
  mark machine SW
  mark dragon
  city N E princess
  field SL SR WL WR touches N
tile glide
  copies 4
  mark machine NW
  mark foundation
  monastery
  road N
  field all
start
  0 0 start
  0 1 start
  0 2 start
)";

// Every flight ends at one shared road in mist, or at a cemetery, a garden or an abbey.
const char* const roost = R"(mistbank-tiles 1
name roost
tile start
  copies 3
  mark portal
  road N E S W
  mist N E symbols 1
  field SR WL
  field SL
  field WR
tile north
  copies 4
  mark machine N
  road N E S W
  mist N E symbols 1
  field SR WL
  field SL
  field WR
tile east
  copies 4
  mark machine E
  mark foundation
  road N E S W
  garden at 80 80
  mist N E symbols 1
  field SR WL
  field SL
  field WR
tile south
  copies 4
  mark machine S
  cemetery
  road N E S W
  mist N E symbols 1
  field SR WL
  field SL
  field WR
tile west
  copies 4
  mark machine W
  garden at 80 80
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile slant
  copies 4
  mark machine NW
  cemetery
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// One road in the mist that meeples reach only by air. The actions must distinguish the meeples that stand on the road.
const char* const beam = R"(mistbank-tiles 1
name beam
tile start
  copies 2
  mark portal
  road N E S W
  mist N E S W symbols 1
tile north
  copies 5
  mark machine N
  road N E S W
  mist N E S W symbols 1
tile east
  copies 5
  mark machine E
  road N E S W
  mist N E S W symbols 1
tile slant
  copies 5
  mark machine SE
  road N E S W
  mist N E W symbols 1
  field SL
  field SR
start
  0 0 start
)";

// Only cemeteries, monasteries and gardens on open land, where every machine lands. In the starting block is a hole for
// an abbey; one of the 8 cells around the hole is still empty.
const char* const perch = R"(mistbank-tiles 1
name perch
tile start
  copies 9
  mark portal
  cemetery
  field all
tile north
  copies 5
  mark machine N
  mark foundation
  cemetery
  mist E symbols 1
  field NL NR SL SR WL WR
tile east
  copies 5
  mark machine E
  cemetery
  field all
tile south
  copies 5
  mark machine S
  mark foundation
  garden at 80 80
  monastery
  field all
tile west
  copies 5
  mark machine W
  garden
  field all
tile slant
  copies 5
  mark machine NW
  monastery
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
  2 0 start
  0 1 start
  2 1 start
  0 2 start
  1 2 start
)";

// Roads in the mist that are completed when laid, each next to a cemetery. Wagons and ghosts arrive at cemeteries, and
// cemeteries close.
const char* const sexton = R"(mistbank-tiles 1
name sexton
tile grave
  copies 16
  cemetery
  road N
  mist N symbols 1
  field EL ER SL SR WL WR
tile lane
  copies 8
  cemetery
  road N
  field all
tile end
  copies 4
  road N
  mist N symbols 1
  field EL ER SL SR WL WR
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 grave
)";

// A hole that no tile fills, and a city where builders work until the pile runs out.
const char* const mill = R"(mistbank-tiles 1
name mill
tile wall
  copies 8
  city N E S W
tile gate
  copies 8
  city S wine
  road N E W
  field NL WR
  field NR EL
  field ER touches S
  field WL touches S
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 wall
  1 0 wall
  2 0 wall
  0 1 wall
  2 1 wall
  0 2 wall
  1 2 wall
  2 2 wall
)";

// Everything together, in a short game.
const char* const fair = R"(mistbank-tiles 1
name fair
tile start
  copies 4
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile volcano
  copies 2
  mark volcano
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile dragon
  copies 5
  mark dragon
  mark foundation
  city N princess wine
  field EL ER SL SR WL WR touches N
tile portal
  copies 4
  mark portal
  mark machine E
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile tower
  copies 6
  mark foundation
  road N
  mist S symbols 1
  field NL WL WR
  field NR EL ER
tile city
  copies 4
  city N E coats 1 cathedral
  mist W symbols 1
  field SL SR touches N
tile garden
  copies 2
  garden at 20 20
  cemetery
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
)";

}  // namespace

const std::vector<TileSet>& further_odd_expansion_sets() {
    static const std::vector<TileSet> sets = read_sets(
        {lair, smoke, drought, belfry, cloisters, manors, carters, airfield, roost, beam, perch, sexton, mill, fair});
    return sets;
}

}  // namespace mistbank_reference

// Tile sets with unusual cases of hills, flocks, the big top and the Vodyanoy.
#include <vector>

#include "reference/sets.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Features that share hills and vineyards. Flying meeples join features, and ties are common.
const char* const downs = R"(mistbank-tiles 1
name downs
tile start
  copies 4
  mark portal
  mark vineyard
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile crest
  copies 7
  mark hill
  mark machine E
  monastery
  mist W symbols 1
  field NL NR EL ER SL SR
tile brow
  copies 5
  mark hill
  mark machine N
  cemetery
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile knoll
  copies 5
  mark hill
  mark vineyard
  mark machine S
  castle
  mist N symbols 1
  field EL ER SL SR WL WR
tile cap
  copies 6
  mark hill
  city N coats 1 wine
  road S inn
  field EL ER SL touches N
  field WL WR SR touches N
tile slope
  copies 6
  mark vineyard
  city N S cathedral
  field EL ER touches N
  field WL WR touches N
tile terrace
  copies 6
  mark vineyard
  mark machine NW
  garden
  road W
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Small fields that are closed when laid, some of them inner fields, and large fields with barns. Flocks join, grow and
// are guided home.
const char* const pasture = R"(mistbank-tiles 1
name pasture
tile meadow
  copies 10
  field all
tile pens
  copies 6
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile fold
  copies 5
  mark hill
  road N S
  field inner
  field NL SR WL WR
  field NR SL EL ER
tile bend
  copies 8
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile fen
  copies 5
  mist N E symbols 1
  field SL SR WL WR
tile wall
  copies 6
  city N W wine
  field EL ER SL SR touches N
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 pens
  1 0 pens
)";

// Holes that close all surrounding fields when they are filled.
const char* const sheepcote = R"(mistbank-tiles 1
name sheepcote
tile start
  copies 16
  mark vineyard
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile town
  copies 8
  city N E S W
tile yard
  copies 8
  city N S
  field EL ER touches N
  field WL WR touches N
tile end
  copies 6
  mark hill
  city N
  field EL ER SL SR WL WR touches N
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

// Dragon tiles under hills. The volcano is drawn late, lies under a hill, or is itself a hill.
const char* const smoulder = R"(mistbank-tiles 1
name smoulder
tile start
  copies 6
  mark portal
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile volcano
  copies 2
  mark volcano
  field all
tile cone
  mark hill
  mark volcano
  field all
tile drake
  copies 9
  mark dragon
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile hill
  copies 8
  mark hill
  city N princess
  field EL ER SL SR WL WR touches N
start
  0 0 start
)";

// Mostly dragon tiles and hills, without a volcano. The types of the remaining tiles stay unknown.
const char* const embers = R"(mistbank-tiles 1
name embers
tile start
  copies 3
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile drake
  copies 6
  mark dragon
  city N princess
  field EL ER SL SR WL WR touches N
tile hill
  copies 5
  mark hill
  monastery
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile stray
  copies 3
  city N E S W
start
  0 0 start
)";

// More circus tiles than animal tokens, and spaces for acrobats on many tiles, also in the starting block. The set has
// towers, portals and wagons.
const char* const arena = R"(mistbank-tiles 1
name arena
tile start
  copies 5
  mark acrobats
  mark portal
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile ring
  copies 14
  mark circus
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile tent
  copies 8
  mark circus
  mark acrobats
  city N coats 1
  field EL ER SL SR WL WR touches N
tile grave
  copies 4
  mark acrobats
  cemetery
  mist N symbols 1
  field EL ER SL SR WL WR
tile keep
  copies 4
  mark acrobats
  mark foundation
  castle
  road S
  mist N symbols 1
  field EL ER SL SR WL WR
tile vent
  copies 2
  mark volcano
  mark acrobats
  field all
tile drake
  copies 4
  mark dragon
  mark circus
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
  0 1 start
)";

// Short roads and small towns among circus tiles. Ringmasters and wagons soon leave these roads and towns.
const char* const parade = R"(mistbank-tiles 1
name parade
tile end
  copies 8
  mark circus
  road N inn
  field all
tile gate
  copies 8
  mark acrobats
  city N
  road S
  mist E symbols 1
  field SL touches N
  field WL WR SR touches N
tile lawn
  copies 6
  mark circus
  mark acrobats
  monastery
  mist N symbols 1
  field EL ER SL SR WL WR
tile green
  copies 8
  field all
tile grave
  copies 6
  mark acrobats
  cemetery
  road N
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 gate
)";

// The lake is in play from the first turn on, and every meeple near it is caught.
const char* const mere = R"(mistbank-tiles 1
name mere
tile lake
  mark vodyanoy
  field all
tile shore
  copies 8
  mark portal
  road N E
  mist W symbols 1
  field NL SL SR
  field NR EL
  field ER
tile pier
  copies 6
  mark machine N
  road N
  cemetery
  mist S symbols 1
  field NL NR EL ER WL WR
tile boat
  copies 6
  mark machine SE
  mark foundation
  city N coats 1 wine
  field EL ER SL SR WL WR touches N
tile bank
  copies 5
  mark acrobats
  mark hill
  castle
  mist N symbols 1
  field EL ER SL SR WL WR
tile island
  copies 3
  mark volcano
  garden at 80 80
  monastery
  field all
tile drake
  copies 5
  mark dragon
  mark circus
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 lake
)";

// The lake is drawn when meeples of all kinds stand on and around the starting block.
const char* const marsh = R"(mistbank-tiles 1
name marsh
tile start
  copies 6
  mark portal
  mark acrobats
  road N E S W
  mist N symbols 1
  field ER SL
  field SR WL
  field EL
  field WR
tile lake
  mark vodyanoy
  field all
tile keep
  copies 4
  mark foundation
  castle
  mist N E symbols 1
  field SL SR WL WR
tile grave
  copies 4
  cemetery
  mist S symbols 1
  field NL NR EL ER WL WR
tile cap
  copies 5
  mark acrobats
  mark foundation
  city N coats 2 grain
  field EL ER SL SR WL WR touches N
tile end
  copies 5
  mark machine W
  road N
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
  0 1 start
  1 1 start
)";

// The cases of all sets above, together with the dragon, towers, abbeys and flying machines, in a short game.
const char* const kermis = R"(mistbank-tiles 1
name kermis
tile start
  copies 4
  mark circus
  mark hill
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile lake
  mark vodyanoy
  field all
tile volcano
  copies 2
  mark volcano
  mark acrobats
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile dragon
  copies 4
  mark dragon
  mark foundation
  city N princess wine
  field EL ER SL SR WL WR touches N
tile portal
  copies 4
  mark portal
  mark machine E
  mark circus
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile tower
  copies 5
  mark foundation
  mark acrobats
  mark hill
  road N
  mist S symbols 1
  field NL WL WR
  field NR EL ER
tile city
  copies 4
  mark vineyard
  city N E coats 1 cathedral
  mist W symbols 1
  field SL SR touches N
tile grave
  copies 3
  mark hill
  garden at 20 20
  cemetery
  field all
tile cloister
  copies 3
  mark circus
  monastery
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

const std::vector<TileSet>& odd_sets_of_hills_and_lakes() {
    static const std::vector<TileSet> sets =
        read_sets({downs, pasture, sheepcote, smoulder, embers, arena, parade, mere, marsh, kermis});
    return sets;
}

}  // namespace mistbank_reference

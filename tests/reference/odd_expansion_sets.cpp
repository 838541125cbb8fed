// Tile sets with unusual cases of the expansions.
#include <vector>

#include "reference/sets.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// A long town with a river along its wall: builders work while the river is unfinished.
const char* const moat = R"(mistbank-tiles 1
name moat
tile town
  copies 9
  city N E S W
tile spring
  mark spring
  river N
  city E wine
  city S W
  field NL NR
tile lake
  mark lake
  river S
  city N E W cathedral
  field SL SR touches N
tile straight
  copies 24
  river N S
  city E grain
  city W
  field NL SR
  field NR SL
tile bend
  copies 5
  river N E
  city S W
  field NL ER touches S
  field NR EL
tile cap
  copies 8
  city N coats 1 cloth
  field EL ER SL SR WL WR touches N
start
  0 0 town
  1 0 town
  2 0 town
  3 0 town
  4 0 town
  5 0 town
  6 0 town
  7 0 town
  8 0 town
)";

// Half of the tiles fit nowhere. The last tiles are set aside, even in the second part of a turn.
const char* const strays = R"(mistbank-tiles 1
name strays
tile way
  copies 14
  road N S inn
  field EL ER NR SL
  field WL WR NL SR
tile stray
  copies 12
  city N E S W wine grain cloth
tile garden
  copies 2
  garden
  road N S
  field EL ER NR SL
  field WL WR NL SR
start
  0 0 way
)";

// Farmers and pigs in the mist, and tiles with both a monastery and a garden.
const char* const meadows = R"(mistbank-tiles 1
name meadows
tile meadow
  copies 10
  mist N symbols 1
  field EL ER SL SR WL WR
tile cloister
  copies 5
  garden at 20 20
  monastery
  mist E S symbols 0
  field NL NR WL WR
tile close
  copies 5
  monastery at 80 80
  garden at 20 20
  field all
tile farm
  copies 8
  city N wine
  mist S symbols 0
  field EL ER WL WR touches N
tile gate
  copies 5
  city N cathedral coats 2
  road S inn
  field EL ER SL SR WL WR touches N
tile end
  copies 3
  road N
  mist E W symbols 1
  field NL NR SL SR
start
  0 0 meadow
)";

// A river that is often blocked, between towns that are completed when laid.
const char* const gorge = R"(mistbank-tiles 1
name gorge
tile spring
  mark spring
  river E
  field NL NR EL ER SL SR WL WR
tile lake
  mark lake
  river W
  city E N wine
  field SL SR WL WR touches E
tile narrows
  copies 4
  river E W
  city N grain
  city S cloth
  field EL WR touches N
  field ER WL touches S
tile ford
  copies 4
  river E W
  road N
  road S inn
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile bend
  copies 9
  river S W
  garden at 80 20
  city N wine
  field EL ER SL WR touches N
  field SR WL
tile island
  copies 3
  river N W
  road E S inn
  monastery
  field NL WR
  field NR EL SR WL
  field ER SL
tile cap
  copies 9
  city N coats 1 grain
  field EL ER SL SR WL WR touches N
tile end
  copies 5
  road N
  garden
  field all
start
  0 0 cap
)";

}  // namespace

const std::vector<TileSet>& odd_expansion_sets() {
    static const std::vector<TileSet> sets = read_sets({moat, strays, meadows, gorge});
    return sets;
}

}  // namespace mistbank_reference

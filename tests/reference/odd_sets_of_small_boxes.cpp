// Tile sets with unusual cases of ferries, gold, the mage and the witch, robbers, crop circles, king, messages and
// festivals.
#include <vector>

#include "reference/sets.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// More lakes than ferries. Lakes have any number of road ends and lie in mist and next to an abbey; builders and wagons
// use them.
const char* const ferrymen = R"(mistbank-tiles 1
name ferrymen
tile start
  copies 3
  mark ferry
  road N
  road E
  road S
  road W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile crossing
  copies 7
  mark ferry
  road N
  road E
  road S inn
  road W
  mist S symbols 1
  field NL WR
  field NR EL
  field ER
  field WL
tile landing
  copies 6
  mark ferry
  mark portal
  road W
  road S
  road E
  field NL NR EL WR
  field ER SL
  field SR WL
tile ford
  copies 3
  mark ferry
  road N
  road S
  field NL SR WL WR
  field NR SL EL ER
tile jetty
  copies 1
  mark ferry
  road N
  field all
tile pond
  mark ferry
  field all
tile way
  copies 8
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile bend
  copies 7
  mark machine E
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile toll
  copies 5
  road N
  city S wine
  field NL NR EL ER WL WR touches S
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Only lakes and bends. Roads return to their lake, and ferries join the two ends of a road.
const char* const moorings = R"(mistbank-tiles 1
name moorings
tile start
  copies 4
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile quay
  copies 9
  mark ferry
  road N
  road E
  road S
  road W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile bight
  copies 6
  mark ferry
  road N
  road E
  field NL ER SL SR WL WR
  field NR EL
tile twin
  copies 12
  road N E
  road S W
  field NL WR ER SL
  field NR EL
  field SR WL
tile bend
  copies 7
  road N E
  field NL ER SL SR WL WR
  field NR EL
tile fork
  copies 4
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile ferry-gate
  copies 5
  mark ferry
  city N grain
  road E
  road S
  road W
  field EL WR touches N
  field ER SL
  field SR WL
start
  0 0 start
)";

// More mines than ingots, next to every kind of feature that must be surrounded, on tiles that fit anywhere. The start
// has a hole for an abbey. Flying meeples share features, and hills break ties.
const char* const lode = R"(mistbank-tiles 1
name lode
tile start
  copies 9
  field all
tile mine
  mark gold
  mark machine N
  monastery
  field all
tile cell
  copies 3
  mark machine NE
  monastery
  field all
tile pit
  mark gold
  mark machine SE
  castle
  field all
tile chasm
  copies 5
  mark hill
  mark machine S
  castle
  mist N S symbols 0
  field EL ER
  field WL WR
tile shaft
  copies 4
  mark gold
  mark machine W
  cemetery
  field all
tile crypt
  copies 7
  mark machine N
  cemetery
  field all
tile seam
  mark gold
  mark machine E
  garden
  field all
tile plot
  copies 4
  mark machine NW
  garden
  field all
tile crater
  mark gold
  mark volcano
  field all
tile drift
  copies 3
  mark dragon
  mark portal
  field all
tile wash
  mark gold
  mark vodyanoy
  field all
tile fence
  copies 2
  road N
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

// Mostly cemeteries, some of them next to mines. Flying meeples join keepers, and cemeteries close.
const char* const barrow = R"(mistbank-tiles 1
name barrow
tile tomb
  copies 9
  mark gold
  mark machine N
  cemetery
  field all
tile cairn
  copies 13
  mark machine E
  cemetery
  field all
tile mound
  copies 8
  mark machine SW
  cemetery
  field all
tile hedge
  copies 3
  road N
  field all
start
  0 0 cairn
)";

// A few winding roads that join, for the mage and the witch.
const char* const weave = R"(mistbank-tiles 1
name weave
tile knot
  copies 12
  mark mage
  road N E
  road S W
  field NL WR ER SL
  field NR EL
  field SR WL
tile thread
  copies 14
  road N E
  road S W inn
  field NL WR ER SL
  field NR EL
  field SR WL
tile braid
  copies 3
  mark mage
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile patch
  copies 4
  city N
  road E S
  field EL SR WL WR touches N
  field ER SL
start
  0 0 thread
)";

// Few open roads and cities, so that the mage and the witch often find no place. Some tiles and ferries join the
// features of the mage and the witch.
const char* const coven = R"(mistbank-tiles 1
name coven
tile start
  monastery
  field all
tile circle
  copies 3
  mark mage
  monastery
  field all
tile spire
  copies 6
  mark mage
  city N cathedral
  field EL ER SL SR WL WR touches N
tile hut
  copies 5
  mark mage
  road N inn
  field all
tile nave
  copies 6
  city N S coats 1
  field EL ER touches N
  field WL WR touches N
tile track
  copies 6
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile well
  copies 5
  mark ferry
  road N
  road E
  road S
  road W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile spring-gate
  copies 4
  mark ferry
  mark mage
  city N grain
  road E
  road S
  road W
  field EL WR touches N
  field ER SL
  field SR WL
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Points of every kind in every turn, and robbers on most tiles.
const char* const bandits = R"(mistbank-tiles 1
name bandits
tile cap
  copies 12
  mark robber
  city N coats 1
  field EL ER SL SR WL WR touches N
tile lane
  copies 6
  mark robber
  mark acrobats
  road N
  field all
tile fair
  copies 6
  mark robber
  mark circus
  road N
  garden
  field all
tile fold
  copies 4
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile gorge
  copies 6
  mark machine N
  road N
  mist E W symbols 0
  field NL NR SL SR
tile knoll
  copies 4
  mark hill
  mark robber
  city N
  mist S symbols 1
  field EL ER WL WR touches N
tile keep
  copies 4
  mark robber
  mark foundation
  mark portal
  road N
  mist S symbols 1
  field NL NR EL ER WL WR
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 cap
)";

// Crop circles of every kind, several on a tile, for all figures on roads, in fields and in cities.
const char* const circles = R"(mistbank-tiles 1
name circles
tile start
  copies 4
  mark crop:knight
  city N wine
  road E S W
  field EL WR touches N
  field ER SL
  field SR WL
tile rake
  copies 6
  mark crop:farmer
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile club
  copies 6
  mark crop:highwayman
  mark machine S
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile shield
  copies 6
  mark crop:knight
  mark portal
  city N S coats 1
  mist E symbols 1
  field WL WR touches N
tile all-three
  copies 3
  mark crop:farmer
  mark crop:highwayman
  mark crop:knight
  city N
  road E
  mist S symbols 1
  field EL touches N
  field ER WL WR touches N
tile scorch
  copies 3
  mark volcano
  mark crop:knight
  city N
  road E S
  field EL SR WL WR touches N
  field ER SL
tile prowl
  copies 3
  mark dragon
  mark crop:highwayman
  road N E
  city W
  field NL ER SL SR touches W
  field NR EL
tile pool
  mark vodyanoy
  mark crop:farmer
  field all
tile tent
  copies 3
  mark circus
  mark crop:farmer
  city N W princess
  field EL ER SL SR touches N
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
  1 0 start
)";

// Cities and roads of many sizes that are often completed, and inner fields between crossing cities. Ferries lengthen
// and shorten roads.
const char* const realm = R"(mistbank-tiles 1
name realm
tile start
  road N
  road S
  field all
tile bridge
  copies 6
  city E W coats 1
  city N S
  field inner touches N E
  field inner touches S W
tile cap
  copies 8
  city N cloth
  field EL ER SL SR WL WR touches N
tile twin
  copies 8
  city N
  city S
  field EL ER touches N S
  field WL WR touches N S
tile gate
  copies 6
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile way
  copies 8
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile lake
  copies 8
  mark ferry
  road N
  road E
  road W
  field NL WR
  field NR EL
  field ER SL SR WL
tile end
  copies 6
  road N
  monastery
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Every feature and figure that a message can use, and many small scorings. Figures often reach multiples of five.
const char* const post = R"(mistbank-tiles 1
name post
tile start
  copies 5
  road N E S W
  field NL WR
  field NR EL
  field ER SL
  field SR WL
tile office
  copies 8
  monastery
  garden at 20 20
  road N
  field all
tile inn
  copies 6
  road N S inn
  field NL SR WL WR
  field NR SL EL ER
tile town
  copies 8
  mark mage
  city N E coats 3 wine
  field SL SR WL WR touches N
tile cap
  copies 16
  mark portal
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile keep
  copies 8
  castle
  mark machine E
  city N
  mist S symbols 1
  field EL ER WL WR touches N
tile stage
  copies 5
  mark foundation
  mark acrobats
  road N
  city S cathedral
  field NL NR EL ER WL WR touches S
tile end
  copies 14
  road N
  mist S symbols 0
  field NL NR EL ER WL WR
tile twin
  copies 10
  city N
  city S
  field EL ER touches N S
  field WL WR touches N S
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Half of the tiles fit nowhere, even when a message adds another part. Builders work on the roads between these tiles.
const char* const lost_post = R"(mistbank-tiles 1
name lost-post
tile way
  copies 12
  mark portal
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile end
  copies 10
  road N
  road S
  garden
  field all
tile stray
  copies 12
  city N E S W wine
start
  0 0 way
)";

// All marks on every tile, including lakes and the start (MIN-4).
const char* const hodgepodge = R"(mistbank-tiles 1
name hodgepodge
tile start
  copies 6
  mark gold
  mark mage
  mark robber
  mark crop:farmer
  mark ferry
  road N
  road S
  field all
tile lake
  copies 8
  mark crop:knight
  mark robber
  mark ferry
  mark mage
  mark gold
  city N
  road E
  road S
  road W
  field EL WR touches N
  field ER SL
  field SR WL
tile hill
  copies 4
  mark hill
  mark ferry
  mark crop:highwayman
  mark gold
  road N
  road E
  road W
  city S
  field NL WR
  field NR EL
  field ER WL touches S
tile stage
  copies 4
  mark circus
  mark gold
  mark mage
  mark crop:farmer
  city N
  road S
  field EL ER SL touches N
  field WL WR SR touches N
tile lair
  copies 3
  mark volcano
  mark robber
  mark mage
  mark crop:highwayman
  road N E
  city S
  field NL ER WL WR touches S
  field NR EL
tile prowl
  copies 3
  mark dragon
  mark gold
  mark ferry
  road N
  road S
  field NL SR WL WR
  field NR SL EL ER
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

// Festivals on most tiles with figures, next to castles, cemeteries, gardens, towers and lakes. Some festivals share a
// tile with a portal, a volcano or a crop circle.
const char* const revels = R"(mistbank-tiles 1
name revels
tile start
  copies 4
  mark festival
  city N wine
  road E S W
  field EL WR touches N
  field ER SL
  field SR WL
tile green
  copies 6
  mark festival
  field all
tile procession
  copies 6
  mark festival
  mark crop:highwayman
  road N S
  field NL SR WL WR
  field NR SL EL ER
tile arch
  copies 4
  mark festival
  mark portal
  city N S coats 1
  mist E symbols 1
  field WL WR touches N
tile bonfire
  copies 2
  mark festival
  mark volcano
  road E S
  field NL NR EL SR WL WR
  field ER SL
tile bower
  copies 4
  mark festival
  garden
  road W
  field all
tile cloister
  copies 3
  mark foundation
  mark acrobats
  monastery
  field all
tile keep
  copies 3
  castle
  mist N symbols 1
  field EL ER SL SR WL WR
tile tomb
  copies 3
  mark festival
  cemetery
  road S
  field all
tile pasture
  copies 4
  mark hill
  mark circus
  mark vineyard
  field all
tile prowl
  copies 2
  mark dragon
  mark festival
  city N princess
  road S
  field EL ER SL touches N
  field SR WL WR touches N
tile inn
  copies 3
  mark machine N
  road W inn
  city E cathedral
  field NL NR WR touches E
  field SL SR WL touches E
tile pool
  mark vodyanoy
  field all
tile abbey
  copies 6
  mark abbey
  monastery
start
  0 0 start
)";

}  // namespace

const std::vector<TileSet>& odd_sets_of_small_boxes() {
    static const std::vector<TileSet> sets = read_sets(
        {ferrymen, moorings, lode, barrow, weave, coven, bandits, circles, realm, post, lost_post, revels, hodgepodge});
    return sets;
}

}  // namespace mistbank_reference

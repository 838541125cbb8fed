// Tile sets with cases that the rules allow but the built-in sets never show.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// Sets made by hand, each for an unusual case.
const std::vector<mistbank::TileSet>& odd_sets();

/// Sets made by hand, with rivers, gardens and marks.
const std::vector<mistbank::TileSet>& odd_expansion_sets();
/// Sets made by hand for the dragon, towers, abbeys and flying machines.
const std::vector<mistbank::TileSet>& further_odd_expansion_sets();

/// Sets made by hand for hills and flocks, the big top and the Vodyanoy.
const std::vector<mistbank::TileSet>& odd_sets_of_hills_and_lakes();

/// Sets made by hand for ferries, gold, mage and witch, robbers, crop circles, king, messages and festivals.
const std::vector<mistbank::TileSet>& odd_sets_of_small_boxes();

/// Returns the given expansions that these sets allow: none without its tiles. Adds those that they require: the river
/// and the abbeys if there are any.
std::uint32_t playable_with(const std::vector<mistbank::TileSet>& sets, std::uint32_t expansions);

/// The content of a random set in addition to the tiles that it always has.
struct Extras {
    bool gardens = false;
    bool inns_cathedrals = false;  ///< inns on roads and cathedrals in cities; at least one tile with both
    bool goods = false;            ///< goods in cities, also several kinds in one; at least one tile with all three
    bool river = false;            ///< one spring, one lake, and some tiles between: straight ones and bends
    bool inner_fields = false;     ///< fields that own no half side
    bool dragon = false;           ///< volcanoes, dragon tiles, portals and princesses, perhaps too few of some
    bool towers = false;           ///< foundations
    bool machines = false;         ///< flying machines of every direction
    bool abbeys = false;           ///< an abbey
    bool hills = false;            ///< hills and vineyards
    bool circus = false;           ///< circus tiles and spaces for acrobats
    bool vodyanoy = false;         ///< one lake
    bool ferries = false;          ///< lakes with two to four road ends; on other tiles too
    bool gold = false;
    bool mage = false;
    bool robbers = false;
    bool crops = false;  ///< circles of each kind
    bool festival = false;
};

/// Returns the extras for games with these expansions, a set of bit(Expansion); with inner fields if there are any.
Extras extras_for(std::uint32_t expansions);

/// Returns a random set: any number of segments of any kind, any starting block of up to four tiles. Every second block
/// shows a castle, a cemetery or a monastery. Only one set of a game may have the river.
mistbank::TileSet random_set(std::uint64_t seed, const Extras& extras = {});

/// Returns a built-in set with about `percent` % of its tiles: the games are short, and each reaches other tiles.
mistbank::TileSet thinned_set(const char* name, int percent, std::uint64_t seed);
/// Returns all sets for games with these rules, chosen by their seed.
std::vector<mistbank::TileSet> thinned_sets(const mistbank::Rules& rules, int percent);

/// Fails the test if the text is not a valid set.
mistbank::TileSet read_set(const std::string& text);
std::vector<mistbank::TileSet> read_sets(std::initializer_list<const char*> texts);

}  // namespace mistbank_reference

// Tile sets that no printer would print: what the rules allow and the built-in sets never show.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// Made by hand, each for something odd.
const std::vector<mistbank::TileSet>& odd_sets();

/// Likewise, with rivers, gardens and marks.
const std::vector<mistbank::TileSet>& odd_expansion_sets();
/// Likewise, for the dragon, towers, abbeys and flying machines.
const std::vector<mistbank::TileSet>& further_odd_expansion_sets();

/// Likewise, for hills and flocks, the big top and the Vodyanoy.
const std::vector<mistbank::TileSet>& odd_sets_of_hills_and_lakes();

/// Likewise, for ferries, gold, mage and witch, robbers, crop circles, king and messages.
const std::vector<mistbank::TileSet>& odd_sets_of_small_boxes();

/// Of these expansions those that can be played with these sets: none without its tiles; and those that have to be: the
/// river and the abbeys where there are any.
std::uint32_t playable_with(const std::vector<mistbank::TileSet>& sets, std::uint32_t expansions);

/// What a random set shows beside the tiles that it always has.
struct Extras {
    bool gardens = false;
    bool inns_cathedrals = false;  ///< inns on roads and cathedrals in cities, one tile with both at least
    bool goods = false;            ///< in cities, several kinds in one too; one tile with all three at least
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
};

/// What games with these expansions can be played with, a set of bit(Expansion); with inner fields if there are any.
Extras extras_for(std::uint32_t expansions);

/// Thrown together by dice: any number of segments of any kind, any starting block of up to four tiles. Every other
/// block shows a castle, a cemetery or a monastery. Only one set of a game may have the river.
mistbank::TileSet random_set(std::uint64_t seed, const Extras& extras = {});

/// A built-in set with about `percent` % of its tiles: its games are short, and each comes to other tiles.
mistbank::TileSet thinned_set(const char* name, int percent, std::uint64_t seed);
/// All that these rules are played with, by their seed.
std::vector<mistbank::TileSet> thinned_sets(const mistbank::Rules& rules, int percent);

/// Fails the test if it cannot be read.
mistbank::TileSet read_set(const std::string& text);
std::vector<mistbank::TileSet> read_sets(std::initializer_list<const char*> texts);

}  // namespace mistbank_reference

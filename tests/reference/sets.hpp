// Tile sets with cases that the rules allow but no built-in set contains.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// Returns handmade sets, each for an unusual case.
const std::vector<mistbank::TileSet>& odd_sets();

/// Returns handmade sets with rivers, gardens and marks.
const std::vector<mistbank::TileSet>& odd_expansion_sets();
/// Returns handmade sets for the dragon, towers, abbeys and flying machines.
const std::vector<mistbank::TileSet>& further_odd_expansion_sets();

/// Returns handmade sets for hills and flocks, the big top and the Vodyanoy.
const std::vector<mistbank::TileSet>& odd_sets_of_hills_and_lakes();

/// Returns handmade sets for ferries, gold, the mage and the witch, robbers, crop circles, king, messages and
/// festivals.
const std::vector<mistbank::TileSet>& odd_sets_of_small_boxes();

/// Returns `expansions` without those whose tiles are missing from the sets. Adds the river and the abbeys if the sets
/// contain their tiles.
std::uint32_t playable_with(const std::vector<mistbank::TileSet>& sets, std::uint32_t expansions);

/// Optional content of a random set.
struct Extras {
    bool gardens = false;
    bool inns_cathedrals = false;  ///< inns on roads and cathedrals in cities; at least one tile with both
    bool goods = false;            ///< goods in cities, sometimes several kinds in one city; one tile with all three
    bool river = false;            ///< one spring, one lake, and some straight and bent tiles between them
    bool inner_fields = false;     ///< fields that own no half side
    bool dragon = false;           ///< volcanoes, dragon tiles, portals and princesses; at least one tile of each
    bool towers = false;           ///< foundations
    bool machines = false;         ///< flying machines of every direction
    bool abbeys = false;           ///< an abbey
    bool hills = false;            ///< hills and vineyards
    bool circus = false;           ///< circus tiles and spaces for acrobats
    bool vodyanoy = false;         ///< one lake
    bool ferries = false;          ///< lakes with two to four road ends; other tiles can also have a lake
    bool gold = false;
    bool mage = false;
    bool robbers = false;
    bool crops = false;  ///< circles of each kind
    bool festival = false;
};

/// Returns the extras for games with `expansions`, a set of bit(Expansion). Adds inner fields if there is any
/// expansion.
Extras extras_for(std::uint32_t expansions);

/// Returns a random set with any number of segments of any kind and any starting block of up to four tiles. Half of the
/// blocks show a castle, a cemetery or a monastery. Only one set of a game may have the river.
mistbank::TileSet random_set(std::uint64_t seed, const Extras& extras = {});

/// Returns a built-in set with about `percent` % of its tiles. Games with the set are short, and different games use
/// different tiles.
mistbank::TileSet thinned_set(const char* name, int percent, std::uint64_t seed);
/// Returns thinned sets for games with these rules. The seed of the rules decides which tiles remain.
std::vector<mistbank::TileSet> thinned_sets(const mistbank::Rules& rules, int percent);

/// Returns the set that the text describes. Fails the test if the text is not valid.
mistbank::TileSet read_set(const std::string& text);
std::vector<mistbank::TileSet> read_sets(std::initializer_list<const char*> texts);

}  // namespace mistbank_reference

// Tile sets that no printer would print: what the rules allow and the built-in sets never show.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// Made by hand, each for something odd.
const std::vector<mistbank::TileSet>& odd_sets();

/// Thrown together by dice: any number of segments of any kind, any starting block of up to four tiles. Every other
/// block shows a castle, a cemetery or a monastery.
mistbank::TileSet random_set(std::uint64_t seed);

/// Fails the test if it cannot be read.
mistbank::TileSet read_set(const std::string& text);

}  // namespace mistbank_reference

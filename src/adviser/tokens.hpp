// Computes the value of tokens for each colour in competitive games.
#pragma once

#include "adviser/occupied.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A set of indices of features: one bit for each index.
using FeaturesByPlace = std::uint64_t[most_occupied / 64];
inline void put_in(FeaturesByPlace& places, int place) { places[place / 64] |= std::uint64_t{1} << (place % 64); }

/// Caches the probability that a record is not beaten, from the last evaluation.
struct KeptRecord {
    int record = 0;
    double tiles = -1;  // number of tiles still to draw
    double keeps = 0;
};
struct KeptRecords {
    KeptRecord largest_city;
    KeptRecord longest_road;
};

/// Values of a position that the functions for tokens share.
struct Reckoned {
    const Occupied* features;
    int count;
    Worths& worths;                  // place_of() finds occupied roads and cities in `features` if needs_places()
    double tiles;                    // number of tiles still to draw
    double usable;                   // factor for gains that need time: 1, or less near the end of the game
    const FeaturesByPlace& centres;  // features that can still be completed, except roads and cities
    KeptRecords& records;
};

/// Returns whether the value of tokens depends on Worths::place_of() or Reckoned::centres: with ingots on the board, or
/// tiles for sale.
bool needs_places(const Table& table);
/// Adds the value of all tokens to the values of the colours.
void add_worth_of_tokens(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                         double (&value)[max_colours]);

}  // namespace mistbank

// The value of tokens in competitive games for each colour.
#pragma once

#include "adviser/occupied.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A set of indices of features, one bit each.
using FeaturesByPlace = std::uint64_t[most_occupied / 64];
inline void put_in(FeaturesByPlace& places, int place) { places[place / 64] |= std::uint64_t{1} << (place % 64); }

/// The probability that a record stands, at its last evaluation.
struct KeptRecord {
    int record = 0;
    double tiles = -1;  // tiles to come
    double keeps = 0;
};
struct KeptRecords {
    KeptRecord largest_city;
    KeptRecord longest_road;
};

/// Intermediate results for a position.
struct Reckoned {
    const Occupied* features;
    int count;
    Worths& worths;                  // contains the indices of features that may be completed
    double tiles;                    // tiles to come
    double usable;                   // factor for gains that need time: 1, and less near the end
    const FeaturesByPlace& centres;  // features that may be completed, apart from roads and cities
    KeptRecords& records;
};

/// Returns whether features have a claim to tokens on the board.
bool has_claims(const Table& table);
/// Adds the value of all tokens to the values of the colours.
void add_worth_of_tokens(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                         double (&value)[max_colours]);

}  // namespace mistbank

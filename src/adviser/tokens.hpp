// What tokens of competitive games are worth to each colour.
#pragma once

#include "adviser/occupied.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Places of features in a list, by bit.
using FeaturesByPlace = std::uint64_t[most_occupied / 64];
inline void put_in(FeaturesByPlace& places, int place) { places[place / 64] |= std::uint64_t{1} << (place % 64); }

/// How likely it was that a record stands, when it was looked at last.
struct KeptRecord {
    int record = 0;
    double tiles = -1;  // to come
    double keeps = 0;
};
struct KeptRecords {
    KeptRecord largest_city;
    KeptRecord longest_road;
};

/// What has been found out about a position.
struct Reckoned {
    const Occupied* features;
    int count;
    Worths& worths;                  // has the places of features that may be completed
    double tiles;                    // to come
    double usable;                   // 1, and less the nearer the end is: of what needs time
    const FeaturesByPlace& centres;  // features that may be completed and are neither roads nor cities
    KeptRecords& records;
};

/// Whether features have a claim to tokens that lie on the board.
bool has_claims(const Table& table);
/// Adds the worth of all tokens to the values of the colours.
void add_worth_of_tokens(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                         double (&value)[max_colours]);

}  // namespace mistbank

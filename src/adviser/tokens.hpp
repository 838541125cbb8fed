// What tokens of competitive games are worth to each colour: ingots, king and robber baron, robbers.
#pragma once

#include "adviser/occupied.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// What has been found out about a position.
struct Reckoned {
    const Occupied* features;
    int count;
    Worths& worths;      // has the features' places
    double tiles;        // to come
    double usable;       // 1, and less the nearer the end is: of what needs time
    const double* soon;  // by colour: the most that one feature brings it, by how likely it is to be completed
};

// Each adds to what the colours have.
void add_gold(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]);
void add_king_and_baron(const Table& table, const RivalWeights& weigh, const Reckoned& its,
                        double (&value)[max_colours]);
void add_robbers(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]);

}  // namespace mistbank

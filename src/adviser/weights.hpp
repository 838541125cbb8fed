// Weights of the parts of a judgement.
#pragma once

#include <algorithm>

#include "rules/setup.hpp"

namespace mistbank {

/// Weights in a competitive game, in points unless stated otherwise.
struct RivalWeights {
    double cell;            // an empty cell around a monastery or garden, as a share of its possible points
    double hand;            // meeples in the supply
    double hand_power;      // exponent of their number: the first ones count most
    double back;            // a colour's meeples on a nearly completed feature, because they return
    double road_growth;     // growth of a road for each open side, if it is completed
    double city_growth;     // growth of a city for each open side, if it is completed
    double field_growth;    // growth of a field for each ten tiles to come
    double large;           // additional value of a large meeple, mayor or abbot in the supply
    double helper;          // a builder, pig, shepherd or barn in the supply
    double rush;            // number of tiles in the pile below which figures in the supply lose value
    double builder;         // a builder with a chance of double turns
    double pig;             // a pig, in addition to the cities of its field
    double good;            // a token of goods
    double ghost;           // a ghost on a meeple, for its owner
    double guard;           // a guard outside the reserve
    double acrobat;         // an acrobat
    double lake;            // a meeple in a lake
    double sheep;           // a sheep in a flock
    double shepherd;        // a flock that can still grow
    double circus;          // a circus tile around a ringmaster
    double at_big_top;      // a meeple that scores for the next animal, if it stays
    double wagon;           // a wagon that can move on after the scoring of its feature
    double prisoner;        // a figure that another player holds, for its owner
    double fairy;           // the fairy beside a figure, for its owner
    double ingot;           // an ingot held while more are to come
    double claim;           // an ingot on a tile of a feature, multiplied by the probability of its completion, for its
                            // owner
    double completed;       // number of cities and roads that each tile to come completes
    double record;          // number of tiles, per squared size, for which a largest city or longest road stands
    double robber;          // a robber on the track without foreseeable gains
    double robbed;          // share of the gain from a victim's most promising feature
    double spread;          // at the end, the lead that leaves the result uncertain
    double spread_by_tile;  // addition per square root of the tiles to come
};
inline constexpr int weight_count = sizeof(RivalWeights) / sizeof(double);

/// Kinds of games with separate weights.
enum class Family { base, ghosts, boxes };
inline constexpr int families = 3;
inline constexpr int fewest_rivals = 2;
inline constexpr int most_rivals = 6;
inline constexpr int numbers_of_rivals = most_rivals - fewest_rivals + 1;

/// Weights by family and number of players.
struct LearnedWeights {
    RivalWeights of[families][numbers_of_rivals];

    const RivalWeights& row(const Setup& setup) const;
};

/// Games with no expansion except ghosts, castles and cemeteries form one family, games with any other box another.
Family family_of(const Setup& setup);

/// Returns the trained values for games of this setup from a table by family and number of players.
template <class Row>
const Row& row_for(const Setup& setup, const Row (&of)[families][numbers_of_rivals]) {
    const int players = std::clamp(setup.rules.players, fewest_rivals, most_rivals);
    return of[static_cast<int>(family_of(setup))][players - fewest_rivals];
}

/// Defined in learned_weights.cpp, which tests/strength/learning/rivals writes.
const LearnedWeights& learned_weights();

/// Returns the weights for games of this setup.
inline const RivalWeights& rival_weights(const Setup& setup) { return learned_weights().row(setup); }

}  // namespace mistbank

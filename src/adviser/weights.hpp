// Weights of the parts of a judgement.
#pragma once

#include <algorithm>

#include "rules/setup.hpp"

namespace mistbank {

/// Weights in a competitive game, in points unless stated otherwise.
struct RivalWeights {
    double cell;          // value of an empty cell around a monastery or garden, as a share of the points for the cell
    double hand;          // value of the first meeple in the supply
    double hand_power;    // exponent of the number of meeples in the supply: the first ones count most
    double back;          // value of meeples on a nearly completed feature, because they return soon
    double road_growth;   // expected growth of a road for each open side, if the road is completed
    double city_growth;   // expected growth of a city for each open side, if the city is completed
    double field_growth;  // expected growth of a field for each ten tiles still to draw
    double large;         // additional value of a large meeple, a mayor or an abbot in the supply
    double helper;        // value of a builder, pig, shepherd or barn in the supply
    double rush;          // number of tiles in the pile below which figures in the supply lose value
    double builder;       // value of a builder with a chance of double turns
    double pig;           // value of a pig, in addition to its gain from the cities of its field
    double good;          // value of a goods token
    double ghost;         // loss from a ghost on a meeple, for the owner of the meeple
    double guard;         // value of a guard outside the reserve
    double acrobat;       // value of an acrobat
    double lake;          // value of a meeple in a lake
    double sheep;         // value of a sheep in a flock
    double shepherd;      // value of a flock that can still grow
    double circus;        // value of a circus tile around a ringmaster
    double at_big_top;    // value of a meeple that scores for the next animal, if the meeple stays
    double wagon;         // value of a wagon that can move after its feature is scored
    double prisoner;      // loss from a figure that another player holds, for the owner of the figure
    double fairy;         // value of the fairy next to a figure, for the owner of the figure
    double ingot;         // value of an ingot that a colour holds while others are left
    // Value of an ingot on a tile of a feature, for the owner of the feature, if the feature is completed.
    double claim;
    double completed;  // number of cities and roads that each tile still to draw completes
    double record;  // mean number of tiles before a largest city or longest road is beaten, divided by its squared size
    double robber;  // value of a robber on the track without foreseeable gains
    double robbed;  // share of the gain from a victim's most promising feature
    double spread;  // size of the leads that leave the result uncertain at the end
    double spread_by_tile;  // increase of `spread` for each unit of the square root of the number of tiles to draw
};
inline constexpr int weight_count = sizeof(RivalWeights) / sizeof(double);

/// Kinds of games with separate weights.
enum class Family { base, ghosts, boxes };
inline constexpr int families = 3;
inline constexpr int fewest_rivals = 2;
inline constexpr int most_rivals = 6;
inline constexpr int numbers_of_rivals = most_rivals - fewest_rivals + 1;

/// Weights for each family of games and number of players.
struct LearnedWeights {
    RivalWeights of[families][numbers_of_rivals];

    const RivalWeights& row(const Setup& setup) const;
};

/// Returns the family of games of a setup: `base`, `ghosts` (with ghosts, castles and cemeteries only), or `boxes`
/// (with any other expansion).
Family family_of(const Setup& setup);

/// Returns the trained values for games of this setup from a table with a row for each family and number of players.
template <class Row>
const Row& row_for(const Setup& setup, const Row (&of)[families][numbers_of_rivals]) {
    const int players = std::clamp(setup.rules.players, fewest_rivals, most_rivals);
    return of[static_cast<int>(family_of(setup))][players - fewest_rivals];
}

/// Returns the trained weights. tests/strength/learning/rivals writes them to learned_weights.cpp.
const LearnedWeights& learned_weights();

/// Returns the weights for games of this setup.
inline const RivalWeights& rival_weights(const Setup& setup) { return learned_weights().row(setup); }

}  // namespace mistbank

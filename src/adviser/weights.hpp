// What the parts of a judgement weigh.
#pragma once

#include <algorithm>

#include "rules/setup.hpp"

namespace mistbank {

/// In a competitive game. Points, but where it says a chance.
struct RivalWeights {
    double cell;            // an empty cell around a monastery or garden, as a part of what it may bring
    double hand;            // meeples in the supply
    double hand_power;      // to which their number is raised: the first ones count most
    double back;            // a colour's meeples on a feature that is as good as completed: they come back
    double road_growth;     // what a road gains for each side that is open yet, if it is completed
    double city_growth;     // likewise
    double field_growth;    // what a field gains for each ten tiles to come
    double large;           // a large meeple, mayor or abbot in the supply, beside that
    double helper;          // a builder, pig, shepherd or barn in the supply
    double rush;            // the tiles in the pile up to which what is in the supply loses its worth
    double builder;         // a builder where it may bring double turns
    double pig;             // a pig, beside the cities that its field has
    double good;            // a token of goods
    double ghost;           // a ghost on a meeple, for its owner
    double guard;           // a guard out of the reserve
    double acrobat;         // an acrobat
    double lake;            // a meeple in a lake
    double sheep;           // a sheep in a flock
    double shepherd;        // a flock that may yet grow
    double circus;          // a circus tile around a ringmaster
    double at_big_top;      // a meeple that the next animal counts, if it stays
    double wagon;           // a wagon that can move on when its feature is scored
    double prisoner;        // a figure that another player holds, for its owner
    double fairy;           // the fairy beside a figure, for its owner
    double ingot;           // an ingot that is held, as long as more are to come
    double claim;           // one on a tile of a feature, by how likely that is to be completed, for its owner
    double completed;       // cities, and roads, that each tile to come completes
    double record;          // how many tiles, by the square of its size, a largest city or longest road stands
    double robber;          // a robber on the track, where nothing that will be gained soon can be seen
    double robbed;          // of what a victim's most promising feature brings it
    double spread;          // at the end, a lead by which nothing is certain yet
    double spread_by_tile;  // what is to be added for the square root of the tiles to come
};
inline constexpr int weight_count = sizeof(RivalWeights) / sizeof(double);

/// Games that are judged by weights of their own.
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

/// Games with nothing but ghosts, castles and cemeteries added are one family, those with any other box another.
Family family_of(const Setup& setup);

/// What was learned for games of this setup, from a table by family and number of players.
template <class Row>
const Row& row_for(const Setup& setup, const Row (&of)[families][numbers_of_rivals]) {
    const int players = std::clamp(setup.rules.players, fewest_rivals, most_rivals);
    return of[static_cast<int>(family_of(setup))][players - fewest_rivals];
}

/// learned_weights.cpp; tests/strength/learning/rivals writes it.
const LearnedWeights& learned_weights();

/// For games of this setup.
inline const RivalWeights& rival_weights(const Setup& setup) { return learned_weights().row(setup); }

}  // namespace mistbank

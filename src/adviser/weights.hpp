// What the parts of a judgement weigh.
#pragma once

namespace mistbank {

/// In a competitive game. Points, but where it says a chance.
struct RivalWeights {
    double road_side;   // the chance that one more open side of a road is closed while the pile lasts
    double city_side;   // the same of a city
    double cell;        // the same of one more empty cell around a monastery, castle or cemetery
    double pace;        // how many tiles it takes to close one with some likelihood
    double hand;        // meeples in the supply, the first ones counting most
    double large;       // a large meeple, mayor or abbot in the supply, beside that
    double helper;      // a builder, pig, shepherd or barn in the supply
    double rush;        // the tiles in the pile up to which what is in the supply loses its worth
    double builder;     // a builder where it may bring double turns
    double pig;         // a pig, beside the cities that its field has
    double good;        // a token of goods
    double ghost;       // a ghost on a meeple, for its owner
    double guard;       // a guard out of the reserve
    double acrobat;     // an acrobat
    double lake;        // a meeple in a lake
    double sheep;       // a sheep in a flock
    double shepherd;    // a flock that may yet grow
    double circus;      // a circus tile around a ringmaster
    double at_big_top;  // a meeple that the next animal counts, if it stays
    double wagon;       // a wagon that can move on when its feature is scored
    double prisoner;    // a figure that another player holds, for its owner
    double fairy;       // the fairy beside a figure, for its owner
    double ingot;       // an ingot that is held, as long as more are to come
    double claim;       // one on a tile of a feature, by how likely that is to be completed, for its owner
    double completed;   // cities, and roads, that each tile to come completes
    double record;      // how many tiles, by the square of its size, a largest city or longest road stands
    double robber;      // a robber on the track, where nothing that will be gained soon can be seen
    double robbed;      // of what a victim's most promising feature brings it
};

/// The same for all games. They were found by matches of the base game against the policy of version 1.0, a change kept
/// where it won more points; those of tokens by matches with an adviser that knows nothing of them.
const RivalWeights& rival_weights();

}  // namespace mistbank

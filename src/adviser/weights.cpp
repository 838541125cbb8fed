#include "adviser/weights.hpp"

namespace mistbank {

const RivalWeights& rival_weights() {
    static const RivalWeights weights = {0.82, 0.81, 0.89, 6.7,  8.0, 1.2, 0.6, 15.0, 2.5, 1.5, 2.0,
                                         1.5,  3.0,  4.5,  -2.0, 0.7, 1.6, 1.7, 2.5,  0.5, 2.5, 0.7};
    return weights;
}

const TeamWeights& team_weights() {
    static const TeamWeights weights = {0.82, 0.82, 0.97, 0.21, 60.0, 9.6, 0.33, 0.22, 0.07, 0.04,
                                        0.43, 11.5, 1.43, 2.0,  0.4,  2.0, 1.5,  1.0,  0.55};
    return weights;
}

}  // namespace mistbank

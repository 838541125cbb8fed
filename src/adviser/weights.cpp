#include "adviser/weights.hpp"

namespace mistbank {

const RivalWeights& rival_weights() {
    static const RivalWeights weights = {0.82, 0.81, 0.89, 6.7,  8.0, 1.2, 0.6, 15.0, 2.5, 1.5, 2.0,
                                         1.5,  3.0,  4.5,  -2.0, 0.7, 1.6, 1.7, 2.5,  0.5, 2.5, 0.7,
                                         2.2,  1.1,  0.2,  1.0, 1.0, 0.3};
    return weights;
}

}  // namespace mistbank

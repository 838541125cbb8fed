#include "adviser/weights.hpp"

#include <algorithm>

namespace mistbank {

Family family_of(const Setup& setup) {
    const std::uint32_t boxes = setup.settings.expansions;
    if ((boxes & ~bit(Expansion::ghosts_castles_cemeteries)) != 0) return Family::boxes;
    return boxes == 0 ? Family::base : Family::ghosts;
}

const RivalWeights& LearnedWeights::row(const Setup& setup) const {
    const int players = std::clamp(setup.rules.players, fewest_rivals, most_rivals);
    return of[static_cast<int>(family_of(setup))][players - fewest_rivals];
}

}  // namespace mistbank

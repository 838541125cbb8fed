#include "adviser/weights.hpp"

namespace mistbank {

Family family_of(const Setup& setup) {
    const std::uint32_t boxes = setup.settings.expansions;
    if ((boxes & ~bit(Expansion::ghosts_castles_cemeteries)) != 0) return Family::boxes;
    return boxes == 0 ? Family::base : Family::ghosts;
}

const RivalWeights& LearnedWeights::row(const Setup& setup) const { return row_for(setup, of); }

}  // namespace mistbank

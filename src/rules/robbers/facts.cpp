// On which spaces of the track robbers stand (ROB-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t space_of_robber(const Table& table, int of, int) {
    const std::uint8_t space = table.robbers->space[of];
    return space == robber_in_supply ? -1 : space;
}

}  // namespace mistbank

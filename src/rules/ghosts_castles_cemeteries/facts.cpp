// Guards that wait in the reserve (GCC-2).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t guards_in_reserve(const Table& table, int of, int) { return table.state->in_reserve[of]; }

}  // namespace mistbank

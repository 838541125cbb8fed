// Who has the king and the robber baron, and for what (KNG-3).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t holder_of_king(const Table& table, int, int) { return static_cast<std::int32_t>(table.tokens->king); }

std::int32_t tiles_of_largest_city(const Table& table, int, int) { return table.tokens->largest_city; }

std::int32_t holder_of_baron(const Table& table, int, int) { return static_cast<std::int32_t>(table.tokens->baron); }

std::int32_t tiles_of_longest_road(const Table& table, int, int) { return table.tokens->longest_road; }

}  // namespace mistbank

// Ingots that colours hold, that lie on tiles, and that lie aside (GLD-1, GLD-2, GLD-7).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t ingots_held(const Table& table, int of, int) { return table.gold->held[of]; }

std::int32_t ingots_lying(const Table& table, int of, int) { return ingots_on(table, static_cast<TileIndex>(of)); }

std::int32_t ingots_aside(const Table& table, int, int) { return table.gold->aside; }

}  // namespace mistbank

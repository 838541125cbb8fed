// Sheep with shepherds and in the bag, and tiles under hills (HIL-2, HIL-5).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t sheep_of_colour(const Table& table, int of, int) { return sheep_with(table, static_cast<Colour>(of)); }

std::int32_t tokens_of_flock(const Table& table, int of, int place) { return table.hills->flock[of][place]; }

std::int32_t tiles_hidden(const Table& table, int, int) { return static_cast<std::int32_t>(table.hills->hidden); }

std::int32_t tokens_in_bag(const Table& table, int, int place) { return table.hills->bag[place]; }

}  // namespace mistbank

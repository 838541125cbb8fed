// The tokens of goods that each colour has taken (TRB-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t goods_taken(const Table& table, int of, int place) { return table.traders->goods[of][place]; }

const char* name_of_good(int place) { return name_of(static_cast<Good>(place)); }

}  // namespace mistbank

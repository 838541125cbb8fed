// Goods (TRB-1, TRB-2).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

void take_goods(Table& table, const Region& city) {
    for (const Colour colour : colours_of(table, table.player)) {
        for (std::size_t good = 0; good < city.goods.size(); ++good) {
            table.supplies.at(colour).goods[good] += city.goods.at(good);
        }
    }
}

void score_goods(Table& table) {
    for (std::size_t good = 0; good < good_kinds; ++good) {
        int most = 0;
        for (const auto& [colour, supply] : table.supplies) most = std::max(most, supply.goods[good]);
        for (const auto& [colour, supply] : table.supplies) {
            if (most > 0 && supply.goods[good] == most) score(table, colour, 10);
        }
    }
}

}  // namespace mistbank_reference

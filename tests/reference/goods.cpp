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

namespace {

// Where features may lie that the tile just laid has completed: on it, or with a side against it if it is an abbey.
std::vector<Spot> spots_completed_perhaps(const Table& table) {
    std::vector<Spot> spots = spots_on(table.board, {*table.laid});
    if (!table.board.at(*table.laid).abbey) return spots;
    for (const Side side : all_sides) {
        for (const Spot& spot : spots_on(table.board, {beyond(*table.laid, side)})) {
            if (reaches(printed(table.board, spot), opposite(side))) spots.push_back(spot);
        }
    }
    return spots;
}

}  // namespace

std::vector<Region> deserted_cities(const Table& table) {
    std::vector<Region> cities;
    std::set<Spot> seen;
    for (const Spot& spot : spots_completed_perhaps(table)) {
        if (kind_of(table.board, spot) != SegmentKind::city || seen.count(spot) != 0) continue;
        const Region city = region_at(table, spot);
        seen.insert(city.spots.begin(), city.spots.end());
        if (city.complete && !is_occupied(city)) cities.push_back(city);
    }
    return cities;
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

#include <algorithm>

#include "reference/sets.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool any_has(const std::vector<TileSet>& sets, const std::vector<Mark>& marks) {
    for (const TileSet& set : sets) {
        for (const TileType& type : set.types()) {
            if (std::any_of(marks.begin(), marks.end(), [&](Mark mark) { return type.has(mark); })) return true;
        }
    }
    return false;
}

}  // namespace

std::uint32_t playable_with(const std::vector<TileSet>& sets, std::uint32_t expansions) {
    const auto only_with = [&](Expansion expansion, const std::vector<Mark>& marks) {
        if (!any_has(sets, marks)) expansions &= ~bit(expansion);
    };
    if (any_has(sets, {Mark::spring})) expansions |= bit(Expansion::river);
    if (any_has(sets, {Mark::abbey})) expansions |= bit(Expansion::abbey_mayor);
    only_with(Expansion::river, {Mark::spring});
    only_with(Expansion::inns_cathedrals, {Mark::inn, Mark::cathedral});
    only_with(Expansion::traders_builders, {Mark::wine, Mark::grain, Mark::cloth});
    only_with(Expansion::princess_dragon, {Mark::volcano, Mark::dragon, Mark::portal, Mark::princess});
    only_with(Expansion::tower, {Mark::foundation});
    only_with(Expansion::abbey_mayor, {Mark::abbey});
    only_with(Expansion::flying_machines, {Mark::machine});
    only_with(Expansion::hills_sheep, {Mark::hill, Mark::vineyard});
    only_with(Expansion::big_top, {Mark::circus, Mark::acrobats});
    only_with(Expansion::vodyanoy, {Mark::vodyanoy});
    only_with(Expansion::ferries, {Mark::ferry});
    only_with(Expansion::gold, {Mark::gold});
    only_with(Expansion::mage, {Mark::mage});
    only_with(Expansion::robbers, {Mark::robber});
    only_with(Expansion::crops, {Mark::crop_farmer, Mark::crop_highwayman, Mark::crop_knight});
    only_with(Expansion::festival, {Mark::festival});
    return expansions;
}

}  // namespace mistbank_reference

#include <algorithm>

#include "reference/differences.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the region's first laid segment, which the library uses to name the feature.
std::pair<int, int> first_segment(const Table& table, const Region& region) {
    std::pair<int, int> first = {static_cast<int>(table.board.size()), 0};
    for (const Spot& spot : region.spots) first = std::min(first, {table.board.at(spot.cell).number, spot.segment});
    return first;
}

void compare_feature(const Region& region, const Feature& found, Differences& differences) {
    differences.check(region.kind, found.kind, "kind", region);
    differences.check(region.tiles, found.tiles, "tiles", region);
    differences.check(region.open_sides, found.open_sides, "open sides", region);
    differences.check(region.coats, found.coats, "coats", region);
    differences.check(region.ghosts, found.ghosts, "ghosts", region);
    differences.check(region.complete, found.complete, "complete", region);
    differences.check(region.haunted, found.haunted, "haunted", region);
    differences.check(region.cities, found.cities, "cities", region);
    differences.check(region.worth, found.worth, "worth", region);
    differences.check(region.marks, found.marks, "marks", region);
    for (std::size_t i = 0; i < region.goods.size(); ++i) {
        differences.check(region.goods[i], found.goods[i], static_cast<Good>(i), region);
    }
    for (std::size_t i = 0; i < region.meeples.size(); ++i) {
        differences.check(region.meeples[i], found.meeples[i], static_cast<Colour>(i), " meeples", region);
    }
}

// The library names a feature by its first laid segment, and must give the same answer for each segment of the feature.
void compare_members(const Table& table, const Region& region, const Game& game, Differences& differences) {
    const auto [tile, segment] = first_segment(table, region);
    for (const Spot& spot : region.spots) {
        const int number = table.board.at(spot.cell).number;
        const Feature found = game.feature(number, spot.segment);
        differences.check(tile, found.tile, "first tile, asked at ", spot, region);
        differences.check(segment, found.segment, "first segment, asked at ", spot, region);
        differences.check(is_occupied(region), game.is_occupied(number, spot.segment), "occupied", region);
        differences.check(region.haunted, game.is_haunted(number, spot.segment), "is_haunted() of ", region);
    }
}

}  // namespace

void compare_features(const Table& table, const Game& game, Differences& differences) {
    const std::vector<Region> regions = all_regions(table);
    const std::vector<Feature> features = game.features();
    differences.check(regions.size(), features.size(), "features");
    if (regions.size() != features.size()) return;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const auto [tile, segment] = first_segment(table, regions[i]);
        differences.check(tile, features[i].tile, "first tile", regions[i]);
        differences.check(segment, features[i].segment, "first segment", regions[i]);
        compare_feature(regions[i], features[i], differences);
        compare_members(table, regions[i], game, differences);
    }
}

}  // namespace mistbank_reference

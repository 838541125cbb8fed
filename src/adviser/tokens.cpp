#include "adviser/tokens.hpp"

#include <cmath>
#include <cstdlib>

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

bool is_joined(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

// GLD-3
bool lies_on(const Table& table, TileIndex tile, NodeIndex root) {
    const Node& feature = table.board.nodes[root];
    const PlacedTile& its = table.board.tiles[tile];
    if (!is_joined(feature.kind)) {
        const PlacedTile& centre = table.board.tiles[feature.tile];
        return std::abs(centre.x - its.x) <= 1 && std::abs(centre.y - its.y) <= 1;
    }
    for (int number = 0; number < table.board.shape(its).segment_count; ++number) {
        const NodeIndex at = its.first + static_cast<NodeIndex>(number);
        if (is_joined(table.board.nodes[at].kind) && table.board.root(at) == root) return true;
    }
    return false;
}

// Ingots of a tile that each colour may claim, by how likely that is.
void add_claims(const Table& table, const IngotsOnTile& on, const Reckoned& its, double (&claims)[max_colours]) {
    for (int i = 0; i < its.count; ++i) {
        const Occupied& feature = its.features[i];
        const int most = feature.most();
        if (feature.likely <= 0 || most == 0 || !lies_on(table, on.tile, feature.root)) continue;
        const auto winners = std::count(feature.strength, feature.strength + max_colours, most);
        const double of_each = feature.likely * on.count / static_cast<double>(winners);
        for (int colour = 0; colour < max_colours; ++colour) {
            if (feature.strength[colour] == most) claims[colour] += of_each;
        }
    }
}

// The larger what is to be beaten, the more tiles it takes.
double keeps(const RivalWeights& weigh, int record, double tiles) {
    return std::exp(-tiles / (weigh.record * record * record));
}

// With messages a colour stands on two spaces (MSG-1).
bool stands_on_space(const Table& table, Colour colour, int space) {
    if (space_of_counter(table, colour, marker) == space) return true;
    return table.messages != nullptr && space_of_counter(table, colour, courier) == space;
}

}  // namespace

// In the end the steps of GLD-8 count; as long as ingots are left, one is worth what it is on average of these.
void add_gold(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]) {
    const Gold& gold = *table.gold;
    double claims[max_colours] = {};
    for (int i = 0; i < gold.tiles; ++i) add_claims(table, gold.on[i], its, claims);
    const double more_to_come = gold.aside > 0 || gold.tiles > 0 ? its.usable : 0;
    for (int colour = 0; colour < max_colours; ++colour) {
        const int held = gold.held[colour];
        value[colour] += more_to_come * weigh.ingot * held + (1 - more_to_come) * points_of_ingots(held) +
                         weigh.claim * claims[colour];
    }
}

// KNG-5
void add_king_and_baron(const Table& table, const RivalWeights& weigh, const Reckoned& its, Worths& worths,
                        double (&value)[max_colours]) {
    const auto add = [&](Colour holder, SegmentKind counted, int record) {
        if (holder == Colour::none) return;
        const double completed = worths.completed(counted) + weigh.completed * its.tiles;
        value[static_cast<int>(holder)] += completed * keeps(weigh, record, its.tiles);
    };
    add(table.tokens->king, SegmentKind::city, table.tokens->largest_city);
    add(table.tokens->baron, SegmentKind::road, table.tokens->longest_road);
}

// ROB-4: half of what the next one gains there, and everybody gains something in a while.
void add_robbers(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour owner = rules.colours[i];
        const int space = table.robbers->space[static_cast<int>(owner)];
        if (space == robber_in_supply) continue;
        double most = 0;
        for (int j = 0; j < rules.colour_count; ++j) {
            const bool is_there = j != i && stands_on_space(table, rules.colours[j], space);
            if (is_there) most = std::max(most, its.soon[static_cast<int>(rules.colours[j])]);
        }
        value[static_cast<int>(owner)] += its.usable * (weigh.robber + weigh.robbed * most);
    }
}

}  // namespace mistbank

#include "adviser/tokens.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "rules/house_rules/chapters.hpp"

namespace mistbank {
namespace {

bool is_joined(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

bool are_near(const PlacedTile& one, const PlacedTile& other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
}

// Visits the indices below this number.
template <class Visit>
void each_in(const FeaturesByPlace& places, int count, Visit visit) {
    for (int word = 0; 64 * word < count; ++word) {
        for (std::uint64_t left = places[word]; left != 0; left &= left - 1)
            visit(64 * word + static_cast<int>(lowest_bit(left)));
    }
}

// GLD-3: roads and cities on a tile, and features that count the tiles around them.
void find_features_on(const Table& table, TileIndex tile, const Reckoned& reckoned, FeaturesByPlace& found) {
    const Board& board = table.board;
    const PlacedTile& token_tile = board.tiles[tile];
    for (int number = 0; number < board.shape(token_tile).segment_count; ++number) {
        const Node& segment = board.node(token_tile, number);
        const int place = is_joined(segment.kind) ? reckoned.worths.place_of(segment.root) : -1;
        if (place >= 0) put_in(found, place);
    }
    each_in(reckoned.centres, reckoned.count, [&](int place) {
        const Node& centre = board.nodes[reckoned.features[place].root];
        if (are_near(board.tiles[centre.tile], token_tile)) put_in(found, place);
    });
}

// Ingots of a tile that each colour may claim, weighted with the probability: those of the features in their order.
void add_claims(const Table& table, const IngotsOnTile& on, const Reckoned& reckoned, double (&claims)[max_colours]) {
    FeaturesByPlace found = {};
    find_features_on(table, on.tile, reckoned, found);
    each_in(found, reckoned.count, [&](int place) {
        const Occupied& feature = reckoned.features[place];
        if (feature.hope.likely <= 0) return;
        int winners = 0;
        feature.each_strongest([&](int) { ++winners; });
        if (winners == 0) return;
        const double of_each = feature.hope.likely * on.count / winners;
        feature.each_strongest([&](int colour) { claims[colour] += of_each; });
    });
}

// A larger record takes more tiles to beat.
double keeps(const RivalWeights& weigh, int record, double tiles) {
    return std::exp(-tiles / (weigh.record * record * record));
}

// The maximum gain of the colour from one feature, weighted with the probability of its completion.
double most_to_come(const Reckoned& reckoned, Colour colour) {
    double most = 0;
    for (int i = 0; i < reckoned.count; ++i) {
        const Occupied& feature = reckoned.features[i];
        if ((feature.strongest >> static_cast<unsigned>(colour) & 1u) == 0) continue;
        most = std::max(most, feature.hope.likely * feature.hope.promised);
    }
    return most;
}

// At the end the steps of GLD-8 count; while ingots are left, one has the mean value of these steps.
void add_gold(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned, double (&value)[max_colours]) {
    const Gold& gold = *table.gold;
    double claims[max_colours] = {};
    for (int i = 0; i < gold.tiles; ++i) add_claims(table, gold.on[i], reckoned, claims);
    const double more_to_come = gold.aside > 0 || gold.tiles > 0 ? reckoned.usable : 0;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const int colour = static_cast<int>(rules.colours[i]);
        const int held = gold.held[colour];
        value[colour] += more_to_come * weigh.ingot * held + (1 - more_to_come) * points_of_ingots(held) +
                         weigh.claim * claims[colour];
    }
}

// KNG-5
void add_king_and_baron(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                        double (&value)[max_colours]) {
    const auto add = [&](Colour holder, SegmentKind counted, int record, KeptRecord& kept) {
        if (holder == Colour::none) return;
        if (record != kept.record || reckoned.tiles != kept.tiles) {
            kept = {record, reckoned.tiles, keeps(weigh, record, reckoned.tiles)};
        }
        const double completed = reckoned.worths.completed(counted) + weigh.completed * reckoned.tiles;
        value[static_cast<int>(holder)] += completed * kept.keeps;
    };
    add(table.tokens->king, SegmentKind::city, table.tokens->largest_city, reckoned.records.largest_city);
    add(table.tokens->baron, SegmentKind::road, table.tokens->longest_road, reckoned.records.longest_road);
}

// ROB-4: half of the next gain, because every colour gains something sooner or later.
void add_robbers(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                 double (&value)[max_colours]) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour owner = rules.colours[i];
        const int space = table.robbers->space[static_cast<int>(owner)];
        if (space == robber_in_supply) continue;
        double most = 0;
        for (int j = 0; j < rules.colour_count; ++j) {
            const bool is_there = j != i && has_counter_on(table, rules.colours[j], space);
            if (is_there) most = std::max(most, most_to_come(reckoned, rules.colours[j]));
        }
        value[static_cast<int>(owner)] += reckoned.usable * (weigh.robber + weigh.robbed * most);
    }
}

// HSE-18: the most that a tile adds to a feature of the colour by completing it.
double worth_of_tile(const Table& table, const Reckoned& reckoned, std::uint16_t type, int colour) {
    double most = 0;
    for (int i = 0; i < reckoned.count; ++i) {
        const Occupied& feature = reckoned.features[i];
        const double more = (1 - feature.hope.likely) * feature.hope.promised;
        const bool is_own = (feature.strongest >> static_cast<unsigned>(colour) & 1u) != 0;
        if (!is_own || more <= most || !is_joined(table.board.nodes[feature.root].kind)) continue;
        if (is_completed_by(table, feature.root, type)) most = more;
    }
    return most;
}

// Values held tiles and the drawn tile by the features that they complete for the player who lays them.
void add_tiles_to_lay(const Table& table, const Reckoned& reckoned, double (&value)[max_colours]) {
    const Rules& rules = table.setup->rules;
    for (int player = 0; player < rules.players; ++player) {
        const int colour = static_cast<int>(rules.colours[player]);
        for (int i = 0; i < table.hands->size[player]; ++i) {
            value[colour] += worth_of_tile(table, reckoned, table.order[table.hands->tiles[player][i].place], colour);
        }
    }
    const bool is_for_sale = table.state->drawn != none16 && table.sales->is_settled == 1;
    const int own = static_cast<int>(colour_of_active_player(table));
    if (is_for_sale) value[own] += worth_of_tile(table, reckoned, table.state->drawn, own);
}

}  // namespace

bool has_claims(const Table& table) { return table.gold != nullptr && table.gold->tiles > 0; }

void add_worth_of_tokens(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                         double (&value)[max_colours]) {
    if (table.gold != nullptr) add_gold(table, weigh, reckoned, value);
    if (table.tokens != nullptr) add_king_and_baron(table, weigh, reckoned, value);
    if (table.robbers != nullptr) add_robbers(table, weigh, reckoned, value);
    if (table.sales != nullptr) add_tiles_to_lay(table, reckoned, value);
}

}  // namespace mistbank

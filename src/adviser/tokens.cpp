#include "adviser/tokens.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "rules/house_rules/tile_sales.hpp"

namespace mistbank {
namespace {

bool is_joined(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

bool are_near(const PlacedTile& one, const PlacedTile& other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
}

// Calls `visit` with each index in the set `places`. All indices are below `count`.
template <class Visit>
void each_in(const FeaturesByPlace& places, int count, Visit visit) {
    for (int word = 0; 64 * word < count; ++word) {
        for (std::uint64_t left = places[word]; left != 0; left &= left - 1)
            visit(64 * word + static_cast<int>(lowest_bit(left)));
    }
}

// Finds the features that can claim the ingots of a tile: roads and cities on the tile, and features that count the
// tiles around them (GLD-3).
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

// Adds the ingots of a tile that each colour can claim, weighted by the probability that the feature is completed. The
// features are processed in the order of their indices.
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

// Returns the probability that a record is not beaten. A larger record takes more tiles to beat.
double keeps(const RivalWeights& weigh, int record, double tiles) {
    return std::exp(-tiles / (weigh.record * record * record));
}

// Returns the maximum gain of a colour from one feature, weighted by the probability of completion.
double most_to_come(const Reckoned& reckoned, Colour colour) {
    double most = 0;
    for (int i = 0; i < reckoned.count; ++i) {
        const Occupied& feature = reckoned.features[i];
        if ((feature.strongest >> static_cast<unsigned>(colour) & 1u) == 0) continue;
        most = std::max(most, feature.hope.likely * feature.hope.promised);
    }
    return most;
}

// Adds the value of gold. At the end of the game ingots score according to the steps of GLD-8. While ingots are left,
// each ingot has the mean value of these steps.
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

// Adds the value of the king and the baron (KNG-5).
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

// Adds the value of robbers. A robber gains half of the victim's next gain (ROB-4), and every colour gains points
// sooner or later.
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

/// Finds the maximum gain of a player who completes a road or city with a tile (HSE-18).
class TileWorth {
public:
    TileWorth(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned, std::uint16_t type,
              Colour colour)
        : table_(table), weigh_(weigh), reckoned_(reckoned), type_(type), colour_(colour) {
        for (int i = 0; i < reckoned.count; ++i) look_at_own(reckoned.features[i]);
        const bool can_occupy = table.in_supply(FigureKind::normal, colour) > 0;
        for (NodeIndex at = 0; can_occupy && at < table.board.counts->nodes; ++at) {
            const Node& node = table.board.nodes[at];
            if (node.root == at && reckoned.worths.place_of(at) < 0) look_at_vacant(at);
        }
    }

    // Adds the gain to the values of all colours that share the feature.
    void add_to(double (&value)[max_colours]) const {
        if (feature_ == nullptr) {
            value[static_cast<int>(colour_)] += most_;
        } else {
            feature_->each_strongest([&](int colour) { value[colour] += most_; });
        }
    }

private:
    bool can_be_completed(NodeIndex root) const {
        const Node& node = table_.board.nodes[root];
        return is_joined(node.kind) && node.open > 0 && !node.blocked;
    }
    double points_if_complete(NodeIndex root) const {
        const int of_tile = table_.board.nodes[root].kind == SegmentKind::city ? 2 : 1;
        return reckoned_.worths.value(root, When::complete) + of_tile;
    }
    // Considers a feature of the player's own. The meeple on it returns in addition to the points.
    void look_at_own(const Occupied& feature) {
        const bool is_own = (feature.strongest >> static_cast<unsigned>(colour_) & 1u) != 0;
        if (!is_own || !can_be_completed(feature.root)) return;
        const double back = weigh_.back * reckoned_.usable * (1 - feature.hope.likely);
        const double more = points_if_complete(feature.root) - feature.hope.promised + back;
        if (more <= most_ || !is_completed_by(table_, feature.root, type_)) return;
        most_ = more;
        feature_ = &feature;
    }
    // Considers an unoccupied feature. A meeple placed on the laid tile scores in the same turn.
    void look_at_vacant(NodeIndex root) {
        if (!can_be_completed(root)) return;
        const double more = points_if_complete(root);
        if (more <= most_ || !is_completed_by(table_, root, type_)) return;
        most_ = more;
        feature_ = nullptr;
    }

    const Table& table_;
    const RivalWeights& weigh_;
    const Reckoned& reckoned_;
    std::uint16_t type_;
    Colour colour_;
    double most_ = 0;
    const Occupied* feature_ = nullptr;
};

// Adds the value of tiles in hands and of the drawn tile: the features that they complete for the player who lays them.
void add_tiles_to_lay(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                      double (&value)[max_colours]) {
    const Rules& rules = table.setup->rules;
    for (int player = 0; player < rules.players; ++player) {
        for (int i = 0; i < table.hands->size[player]; ++i) {
            const std::uint16_t type = table.order[table.hands->tiles[player][i].place];
            TileWorth(table, weigh, reckoned, type, rules.colours[player]).add_to(value);
        }
    }
    const State& state = *table.state;
    const bool is_to_be_laid = state.drawn != none16 && state.laid == none32 && table.sales->is_settled == 1;
    if (is_to_be_laid) {
        TileWorth(table, weigh, reckoned, state.drawn, colour_of_active_player(table)).add_to(value);
    }
}

}  // namespace

bool needs_places(const Table& table) {
    return table.sales != nullptr || (table.gold != nullptr && table.gold->tiles > 0);
}

void add_worth_of_tokens(const Table& table, const RivalWeights& weigh, const Reckoned& reckoned,
                         double (&value)[max_colours]) {
    if (table.gold != nullptr) add_gold(table, weigh, reckoned, value);
    if (table.tokens != nullptr) add_king_and_baron(table, weigh, reckoned, value);
    if (table.robbers != nullptr) add_robbers(table, weigh, reckoned, value);
    if (table.sales != nullptr) add_tiles_to_lay(table, weigh, reckoned, value);
}

}  // namespace mistbank

// Judges competitive games: the points of each colour plus the expected gains from its figures.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "adviser/expansions.hpp"
#include "adviser/judgement.hpp"
#include "adviser/tokens.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

constexpr double weight_of_own_points = 0.25;  // weight of the player's own points in the judgement of sales (HSE-18)

class RivalsOnTable {
public:
    RivalsOnTable(const Table& table, const RivalWeights& weights, Worths& worths, FiguresKept& figures,
                  SupplyWorths& supplies, KeptRecords& records, Completion& completion)
        : table_(table),
          weigh_(weights),
          worths_(worths),
          figures_(figures),
          supplies_(supplies),
          records_(records),
          tiles_to_come_(tiles_to_come(table)),
          tiles_(tiles_to_come_),
          completion_(completion) {
        worths_.look_at(table);
        completion_.go_on_to(table);
    }

    void add_all() {
        const double usable = std::min(1.0, tiles_ / weigh_.rush);
        add_totals();
        add_supplies(usable);
        add_figures(usable);
        const auto hope_of = [&](NodeIndex root) {
            return worths_.hope(root, tiles_to_come_, [&] {
                const double likely = completion_.chance(root);
                return Hope{likely, promise(root, likely, usable)};
            });
        };
        Occupied* const end = occupied_->features + occupied_->count;
        for (Occupied* occupied = occupied_->features; worths_.has_magic() && occupied != end; ++occupied) {
            if (worths_.is_magic(occupied->root)) occupied->hoped_with = -1;
        }
        for (Occupied* occupied = occupied_->features; occupied != end; ++occupied) {
            if (occupied->hoped_with != tiles_to_come_) find_hope(*occupied, hope_of);
            share_out(*occupied, usable);
        }
        if (needs_places(table_)) see_places();
        add_boxes(usable);
    }

    /// Returns the lead of a player over the others. Early in the game all others have the same weight; near the end
    /// only the best other player counts.
    double lead_of(int player) const {
        const int players = table_.setup->rules.players;
        if (players <= 2 || table_.is_over()) return ahead_of_best(player);
        const double most = best_other(player), scale = scale_of_leads();
        double sum = 0;
        each_other(player, [&](double value) { sum += std::exp((value - most) / scale); });
        return value_of_player(player) - most - scale * std::log(sum / (players - 1));
    }

    double own_points_of(int player) const { return value_of_player(player); }

    /// Returns the lead of a player over the best other player; for a single player the player's value.
    double ahead_of_best(int player) const {
        const double own = value_of_player(player);
        return table_.setup->rules.players > 1 ? own - best_other(player) : own;
    }

    void copy_to(double (&values)[max_colours]) const { std::copy_n(value_, max_colours, values); }

    /// Returns the probability that the player wins, from the values of all players. The more tiles are still to be
    /// drawn, the less the leads count. A shared victory counts as a fraction of a win.
    double chance_of(int player) const {
        const double own = value_of_player(player), scale = scale_of_leads();
        const auto weight_of = [&](double ahead) {
            if (!table_.is_over()) return std::exp(std::clamp(ahead / scale, -most_spreads, most_spreads));
            return ahead > 0 ? std::numeric_limits<double>::infinity() : ahead == 0 ? 1.0 : 0.0;
        };
        double others = 0;
        each_other(player, [&](double value) { others += weight_of(value - own); });
        return 1 / (1 + others);
    }

    void add_totals() {
        const Settings& settings = table_.settings();
        for (int i = 0; i < settings.scoring_meeples; ++i) {
            value_[static_cast<int>(settings.scoring_colours[i])] += table_.state->totals[i];
        }
    }

private:
    static constexpr double most_spreads = 30;
    double scale_of_leads() const { return weigh_.spread + weigh_.spread_by_tile * std::sqrt(tiles_); }

    double& value_of(Colour colour) { return value_[static_cast<int>(colour)]; }
    template <class Visit>
    void each_value(Visit visit) const {  // calls `visit` with each colour's player and value
        const Rules& rules = table_.setup->rules;
        for (int i = 0; i < rules.colour_count; ++i) {
            visit(table_.setup->player_of(rules.colours[i]), value_[static_cast<int>(rules.colours[i])]);
        }
    }
    double value_of_player(int player) const {
        double own = 0;
        each_value([&](int whose, double value) { own = whose == player ? value : own; });
        return own;
    }
    template <class Visit>
    void each_other(int player, Visit visit) const {
        each_value([&](int whose, double value) {
            if (whose != player) visit(value);
        });
    }
    double best_other(int player) const {
        double best = -1e30;
        each_other(player, [&](double value) { best = std::max(best, value); });
        return best;
    }

    void add_supplies(double usable) {
        const Rules& rules = table_.setup->rules;
        const auto& in_supply = table_.state->in_supply;
        if (usable != supplies_.usable || std::memcmp(in_supply, supplies_.in_supply, sizeof in_supply) != 0) {
            supplies_.usable = usable;
            std::memcpy(supplies_.in_supply, in_supply, sizeof in_supply);
            for (int i = 0; i < rules.colour_count; ++i) {
                supplies_.worth[i] = worth_of_supply(rules.colours[i], usable);
            }
        }
        for (int i = 0; i < rules.colour_count; ++i) value_of(rules.colours[i]) += supplies_.worth[i];
    }

    double worth_of_supply(Colour colour, double usable) const {
        const auto has = [&](FigureKind kind) { return table_.in_supply(kind, colour); };
        const int strong = has(FigureKind::large) + has(FigureKind::mayor) + has(FigureKind::abbot);
        const int helpers =
            has(FigureKind::builder) + has(FigureKind::pig) + has(FigureKind::barn) + has(FigureKind::shepherd);
        const int meeples = has(FigureKind::normal) + has(FigureKind::guard) + has(FigureKind::large) +
                            has(FigureKind::wagon) + has(FigureKind::ringmaster);
        return usable * (supplies_.of_meeples[std::min(meeples, known_hands - 1)] + weigh_.large * strong +
                         weigh_.helper * helpers);
    }

    void add_figures(double usable) {
        FigureBits beside;
        if (!take_over_figures(beside)) {
            list_figures();
            for (int i = 0; i < table_.setup->figure_count; ++i) beside.put(i, counts_beside(table_.figures[i]));
        }
        beside.each(table_.setup->figure_count, [&](int figure) { add_beside(table_.figures[figure], usable); });
        if (table_.dragon != nullptr && table_.dragon->fairy_with != 0) {
            value_of(table_.figures[table_.dragon->fairy_with - 1].colour) += weigh_.fairy * usable;
        }
    }

    void list_figures() {
        own_.count = 0;
        occupied_ = &own_;
        for (int i = 0; i < table_.setup->figure_count; ++i) {
            const Figure& figure = table_.figures[i];
            if (!stands_there(figure)) continue;
            const NodeIndex root = table_.board.root(figure.node);
            int at = worths_.place_of(root);
            if (at < 0) {
                at = own_.append(root, i);
                worths_.put_at(root, at);
            }
            own_.add(table_.board, figure, at);
        }
    }

    // Reuses the cached figures of the origin and applies the changes since then. Returns false if OccupiedList::find()
    // or remove() cannot apply a change.
    bool take_over_figures(FigureBits& beside) {
        if (!worths_.can_update_incrementally()) return false;
        const Table& origin = *worths_.origin();
        if (figures_.origin != worths_.origin_number()) {
            figures_.origin = worths_.origin_number();
            figures_.list(origin, counts_beside);
        }
        if (figures_.lay != worths_.lay_number()) {
            figures_.lay = worths_.lay_number();
            figures_.can_be_taken_over = take_over_features();
        }
        if (!figures_.can_be_taken_over) return false;
        beside = figures_.beside;
        occupied_ = &figures_.after_lay;
        return each_changed(origin.figures, table_.figures, table_.setup->figure_count, [&](int number) {
            const Figure &before = origin.figures[number], &now = table_.figures[number];
            beside.put(number, counts_beside(now));
            const bool stood = stands_there(before), stands = stands_there(now);
            if (stood == stands && (!stood || before.node == now.node)) return true;
            if (occupied_ != &own_) own_.copy(*occupied_);
            occupied_ = &own_;
            if (stood && !own_.remove(before, table_.board.root(before.node), number)) return false;
            return !stands || take_over(now, number);
        });
    }

    // Reuses the features of the origin for the position after the placement. Returns false if a mayor's city has
    // grown, because the mayor may be stronger than before.
    bool take_over_features() {
        OccupiedList& list = figures_.after_lay;
        list.copy(figures_.occupied);
        bool have_merged = false;
        Occupied* const end = list.features + list.count;
        for (Occupied* occupied = list.features; occupied != end; ++occupied) {
            if (worths_.is_hoped_as_before(occupied->root)) continue;
            const NodeIndex root = table_.board.root(occupied->root);
            if (occupied->has_mayor && worths_.is_touched(root)) return false;
            have_merged = have_merged || root != occupied->root;
            occupied->root = root;
            occupied->place_at_origin = -1;
            occupied->hoped_with = -1;
        }
        if (have_merged) list.merge_alike();
        return true;
    }

    bool take_over(const Figure& figure, int number) {
        int at;
        if (!own_.find(table_.board.root(figure.node), number, at)) return false;
        own_.add(table_.board, figure, at);
        return true;
    }

    static bool counts_beside(const Figure& figure) {
        if (figure.place == FigurePlace::prison) return true;
        return figure.place == FigurePlace::board && (figure.ghosts != 0 || has_worth_of_place(figure.kind));
    }

    void add_beside(const Figure& figure, double usable) {
        double& value = value_of(figure.colour);
        if (figure.place == FigurePlace::prison) {
            value -= weigh_.prisoner * usable;
            return;
        }
        value -= weigh_.ghost * figure.ghosts;
        value += worth_of_place(figure, usable);
    }

    static bool has_worth_of_place(FigureKind kind) {
        constexpr auto bit_of = [](FigureKind figure_kind) { return 1u << static_cast<unsigned>(figure_kind); };
        constexpr unsigned kinds = bit_of(FigureKind::builder) | bit_of(FigureKind::pig) | bit_of(FigureKind::barn) |
                                   bit_of(FigureKind::shepherd) | bit_of(FigureKind::wagon) |
                                   bit_of(FigureKind::ringmaster);
        return (kinds & bit_of(kind)) != 0;
    }

    // Returns the value of a figure's place, in addition to the value of its feature.
    double worth_of_place(const Figure& figure, double usable) const {
        const Node& feature = table_.board.feature(figure.node);
        switch (figure.kind) {
            case FigureKind::builder: return feature.open > 0 && !feature.blocked ? weigh_.builder * usable : 0;
            case FigureKind::pig: return worths_.cities_beside(figure.node) + weigh_.pig * usable;
            case FigureKind::barn: return 4 * worths_.cities_beside(figure.node);  // 4 points for each city (ABM-24)
            case FigureKind::shepherd: return worth_of_flock(figure, usable);
            case FigureKind::wagon: return weigh_.wagon * usable;
            case FigureKind::ringmaster: return weigh_.circus * worths_.circus_tiles_around(figure.node);
            default: return 0;
        }
    }

    double worth_of_flock(const Figure& shepherd, double usable) const {
        int sheep = 0;
        for (int number = 1; number < token_kinds; ++number) {
            sheep += number * table_.hills->flock[static_cast<int>(shepherd.colour)][number];
        }
        return (weigh_.sheep * sheep + weigh_.shepherd) * usable;
    }

    // Returns the expected points from a feature for each colour with a majority.
    double promise(NodeIndex root, double likely, double usable) const {
        const Node& feature = table_.board.nodes[root];
        switch (feature.kind) {
            case SegmentKind::road: return between(root, likely) + likely * feature.open * weigh_.road_growth;
            case SegmentKind::city: return between(root, likely) + likely * feature.open * weigh_.city_growth;
            case SegmentKind::castle: return between(root, likely);
            case SegmentKind::field: return worths_.value(root, When::at_the_end) + 0.1 * tiles_ * weigh_.field_growth;
            case SegmentKind::cemetery: return likely * weigh_.guard;
            case SegmentKind::monastery:
            case SegmentKind::garden:  // each tile around the centre counts, even if there are fewer than eight (CMP-6)
                return between(root, likely) + empty_around(feature) * weigh_.cell * usable * grows_by_tiles;
            default: {
                const KnownPlace* const place = known_place(feature.kind);
                return place == nullptr ? 0 : weigh_.*place->weight;
            }
        }
    }
    static constexpr double grows_by_tiles = 0.5;

    double between(NodeIndex root, double likely) const {
        const double complete = likely > 0 ? worths_.value(root, When::complete) : 0;
        const bool counts = table_.settings().house.incomplete_scores;
        const double incomplete = counts ? worths_.value(root, When::at_the_end) : 0;
        return likely * complete + (1 - likely) * incomplete;
    }

    int empty_around(const Node& centre) const { return 8 - table_.board.tiles[centre.tile].tiles_around(); }

    // Computes the expected gain of a feature. Stores the gain for later positions with the same origin or after the
    // same placement, unless the mage or the witch affects it.
    template <class HopeOf>
    void find_hope(Occupied& feature, HopeOf hope_of) {
        feature.hope = hope_of(feature.root);
        feature.hoped_with = -1;
        if (feature.place < 0 || worths_.is_magic(feature.root)) return;
        const auto keep = [&](Occupied& kept) {
            kept.hope = feature.hope;
            kept.hoped_with = tiles_to_come_;
        };
        keep(figures_.after_lay.features[feature.place]);
        if (feature.place_at_origin >= 0) keep(figures_.occupied.features[feature.place_at_origin]);
    }

    void share_out(const Occupied& feature, double usable) {
        const double promised = feature.hope.promised, back = weigh_.back * usable * feature.hope.likely;
        for (int colour = 0; colour < max_colours; ++colour) {
            if (feature.strength[colour] > 0) value_[colour] += back;
        }
        feature.each_strongest([&](int colour) { value_[colour] += promised; });
    }

    // Stores the indices of occupied roads and cities, and of other features that can still be completed, so that they
    // can be looked up by tile.
    void see_places() {
        for (int i = 0; i < occupied_->count; ++i) {
            const Occupied& feature = occupied_->features[i];
            const SegmentKind kind = table_.board.nodes[feature.root].kind;
            if (kind == SegmentKind::road || kind == SegmentKind::city) {
                worths_.put_at(feature.root, i);
            } else if (feature.hope.likely > 0) {
                put_in(centres_, i);
            }
        }
    }

    void add_boxes(double usable) {
        add_tokens(usable);
        if (table_.traders != nullptr) {
            const Rules& rules = table_.setup->rules;
            for (int i = 0; i < rules.colour_count; ++i) {
                const Colour colour = rules.colours[i];
                for (const std::int32_t tokens : table_.traders->goods[static_cast<int>(colour)]) {
                    if (tokens != 0) value_of(colour) += weigh_.good * tokens;
                }
            }
        }
        if (table_.big_top == nullptr || table_.big_top->at == none32) return;
        add_big_top(usable);
    }

    void add_big_top(double usable) {
        const TileIndex top = table_.big_top->at;
        const auto of_start = static_cast<TileIndex>(table_.setup->start.size());
        const PlacedTile at = table_.board.tiles[top];
        const auto is_near = [&](TileIndex tile) {
            if (top < of_start || tile < of_start) return lies_around(table_, top, tile);
            const PlacedTile& placed = table_.board.tiles[tile];
            return std::abs(at.x - placed.x) <= 1 && std::abs(at.y - placed.y) <= 1;
        };
        each_meeple_on_board(table_, [&](int index) {
            const Figure& figure = table_.figures[index];
            if (is_near(table_.board.nodes[figure.node].tile)) value_of(figure.colour) += weigh_.at_big_top * usable;
        });
    }

    void add_tokens(double usable) {
        const Reckoned reckoned{occupied_->features, occupied_->count, worths_, tiles_, usable, centres_, records_};
        add_worth_of_tokens(table_, weigh_, reckoned, value_);
    }

    const Table& table_;
    const RivalWeights& weigh_;
    Worths& worths_;
    FiguresKept& figures_;
    SupplyWorths& supplies_;
    KeptRecords& records_;
    const int tiles_to_come_;
    const double tiles_;
    Completion& completion_;
    double value_[max_colours] = {};
    FeaturesByPlace centres_ = {};
    OccupiedList own_;
    OccupiedList* occupied_ = &own_;  // points to FiguresKept::after_lay if that list is valid
};

}  // namespace

// Computes the values of all colours, passes them to `read` and returns its result.
template <class Read>
auto Judge::with_rivals(const Table& table, Read read) {
    RivalsOnTable rivals(table, rival_, worths_, figures_, supplies_, records_, completion_);
    if (table.is_over()) {
        rivals.add_totals();
    } else {
        rivals.add_all();
    }
    return read(rivals);
}

double Judge::lead_of_rival(const Table& table, int player) {
    return with_rivals(table, [&](const RivalsOnTable& rivals) { return rivals.lead_of(player); });
}

Judge::OfSale Judge::judge_sale(const Table& table, int player) {
    return with_rivals(table, [&](const RivalsOnTable& rivals) {
        const double own_points = rivals.own_points_of(player);
        return OfSale{rivals.lead_of(player) + weight_of_own_points * own_points, own_points};
    });
}

void Judge::see_values(const Table& table, double (&values)[max_colours]) {
    with_rivals(table, [&](const RivalsOnTable& rivals) {
        rivals.copy_to(values);
        return true;
    });
}

Prospect Judge::prospect_of_rivals(const Table& table, int player) {
    return with_rivals(table, [&](const RivalsOnTable& rivals) {
        return Prospect{rivals.lead_of(player), rivals.ahead_of_best(player), rivals.chance_of(player)};
    });
}

}  // namespace mistbank

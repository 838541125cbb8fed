#include "adviser/signs.hpp"

#include <algorithm>
#include <cmath>

#include "adviser/chances.hpp"
#include "adviser/open_sides.hpp"
#include "board/bits.hpp"
#include "rules/figures.hpp"
#include "rules/mist/mist.hpp"
#include "rules/piles.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int most_open_cells = 96;

constexpr Chances of_sides(0.8);
constexpr Chances of_cells(0.9);

/// A feature that can still be completed, with its value for the colours on it.
struct Open {
    SegmentKind kind;
    unsigned colours;
    float worth;
    float chance;  // probability that matching tiles fill the cells at its open sides
};

/// A cell at an open side of a feature that can still be completed.
struct OpenCell {
    int x;
    int y;
    int feature;
};

class SignReader {
public:
    SignReader(const Table& table, Fitting& fitting, Signs& signs)
        : table_(table), board_(table.board), fitting_(fitting), signs_(signs) {}

    void read() {
        read_features();
        read_merging();
        read_supplies();
        read_time();
    }

private:
    static constexpr float of_points = 1 / 20.0F;

    void put(double value) { signs_[at_++] = static_cast<float>(value); }

    unsigned colours_on(NodeIndex root) const {
        unsigned colours = 0;
        if (board_.nodes[root].meeples == 0) return 0;
        table_.each_figure_of(root, [&](int index) {
            if (table_.figures[index].occupies()) colours |= 1u << static_cast<int>(table_.figures[index].colour);
        });
        return colours;
    }

    void add_way(NodeIndex root, const Node& node) {
        const int open = static_cast<int>(node.open);
        const unsigned colours = colours_on(root);
        const int city = node.kind == SegmentKind::city ? 1 : 0;
        if (node.blocked) {
            stuck_ += static_cast<float>(count_bits(colours));
            return;
        }
        const auto worth = static_cast<float>(reckon(table_, root, When::complete).value) * of_points;
        const int bucket = std::min(open, 4) - 1;
        if (colours == 0) {
            vacant_[std::min(bucket, 2)] += worth;
            return;
        }
        const auto many = static_cast<float>(count_bits(colours));
        Open way{node.kind, colours, worth, 1};
        each_open_side(board_, root, false, [&](int x, int y, int, const Cell& cell) {
            const float share = fitting_.share(cell.asked);
            way.chance *= share;
            unfit_ += share == 0 ? many : 0;
            if (cells_ < most_open_cells && ways_ < most_ways) open_cells_[cells_++] = {x, y, ways_};
        });
        ways_by_open_[city][bucket] += worth * many;
        likely_[city] += worth * many * way.chance;
        add_hopes(colours, worth * static_cast<float>(of_sides.of(open)));
        meeples_[city] += static_cast<float>(node.meeples);
        if (many > 1) shared_ += worth * many;
        if (many > 2) shared_by_more_ += worth * many;
        if (ways_ < most_ways) ways_open_[ways_++] = way;
    }

    void add_castle(NodeIndex root, const Node& node) {
        const PlacedTile& tile = board_.tiles[node.tile];
        const int empty = 8 - tile.tiles_around();
        if (empty == 0 || table_.settings().is_scenery(node.kind)) return;
        const unsigned colours = colours_on(root);
        const auto many = static_cast<float>(count_bits(colours));
        if (node.blocked || tile.hidden != 0) {
            stuck_ += many;
            return;
        }
        const auto worth = static_cast<float>(reckon(table_, root, When::complete).value) * of_points;
        if (colours == 0) {
            vacant_castles_ += worth * static_cast<float>(of_cells.of(empty));
            return;
        }
        castles_[(empty - 1) / 2] += worth * many;
        add_hopes(colours, worth * static_cast<float>(of_cells.of(empty)));
    }

    void add_bank(NodeIndex root, const Node& node) {
        int ghosts = 0;
        board_.each_segment(root, [&](const Node& segment) { ghosts += segment.ghosts; });
        if (node.open == 0) {
            idle_ghosts_ += static_cast<float>(ghosts);
            return;
        }
        if (node.blocked) {
            dead_ghosts_ += static_cast<float>(ghosts);
            dead_sides_ += static_cast<float>(node.open);
            return;
        }
        const int open = static_cast<int>(node.open);
        bank_sides_ += static_cast<float>(open);
        ++banks_;
        bank_ghosts_[std::min(open, 4) - 1] += static_cast<float>(ghosts);
        if (ghosts == 0 || open > 3) return;
        float chance = 1;
        each_open_side(board_, root, true,
                       [&](int, int, int side, const Cell& cell) { chance *= fitting_.misty_share(cell.asked, side); });
        relief_ += chance * static_cast<float>(ghosts);
    }

    void add_cemetery(const Node& node) {
        const PlacedTile& tile = board_.tiles[node.tile];
        const Cemeteries kind = table_.settings().cemeteries;
        cemetery_ghosts_ += node.ghosts;
        if (kind == Cemeteries::closed_by_sides && !tile.has_tiles_at_all_sides()) {
            ++cemeteries_;
            cemetery_cells_ += static_cast<float>(4 - count_bits(tile.surrounding & 15u));
        } else if (kind == Cemeteries::haunted && tile.tiles_around() < 8) {
            ++cemeteries_;
            cemetery_cells_ += static_cast<float>(8 - tile.tiles_around());
        }
    }

    void add_hopes(unsigned colours, float worth) {
        for (unsigned left = colours; left != 0; left &= left - 1) {
            const int meeple = scoring_meeple_of(table_, static_cast<Colour>(lowest_bit(left)));
            (meeple >= 0 ? hopes_[meeple] : hopes_of_any_) += worth;
        }
    }

    void read_features() {
        for (NodeIndex root = 0; root < board_.counts->nodes; ++root) {
            const Node& node = board_.nodes[root];
            if (node.root != root) continue;
            switch (node.kind) {
                case SegmentKind::road:
                case SegmentKind::city:
                    if (node.open > 0) add_way(root, node);
                    break;
                case SegmentKind::castle: add_castle(root, node); break;
                case SegmentKind::mist: add_bank(root, node); break;
                case SegmentKind::cemetery: add_cemetery(node); break;
                default: break;
            }
        }
        for (const auto& of_kind : ways_by_open_) {
            for (const float worth : of_kind) put(worth);
        }
        for (const float worth : castles_) put(worth);
        for (const float worth : vacant_) put(worth);
        put(vacant_castles_);
        for (const float worth : likely_) put(worth);
        for (const float count : meeples_) put(count / 4);
        put(stuck_ / 3);
        put(unfit_ / 3);
        put(shared_);
        put(shared_by_more_);
        for (const float ghosts : bank_ghosts_) put(ghosts / 5);
        put(bank_sides_ / 10);
        put(banks_ / 5);
        put(relief_ / 3);
        put(idle_ghosts_ / 5);
        put(dead_ghosts_ / 5);
        put(dead_sides_ / 10);
        put(cemeteries_);
        put(cemetery_cells_ / 8);
        put(cemetery_ghosts_ / 5);
    }

    // Adds the gains from joining features. If one tile can join two features, each colour on either of them gains from
    // both.
    void read_merging() {
        float gains[2] = {0, 0};
        for (int i = 0; i < cells_; ++i) {
            const OpenCell& cell = open_cells_[i];
            for (int j = i + 1; j < cells_; ++j) {
                const OpenCell& later_cell = open_cells_[j];
                if (cell.x != later_cell.x || cell.y != later_cell.y || cell.feature == later_cell.feature) continue;
                const Open& a = ways_open_[cell.feature];
                const Open& b = ways_open_[later_cell.feature];
                if (a.kind != b.kind) continue;
                const float together = (a.worth + b.worth) * static_cast<float>(count_bits(a.colours | b.colours));
                gains[a.kind == SegmentKind::city] += together - a.worth * static_cast<float>(count_bits(a.colours)) -
                                                      b.worth * static_cast<float>(count_bits(b.colours));
            }
        }
        put(gains[0]);
        put(gains[1]);
    }

    void read_supplies() {
        const Rules& rules = table_.setup->rules;
        const State& state = *table_.state;
        int hands = 0, empty = 0, own = 0;
        double roots = 0;
        for (int i = 0; i < rules.colour_count; ++i) {
            const Colour colour = rules.colours[i];
            const int meeples = table_.in_supply(FigureKind::normal, colour);
            hands += meeples;
            roots += std::sqrt(meeples);
            empty += meeples == 0 ? 1 : 0;
            own += table_.setup->player_of(colour) == state.player ? meeples : 0;
        }
        put(hands / 6.0);
        put(roots / 4);
        put(empty / 2.0);
        put(std::min(own, 4) / 2.0);
        put(own == 0);
        put(rules.colour_count / 5.0);
        put(rules.players / 5.0);
        put(state.ghost_supply / 10.0);
        put(std::exp(-state.ghost_supply / 1.5));
        put(std::exp(-state.ghost_supply / 4.0));
        put(table_.ghosts_on_board() / 10.0);
        int threes = 0, twos = 0;
        for (int i = 0; i < state.tiles_with_ghosts_count; ++i) {
            const int ghosts = board_.tiles[state.tiles_with_ghosts[i]].ghosts;
            threes += ghosts >= 3;
            twos += ghosts == 2;
        }
        put(threes / 2.0);
        put(twos / 3.0);
        for (int hound = 0; hound < hound_count; ++hound) put(state.hounds[hound].place == HoundPlace::meeple);
    }

    void read_time() {
        const State& state = *table_.state;
        const Settings& settings = table_.settings();
        const bool is_last = state.active_pile + 1 == settings.piles;
        const double target = is_last ? settings.goal : settings.hounds[state.active_pile];
        // Before an external draw, the tile of this turn is still in the pile.
        const int to_be_told = state.decision == DecisionKind::draw && pile_left(table_) > 0 ? 1 : 0;
        const double pile = pile_left(table_) - to_be_told;
        double tiles = -to_be_told;
        for (int i = state.active_pile; i < settings.piles; ++i) tiles += pile_size(table_, i);
        double to_target = -hopes_of_any_ / of_points, to_goal = 0, bare = 0, farthest = 0;
        for (int i = 0; i < settings.scoring_meeples; ++i) {
            const double has = state.totals[i], hopes = has + hopes_[i] / of_points;
            to_target += std::max(0.0, target - hopes);
            bare += std::max(0.0, target - has);
            to_goal += std::max(0.0, settings.goal - has);
            farthest = std::max(farthest, target - has);
        }
        const double rate = settings.own_scores() ? 3 : 2;
        put(bare / 30);
        put(to_target / 30);
        put(farthest / 30);
        put(to_goal / 60);
        put(pile / 20);
        put(tiles / 40);
        put(std::min(4.0, bare / (rate * pile + 1)));
        put(std::min(4.0, to_goal / (rate * tiles + 1)));
        put(std::exp(-pile / 3));
        put(std::exp(-(bare + 1) / 8));
        put(is_last);
        put(state.active_pile == 0);
        put(settings.own_scores());
        put(settings.cemeteries == Cemeteries::haunted);
        put(settings.cemeteries == Cemeteries::closed_by_sides);
        put(settings.may_stand_on(SegmentKind::castle));
        put(settings.meeples_on_covered_roads);
        put(fitting_.symbols() * 1.0);
        put(fitting_.symbols() * tiles / 20 - state.ghost_supply / 10.0);
        put(settings.piles == 1);
    }

    const Table& table_;
    const Board& board_;
    Fitting& fitting_;
    Signs& signs_;
    int at_ = 0;

    static constexpr int most_ways = 32;
    Open ways_open_[most_ways];
    int ways_ = 0;
    OpenCell open_cells_[most_open_cells];
    int cells_ = 0;
    float ways_by_open_[2][4] = {};
    float likely_[2] = {};
    float meeples_[2] = {};
    float castles_[4] = {};
    float vacant_[3] = {};
    float vacant_castles_ = 0;
    float stuck_ = 0, unfit_ = 0, shared_ = 0, shared_by_more_ = 0;
    float bank_ghosts_[4] = {};
    float bank_sides_ = 0, banks_ = 0, relief_ = 0, idle_ghosts_ = 0, dead_ghosts_ = 0, dead_sides_ = 0;
    float cemeteries_ = 0, cemetery_cells_ = 0, cemetery_ghosts_ = 0;
    float hopes_[max_colours] = {};
    float hopes_of_any_ = 0;
};

}  // namespace

void read_signs(const Table& table, Fitting& fitting, Signs& signs) { SignReader(table, fitting, signs).read(); }

}  // namespace mistbank

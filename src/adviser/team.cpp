// Cooperative games: the points that the team has and may hope for, less what the ghosts threaten.
#include <algorithm>
#include <cmath>

#include "adviser/judgement.hpp"
#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {

/// What each scoring meeple has, and may hope for: of what stands on the board, and how much of that while the pile
/// lasts.
struct Hopes {
    double later[max_colours] = {};
    double soon[max_colours] = {};
    double of_any_later = 0;  // of colours without a scoring meeple, on level 6: for whichever it is given (SIX-3)
    double of_any_soon = 0;
};

namespace {

double worth_of_hands(const Table& table, const TeamWeights& weigh) {
    const Rules& rules = table.setup->rules;
    double value = 0;
    for (int i = 0; i < rules.colour_count; ++i) {
        value += weigh.hand * std::sqrt(table.in_supply(FigureKind::normal, rules.colours[i]));
    }
    return value;
}

unsigned colours_on(const Table& table, NodeIndex root) {
    unsigned colours = 0;
    if (table.board.nodes[root].meeples == 0) return 0;
    table.each_figure_of(root, [&](int index) {
        if (table.figures[index].occupies()) colours |= 1u << static_cast<int>(table.figures[index].colour);
    });
    return colours;
}

// -1: its points are given to any of them (SIX-3).
int scoring_meeple_of(const Table& table, Colour colour) {
    const Settings& settings = table.settings();
    if (!settings.own_scores()) return 0;
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        if (settings.scoring_colours[i] == colour) return i;
    }
    return -1;
}

int ghosts_of(const Table& table, NodeIndex bank) {
    int ghosts = 0;
    table.board.each_segment(bank, [&](const Node& segment) { ghosts += segment.ghosts; });
    return ghosts;
}

int least_total(const Table& table) {
    int least = table.state->totals[0];
    for (int i = 1; i < table.settings().scoring_meeples; ++i) least = std::min(least, table.state->totals[i]);
    return least;
}

}  // namespace

// The team wins if it comes to its goal before the pile or the ghosts end.
Prospect Judge::prospect_of_team(const Table& table) const {
    const State& state = *table.state;
    const int tiles = tiles_to_come(table);
    const double total = least_total(table) + (table.is_over() ? 0 : team_.per_tile * tiles);
    const double winning = table.is_over() ? (state.outcome == Outcome::won ? 1 : 0)
                                           : (1 - std::exp(-(1 + state.ghost_supply) / 3.0)) /
                                                 (1 + std::exp((table.settings().goal - total) / (2 + 0.2 * tiles)));
    return {of_team(table), total, winning};
}

// What is lacking for the number that opens the next pile, or for the goal, once the tiles left in the pile have
// brought what is expected of them, more or less. On level 6 each scoring meeple must get there by itself.
double Judge::shortfall(const Table& table, const Hopes& hopes, double pile) const {
    const State& state = *table.state;
    const Settings& settings = table.settings();
    const bool is_last = state.active_pile + 1 == settings.piles;
    const int target = is_last ? settings.goal : settings.hounds[state.active_pile];
    double lacking = -team_.per_tile * pile - hopes.of_any_soon;
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        lacking += std::max(0.0, target - state.totals[i] - hopes.soon[i]);
    }
    return team_.spread * std::log1p(std::exp(std::min(50.0, lacking / team_.spread)));
}

double Judge::of_team(const Table& table) const {
    const State& state = *table.state;
    const Settings& settings = table.settings();
    const Board& board = table.board;
    double value = 0;
    for (int i = 0; i < settings.scoring_meeples; ++i) value += std::min(state.totals[i], settings.goal);
    if (state.outcome == Outcome::won) return value + victory;
    if (state.outcome == Outcome::lost) return value - victory;

    const int pile = pile_left(table);
    const double later = std::min(1.0, tiles_to_come(table) / team_.horizon);
    double supply = state.ghost_supply;
    int cells_to_close = 0;
    Hopes hopes;
    const auto add_promise = [&](NodeIndex root, double chance, int open) {
        const unsigned colours = colours_on(table, root);
        if (board.nodes[root].blocked) {
            value -= team_.stuck * count_bits(colours);
            return;
        }
        const double worth = reckon(table, root, When::complete).value;
        const double soon = chance * worth * (1 - std::exp(-pile / (team_.tempo * open)));
        const double in_the_end = chance * worth * later;
        if (colours == 0) value += team_.vacancy * in_the_end;
        for (unsigned left = colours; left != 0; left &= left - 1) {
            const int meeple = scoring_meeple_of(table, static_cast<Colour>(lowest_bit(left)));
            (meeple >= 0 ? hopes.later[meeple] : hopes.of_any_later) += in_the_end;
            (meeple >= 0 ? hopes.soon[meeple] : hopes.of_any_soon) += soon;
        }
    };
    const auto empty_around = [&](const Node& centre) { return 8 - board.tiles[centre.tile].tiles_around(); };
    for (NodeIndex root = 0; root < board.counts->nodes; ++root) {
        const Node& node = board.nodes[root];
        if (node.root != root) continue;
        const int open = static_cast<int>(node.open);
        switch (node.kind) {
            case SegmentKind::road:
                if (open > 0) add_promise(root, road_.of(open), open);
                break;
            case SegmentKind::city:
                if (open > 0) add_promise(root, city_.of(open), open);
                break;
            case SegmentKind::castle: {
                const int empty = empty_around(node);
                if (!settings.is_scenery(node.kind) && empty > 0) add_promise(root, cell_.of(empty), empty);
                break;
            }
            case SegmentKind::mist:
                if (open > 0 && !node.blocked) supply += ghosts_of(table, root) * mist_.of(open) * later;
                value += team_.shore * open * later;
                break;
            case SegmentKind::cemetery:
                if (settings.cemeteries == Cemeteries::closed_by_sides) {
                    value -= board.tiles[node.tile].has_tiles_at_all_sides() ? 0 : team_.cemetery;
                } else if (settings.cemeteries == Cemeteries::haunted) {
                    cells_to_close += empty_around(node);
                }
                break;
            default: break;
        }
    }
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        value += hopes.later[i];
    }
    value += hopes.of_any_later + worth_of_hands(table, team_) - team_.ghost * table.ghosts_on_board();
    // HAU-3: as long as a cemetery is open each turn takes a second tile, which lies down beside it.
    const double tiles_lost = std::min(0.5 * pile, cells_to_close / team_.closing);
    value -= team_.tile_lost * tiles_lost;
    value -= team_.pace * shortfall(table, hopes, pile - tiles_lost);
    return value - team_.danger * std::exp(-supply / team_.comfort) * later;
}

}  // namespace mistbank

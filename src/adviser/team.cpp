// Cooperative games: the points that the team has and may hope for, less what the ghosts threaten.
#include <algorithm>
#include <cmath>

#include "adviser/judgement.hpp"
#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// The points that count, less what is lacking for the number that opens the next pile, or for the goal. On level 6 each
// scoring meeple must get there by itself.
double points(const Table& table, const TeamWeights& weigh) {
    const State& state = *table.state;
    const Settings& settings = table.settings();
    const bool is_last = state.active_pile + 1 == settings.piles;
    const int target = is_last ? settings.goal : settings.hounds[state.active_pile];
    const double expected = weigh.per_tile * pile_left(table);
    double value = 0;
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        const int total = state.totals[i];
        value += std::min(total, settings.goal);
        value -= weigh.pace * std::max(0.0, target - total - expected);
    }
    return value;
}

double worth_of_hands(const Table& table, const TeamWeights& weigh) {
    const Rules& rules = table.setup->rules;
    double value = 0;
    for (int i = 0; i < rules.colour_count; ++i) {
        value += weigh.hand * std::sqrt(table.in_supply(FigureKind::normal, rules.colours[i]));
    }
    return value;
}

int colours_on(const Table& table, NodeIndex root) {
    unsigned colours = 0;
    if (table.board.nodes[root].meeples == 0) return 0;
    table.each_figure_of(root, [&](int index) {
        if (table.figures[index].occupies()) colours |= 1u << static_cast<int>(table.figures[index].colour);
    });
    return count_bits(colours);
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

double Judge::of_team(const Table& table) const {
    const State& state = *table.state;
    const Board& board = table.board;
    double value = points(table, team_);
    if (state.outcome == Outcome::won) return value + victory;
    if (state.outcome == Outcome::lost) return value - victory;

    const double soon = std::min(1.0, pile_left(table) / team_.horizon);
    const double later = std::min(1.0, tiles_to_come(table) / team_.horizon);
    double supply = state.ghost_supply;
    const auto add_promise = [&](NodeIndex root, double likely) {
        const int colours = colours_on(table, root);
        if (board.nodes[root].blocked) {
            value -= team_.stuck * colours;
            return;
        }
        const double worth = likely * soon * reckon(table, root, When::complete).value;
        value += colours == 0 ? team_.vacancy * worth : colours * worth;
    };
    const auto empty_around = [&](const Node& centre) { return 8 - board.tiles[centre.tile].tiles_around(); };
    for (NodeIndex root = 0; root < board.counts->nodes; ++root) {
        const Node& node = board.nodes[root];
        if (node.root != root) continue;
        const int open = static_cast<int>(node.open);
        switch (node.kind) {
            case SegmentKind::road:
                if (open > 0) add_promise(root, road_.of(open));
                break;
            case SegmentKind::city:
                if (open > 0) add_promise(root, city_.of(open));
                break;
            case SegmentKind::castle:
                if (!table.settings().is_scenery(node.kind)) add_promise(root, cell_.of(empty_around(node)));
                break;
            case SegmentKind::mist:
                if (open > 0 && !node.blocked) supply += ghosts_of(table, root) * mist_.of(open) * later;
                value += team_.shore * open * later;
                break;
            case SegmentKind::cemetery:
                if (table.settings().cemeteries != Cemeteries::scenery && empty_around(node) > 0) {
                    value -= team_.cemetery;
                }
                break;
            default: break;
        }
    }
    value += worth_of_hands(table, team_) - team_.ghost * table.ghosts_on_board();
    return value - team_.danger * std::exp(-supply / team_.comfort) * later;
}

}  // namespace mistbank

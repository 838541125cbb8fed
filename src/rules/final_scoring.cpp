// The end of a competitive game (CMP-5 to CMP-7, FLD-2, GCC-9).
#include <algorithm>

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

bool is_on_board(const Figure& figure) { return figure.place == FigurePlace::board; }

// Each feature with meeples once: with the first of its figures.
void score_what_is_occupied(Table& table) {
    NodeIndex scored[255];
    int scored_count = 0;
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (!is_on_board(figure)) continue;
        const NodeIndex root = table.board.root(figure.node);
        if (std::find(scored, scored + scored_count, root) != scored + scored_count) continue;
        scored[scored_count++] = root;
        if (table.board.nodes[root].kind == SegmentKind::cemetery) continue;  // GCC-10
        score_for_majority(table, figure.node, reckon(table, figure.node, When::at_the_end),
                           EventKind::feature_scored_at_end, false);
    }
}

// GCC-9
void pay_for_ghosts(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        int ghosts = 0;
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            if (is_on_board(figure) && figure.colour == rules.colours[i]) ghosts += figure.ghosts;
        }
        if (ghosts > 0) pay(table, rules.colours[i], -ghosts, ghosts);
    }
}

// CMP-7
void name_winners(Table& table) {
    const Rules& rules = table.setup->rules;
    State& state = *table.state;
    const int best = *std::max_element(state.totals, state.totals + rules.colour_count);
    for (int i = 0; i < rules.colour_count; ++i) {
        if (state.totals[i] != best) continue;
        state.winners = static_cast<std::uint8_t>(state.winners | 1u << static_cast<unsigned>(rules.colours[i]));
        Event event = event_of(table, EventKind::won);
        event.colour = rules.colours[i];
        event.total = best;
        tell(table, event);
    }
}

}  // namespace

Progress run_out_of_tiles(Table& table, LossReason reason) {
    if (table.settings().team) {
        lose(table, reason);
        return Progress::again;
    }
    tell(table, event_of(table, EventKind::final_scoring));
    score_what_is_occupied(table);
    pay_for_ghosts(table);
    name_winners(table);
    table.state->outcome = Outcome::finished;
    return Progress::again;
}

}  // namespace mistbank

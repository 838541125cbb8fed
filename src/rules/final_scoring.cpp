// The end of a competitive game (CMP-5 to CMP-7, FLD-2, GCC-9).
#include <algorithm>
#include <tuple>

#include "rules/house_rules/tile_sales.hpp"
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

/// A feature that scores, and its place (MEET-26).
struct Scored {
    NodeIndex root;
    NodeIndex named;  // one of the feature's segments
    bool is_field;
    PlaceOfFeature place;

    friend bool operator<(const Scored& a, const Scored& b) {
        return std::tie(a.is_field, a.place) < std::tie(b.is_field, b.place);
    }
};

Scored scored_at(const Table& table, NodeIndex at) {
    const bool is_field = table.board.nodes[at].kind == SegmentKind::field;
    return {table.board.root(at), at, is_field, place_of_feature(table, at)};
}

// HSE-8: by house rule, incomplete features score nothing, except fields.
bool pays_at_the_end(const Table& table, NodeIndex at) {
    return table.settings().house.incomplete_scores || table.board.nodes[at].kind == SegmentKind::field ||
           is_feature_complete(table, at);
}

// CMP-7: names the winners.
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
        emit(table, event);
    }
}

// TOP-6: with external draws, a chance decision interrupts the final scoring.
bool has_come_to_the_big_top(const Table& table) { return table.big_top != nullptr && table.big_top->is_ending != 0; }

Progress score_at_the_end(Table& table) {
    if (has_come_to_the_big_top(table)) {
        score_big_top(table);  // MEET-26 (5)
    } else {
        if (table.gains != nullptr) table.gains->is_final = 1;  // MIN-6
        emit(table, event_of(table, EventKind::final_scoring));
        score_before_the_big_top(table, When::at_the_end);
        if (table.big_top != nullptr && is_under_big_top(table)) {
            table.big_top->is_ending = 1;
            return ask_chance(table, Awaited::animal);
        }
    }
    score_from_the_big_top_on(table);
    name_winners(table);
    table.state->outcome = Outcome::finished;
    return Progress::again;
}

}  // namespace

// Scores each feature with meeples once, fields last (MEET-26). Cemeteries (GCC-10) and towers (TWR-10) do not score.
void score_what_is_occupied(Table& table, When when_complete) {
    Scored scored[none8];
    Scored* end = scored;
    each_meeple_on_board(table, [&](int index) {
        const NodeIndex at = table.figures[index].node;
        const Node& node = table.board.nodes[at];
        if (node.kind >= SegmentKind::cemetery && node.kind != SegmentKind::garden) return;
        const bool is_new = std::none_of(scored, end, [&](const Scored& known) { return known.root == node.root; });
        if (is_new) *end++ = {node.root, at, false, {}};
    });
    // Only a listener needs the sorted list: sorting changes only the order of the events.
    if (table.has_listener() && table.settings().ends_in_order_of_places) {
        std::transform(scored, end, scored, [&](const Scored& it) { return scored_at(table, it.named); });
        std::sort(scored, end);
    }
    for (const Scored* feature = scored; feature != end; ++feature) {
        if (!pays_at_the_end(table, feature->named)) continue;
        const When when = is_feature_complete(table, feature->named) ? when_complete : When::at_the_end;
        score_for_majority(table, feature->named, reckon(table, feature->named, when), EventKind::feature_scored_at_end,
                           false);
    }
}

// GCC-9
void pay_for_ghosts(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        int ghosts = 0;
        each_figure_of_colour_in(table, rules.colours[i], FigurePlace::board,
                                 [&](int index) { ghosts += table.figures[index].ghosts; });
        if (ghosts > 0) pay(table, rules.colours[i], {Source::ghosts, -ghosts, ghosts});
    }
}

// Scores as if the game ended here. Completed features of this turn may not have been scored yet. The animal under the
// big top is unknown and scores nothing. Does nothing if the players are a team or the game is over.
void project_final_scoring(Table& table) {
    if (table.settings().team || table.is_over()) return;
    if (table.gains != nullptr) table.gains->is_final = 1;
    score_before_the_big_top(table, When::complete);
    score_from_the_big_top_on(table);
}

Progress run_out_of_tiles(Table& table, LossReason reason) {
    if (table.settings().team) {
        lose(table, reason);
        return Progress::again;
    }
    if (table.sales != nullptr) put_held_tiles_aside(table);  // HSE-18
    const bool has_abbeys = table.abbeys != nullptr && !has_come_to_the_big_top(table);
    if (has_abbeys && go_round_with_abbeys(table) == Progress::next_part) return Progress::next_part;  // ABM-9
    return score_at_the_end(table);
}

}  // namespace mistbank

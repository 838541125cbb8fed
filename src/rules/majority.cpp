// Competitive scoring (CMP-1 to CMP-3, GCC-8) and keepers (GCC-10).
#include "rules/figures.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

int ghosts_on_meeples_of(const Table& table, NodeIndex at, Colour colour) {
    int ghosts = 0;
    table.each_figure_of(at, [&](int index) {
        const Figure& figure = table.figures[index];
        if (figure.colour == colour) ghosts += figure.ghosts;
    });
    return ghosts;
}

// GCC-10: moves a guard of the colour from the reserve to its supply, if the reserve has one.
void give_guard(Table& table, const Node& cemetery, Colour colour) {
    const int guard = figure_at(table, colour, FigureKind::guard, FigurePlace::reserve);
    if (guard < 0) return;
    put(table, guard, FigurePlace::supply);
    --table.state->in_reserve[static_cast<int>(colour)];
    ++table.in_supply(FigureKind::guard, colour);
    Event event = event_at(table, EventKind::guard_gained, cemetery);
    event.colour = colour;
    event.figure = FigureKind::guard;
    emit(table, event);
}

// GCC-10: rewards the keeper. If fliers have joined a keeper, rewards each colour tied for most (FLY-6). A cemetery
// gives no points except for the fairy (MEET-15).
void reward_keepers(Table& table, NodeIndex cemetery) {
    bool most[max_colours];
    colours_that_score(table, cemetery, most);
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour colour = rules.colours[i];
        if (most[static_cast<int>(colour)]) give_guard(table, table.board.nodes[cemetery], colour);
        Gain gain;
        add_bonus_beside_majority(table, cemetery, colour, gain);
        if (gain.sum() > 0) pay(table, colour, gain);
    }
}

}  // namespace

void score_for_majority(Table& table, NodeIndex at, const Reckoning& reckoning, EventKind kind, bool ghosts_cost) {
    bool scores[max_colours];
    const int colours = colours_that_score(table, at, scores);
    if (table.has_listener()) emit(table, scoring_event(table, kind, at, reckoning, colours));
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour colour = rules.colours[i];
        const bool takes_points = scores[static_cast<int>(colour)];
        Gain gain;
        gain.source = source_of(reckoning.kind);
        if (ghosts_cost) gain.ghosts = ghosts_on_meeples_of(table, at, colour);
        gain.ghosts_cost = points_a_ghost_costs * gain.ghosts;
        if (table.setup->has_parts) add_bonus_beside_majority(table, at, colour, gain);
        if (!takes_points && gain.ghosts == 0 && gain.sum() == 0) continue;
        if (takes_points) gain.points = reckoning.value + bonus_of(table, at, colour, reckoning);
        pay(table, colour, gain);
    }
}

Progress score_by_majority(Table& table) {
    Scoring& scoring = table.state->scoring;
    const Node& node = table.board.nodes[scoring.node];
    if (node.kind == SegmentKind::cemetery) {
        reward_keepers(table, scoring.node);
    } else {
        score_for_majority(table, scoring.node, reckon(table, scoring.node, When::complete), EventKind::feature_scored,
                           true);
    }
    scoring.part = ScoringPart::return_meeples;
    return Progress::again;
}

}  // namespace mistbank

// The track: points and their scoring meeples (LVL-2, SIX-3), goals (SIX-4), winning and losing.
#include <algorithm>

#include "rules/scoring.hpp"

namespace mistbank {

int scoring_meeple_of(const Table& table, Colour colour) {
    const Settings& settings = table.settings();
    if (!settings.own_scores()) return 0;
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        if (settings.scoring_colours[i] == colour) return i;
    }
    return -1;
}

void move_on_track(Table& table, int scoring_meeple, const Gain& gain) {
    std::int32_t& total = table.state->totals[scoring_meeple];
    const std::int32_t moved = std::max(-total, gain.sum());
    note_gain_in(table.points_by_source(scoring_meeple), gain, moved);
    total += moved;
    if (!table.has_listener()) return;
    Event event = event_of(table, EventKind::points_scored);
    event.count = static_cast<std::uint8_t>(gain.ghosts);
    event.colour = table.settings().scoring_colours[scoring_meeple];
    event.points = gain.sum();
    event.total = total;
    emit(table, event);
}

namespace {

// --- SIX-3: the scoring meeple for points of a colour without its own scoring meeple ---

void list_scoring_colours(const Table& table, ActionList& list) {
    for (int i = 0; i < table.settings().scoring_meeples; ++i) {
        Action action;
        action.kind = ActionKind::advance;
        action.colour = static_cast<std::uint8_t>(table.settings().scoring_colours[i]);
        list.add(action);
    }
}

const char* refuse_scoring_colour(const Table& table, Action action) {
    return scoring_meeple_of(table, static_cast<Colour>(action.colour)) < 0 ? "SIX-3: this colour has no scoring meeple"
                                                                            : nullptr;
}

// Returns the source of the unassigned points: the scored feature, or the hounds that score with a meeple of this
// feature.
Source source_of_unassigned(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    return scoring.after_assigning == ScoringPart::hounds_score ? Source::hounds
                                                                : source_of(table.board.nodes[scoring.node].kind);
}

void resolve_scoring_colour(Table& table, Action action) {
    std::int32_t& points = table.state->scoring.unassigned[static_cast<int>(colour_with_unassigned_points(table))];
    move_on_track(table, scoring_meeple_of(table, static_cast<Colour>(action.colour)),
                  {source_of_unassigned(table), points});
    points = 0;
}

}  // namespace

void award(Table& table, Colour colour, const Gain& gain) {
    const int scoring_meeple = scoring_meeple_of(table, colour);
    if (scoring_meeple >= 0) {
        move_on_track(table, scoring_meeple, gain);
    } else {
        table.state->scoring.unassigned[static_cast<int>(colour)] += gain.points;
    }
}

void pay(Table& table, Colour colour, const Gain& gain) {
    if (table.gains != nullptr) return note_gain(table, colour, gain);
    move_on_track(table, scoring_meeple_of(table, colour), gain);
}

Colour colour_with_unassigned_points(const Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (table.state->scoring.unassigned[static_cast<int>(rules.colours[i])] > 0) return rules.colours[i];
    }
    return Colour::none;
}

// COO-12: the goal is tested after all points are assigned.
Progress assign_points(Table& table) {
    if (colour_with_unassigned_points(table) != Colour::none) return ask(table, DecisionKind::scoring_colour);
    if (everyone_reached(table, table.settings().goal)) {
        win(table);
    } else {
        table.state->scoring.part = table.state->scoring.after_assigning;
    }
    return Progress::again;
}

long long most_points_of(const Table& table) {
    // A turn scores each feature at most twice, and each tile belongs to few features.
    constexpr long long of_a_tile = 60;
    constexpr long long of_a_turn = 200;
    const long long tiles = table.board.counts->tiles;
    const long long turns = std::max<long long>(table.state->turn, tiles) + 1;
    const long long colours = table.settings().team ? table.setup->rules.colour_count : 1;
    return std::min<long long>(position::most_points, turns * (of_a_turn + of_a_tile * tiles) * colours);
}

bool are_points_left_over(const Table& table) {
    const auto& unassigned = table.state->scoring.unassigned;
    return table.state->decision != DecisionKind::scoring_colour &&
           std::any_of(std::begin(unassigned), std::end(unassigned), [](std::int32_t points) { return points != 0; });
}

bool everyone_reached(const Table& table, int number) {
    for (int i = 0; i < table.settings().scoring_meeples; ++i) {
        if (table.state->totals[i] < number) return false;
    }
    return true;
}

void win(Table& table) {
    table.state->outcome = Outcome::won;
    for (Hound& hound : table.state->hounds) {  // COO-12: a hound whose meeple is back has left the game
        if (hound.place == HoundPlace::returning) hound.place = HoundPlace::gone;
    }
    emit(table, event_of(table, EventKind::won));
}

void lose(Table& table, LossReason reason) {
    table.state->outcome = Outcome::lost;
    table.state->loss_reason = reason;
    Event event = event_of(table, EventKind::lost);
    event.count = static_cast<std::uint8_t>(reason);
    emit(table, event);
}

static void describe_scoring_colour(const Table& table, DecisionDetails& details) {
    details.segment = table.state->scoring.node;
    details.colour = colour_with_unassigned_points(table);
    details.points = table.state->scoring.unassigned[static_cast<int>(details.colour)];
}
const DecisionRules scoring_colour_rules = {
    list_scoring_colours, refuse_scoring_colour, resolve_scoring_colour, nullptr, nullptr, describe_scoring_colour};

}  // namespace mistbank

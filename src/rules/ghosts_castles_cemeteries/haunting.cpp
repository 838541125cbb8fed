// Step 2a of the expansion: placing ghosts on meeples (GCC-4 to GCC-6).
#include "rules/figures.hpp"
#include "rules/turn.hpp"

namespace mistbank {
namespace {

constexpr int ghosts_that_scare = 3;  // GCC-6

// GCC-5: if the mist has grown, the player chooses a meeple of another player; if the mist is limited, one of the
// player's own meeples.
bool may_be_chosen(const Table& table, Colour colour) {
    return is_active_players(table, colour) == (table.state->stage == StageOfHaunting::limiting);
}

// GCC-5, MEET-9: all meeples except guards and keepers can be haunted. The figure must be on the board; its colour is
// not checked.
bool can_be_haunted(const Table& table, const Figure& figure) {
    return figure.can_be_haunted() && table.board.nodes[figure.node].kind != SegmentKind::cemetery;
}

bool is_eligible(const Table& table, const Figure& figure) {
    return can_be_haunted(table, figure) && may_be_chosen(table, figure.colour);
}

void list_eligible(const Table& table, ActionList& list) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (!may_be_chosen(table, rules.colours[i])) continue;
        list_meeples_of(table, rules.colours[i], ActionKind::haunt, list,
                        [&](int index) { return can_be_haunted(table, table.figures[index]); });
    }
}

// Creates only the picked action instead of a list of all actions.
bool pick_eligible(const Table& table, Random& random, Action& picked) {
    std::uint8_t eligible[max_colours * most_figures_of_a_colour];
    std::uint32_t count = 0;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (!may_be_chosen(table, rules.colours[i])) continue;
        each_figure_among(table, rules.colours[i], meeples_on_board(table, rules.colours[i]), [&](int index) {
            if (!can_be_haunted(table, table.figures[index])) return;
            if (!stands_alone(table, index) && is_named_before(table, index)) return;
            eligible[count++] = static_cast<std::uint8_t>(index);
        });
    }
    picked = naming_figure(table, ActionKind::haunt, eligible[random.below(count)]);
    return true;
}

const char* refuse_haunting(const Table& table, Action action) {
    const int figure = figure_named(table, action);
    if (figure < 0) return "GCC-4: the named meeple is not on this segment";
    if (is_eligible(table, table.figures[figure])) return nullptr;
    if (table.figures[figure].kind == FigureKind::guard) return "GCC-5: guards cannot be haunted";
    if (!table.figures[figure].occupies()) return "MEET-9: only meeples can be haunted";
    if (table.board.nodes[table.figures[figure].node].kind == SegmentKind::cemetery) {
        return "GCC-5: keepers of cemeteries cannot be haunted";
    }
    return table.state->stage == StageOfHaunting::limiting
               ? "GCC-4: players who limit the mist must haunt a meeple of their own"
               : "GCC-4: players who expand the mist must haunt a meeple of another player";
}

void go_on(Table& table) { ++table.state->stage; }

void resolve_haunting(Table& table, Action action) {
    const int index = figure_named(table, action);
    Figure& figure = table.figures[index];
    ++figure.ghosts;
    --table.state->ghost_supply;
    Event event = event_at(table, EventKind::meeple_haunted, table.board.nodes[figure.node]);
    event.colour = figure.colour;
    event.figure = figure.kind;
    event.count = figure.ghosts;
    emit(table, event);
    if (figure.ghosts == ghosts_that_scare) {
        event.kind = EventKind::meeple_scared;
        emit(table, event);
        return_figure(table, index);
    }
    go_on(table);
}

}  // namespace

bool is_haunting_due(const Table& table) {
    const BoardCounts& board = *table.board.counts;
    const bool expands = table.state->stage == StageOfHaunting::expanding;
    return (expands ? board.touches_mist : board.limits_mist) != 0 && table.state->ghost_supply > 0;
}

// GCC-5: the step is skipped if there is no ghost or no eligible meeple. If only one action is possible, it is carried
// out without a question.
Progress haunt_meeples(Table& table) {
    for (; table.state->stage != StageOfHaunting::done; go_on(table)) {
        if (!is_haunting_due(table)) continue;
        Action only;
        ActionList list = ActionList::until(2, &only);
        list_eligible(table, list);
        if (list.count() > 1) return ask_always(table, DecisionKind::haunt_meeple);
        if (list.count() == 0) continue;
        resolve_haunting(table, only);
        return Progress::again;
    }
    return Progress::next;
}

const DecisionRules haunting_rules = {list_eligible, refuse_haunting, resolve_haunting, nullptr, pick_eligible};

// GCC-2, GCC-3, GCC-14
void configure_ghosts_castles_cemeteries(const Rules& rules, Settings& settings) {
    constexpr int meeples_beside_guards = 5;
    constexpr int guards_in_reserve = 3;
    constexpr int ghosts_that_haunt_meeples = 15;
    static_assert(ghosts_that_haunt_meeples <= most_ghosts);
    give_each(rules, settings, FigureKind::normal, meeples_beside_guards);
    for (int i = 0; i < rules.colour_count; ++i) {
        settings.reserve[static_cast<int>(rules.colours[i])] = guards_in_reserve;
    }
    (rules.castles ? settings.places : settings.left_out) |= place(SegmentKind::castle);
    (rules.cemeteries ? settings.places : settings.left_out) |= place(SegmentKind::cemetery);
    if (rules.cemeteries) settings.cemeteries = Cemeteries::kept;
    if (rules.ghosts) {
        settings.ghosts_haunt = Ghosts::meeples;
        settings.ghosts = ghosts_that_haunt_meeples;
    }
}

}  // namespace mistbank

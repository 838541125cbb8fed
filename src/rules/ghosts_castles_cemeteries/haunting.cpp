// 2a of the expansion: ghosts on meeples (GCC-4 to GCC-6).
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

constexpr int ghosts_that_scare = 3;  // GCC-6

enum StageOfHaunting : std::uint8_t { expanding, limiting, done };

// GCC-5, MEET-9: meeples but guards and keepers; of other players when the mist is expanded, one's own when it is
// limited. The figure is on the board.
bool is_eligible(const Table& table, const Figure& figure) {
    if (!figure.can_be_haunted()) return false;
    if (table.board.nodes[figure.node].kind == SegmentKind::cemetery) return false;
    const bool own = table.setup->player_of(figure.colour) == table.state->player;
    return own == (table.state->stage == limiting);
}

void list_eligible(const Table& table, ActionList& list) {
    list_meeples(table, ActionKind::haunt, list, [&](int index) { return is_eligible(table, table.figures[index]); });
}

const char* refuse_haunting(const Table& table, Action action) {
    const int figure = figure_named(table, action);
    if (figure < 0) return "GCC-4: no such meeple stands there";
    if (is_eligible(table, table.figures[figure])) return nullptr;
    if (table.figures[figure].kind == FigureKind::guard) return "GCC-5: guards are never haunted";
    if (!table.figures[figure].occupies()) return "MEET-9: only meeples are haunted";
    if (table.board.nodes[table.figures[figure].node].kind == SegmentKind::cemetery) {
        return "GCC-5: keepers of cemeteries are never haunted";
    }
    return table.state->stage == limiting ? "GCC-4: who limits the mist haunts a meeple of their own"
                                          : "GCC-4: who expands the mist haunts a meeple of another player";
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
    tell(table, event);
    if (figure.ghosts == ghosts_that_scare) {
        event.kind = EventKind::meeple_scared;
        tell(table, event);
        return_figure(table, index);
    }
    go_on(table);
}

bool is_due(const Table& table) {
    const BoardCounts& board = *table.board.counts;
    return (table.state->stage == expanding ? board.touches_mist : board.limits_mist) != 0;
}

// GCC-5: without a ghost or somebody to haunt it is skipped.
bool is_possible(const Table& table) {
    bool is = false;
    if (table.state->ghost_supply == 0) return is;
    each_meeple_on_board(table, [&](int index) { is = is || is_eligible(table, table.figures[index]); });
    return is;
}

}  // namespace

Progress haunt_meeples(Table& table) {
    if (table.state->stage == done) return Progress::next;
    if (is_due(table) && is_possible(table)) return ask(table, DecisionKind::haunt_meeple);
    go_on(table);
    return Progress::again;
}

const DecisionRules haunting_rules = {list_eligible, refuse_haunting, resolve_haunting};

// GCC-2, GCC-3, GCC-14
void settle_ghosts_castles_cemeteries(const Rules& rules, Settings& settings) {
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

// Prisoners (TWR-9, TWR-12, TWR-13) are neither on the board nor in a supply until they are exchanged or ransomed.
#include "board/bits.hpp"
#include "rules/figures.hpp"
#include "rules/turn.hpp"

namespace mistbank {
namespace {

constexpr int price_of_a_prisoner = 3;  // TWR-12

// Returns a prisoner of this kind and colour that `holder` holds; -1 if there is none.
int prisoner(const Table& table, Colour colour, FigureKind kind, Colour holder) {
    int found = -1;
    each_figure_of_colour_in(table, colour, FigurePlace::prison, [&](int index) {
        const Figure& figure = table.figures[index];
        if (found < 0 && figure.kind == kind && figure.holder == holder) found = index;
    });
    return found;
}

/// For each holder: the kinds of the holder's prisoners of one colour, one bit per FigureKind.
struct Held {
    unsigned kinds[max_colours] = {};
    bool any = false;
};

Held held_of(const Table& table, Colour colour) {
    Held held;
    each_figure_of_colour_in(table, colour, FigurePlace::prison, [&](int index) {
        const Figure& figure = table.figures[index];
        held.kinds[static_cast<int>(figure.holder)] |= 1u << static_cast<unsigned>(figure.kind);
        held.any = true;
    });
    return held;
}

template <class Visit>
void each_kind(unsigned kinds, Visit visit) {
    for (; kinds != 0; kinds &= kinds - 1) visit(static_cast<FigureKind>(lowest_bit(kinds)));
}

// Returns the kinds of prisoners that can be exchanged for the figure just captured: the kinds of the active player's
// figures that the owner of the captured figure holds.
unsigned kinds_to_exchange(const Table& table) {
    const Colour owner = table.figures[table.towers->taken].colour;
    return held_of(table, colour_of_active_player(table)).kinds[static_cast<int>(owner)];
}

void free_prisoner(Table& table, int index) {
    Figure& figure = table.figures[index];
    put(table, index, FigurePlace::supply);
    figure.holder = Colour{};
    ++table.in_supply(figure.kind, figure.colour);
    Event event = event_of(table, EventKind::prisoner_returned);
    event.colour = figure.colour;
    event.figure = figure.kind;
    emit(table, event);
}

// --- choosing the prisoner that returns in exchange for the figure just taken (TWR-9) ---

Colour owner_of_taken(const Table& table) { return table.figures[table.towers->taken].colour; }

void list_exchanges(const Table& table, ActionList& list) {
    each_kind(kinds_to_exchange(table), [&](FigureKind kind) {
        Action action;
        action.kind = ActionKind::exchange;
        action.count = static_cast<std::uint8_t>(kind);
        list.add(action);
    });
}

const char* refuse_exchange(const Table& table, Action action) {
    const int index =
        prisoner(table, colour_of_active_player(table), static_cast<FigureKind>(action.count), owner_of_taken(table));
    return index < 0 ? "TWR-9: the other player holds no such prisoner" : nullptr;
}

void resolve_exchange(Table& table, Action action) {
    free_prisoner(table, prisoner(table, colour_of_active_player(table), static_cast<FigureKind>(action.count),
                                  owner_of_taken(table)));
    free_prisoner(table, table.towers->taken);
    table.state->stage = StageOfPlacing::asked;
}

int points_of_active_player(const Table& table) {
    const Settings& settings = table.settings();
    const Colour own = colour_of_active_player(table);
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        if (settings.scoring_colours[i] == own) return table.state->totals[i];
    }
    return 0;
}

const char* refuse_any_ransom(const Table& table) {
    if (table.towers->has_ransomed != 0) return "TWR-12: only one ransom is allowed in a turn";
    if (table.messages != nullptr && table.messages->is_its_part != 0)
        return "MSG-8: no ransom is allowed in the part of the turn that a message adds";
    return points_of_active_player(table) < price_of_a_prisoner
               ? "TWR-12: a ransom costs 3 points, and the player has fewer"
               : nullptr;
}

}  // namespace

// TWR-8
void capture_figure(Table& table, int index, Colour holder) {
    Figure& figure = table.figures[index];
    const NodeIndex feature = figure.node;
    Event event = event_about(table, EventKind::figure_captured, figure);
    event.count = figure.ghosts;
    lift(table, index);
    put(table, index, FigurePlace::prison);
    figure.holder = holder;
    figure.node = none32;
    give_ghosts_back(table, figure);
    emit(table, event);
    when_a_figure_leaves(table, figure, feature);
}

bool must_exchange(const Table& table) { return kinds_to_exchange(table) != 0; }

bool has_taken(const Table& table) {
    const Figure& taken = table.figures[table.towers->taken];
    return table.towers->taken < table.setup->figure_count && taken.place == FigurePlace::prison &&
           taken.holder == colour_of_active_player(table) && must_exchange(table);
}

static void describe_exchange(const Table& table, DecisionDetails& details) {
    details.colour = table.figures[table.towers->taken].colour;
}
const DecisionRules exchange_rules = {list_exchanges, refuse_exchange, resolve_exchange,
                                      nullptr,        nullptr,         describe_exchange};

// --- ransom (TWR-12) ---

void list_ransoms(const Table& table, ActionList& list) {
    const Held held = held_of(table, colour_of_active_player(table));
    if (!held.any || refuse_any_ransom(table) != nullptr) return;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        each_kind(held.kinds[static_cast<int>(rules.colours[i])], [&](FigureKind kind) {
            Action action;
            action.kind = ActionKind::ransom;
            action.colour = static_cast<std::uint8_t>(rules.colours[i]);
            action.count = static_cast<std::uint8_t>(kind);
            list.add(action);
        });
    }
}

const char* refuse_ransom(const Table& table, Action action) {
    const int index = prisoner(table, colour_of_active_player(table), static_cast<FigureKind>(action.count),
                               static_cast<Colour>(action.colour));
    return index < 0 ? "TWR-12: that player holds no such figure of the active player" : refuse_any_ransom(table);
}

// The ransom precedes the action of step 2b: after the ransom, the player is asked for this action.
void pay_ransom(Table& table, Action action) {
    const Colour own = colour_of_active_player(table);
    const auto holder = static_cast<Colour>(action.colour);
    const auto kind = static_cast<FigureKind>(action.count);
    Event event = event_of(table, EventKind::ransom_paid);
    event.colour = holder;
    event.figure = kind;
    event.points = price_of_a_prisoner;
    emit(table, event);
    free_prisoner(table, prisoner(table, own, kind, holder));
    hand_over(table, own, holder, price_of_a_prisoner);
    table.towers->has_ransomed = 1;
    table.state->stage = StageOfPlacing::not_asked;
}

std::uint32_t most_offers_of_tower(const Setup& setup) {
    const auto kinds = static_cast<std::uint32_t>(setup.settings.meeple_kinds);
    return setup.amounts.with(Mark::foundation) * (1 + kinds) + setup.figure_count;
}

}  // namespace mistbank

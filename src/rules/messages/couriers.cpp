// Marker and courier: 2 figures of a colour on the track. One of them takes all gains of a turn (MSG-1, MSG-3, MSG-5).
#include <algorithm>

#include "rules/decisions.hpp"

namespace mistbank {
namespace {

CounterOfTurn& chosen_by(const Table& table, Colour colour) { return table.messages->chosen[static_cast<int>(colour)]; }

int player_with_points_due(const Table& table) { return table.setup->player_of(colour_with_points_due(table)); }

void list_counters(const Table&, ActionList& list) {
    Action action;
    action.kind = ActionKind::advance_figure;
    for (const Counter counter : {marker, courier}) {
        action.count = counter;
        list.add(action);
    }
}

const char* refuse_counter(const Table&, Action action) {
    return action.count < counters_of_a_colour ? nullptr : "MSG-1: expected the marker (0) or the courier (1)";
}

void resolve_counter(Table& table, Action action) {
    chosen_by(table, colour_with_points_due(table)) =
        action.count == courier ? CounterOfTurn::courier : CounterOfTurn::marker;
}

}  // namespace

void begin_turn_of_couriers(Table& table) {
    Messages& messages = *table.messages;
    std::fill(std::begin(messages.chosen), std::end(messages.chosen), CounterOfTurn::not_chosen);
    messages.has_drawn = messages.another_part_follows = messages.is_its_part = 0;
    messages.builder_part_is_due = messages.builder_part_has_been = 0;
    note_begin_of_part(table);
}

// MSG-3: if both figures are on the same number, the marker is chosen without a question.
bool must_choose_counter(const Table& table, Colour colour) {
    return chosen_by(table, colour) == CounterOfTurn::not_chosen &&
           number_of_counter(table, colour, marker) != number_of_counter(table, colour, courier);
}

bool is_counter_asked_for(const Table& table) {
    if (table.gains == nullptr || table.messages == nullptr) return false;
    const Gains& gains = *table.gains;
    if (gains.part == ApplyingGains::nothing || gains.is_final != 0) return false;
    for (unsigned colour = 0; colour < max_colours; ++colour) {
        const bool is_due = (gains.is_due >> colour & 1u) != 0;
        if (is_due && table.setup->player_of(static_cast<Colour>(colour)) < 0) return false;
    }
    const Colour next = colour_with_points_due(table);
    return next != Colour::none && gains.due[static_cast<int>(next)] > 0 && must_choose_counter(table, next);
}

void choose_marker_unasked(Table& table, Colour colour) {
    CounterOfTurn& chosen = chosen_by(table, colour);
    if (chosen == CounterOfTurn::not_chosen) chosen = CounterOfTurn::marker;
}

// MSG-12: gains of the final scoring go to the total, and therefore to the marker.
Counter counter_of_turn(const Table& table, Colour colour) {
    const bool is_courier = chosen_by(table, colour) == CounterOfTurn::courier && table.gains->is_final == 0;
    return is_courier ? courier : marker;
}

void move_counter(Table& table, Colour colour, int counter, int by) {
    if (counter == courier) table.messages->courier[static_cast<int>(colour)] += by;
    Event event = event_of(table, EventKind::figure_advanced);
    event.colour = colour;
    event.count = static_cast<std::uint8_t>(counter);
    event.points = by;
    event.total = number_of_counter(table, colour, counter) + (counter == marker ? by : 0);
    emit(table, event);
}

static void describe_advance(const Table& table, DecisionDetails& details) {
    details.colour = colour_with_points_due(table);
    details.points = table.gains->due[static_cast<int>(details.colour)];
}
const DecisionRules advance_rules = {list_counters,          refuse_counter, resolve_counter,
                                     player_with_points_due, nullptr,        describe_advance};

}  // namespace mistbank

// Robbers (ROB-1 to ROB-10). Step 1b: placing robbers. In a scoring: robbing gains, and following figures that have
// moved.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/player_names.hpp"
#include "rules/turn.hpp"

namespace mistbank {
namespace {

std::uint8_t& space_of(const Table& table, Colour owner) { return table.robbers->space[static_cast<int>(owner)]; }

int counters(const Table& table) { return table.messages != nullptr ? 2 : 1; }

// ROB-2
bool another_stands_on(const Table& table, Colour owner, int space) {
    const Rules& rules = table.setup->rules;
    return std::any_of(rules.colours, rules.colours + rules.colour_count,
                       [&](Colour colour) { return colour != owner && has_counter_on(table, colour, space); });
}

// --- step 1b ---

// ROB-3: returns the next player clockwise whose robber is in the supply; the active player if there is no such player.
int other_who_may_place(const Table& table) {
    const Rules& rules = table.setup->rules;
    for (int turn = 1; turn < rules.players; ++turn) {
        const int player = (table.state->player + turn) % rules.players;
        if (space_of(table, rules.colours[player]) == robber_in_supply) return player;
    }
    return table.state->player;
}

int who_places(const Table& table) {
    return table.state->stage == StageOfRobbers::active_player ? table.state->player : other_who_may_place(table);
}
Colour whose_robber(const Table& table) { return table.setup->rules.colours[who_places(table)]; }

const char* refuse_space(const Table& table, int space) {
    const Colour owner = whose_robber(table);
    if (space >= track_spaces) return not_on_track;
    if (space == space_of(table, owner)) return "ROB-2: the robber is already on this space";
    return another_stands_on(table, owner, space) ? nullptr : "ROB-2: this space has no figure of another colour";
}

void list_spaces(const Table& table, ActionList& list) {
    const Rules& rules = table.setup->rules;
    const Colour owner = whose_robber(table);
    std::uint64_t spaces = 0;  // one bit per space
    for (int i = 0; i < rules.colour_count; ++i) {
        for (int counter = 0; rules.colours[i] != owner && counter < counters(table); ++counter) {
            spaces |= std::uint64_t{1} << static_cast<unsigned>(space_of_counter(table, rules.colours[i], counter));
        }
    }
    if (space_of(table, owner) != robber_in_supply) spaces &= ~(std::uint64_t{1} << space_of(table, owner));
    Action action;
    action.kind = ActionKind::robber;
    for (; spaces != 0; spaces &= spaces - 1) {
        action.count = static_cast<std::uint8_t>(lowest_bit(spaces));
        list.add(action);
    }
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

const char* refuse_robber(const Table& table, Action action) {
    return action.kind == ActionKind::pass ? nullptr : refuse_space(table, action.count);
}

void resolve_robber(Table& table, Action action) {
    if (action.kind == ActionKind::robber) {
        // The owner must be read first, because placing this robber selects the next robber.
        const Colour owner = whose_robber(table);
        space_of(table, owner) = action.count;
        Event event = event_of(table, EventKind::robber_placed);
        event.colour = owner;
        event.count = action.count;
        emit(table, event);
    }
    ++table.state->stage;
}

// --- robbing ---

// ROB-5: returns the colour with the highest gain from the robber's space; Colour::none if there is no gain.
Colour robbed_by(const Table& table, Colour owner) {
    const Gains& gains = *table.gains;
    const Rules& rules = table.setup->rules;
    Colour robbed = Colour::none;
    if (space_of(table, owner) == robber_in_supply) return robbed;
    for (int i = 0; i < rules.colour_count; ++i) {
        const auto c = static_cast<std::size_t>(rules.colours[i]);
        if (rules.colours[i] == owner || gains.gained_from[c] != space_of(table, owner)) continue;
        const bool is_higher =
            robbed == Colour::none || gains.gained[c] > gains.gained[static_cast<std::size_t>(robbed)];
        if (is_higher) robbed = rules.colours[i];
    }
    return robbed;
}

// ROB-6: returns the destination of the figure that left this space; -1: no figure has left. If several figures have
// left, the first of them in the order of seats counts, beginning with the active player.
int where_last_one_went(const Table& table, Colour owner, int space) {
    const Rules& rules = table.setup->rules;
    for (int turn = 0; turn < rules.players; ++turn) {
        const Colour colour = rules.colours[(table.state->player + turn) % rules.players];
        for (int counter = 0; colour != owner && counter < counters(table); ++counter) {
            const auto& left = table.gains->has_left[static_cast<int>(colour)][counter];
            if (left[0] == space || left[1] == space) return space_of_counter(table, colour, counter);
        }
    }
    return -1;
}

}  // namespace

ActionDetail counters_on_space(const Table& table, Action action) {
    ActionDetail::Words text;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        for (int counter = 0; rules.colours[i] != whose_robber(table) && counter < counters(table); ++counter) {
            if (space_of_counter(table, rules.colours[i], counter) != action.count) continue;
            const char* const between = text.empty() ? "" : " and ";
            text = ActionDetail::Words::of(text, between, mark_of(rules.colours[i]), "'s ", name_of_counter(counter));
        }
    }
    return text;
}

bool has_counter_on(const Table& table, Colour colour, int space) {
    for (int counter = 0; counter < counters(table); ++counter) {
        if (space_of_counter(table, colour, counter) == space) return true;
    }
    return false;
}

void put_robbers_into_supplies(Table& table) {
    std::fill(std::begin(table.robbers->space), std::end(table.robbers->space), robber_in_supply);
}

bool is_robber_due(const Table& table) {
    if (!has_mark(table, table.state->laid, Mark::robber)) return false;
    const bool is_for_another = table.state->stage == StageOfRobbers::another_player;
    return !is_for_another || other_who_may_place(table) != table.state->player;  // ROB-8
}

// Step 1b.
Progress place_robbers(Table& table) {
    const bool asks = table.state->stage != StageOfRobbers::all_have_placed && is_robber_due(table);
    return asks ? ask(table, DecisionKind::robber) : Progress::next;
}

bool robs(const Table& table, Colour owner) { return robbed_by(table, owner) != Colour::none; }

// ROB-4
void rob(Table& table, Colour owner) {
    const Colour robbed = robbed_by(table, owner);
    const int gain = table.gains->gained[static_cast<int>(robbed)];
    const int half = (gain + 1) / 2;
    Event event = event_of(table, EventKind::robbed);
    event.colour = owner;
    event.count = space_of(table, owner);
    event.points = half;
    event.amount = static_cast<int>(robbed);
    emit(table, event);
    space_of(table, owner) = robber_in_supply;
    note_gain(table, owner, {Source::robbers, half});
}

// ROB-6
void follow_those_who_left(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour owner = rules.colours[i];
        std::uint8_t& space = space_of(table, owner);
        if (space == robber_in_supply || another_stands_on(table, owner, space)) continue;
        const int there = where_last_one_went(table, owner, space);
        if (there < 0) continue;
        space = static_cast<std::uint8_t>(there);
        Event event = event_of(table, EventKind::robber_followed);
        event.colour = owner;
        event.count = space;
        emit(table, event);
    }
}

const DecisionRules robber_rules = {list_spaces, refuse_robber, resolve_robber, who_places};

void RobbersPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::robbers)) arena.allocate(robbers, 1);
}

void add_hash_of_robbers(HashRow& row, const Table& table) {
    if (table.robbers != nullptr) row.add_all(table.robbers->space);
}

}  // namespace mistbank

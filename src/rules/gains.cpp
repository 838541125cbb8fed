// Points that have not been moved on the track yet, in games with messages or robbers (MIN-6, MIN-7). A scoring records
// the sum for each colour. The scoring step continues after all sums have been moved.
#include <algorithm>
#include <iterator>

#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr unsigned bit(Colour colour) { return 1u << static_cast<unsigned>(colour); }

std::uint8_t set_of(unsigned colours) { return static_cast<std::uint8_t>(colours); }

// MIN-18: returns the first wanted colour in the order of seats, beginning with the active player.
template <class Wanted>
Colour first_from_active_player(const Table& table, Wanted wanted) {
    const Rules& rules = table.setup->rules;
    for (int turn = 0; turn < rules.players; ++turn) {
        const Colour colour = rules.colours[(table.state->player + turn) % rules.players];
        if (wanted(colour)) return colour;
    }
    return Colour::none;
}

void note_left(Table& table, Colour colour, int counter, int space) {
    std::uint8_t(&left)[2] = table.gains->has_left[static_cast<int>(colour)][counter];
    left[left[0] == no_space ? 0 : 1] = static_cast<std::uint8_t>(space);
}

// Moves the counters of a colour by the points that it gains or loses (MSG-3, MSG-5). Without messages, the marker is
// the only counter.
void move_counters(Table& table, Colour colour, int points, bool is_gain) {
    Gains& gains = *table.gains;
    const auto c = static_cast<std::size_t>(colour);
    const auto move = [&](int counter, int by) {
        if (by == 0) return;
        const int space = space_of_counter(table, colour, counter);
        if (is_gain) {
            gains.gained_from[c] = static_cast<std::uint8_t>(space);
        } else {
            note_left(table, colour, counter, space);
        }
        if (table.messages != nullptr) move_counter(table, colour, counter, by);
    };
    const int first = table.messages != nullptr ? counter_of_turn(table, colour) : 0;
    if (points >= 0) return move(first, points);
    const int of_first = std::min(-points, number_of_counter(table, colour, first));
    const int of_other =
        table.messages == nullptr ? 0 : std::min(-points - of_first, number_of_counter(table, colour, 1 - first));
    // The marker moves before the courier: until the total has moved, the marker's points are the total minus the
    // courier's points.
    move(marker, first == marker ? -of_first : -of_other);
    move(courier, first == courier ? -of_first : -of_other);
}

// --- the parts of MIN-7 ---

// MIN-7 (2): moves the points of the next colour, after the question to that colour.
Progress move_next(Table& table) {
    Gains& gains = *table.gains;
    const Colour colour = colour_with_points_due(table);
    const auto c = static_cast<std::size_t>(colour);
    if (gains.due[c] > 0 && table.messages != nullptr) {
        if (must_choose_counter(table, colour)) return ask(table, DecisionKind::advance);
        choose_marker_unasked(table, colour);
    }
    const bool is_gain = gains.due[c] > 0 && (gains.are_movements & bit(colour)) == 0;
    if (is_gain) gains.gained[c] = gains.due[c];
    gains.is_due = set_of(gains.is_due & ~bit(colour));
    move_points(table, colour, gains.of[c], is_gain);
    return Progress::again;
}

}  // namespace

void clear_gains(Table& table) {
    Gains& gains = *table.gains;
    const std::uint8_t is_final = gains.is_final;
    gains = {};
    gains.is_final = is_final;
    std::fill(std::begin(gains.gained_from), std::end(gains.gained_from), no_space);
    for (auto& of_colour : gains.has_left) {
        for (auto& of_counter : of_colour) std::fill(std::begin(of_counter), std::end(of_counter), no_space);
    }
}

// MIN-11, MSG-12: the final scoring has no questions and no robbing, so its points move immediately.
void note_gain(Table& table, Colour colour, const Gain& gain) {
    Gains& gains = *table.gains;
    if (gains.is_final != 0) return move_points(table, colour, gain, true);
    gains.of[static_cast<int>(colour)] = gain;
    gains.due[static_cast<int>(colour)] = gain.sum();
    gains.ghosts[static_cast<int>(colour)] = static_cast<std::uint8_t>(gain.ghosts);
    gains.is_due = set_of(gains.is_due | bit(colour));
    gains.part = ApplyingGains::moving;
}

void forget_sources_of_gains(Table& table) {
    Gains& gains = *table.gains;
    for (int c = 0; c < max_colours; ++c) gains.of[c] = {Source::before, gains.due[c], gains.ghosts[c]};
}

void hand_over(Table& table, Colour from, Colour to, int points, Source source) {
    pay(table, from, {source, -points});
    pay(table, to, {source, points});
    if (table.gains != nullptr) table.gains->are_movements = set_of(table.gains->are_movements | bit(to));
}

Colour colour_with_points_due(const Table& table) {
    return first_from_active_player(table, [&](Colour colour) { return (table.gains->is_due & bit(colour)) != 0; });
}

int number_of_counter(const Table& table, Colour colour, int counter) {
    const int of_courier = table.messages != nullptr ? table.messages->courier[static_cast<int>(colour)] : 0;
    return counter == courier ? of_courier : table.state->totals[scoring_meeple_of(table, colour)] - of_courier;
}

int space_of_counter(const Table& table, Colour colour, int counter) {
    return number_of_counter(table, colour, counter) % track_spaces;
}

void move_points(Table& table, Colour colour, const Gain& gain, bool is_gain) {
    move_counters(table, colour, gain.sum(), is_gain);
    move_on_track(table, scoring_meeple_of(table, colour), gain);
}

// MIN-7
Progress apply_gains(Table& table) {
    Gains& gains = *table.gains;
    if (gains.is_due != 0) return move_next(table);  // moves the sums (MIN-7 (2)) or robbed points
    if (table.robbers != nullptr) {
        const Colour owner = first_from_active_player(table, [&](Colour colour) { return robs(table, colour); });
        if (owner != Colour::none) {
            rob(table, owner);  // MIN-7 (3)
            gains.are_movements = set_of(gains.are_movements | bit(owner));
            gains.part = ApplyingGains::robbing;
            return Progress::again;
        }
        follow_those_who_left(table);  // MIN-7 (4)
    }
    clear_gains(table);
    return Progress::again;
}

// ROB-1
const char* refuse_state_of_gains(const Table& table) {
    if (table.gains == nullptr) return nullptr;
    const Gains& gains = *table.gains;
    if (!are_points_possible(table, gains.due) || !are_points_possible(table, gains.gained)) return too_many_points;
    const auto is_space = [](std::uint8_t space) { return space < track_spaces || space == no_space; };
    bool are_on_track = std::all_of(std::begin(gains.gained_from), std::end(gains.gained_from), is_space);
    for (const auto& of_colour : gains.has_left) {
        for (const auto& left : of_colour) are_on_track = are_on_track && is_space(left[0]) && is_space(left[1]);
    }
    return are_on_track ? nullptr : not_on_track;
}

bool are_gains_left_over(const Table& table) {
    if (table.gains == nullptr) return false;
    const Gains& gains = *table.gains;
    const bool is_applied = gains.part != ApplyingGains::nothing || gains.is_due != 0;
    const bool is_ending = table.big_top != nullptr && table.big_top->is_ending != 0;
    return (is_applied && table.state->decision != DecisionKind::advance) || (gains.is_final != 0 && !is_ending);
}

void GainsPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::messages) || setup.rules.plays(Expansion::robbers)) arena.allocate(gains, 1);
}

void add_hash_of_gains(HashRow& row, const Table& table) {
    if (table.gains == nullptr) return;
    const Gains& gains = *table.gains;
    row.add(gains.is_final, gains.part);
    if (gains.part == ApplyingGains::nothing) return;
    row.add(gains.is_due, gains.are_movements);
    for (int c = 0; c < max_colours; ++c) {
        row.add(gains.due[c], gains.gained[c], gains.ghosts[c], gains.gained_from[c]);
        for (const auto& of_counter : gains.has_left[c]) row.add_all(of_counter);
    }
}

}  // namespace mistbank

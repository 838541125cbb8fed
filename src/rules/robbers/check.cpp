// Validation: the places of robbers.
#include "rules/validation/checks.hpp"

namespace mistbank {

const char* refuse_state_of_robbers(const Table& table) {
    const bool are_on_track =
        std::all_of(std::begin(table.robbers->space), std::end(table.robbers->space),
                    [](std::uint8_t space) { return space < track_spaces || space == robber_in_supply; });
    return are_on_track ? nullptr : not_on_track;
}

namespace {

// ROB-6
bool is_alone(const Table& table, Colour owner, int space) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (rules.colours[i] != owner && has_counter_on(table, rules.colours[i], space)) return false;
    }
    return true;
}

// ROB-6: returns whether a figure has left the space in the current scoring. The robber can then follow the figure.
bool has_been_left(const Table& table, Colour owner, int space) {
    const Gains& gains = *table.gains;
    for (int c = 0; c < max_colours; ++c) {
        if (c == static_cast<int>(owner)) continue;
        if (gains.gained_from[c] == space) return true;
        for (const auto& left : gains.has_left[c]) {
            if (left[0] == space || left[1] == space) return true;
        }
    }
    return false;
}

}  // namespace

// ROB-1, ROB-6: a robber can be alone on its space only until it follows a figure that has left, or in the final
// scoring, in which robbers do not follow figures.
void check_robbers(const Table& table, Flaws& flaws) {
    flaws.look_at("robbers", "src/rules/robbers");
    if (table.robbers == nullptr) return;
    const bool is_settled = table.gains->part == ApplyingGains::nothing && table.gains->is_final == 0;
    for (int c = 0; c < max_colours; ++c) {
        const auto owner = static_cast<Colour>(c);
        const int space = table.robbers->space[c];
        if (space == robber_in_supply) continue;
        flaws.expect(space < track_spaces && table.setup->player_of(owner) >= 0, "the robber of colour ", c,
                     " is on space ", space);
        const bool may_follow = !is_settled && has_been_left(table, owner, space);
        flaws.expect(table.gains->is_final != 0 || may_follow || !is_alone(table, owner, space),
                     "the robber of colour ", c, " is alone on space ", space);
    }
}

}  // namespace mistbank

// Robbers (ROB): one per player, on spaces of the track. A robber brings its owner half of the points that another
// colour's figure gains from the robber's space.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr std::uint8_t robber_in_supply = 255;

/// The place of each colour's robber: a space of the track, or robber_in_supply.
struct Robbers {
    std::uint8_t space[max_colours];
    std::uint8_t unused[2];
};

struct RobbersPart {
    Robbers* robbers = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (robbers == nullptr) return;
        words.of_colours("robber", robbers->space, 255);
    }
};

// --- robbers.cpp: step 1b, placing robbers; robbing when points are gained (ROB-1 to ROB-10) ---
struct StageOfRobbers {
    enum : std::uint8_t { active_player, another_player, all_have_placed };
};
/// Returns whether the marker, or the courier (MSG-1), is on the space.
bool has_counter_on(const Table& table, Colour colour, int space);
void put_robbers_into_supplies(Table& table);  // called at the set-up
bool is_robber_due(const Table& table);        // whether step 1b asks for the place of a robber
Progress place_robbers(Table& table);
bool robs(const Table& table, Colour owner);  // whether the robber gets points from the last gains (ROB-4)
void rob(Table& table, Colour owner);         // records half of the gain as points due to the owner
void follow_those_who_left(Table& table);     // moves robbers that are left alone (ROB-6)
extern const DecisionRules robber_rules;
void add_hash_of_robbers(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t space_of_robber(const Table& table, int of, int place);
inline constexpr Fact robbers_facts[] = {
    fact("robber", "space of the robber", "space", "ROB-1", space_of_robber)
        .drawn_as("robber-piece")
        .of(Scope::colour)
        .within(0, track_spaces - 1)
        .unless(-1)
        .in_json("robber")
        .stored()
        .observed(242),
};
ActionDetail counters_on_space(const Table& table, Action action);

inline constexpr MarkSpec robbers_marks[] = {
    MarkSpec(Mark::robber, "robber", "Robber's bag",
             "The player who lays this tile may put a robber next to another colour's figure on the track and gets "
             "half of that figure's next points.")
        .written("robber", "bag")
        .observed("tile_robber", 230)
        .on_plane(173, "robber_sign"),
};

extern const Description robbers_description;
inline constexpr ActionSpec robbers_actions[] = {
    action(ActionKind::robber, "robber", "robber {space}")
        .words("Send the robber", "Sends the robber to space {number}[ beside {detail}]")
        .detailed(counters_on_space)
        .answers(DecisionKind::robber)
        .numbered(43, 0, 0, track_spaces),
    further(ActionKind::pass).answers(DecisionKind::robber).means("Leaves the robber where it is"),
};

// --- decisions ---
inline constexpr DecisionSpec robbers_decisions[] = {
    {DecisionKind::robber, "robber", &robber_rules, Entry::step, "ROB-2",
     "ROB-2: the game waits for the robber's space, or for passing", "{player} may place a robber on the track",
     "may place a robber"},
};
inline constexpr AskingStep robbers_steps[] = {
    {DecisionKind::robber, "place_robbers", StageOfRobbers::active_player, is_robber_due},
    {DecisionKind::robber, "place_robbers", StageOfRobbers::another_player, is_robber_due},
};
const char* refuse_state_of_robbers(const Table& table);

void check_robbers(const Table& table, Flaws& flaws);
extern const Shown robbers_shown;

inline constexpr ExpansionRules robbers_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::robbers;
    box.name = "robbers";
    box.marks = robbers_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "ROB: no tile has a robber's bag";
    box.most_answers = [](const Setup&) -> std::uint32_t { return track_spaces + 1; };  // each space, or passing
    box.hash = add_hash_of_robbers;
    box.facts = robbers_facts;
    box.description = &robbers_description;
    box.actions = robbers_actions;
    box.asking = {robbers_decisions, robbers_steps};
    box.asking.minor = box.asking.of_others = bits_of_decisions(DecisionKind::robber);
    box.refuse_state = refuse_state_of_robbers;
    box.shown = &robbers_shown;
    box.check = check_robbers;
    return box;
}();

}  // namespace mistbank

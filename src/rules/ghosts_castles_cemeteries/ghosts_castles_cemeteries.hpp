// Ghosts, Castles & Cemeteries (GCC): the competitive expansion of the mist. This folder has the guards and the ghosts
// on meeples. Castles, cemeteries and the mist are chapters of the base game (scoring, mist/).
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

// --- haunting.cpp: step 2a, ghosts on meeples (GCC-4 to GCC-6) ---
struct StageOfHaunting {
    enum : std::uint8_t { expanding, limiting, done };
};
bool is_haunting_due(const Table& table);
Progress haunt_meeples(Table& table);
extern const DecisionRules haunting_rules;
void configure_ghosts_castles_cemeteries(const Rules& rules, Settings& settings);  // GCC-2, GCC-3, GCC-14

// --- facts.cpp: visible state ---
std::int32_t guards_in_reserve(const Table& table, int of, int place);
inline constexpr Fact ghosts_castles_cemeteries_facts[] = {
    fact("reserve", "guards in reserve", "guard", "GCC-2", guards_in_reserve)
        .drawn_as("guard")
        .of(Scope::colour)
        .in_json("reserve")
        .stored()
        .observed(51),
};

extern const Description ghosts_castles_cemeteries_description;
inline constexpr ActionSpec ghosts_castles_cemeteries_actions[] = {
    action(ActionKind::haunt, "haunt", "haunt {cell}/{segment} {colour} {haunted}")
        .words("Haunt a meeple", "Puts a ghost on {meeple}")
        .answers(DecisionKind::haunt_meeple)
        .numbered(numbers_of_segments),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::guard, 6, true)),
};

// --- decisions ---
inline constexpr DecisionSpec ghosts_castles_cemeteries_decisions[] = {
    {DecisionKind::haunt_meeple, "haunt_meeple", &haunting_rules, Entry::step, "GCC-4",
     "the game waits for the meeple that gets a ghost", "put a ghost on a meeple", "puts a ghost on a meeple"},
};
inline constexpr AskingStep ghosts_castles_cemeteries_steps[] = {
    {DecisionKind::haunt_meeple, "haunt_meeples", StageOfHaunting::expanding, is_haunting_due},
    {DecisionKind::haunt_meeple, "haunt_meeples", StageOfHaunting::limiting, is_haunting_due},
};

extern const Shown ghosts_castles_cemeteries_shown;

inline constexpr ExpansionRules ghosts_castles_cemeteries_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::ghosts_castles_cemeteries;
    box.name = "ghosts_castles_cemeteries";
    box.has_tiles = false;  // the tiles are in the set "mists", which is listed first (MEET-19)
    box.figures[0] = {FigureKind::guard, {"guard", land | tower_top | among_acrobats, 1, true, false}, 2};  // GCC-2
    box.figures[0].rules.effect = "Ghosts never haunt a guard.";
    box.settle = configure_ghosts_castles_cemeteries;
    box.facts = ghosts_castles_cemeteries_facts;
    box.asking = {ghosts_castles_cemeteries_decisions, ghosts_castles_cemeteries_steps};
    box.shown = &ghosts_castles_cemeteries_shown;
    box.figures[0].plural = "guards";
    box.figures[0].scalar = 45;
    box.description = &ghosts_castles_cemeteries_description;
    box.actions = ghosts_castles_cemeteries_actions;
    return box;
}();

}  // namespace mistbank

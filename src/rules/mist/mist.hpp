// The mist: its banks, ghosts, hounds, and cemeteries.
#pragma once

#include "rules/mist/mist_actions.hpp"
#include "rules/turn.hpp"

namespace mistbank {

// --- mist.cpp: step 1b, finished banks; step 2a, ghosts for the mist of a tile (MIS) ---
Progress check_mist(Table& table);
int ghosts_asked_by_mist(const Table& table);
void place_ghosts_in_mist(Table& table);

// --- ghosts.cpp: step 2a, placing ghosts; moving ghosts to and from tiles (MIS-5, MIS-6) ---
struct StageOfGhosts {
    enum : std::uint8_t { nothing_placed, cemetery_waits, all_placed };
};
bool is_cemetery_asked_for(const Table& table);  // whether a player must choose the cemetery for the next ghost
Progress place_ghosts(Table& table);
void put_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts_off_tile(Table& table, TileIndex tile, int count);
void list_pacifying(const Table& table, TileIndex tile, ActionList& list);  // lists an action for each number of ghosts
void list_all_pacifying(const Table& table, ActionList& list);              // does the same for every tile with ghosts
const char* refuse_pacifying(const Table& table, TileIndex tile, Action action);

// --- cemeteries.cpp: step 1c, burying; step 2a, ghosts on cemeteries (CEM); step 3c, haunted cemeteries (HAU) ---
void add_cemetery(Table& table, TileIndex tile);    // `tile` must be the tile that was laid last
void close_for_good(Table& table, TileIndex tile);  // from now on, the cemetery has no effect
bool is_meeple_to_bury(const Table& table);         // whether the cemetery State::closing waits for a meeple
Progress bury_meeples(Table& table);
/// Returns whether the tile has a cemetery that is not scenery.
inline bool is_cemetery(const Table& table, const PlacedTile& tile) {
    return table.board.has_centre(tile, SegmentKind::cemetery) && !table.settings().is_scenery(SegmentKind::cemetery);
}
bool is_open_cemetery(const Table& table, TileIndex tile);
inline bool any_open_cemetery(const Table& table) { return table.state->open_cemeteries > 0; }
int ghosts_asked_by_haunting(const Table& table);
void place_haunting_ghosts(Table& table);
struct StageOfHiddenTile {
    enum : std::uint8_t { waits, lies };
};
bool is_hidden_tile_to_lay(const Table& table);
Progress lay_face_down_tile(Table& table);
extern const DecisionRules bury_rules;
extern const DecisionRules ghost_on_cemetery_rules;
extern const DecisionRules face_down_rules;

// --- hounds.cpp: step 3b (HND) ---
void hounds_return_with(Table& table, int figure);
void hounds_are_buried_with(Table& table, int figure);
Progress score_hounds(Table& table);
Progress bring_hounds(Table& table);
bool is_hound_arriving(const Table& table);
bool can_hound_pacify(const Table& table);
extern const DecisionRules place_hound_rules;
extern const DecisionRules hound_pacifies_rules;

// --- decisions; the hounds' decisions belong to the steps of scoring ---
inline constexpr DecisionSpec mist_decisions[] = {
    DecisionSpec{DecisionKind::bury, "bury", &bury_rules, Entry::step, "CEM-2",
                 "the game waits for a meeple to be buried", "bury a meeple on {feature}", "buries a meeple"}
        .about(Subject::segment),
    {DecisionKind::ghost_on_cemetery, "ghost_on_cemetery", &ghost_on_cemetery_rules, Entry::step, "CEM-4",
     "the game waits for the cemetery that gets a ghost", "put a ghost on a cemetery", "puts a ghost on a cemetery"},
    DecisionSpec{DecisionKind::place_hound, "place_hound", &place_hound_rules, Entry::midway, "HND-2",
                 "the game waits for the meeple that the hound joins", "place hound {hound}", "places hound {hound}"}
        .about(Subject::segment),
    DecisionSpec{DecisionKind::hound_pacifies, "hound_pacifies", &hound_pacifies_rules, Entry::midway, "HND-3",
                 "the game waits for the hound to take ghosts, or for passing",
                 "take ghosts off a tile near hound {hound}, or stop", "lets hound {hound} chase ghosts"}
        .about(Subject::segment),
    {DecisionKind::lay_face_down, "lay_face_down", &face_down_rules, Entry::step, "HAU-3",
     "the game waits for the cell of the face-down tile", "lay a tile face down", "lays a tile face down"},
};
inline constexpr AskingStep mist_steps[] = {
    {DecisionKind::bury, "bury_meeples", 0, is_meeple_to_bury},
    {DecisionKind::ghost_on_cemetery, "place_ghosts", StageOfGhosts::all_placed, is_cemetery_asked_for},
    {DecisionKind::lay_face_down, "lay_face_down_tile", StageOfHiddenTile::lies, is_hidden_tile_to_lay},
    {DecisionKind::bury, "lay_face_down_tile", StageOfHiddenTile::lies, is_meeple_to_bury},
};
inline constexpr Asking mist_asking = {mist_decisions, mist_steps};

}  // namespace mistbank

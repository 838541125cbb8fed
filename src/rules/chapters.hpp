// The table of contents of the rules: each chapter's functions, in the order of the turn.
#pragma once

#include "rules/decisions.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// How a step of the turn went.
enum class Progress {
    next,   // it is done: go on to the next step
    again,  // something was settled: look at the same step once more
    asks,   // a decision is open
};

// --- turn.cpp: the steps of a turn in their order (COO-15) ---
void play_on(Table& table);                            // to the next decision, or to the end
Progress ask(Table& table, DecisionKind kind);         // unless the rules leave one possibility: then that is taken
Progress ask_always(Table& table, DecisionKind kind);  // also if they do
void begin_turn(Table& table, int player);
Progress end_turn(Table& table);

// --- laying.cpp: 1a, drawing and laying a tile (COM) ---
Progress draw_tile(Table& table);
Progress lay_tile(Table& table);
extern const DecisionRules draw_rules;
extern const DecisionRules lay_rules;

// --- piles.cpp: what is drawn from, and what is set aside (LVL-3, LVL-4, COM-4, HID) ---
int pile_size(const Table& table, int pile);
inline int pile_left(const Table& table) { return pile_size(table, table.state->active_pile); }
void open_next_pile(Table& table);
void reshuffle_hidden(Table& table, std::uint64_t seed);  // automatic draws: undrawn tiles and face-down ones (HID-1)
void set_aside_last_drawn(Table& table, std::uint16_t type);
std::uint16_t set_aside_type(const Table& table, int index);  // index below the number set aside
/// Calls `visit` with the type of each tile set aside, in their order: on one way through them.
template <class Visit>
void each_set_aside(const Table& table, Visit visit) {
    int left = table.state->set_asides;
    for (unsigned word = 0; left > 0; ++word) {
        for (std::uint64_t rest = table.set_aside[word]; rest != 0; rest &= rest - 1, --left) {
            visit(table.order[64 * word + lowest_bit(rest)]);
        }
    }
}

// --- mist.cpp: 1b, banks that are finished; 2a, what a tile's mist asks for (MIS) ---
Progress check_mist(Table& table);
int ghosts_asked_by_mist(const Table& table);
void place_ghosts_in_mist(Table& table);

// --- ghosts.cpp: 2a, and ghosts coming and going (MIS-5, MIS-6) ---
Progress place_ghosts(Table& table);
void put_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts_off_tile(Table& table, TileIndex tile, int count);
void list_pacifying(const Table& table, TileIndex tile, ActionList& list);  // one action for each number of ghosts
void list_all_pacifying(const Table& table, ActionList& list);              // of every tile
const char* refuse_pacifying(const Table& table, TileIndex tile, Action action);
inline constexpr int most_ghosts_pacified = 3;  // COO-8, HND-3

// --- cemeteries.cpp: 1c, burying, and ghosts on cemeteries (CEM); 3c, haunted ones (HAU) ---
void add_cemetery(Table& table, TileIndex tile);  // that has just been laid
Progress bury_meeples(Table& table);
/// Whether it shows a cemetery that is more than scenery.
inline bool is_cemetery(const Table& table, const PlacedTile& tile) {
    return table.board.has_centre(tile, SegmentKind::cemetery) && !table.settings().is_scenery(SegmentKind::cemetery);
}
bool is_open_cemetery(const Table& table, TileIndex tile);
inline bool any_open_cemetery(const Table& table) { return table.state->open_cemeteries > 0; }
int ghosts_asked_by_haunting(const Table& table);
void place_haunting_ghosts(Table& table);
Progress lay_face_down_tile(Table& table);
extern const DecisionRules bury_rules;
extern const DecisionRules ghost_on_cemetery_rules;
extern const DecisionRules face_down_rules;

// --- meeples.cpp: 2b, and meeples coming and going (COM-5 to COM-8, COO-4, COO-5) ---
Progress place_meeple(Table& table);
extern const DecisionRules meeple_rules;
void return_figure(Table& table, int figure);
void bury_figure(Table& table, int figure, NodeIndex cemetery);
int figure_at(const Table& table, Colour colour, bool guard, FigurePlace place);  // -1: none
inline int figure_in_supply(const Table& table, Colour colour, bool guard) {
    return figure_at(table, colour, guard, FigurePlace::supply);
}
bool any_meeple_on_board(const Table& table);
/// The figure, not buried, on the segment that the action names; -1 for none.
int figure_named(const Table& table, Action action);
/// Lists such an action for every meeple on the board that is not buried.
void list_meeples(const Table& table, ActionKind kind, ActionList& list);

// --- haunting.cpp: 2a of the expansion, ghosts on meeples (GCC-4 to GCC-6) ---
Progress haunt_meeples(Table& table);
extern const DecisionRules haunting_rules;

// --- scoring.cpp: 3a, completed features (COO-8 to COO-11, CMP-4) ---
Progress score_features(Table& table);
extern const DecisionRules order_rules;
extern const DecisionRules points_rules;

// --- reckoning.cpp: what a feature is worth, and whose meeples count (COO-6, COO-7, CAS, CMP-1, CMP-2, CMP-6) ---
enum class When { complete, at_the_end };
struct Reckoning {
    SegmentKind kind;
    int tiles;
    int coats;
    int cities;
    int value;  // for each colour that scores
};
Reckoning reckon(const Table& table, NodeIndex node, When when);
/// A monastery, castle or kept cemetery with tiles all around it (COM-11, HAU-4).
bool is_surrounded_for_scoring(const Table& table, const PlacedTile& tile);
int colours_that_score(const Table& table, NodeIndex node, bool (&scores)[max_colours]);
Event scoring_event(const Table& table, EventKind kind, NodeIndex node, const Reckoning& reckoning, int colours);

// --- fields.cpp (FLD) ---
inline constexpr int points_per_city_of_a_field = 3;  // FLD-2
int completed_cities_beside(const Table& table, NodeIndex field);

// --- majority.cpp: 3a of the competitive games (CMP-1 to CMP-3, GCC-8, GCC-10) ---
Progress score_by_majority(Table& table);
void score_for_majority(Table& table, NodeIndex node, const Reckoning& reckoning, EventKind kind, bool ghosts_cost);

// --- final_scoring.cpp: the end of a competitive game (CMP-5 to CMP-7, GCC-9) ---
Progress run_out_of_tiles(Table& table, LossReason reason);  // the team loses, for this reason

// --- track.cpp: points and whom they go to (LVL-2, SIX), reaching numbers, the end (COO-12, COO-13) ---
void award(Table& table, Colour colour, int points);
void pay(Table& table, Colour colour, int points, int ghosts);  // competitive: net of ghosts; never below 0 (GCC-8)
Progress assign_points(Table& table);
extern const DecisionRules scoring_colour_rules;
bool everyone_reached(const Table& table, int number);
Colour colour_with_unassigned_points(const Table& table);
void win(Table& table);
void lose(Table& table, LossReason reason);

// --- hounds.cpp: 3b (HND) ---
void hounds_return_with(Table& table, int figure);
void hounds_are_buried_with(Table& table, int figure);
Progress score_hounds(Table& table);
Progress bring_hounds(Table& table);
extern const DecisionRules place_hound_rules;
extern const DecisionRules hound_pacifies_rules;

// --- looking things up by what an action names ---
/// The face-up tile on the action's cell, none16 for none.
TileIndex tile_named(const Table& table, Action action);
/// The segment that the action names by cell and number, none16 for none.
NodeIndex node_named(const Table& table, Action action);
/// An action that names this segment, or this tile.
Action naming(const Table& table, ActionKind kind, NodeIndex node);
Action naming_tile(const Table& table, ActionKind kind, TileIndex tile);

}  // namespace mistbank

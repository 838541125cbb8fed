// The values of features, the colours that score them, and the moves of points on the track.
#pragma once

#include <algorithm>
#include <iterator>

#include "rules/turn.hpp"

namespace mistbank {

// --- scoring.cpp: step 3a, completed features (COO-8 to COO-11, CMP-4) ---
Progress score_features(Table& table);
/// Returns a segment of a completed, occupied feature that is not among the features still to be scored in this part of
/// the turn; none32 if there is none. Normal play leaves none: a feature is scored in the part that completes it, and
/// its meeples leave (CMP-3, COO-11).
NodeIndex find_overdue_feature(const Table& table);
/// Return whether the state fits a question of step 3a. Each function is for one part of the scoring.
bool is_feature_chosen(const Table& table);
bool is_feature_settled(const Table& table);
bool are_points_left(const Table& table);
bool have_meeples_to_return(const Table& table);
bool is_scoring_under_way(const Table& table);
extern const DecisionRules order_rules;
extern const DecisionRules points_rules;

/// Calls `visit` with a segment of each road and city completed in this part of the turn, occupied or not, sometimes
/// more than once. Looks on the laid tile, at the sides of an abbey (ABM-5), and where links were removed or added
/// (FER-7).
template <class Visit>
void each_completed_in_part(const Table& table, Visit visit) {
    const Board& board = table.board;
    if (board.counts->has_closed == 0) return;
    const auto see = [&](const Node& node) {
        const bool is_way = node.kind == SegmentKind::road || node.kind == SegmentKind::city;
        if (is_way && board.is_closed(board.index_of(node))) visit(board.index_of(node));
    };
    const PlacedTile& laid = board.tiles[table.state->laid];
    for (int number = 0; number < board.shape(laid).segment_count; ++number) see(board.node(laid, number));
    for (int side = 0; is_abbey(table, laid) && side < 4; ++side) {
        board.each_way(board.tiles[board.tile_near(laid, side)], opposite(side), see);
    }
    table.each_touched_end([&](NodeIndex end) { see(board.nodes[end]); });
}

// --- reckoning.cpp: values of features, and which meeples count (COO-6, COO-7, CAS, CMP-1, CMP-2, CMP-6) ---
struct Reckoning {
    SegmentKind kind;
    int tiles;
    int coats;
    int cities;
    int value;  // the value for each colour that scores, without the colour's bonus
};
Reckoning reckon(const Table& table, NodeIndex node, When when);
/// Returns whether a monastery, garden, castle or kept cemetery has face-up tiles all around it (COM-11, HAU-4).
/// Returns false for scenery.
bool is_surrounded_for_scoring(const Table& table, const Node& centre);
/// Returns the marks on all segments of the feature, restricted to the marks in this game.
std::uint32_t marks_on(const Table& table, NodeIndex feature);
int colours_that_score(const Table& table, NodeIndex node, bool (&scores)[max_colours]);
Event scoring_event(const Table& table, EventKind kind, NodeIndex node, const Reckoning& reckoning, int colours);

bool is_small_city(const Table& table, NodeIndex feature);  // whether the city has two tiles (HSE-13)

// --- fields.cpp (FLD) ---
inline constexpr int points_per_city_of_a_field = 3;  // FLD-2
int completed_cities_beside(const Table& table, NodeIndex field);

inline constexpr int points_a_ghost_costs = 2;  // GCC-8, MEET-12

// --- majority.cpp: step 3a of the competitive games (CMP-1 to CMP-3, GCC-8, GCC-10) ---
Progress score_by_majority(Table& table);
void score_for_majority(Table& table, NodeIndex node, const Reckoning& reckoning, EventKind kind, bool ghosts_cost);

// --- final_scoring.cpp: the end of a competitive game (CMP-5 to CMP-7, GCC-9) ---
Progress run_out_of_tiles(Table& table, LossReason reason);     // a team loses for `reason`
void score_what_is_occupied(Table& table, When when_complete);  // `when_complete`: how completed features count
void project_final_scoring(Table& table);
void pay_for_ghosts(Table& table);

// --- track.cpp: awarding points (LVL-2, SIX), reaching numbers, the end (COO-12, COO-13) ---
/// Returns the scoring meeple that takes this colour's points; -1 if there is none (SIX-3).
int scoring_meeple_of(const Table& table, Colour colour);
void award(Table& table, Colour colour, const Gain& gain);
void move_on_track(Table& table, int scoring_meeple, const Gain& gain);  // a total never falls below 0 (GCC-8)
/// Pays a colour in a competitive game. If gains are recorded, the points move later (MIN-7).
void pay(Table& table, Colour colour, const Gain& gain);
Progress assign_points(Table& table);
extern const DecisionRules scoring_colour_rules;
/// Returns an upper bound on a colour's points. The bound is easy to verify but not tight.
long long most_points_of(const Table& table);
inline constexpr const char* too_many_points = "CMP-1: the points exceed the maximum for a game";
template <class Points>
bool are_points_possible(const Table& table, const Points& points) {
    const long long most = most_points_of(table);
    return std::all_of(std::begin(points), std::end(points),
                       [&](long long number) { return number >= -most && number <= most; });
}
bool are_points_left_over(const Table& table);  // whether points are left to assign while another decision is open
bool everyone_reached(const Table& table, int number);
Colour colour_with_unassigned_points(const Table& table);
void win(Table& table);
void lose(Table& table, LossReason reason);

}  // namespace mistbank

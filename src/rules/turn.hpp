// The turn, the moments shared by several chapters, and chance.
#pragma once

#include "rules/decisions.hpp"

namespace mistbank {

/// The result of a step of the turn.
enum class Progress {
    next,       // the step is done: continue with the next one
    again,      // the step has made progress and can have more to do: call it again
    asks,       // a decision is open
    next_part,  // another turn or part has begun: continue with its first step
    ends,       // no tile can be laid: the end of the turn follows
};

// --- turn.cpp: the steps of a turn, in order (COO-15) ---
std::uint64_t steps_played(const Settings& settings);  // the steps that these games play, one bit per step
/// Returns the steps that can have an effect in a turn in which a tile with this shape is laid.
std::uint64_t steps_triggered_by(const Shape& shape);
void play_on(Table& table);  // plays to the next decision, or to the end
/// Returns the id of the waiting step in hashes. New steps do not change the ids of other steps.
int stable_step_id(const Table& table);
extern const int steps_of_turn;
const char* name_of_step(int step);                    // the name of the step in positions
int step_named(const char* name);                      // the name must occur in turn.cpp
bool is_before_scoring(const Table& table);            // whether the features of this turn are not scored yet
Progress ask(Table& table, DecisionKind kind);         // a choice with only one answer is played without asking
Progress ask_always(Table& table, DecisionKind kind);  // asks even if there is only one answer
void begin_turn(Table& table, int player);
Progress end_turn(Table& table);
bool another_part_follows(const Table& table);  // TRB-6, MSG-8

// --- moments.cpp: moments shared by several chapters (MEET-6, MEET-26, MEET-28) ---
enum class When { complete, at_the_end };
void when_the_game_is_set_up(Table& table);
void note_places(Table& table, TileIndex tile);
void note_tile(Table& table, TileIndex tile);
void when_a_turn_begins(Table& table);
void when_a_tile_is_laid(Table& table);
void when_a_figure_leaves(Table& table, const Figure& figure, NodeIndex feature);
int points_a_tile(const Table& table, NodeIndex feature, When when);
int points_around(const Table& table, NodeIndex centre, When when);
void add_bonus_beside_majority(Table& table, NodeIndex feature, Colour colour, Gain& gain);
int bonus_of(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning);
void when_a_scored_meeple_leaves(Table& table, int figure);
void when_a_feature_is_scored(Table& table, NodeIndex feature);
void when_all_is_scored(Table& table);
void score_before_the_big_top(Table& table, When when_complete);
void score_from_the_big_top_on(Table& table);

// --- chance.cpp: dice, tokens, animals and hidden tiles (MEET-21) ---
Progress ask_chance(Table& table, Awaited what);  // with automatic draws, the result is applied immediately
void deal_chances(Table& table, Random& random);  // deals all future results
/// Deals the random numbers for draws, from index `first` on.
void deal_numbers(Table& table, Random& random, std::uint32_t first);
std::uint32_t numbers_used(const Table& table);  // how many of the numbers for draws have been used
bool can_chance_be_told(const Table& table);
bool is_chance_left_over(const Table& table);  // whether a random result is left over while another decision is open
extern const DecisionRules chance_rules;

}  // namespace mistbank

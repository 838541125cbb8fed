// The turn, the moments shared by several chapters, and chance.
#pragma once

#include "rules/decisions.hpp"

namespace mistbank {

/// The result of a step of the turn.
enum class Progress {
    next,   // it is done: go on to the next step
    again,  // something was settled: look at the same step once more
    asks,   // a decision is open
    anew,   // another turn or part has begun: go on with its first step
    ends,   // there is nothing that could be laid: the end of the turn follows
};

// --- turn.cpp: the steps of a turn, in order (COO-15) ---
std::uint64_t steps_played(const Settings& settings);  // one bit each
/// Returns the steps that can have an effect in a turn in which such a tile is laid.
std::uint64_t steps_triggered_by(const Shape& shape);
void play_on(Table& table);  // to the next decision, or to the end
/// Returns the id in hashes of the waiting step; new steps do not change the ids of others.
int stable_step_id(const Table& table);
extern const int steps_of_turn;
const char* name_of_step(int step);                    // as positions name it
int step_named(const char* name);                      // the name must be one of the list in turn.cpp
Progress ask(Table& table, DecisionKind kind);         // unless the rules leave one possibility: then that is taken
Progress ask_always(Table& table, DecisionKind kind);  // also if they do
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
void score_before_the_big_top(Table& table);
void score_from_the_big_top_on(Table& table);

// --- chance.cpp: dice, tokens, animals and hidden tiles (MEET-21) ---
Progress ask_chance(Table& table, Awaited what);                       // automatic draws answer at once
void deal_chances(Table& table, Random& random);                       // all that is yet to come
void deal_numbers(Table& table, Random& random, std::uint32_t first);  // by which draws are made, from this one on
std::uint32_t numbers_used(const Table& table);                        // of those
bool can_chance_be_told(const Table& table);
bool is_chance_left_over(const Table& table);  // awaited, and another decision is open
extern const DecisionRules chance_rules;

}  // namespace mistbank

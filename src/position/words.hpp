// The words of a position, except tiles and pieces on the board. This file contains the words about the turn and about
// a scoring in progress. The words of an expansion are in its folder.
#pragma once

#include "mistbank/description.hpp"
#include "rules/turn.hpp"
#include "rules/words.hpp"

namespace mistbank {

namespace position {

inline const char* name_of_outcome(int outcome) { return name_of(Enumeration::outcome, outcome); }
inline const char* name_of_reason(int reason) { return name_of(static_cast<LossReason>(reason)); }
inline constexpr const char* awaited[] = {"nothing", "die", "token", "animal", "hidden", "message", "first_player"};
inline constexpr const char* scoring_parts[] = {"next_feature", "points_or_ghosts", "assign_points",  "return_meeples",
                                                "hounds_score", "hounds_arrive",    "hound_pacifies", "open_pile"};

// --- the turn ---

template <class Words>
void each_word_of_turn(const Table& table, Words& words) {
    State& state = *table.state;
    words.number("turn", state.turn, most_count);
    words.number("part", state.part, 8);
    words.number("player", state.player, table.setup->rules.players - 1);
    words.name("decision", state.decision, decision_kinds,
               [](int kind) { return name_of(static_cast<DecisionKind>(kind)); });
    words.name("step", state.step, steps_of_turn, name_of_step);
    words.number("stage", state.stage, 255);
    words.name("outcome", state.outcome, 4, name_of_outcome);
    words.name("reason", state.loss_reason, 4, name_of_reason);
    words.number("winners", state.winners, (1 << max_colours) - 1);
    words.number("active_pile", state.active_pile, max_piles - 1);
    words.type("drawn", state.drawn);
    words.tile("laid", state.laid);
    words.name("awaits", state.awaited, 7, Names{awaited});
    if (!words.is_under_way()) return;
    words.number("free_ground", state.free_ground, 0xFFFF);
    words.segment("closing", state.closing);
}

// --- 3a: a scoring ---

template <class Words>
void each_word_of_scoring(const Table& table, Words& words) {
    Scoring& scoring = table.state->scoring;
    words.name("scoring", scoring.part, 8, Names{scoring_parts});
    words.segment("scored", scoring.node);
    words.number("hound_arrives", scoring.hound, hound_count - 1);
    words.number("searches_left", scoring.searches_left, 255);
    words.tile("searched", scoring.searched);
    words.name("after_assigning", scoring.after_assigning, 8, Names{scoring_parts});
    words.of_colours("unassigned", scoring.unassigned, most_points);
}

}  // namespace position

/// Calls a function of `words` for each word of the state (rules/words.hpp).
template <class Words>
void each_word(const Table& table, Words& words) {
    using namespace position;
    each_word_of_turn(table, words);
    if (words.is_under_way()) each_word_of_scoring(table, words);
    table.each_word_of_gains(words);
    table.each_word(words);
}

}  // namespace mistbank

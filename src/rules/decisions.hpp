// The decisions of a game: legal actions, reasons of refusal, and effects of actions.
#pragma once

#include <cstdint>

#include "board/action_list.hpp"
#include "mistbank/action.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// The number of kinds of decisions: one more than the last DecisionKind.
inline constexpr int decision_kinds = static_cast<int>(DecisionKind::sell) + 1;

/// The details of a decision.
struct DecisionDetails {
    NodeIndex segment;             // the segment of the subject; none32: none
    Colour colour = Colour::none;  // the colour that moves, scores or draws
    std::int32_t points = 0;       // the points to assign or to move
    int number = 0;                // the number of a message or a hound
};

/// The functions of one kind of decision.
/// - `refuse` returns why an action is illegal; null if it is legal. It agrees with `list`, and is called only with
///   kinds of actions that can answer the decision.
/// - `decider` returns the deciding player (MEET-23). Without it, the active player decides.
/// - `pick` chooses a legal action uniformly at random without listing all of them. If it returns false, the caller
///   lists the actions.
/// - `describe` changes the details. Without it, the segment is the first segment of the laid tile.
struct DecisionRules {
    void (*list)(const Table& table, ActionList& list);
    const char* (*refuse)(const Table& table, Action action);
    void (*resolve)(Table& table, Action action);
    int (*decider)(const Table& table) = nullptr;
    bool (*pick)(const Table& table, Random& random, Action& picked) = nullptr;
    void (*describe)(const Table& table, DecisionDetails& details) = nullptr;
};

const DecisionRules& rules_of(DecisionKind kind);
/// Returns whether actions of this kind can answer this kind of decision.
bool answers(ActionKind action, DecisionKind decision);

/// Chooses a legal action uniformly at random. The game must not be over.
Action pick_action(const Table& table, Random& random);

/// Returns why the action is illegal now; null if it is legal.
const char* why_not(const Table& table, Action action);

}  // namespace mistbank

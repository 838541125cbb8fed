// The decisions a game asks for: what is legal, why something is not, what an action does.
#pragma once

#include <cstdint>

#include "board/action_list.hpp"
#include "mistbank/action.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// How many kinds of decisions there are: one more than the last of DecisionKind.
inline constexpr int decision_kinds = static_cast<int>(DecisionKind::crop_remove) + 1;

/// What a decision is about.
struct Subject {
    NodeIndex segment;             // none32: none
    Colour colour = Colour::none;  // that moves, scores or draws
    std::int32_t points = 0;       // to assign or to move
    int number = 0;                // of a message or a hound
};

/// A chapter's answer to one kind of decision. `refuse` gets actions of fitting kinds only, and says why one is not
/// legal, or null; it and `list` agree. `decider` tells who decides (MEET-23); without it the active player does.
/// `pick` is a quicker way to one action of the list, each as likely as another; it may decline. `describe` changes the
/// subject, which is the laid tile without it.
struct DecisionRules {
    void (*list)(const Table& table, ActionList& list);
    const char* (*refuse)(const Table& table, Action action);
    void (*resolve)(Table& table, Action action);
    int (*decider)(const Table& table) = nullptr;
    bool (*pick)(const Table& table, Random& random, Action& picked) = nullptr;
    void (*describe)(const Table& table, Subject& subject) = nullptr;
};

const DecisionRules& rules_of(DecisionKind kind);
/// Whether actions of this kind can answer that decision.
bool answers(ActionKind action, DecisionKind decision);

/// One of the legal actions, each as likely as another. The game must not be over.
Action pick_action(const Table& table, Random& random);

/// Why the action is not legal now, or null.
const char* why_not(const Table& table, Action action);

}  // namespace mistbank

// Whether a decision can be open: by the step that asks for it and how far it is, and by what the state remembers.
// Positions are looked at by these before any rule is, so that rules find what they rely on; validation looks at every
// state.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// Why what the state remembers cannot be, whatever is asked; null if it can.
const char* why_state_cannot_be(const Table& table);

/// Why the open decision cannot be, as the state tells step and stage; null if it can.
const char* why_decision_cannot_be(const Table& table);

/// Where a position tells no step: what it tells nevertheless that belongs to the midst of one, null for nothing.
const char* why_step_cannot_begin(const Table& table);

/// The step of this game's turn that asks for a decision when it is come to; -1 where there is none, or several.
int step_that_asks(const Table& table, DecisionKind decision);

}  // namespace mistbank

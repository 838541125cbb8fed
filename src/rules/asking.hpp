// Checks whether a decision can be open, from the asking step, its stage and the remembered state. Positions are
// checked here before any rule reads them, because rules rely on these facts; validation checks every state.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// Returns why the remembered state is impossible for every decision; no problem if it is possible.
StateFault why_state_cannot_be(const Table& table);

/// Returns why the open decision is impossible at the state's step and stage; null if it is possible.
const char* why_decision_cannot_be(const Table& table);

/// For a position without a step: names a given value that belongs to the middle of a step; null for none.
const char* why_step_cannot_begin(const Table& table);

/// Returns the step of this game's turn that asks for the decision; -1 if there is none, or several.
int step_that_asks(const Table& table, DecisionKind decision);

}  // namespace mistbank

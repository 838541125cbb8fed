// Checks whether a decision can be open, given the asking step, the stage of this step, and the data that steps have
// stored. Positions are checked before any rule reads them, because the rules rely on a possible state. Validation
// checks every state.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// Returns why the data that steps have stored are impossible for every decision. `problem` is null if the state is
/// possible.
StateFault why_state_cannot_be(const Table& table);

/// Returns why the open decision is impossible at the state's step and stage; null if it is possible.
const char* why_decision_cannot_be(const Table& table);

/// For a position that names no step: returns why its state can occur only in the middle of a step; null if a step can
/// begin in this state.
const char* why_step_cannot_begin(const Table& table);

/// Returns the earliest step of this game's turn that asks for the decision; -1 if there is none.
int step_that_asks(const Table& table, DecisionKind decision);

}  // namespace mistbank

// Whether a position's turn can be: the open decision, the step that asks for it and how far it is, and what the step
// remembers. It is looked at before any rule is, so that rules find what they rely on.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// Why what the state remembers cannot be, whatever is asked; null if it can.
const char* why_state_cannot_be(const Table& table);

/// Where decision, step and stage are given: why they cannot be, null if they can.
const char* why_decision_cannot_be(const Table& table);

/// Where they are not: what is told nevertheless that belongs to the midst of a step, null for nothing.
const char* why_step_cannot_begin(const Table& table);

/// The step of this game's turn that asks for a decision when it is come to; -1 where there is none, or several.
int step_that_asks(const Table& table, DecisionKind decision);

/// More points than this nobody can have: a bound that is easily seen, not a close one.
long long most_points_of(const Table& table);

}  // namespace mistbank

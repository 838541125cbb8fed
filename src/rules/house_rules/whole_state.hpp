// The state of all house rules together: its check and its hash.
#pragma once

#include "rules/turn.hpp"

namespace mistbank {

/// Returns why the state of house rules in a position is impossible. If the state is possible, `problem` is null.
StateFault refuse_state_of_house_rules(const Table& table);
void add_hash_of_house_rules(HashRow& row, const Table& table);

}  // namespace mistbank

// The state of all house rules together: its check and its hash.
#pragma once

#include "rules/turn.hpp"

namespace mistbank {

/// Returns why a position's state of house rules is impossible. The result has no problem if the state is possible.
StateFault refuse_state_of_house_rules(const Table& table);
void add_hash_of_house_rules(HashRow& row, const Table& table);

}  // namespace mistbank

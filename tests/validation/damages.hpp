// Ways to damage the state of a game, each with the check that must notice and its words.
#pragma once

#include <vector>

#include "rules/validation/checks.hpp"

namespace mistbank_tests {

struct Damage {
    const char* preset;  ///< a game in which it can be done
    const char* words;   ///< of what must be found
    void (*check)(const mistbank::Table& table, mistbank::Flaws& flaws);
    bool (*inflict)(mistbank::Table& table);  ///< false, and nothing is changed, where the state gives no occasion
};

const std::vector<Damage>& damages_to_the_board();
const std::vector<Damage>& damages_to_features();
const std::vector<Damage>& damages_to_pieces();
const std::vector<Damage>& damages_to_draws();
const std::vector<Damage>& damages_to_expansions();
const std::vector<Damage>& damages_to_small_boxes();
const std::vector<Damage>& damages_to_the_turn();

}  // namespace mistbank_tests

// Damages to the state of a game, each with the check that must notice it and the check's words.
#pragma once

#include <vector>

#include "rules/validation/checks.hpp"

namespace mistbank_tests {

struct Damage {
    const char* preset;  ///< preset of a game where it can be done
    const char* words;   ///< part of the expected message
    void (*check)(const mistbank::Table& table, mistbank::Flaws& flaws);
    bool (*inflict)(mistbank::Table& table);  ///< returns false and changes nothing if the state does not allow it
};

const std::vector<Damage>& damages_to_the_board();
const std::vector<Damage>& damages_to_features();
const std::vector<Damage>& damages_to_pieces();
const std::vector<Damage>& damages_to_draws();
const std::vector<Damage>& damages_to_expansions();
const std::vector<Damage>& damages_to_small_boxes();
const std::vector<Damage>& damages_to_the_turn();

}  // namespace mistbank_tests

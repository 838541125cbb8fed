// Kinds of damage to the state of a game, each with the check that must notice the damage and the check's message.
#pragma once

#include <vector>

#include "rules/validation/checks.hpp"

namespace mistbank_tests {

struct Damage {
    const char* preset;  ///< preset of a game in which the damage is possible
    const char* words;   ///< part of the expected message
    void (*check)(const mistbank::Table& table, mistbank::Flaws& flaws);
    /// Damages the state. Returns false and changes nothing if the state does not allow the damage.
    bool (*inflict)(mistbank::Table& table);
};

const std::vector<Damage>& damages_to_the_board();
const std::vector<Damage>& damages_to_features();
const std::vector<Damage>& damages_to_pieces();
const std::vector<Damage>& damages_to_draws();
const std::vector<Damage>& damages_to_expansions();
const std::vector<Damage>& damages_to_small_boxes();
const std::vector<Damage>& damages_to_the_turn();

}  // namespace mistbank_tests

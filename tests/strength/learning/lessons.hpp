// The families of games for training, by name.
#pragma once

#include <optional>
#include <string>

#include "adviser/weights.hpp"
#include "mistbank/game.hpp"
#include "rules/random.hpp"

namespace mistbank_learning {

using namespace mistbank;

constexpr const char* family_names[families] = {"base", "ghosts", "boxes"};

inline std::optional<Family> family_named(const std::string& name) {
    for (int i = 0; i < families; ++i) {
        if (name == family_names[i]) return static_cast<Family>(i);
    }
    return std::nullopt;
}

// A game of the family "boxes" contains each box with probability 1 / games_of_box.
constexpr unsigned games_of_box = 5;

/// Returns rules of this family, with random boxes and a random seed.
inline Rules rules_of_lesson(Family family, int players, Random& random) {
    Rules rules = *preset("base");
    if (family == Family::ghosts) rules.expansions = bit(Expansion::ghosts_castles_cemeteries);
    while (family == Family::boxes && (rules.expansions & ~1u) == 0) {
        for (unsigned box = 0; box < expansion_count; ++box) {
            if (random.below(games_of_box) == 0) rules.expansions |= 1u << box;
        }
    }
    rules.players = players;
    rules.seed = random.next();
    return rules;
}

}  // namespace mistbank_learning

// Explores all games of a tiny tile set together with the reference: all draws, all actions and all random results.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_exhaustive {

/// The kinds of decisions, actions, events, figures and losses that games can show.
struct Kinds {
    std::set<mistbank::DecisionKind> decisions;
    std::set<mistbank::ActionKind> actions;
    std::set<mistbank::EventKind> events;
    std::set<mistbank::FigureKind> figures;  ///< kinds of figures that were placed
    std::set<mistbank::LossReason> losses;
};

/// The result of exploring all games of a tile set.
struct Exploration {
    std::size_t states = 0;  ///< number of different states, compared by their hashes
    std::size_t ends = 0;    ///< number of states in which the game is over
    std::size_t steps = 0;   ///< number of actions applied
    Kinds reached;
    std::string difference;  ///< empty if library and reference agree; otherwise a record and the differences
};

/// Plays all games with these sets and rules, which must have external draws. After every action the game must agree
/// with the reference, and undo must restore the previous state. The search does not continue from known states. It
/// stops at the first difference, or when it has found more than `most_states` states.
Exploration explore(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets, std::size_t most_states);

}  // namespace mistbank_exhaustive

// Every game of a tiny tile set: all draws, all actions and all random results, in step with the reference.
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
    std::set<mistbank::FigureKind> figures;  ///< that were placed
    std::set<mistbank::LossReason> losses;
};

/// All games of one tile set.
struct Exploration {
    std::size_t states = 0;  ///< different states, by their hash
    std::size_t ends = 0;    ///< finished ones among them
    std::size_t steps = 0;   ///< actions from one state to the next
    Kinds reached;
    std::string difference;  ///< empty while library and reference agree; otherwise a record, and the differences
};

/// Plays every game of these rules, which have external draws, with these sets. After every action the game must match
/// the reference, and undo must restore the state before. Actions that lead to a known state are checked, and not
/// followed further. Ends early at a difference, or after more than `most_states`.
Exploration explore(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets, std::size_t most_states);

}  // namespace mistbank_exhaustive

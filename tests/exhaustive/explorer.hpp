// Every game of a tiny tile set: all draws, all actions and all that chance can bring, in step with the reference.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_exhaustive {

/// What games can bring, by the kinds that the library tells apart.
struct Kinds {
    std::set<mistbank::DecisionKind> decisions;
    std::set<mistbank::ActionKind> actions;
    std::set<mistbank::EventKind> events;
    std::set<mistbank::FigureKind> figures;  ///< that were placed
    std::set<mistbank::LossReason> losses;
};

/// All games of one tile set.
struct Exploration {
    std::size_t states = 0;  ///< different ones, by their hash
    std::size_t ends = 0;    ///< of them those in which the game is over
    std::size_t steps = 0;   ///< actions from one state to the next
    Kinds reached;
    std::string difference;  ///< empty while library and reference agree; else a record, and what differs
};

/// Plays every game of these rules, which have external draws, with these sets. After every action the game must stand
/// as the reference says, and undoing the action must lead back to the state before. Actions that lead to a state that
/// has been reached before are checked, and not followed further. Ends early at a difference, or if there are more than
/// `most_states`.
Exploration explore(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets, std::size_t most_states);

}  // namespace mistbank_exhaustive

// Plays one game with the library and the reference side by side.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "reference/situations.hpp"

namespace mistbank_reference {

/// Chooses one of the legal actions.
using Chooser = std::function<mistbank::Action(const mistbank::Game& game)>;

/// The number of events, decisions, figures, losses and situations in the games.
struct Tally {
    long games = 0;
    long actions = 0;
    std::array<long, 96> events{};                         ///< by EventKind
    std::array<long, 64> decisions{};                      ///< by DecisionKind
    std::array<long, mistbank::figure_kinds> placed{};     ///< by FigureKind
    std::array<long, 4> losses{};                          ///< by LossReason
    std::array<long, mistbank::expansion_count> played{};  ///< games with each Expansion
    Situations situations;
    Situations situations_of_expansions;
    Situations situations_of_small_boxes;
};

/// Plays a game to its end, compares after every action, and adds to the tally. Returns an empty string while library
/// and reference agree, otherwise the record of the game and the differences.
std::string play_in_lockstep(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets,
                             const Chooser& choose, Tally& tally);

}  // namespace mistbank_reference

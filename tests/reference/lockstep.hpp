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

/// Totals over all games: events, decisions, placed figures, losses and situations.
struct Tally {
    long games = 0;
    long actions = 0;
    std::array<long, 96> events{};                         ///< number of events by EventKind
    std::array<long, 64> decisions{};                      ///< number of decisions by DecisionKind
    std::array<long, mistbank::figure_kinds> placed{};     ///< number of placed figures by FigureKind
    std::array<long, 4> losses{};                          ///< number of losses by LossReason
    std::array<long, mistbank::expansion_count> played{};  ///< number of games with each Expansion
    Situations situations;
    Situations situations_of_expansions;
    Situations situations_of_small_boxes;
};

/// Plays a game to its end, compares the library with the reference after every action, and adds to the tally. Returns
/// an empty string if they always agree; otherwise the record of the game and the differences.
std::string play_in_lockstep(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets,
                             const Chooser& choose, Tally& tally);

}  // namespace mistbank_reference

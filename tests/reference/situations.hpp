// Rare things that can happen within a turn. Games are compared to find differences, and differences hide in them; so
// the test knows which of them its games have reached.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

using Situations = std::map<std::string, long>;

/// What happened in one turn.
using Turn = std::vector<mistbank::Event>;
/// Whether events of these kinds come in this order, whatever lies between.
bool happened(const Turn& turn, const std::vector<mistbank::EventKind>& kinds);
/// The turns of a game so far; what comes before the first is one, too.
std::vector<Turn> turns_of(const mistbank::Game& game);

/// Counts the situations of all turns of a game. Those that do not happen get a count of nothing.
void count_situations(const mistbank::Game& game, Situations& situations);
/// The same for those of the river, the abbot, inns and cathedrals, traders and builders.
void count_situations_of_expansions(const mistbank::Game& game, Situations& situations);
/// The same for those of the dragon, towers, abbeys and flying machines.
void count_situations_of_further_expansions(const mistbank::Game& game, Situations& situations);
/// The same for those of hills and flocks, the big top and the Vodyanoy that come of the game's last action, whose
/// events begin with number `first`.
void count_situations_of_hills_and_lakes(const Reference& before, const Reference& after, const mistbank::Game& game,
                                         std::size_t first, Situations& situations);
/// The same for those of ferries, gold, mage and witch, king and robber baron.
void count_situations_of_small_boxes(const Reference& before, const Reference& after, const mistbank::Game& game,
                                     std::size_t first, Situations& situations);
/// The same for those of robbers, messages and crop circles.
void count_situations_of_gains(const Reference& before, const Reference& after, const mistbank::Game& game,
                               std::size_t first, Situations& situations);
/// The same for those that an action comes upon, before it is applied.
void count_situations_of_action(const Reference& reference, const mistbank::Action& action, Situations& situations);
/// The same for those of a meeple that has landed with the last action, whose events begin with number `first`.
void count_landings(const Reference& reference, const mistbank::Game& game, std::size_t first, Situations& situations);

}  // namespace mistbank_reference

// Counts rare situations within a turn. The library and the reference are most likely to differ in rare situations. The
// tests therefore count how often their games reach each situation.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

using Situations = std::map<std::string, long>;

/// The events of one turn.
using Turn = std::vector<mistbank::Event>;
/// Whether events of these kinds occur in this order, possibly with other events in between.
bool happened(const Turn& turn, const std::vector<mistbank::EventKind>& kinds);
/// Returns the events of the game so far, grouped by turn. The events before the first turn count as a turn.
std::vector<Turn> turns_of(const mistbank::Game& game);

/// Counts the situations of all turns of a game. Situations that do not occur get a count of 0.
void count_situations(const mistbank::Game& game, Situations& situations);
/// Counts the situations of the river, the abbot, inns and cathedrals, traders and builders.
void count_situations_of_expansions(const mistbank::Game& game, Situations& situations);
/// Counts the situations of the dragon, towers, abbeys and flying machines.
void count_situations_of_further_expansions(const mistbank::Game& game, Situations& situations);
/// Counts the situations of hills and flocks, the big top and the Vodyanoy in the game's last action, whose events
/// begin with number `first`.
void count_situations_of_hills_and_lakes(const Reference& before, const Reference& after, const mistbank::Game& game,
                                         std::size_t first, Situations& situations);
/// Counts the situations of ferries, gold, the mage and the witch, the king and the robber baron, and festivals.
void count_situations_of_small_boxes(const Reference& before, const Reference& after, const mistbank::Game& game,
                                     std::size_t first, Situations& situations);
/// Counts the situations of robbers, messages and crop circles.
void count_situations_of_gains(const Reference& before, const Reference& after, const mistbank::Game& game,
                               std::size_t first, Situations& situations);
/// Counts the situations of an action, based on the table before the action.
void count_situations_of_action(const Reference& reference, const mistbank::Action& action, Situations& situations);
/// Counts the situations of a meeple that landed in the last action, whose events begin with number `first`.
void count_landings(const Reference& reference, const mistbank::Game& game, std::size_t first, Situations& situations);

}  // namespace mistbank_reference

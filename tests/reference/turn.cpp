#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// COO-15
void play_together(Table& table, Script& script) {
    lay_tile(table, script);           // 1a
    check_mist(table);                 // 1b
    bury(table, script, *table.laid);  // 1c
    place_ghosts(table, script);       // 2a
    place_meeple(table, script);       // 2b
    score_together(table, script);     // 3a, 3b
    lay_face_down(table, script);      // 3c
    // LVL-4: whatever number opens the next pile, it has not been reached, else that pile would be the active one.
    if (table.piles.at(static_cast<std::size_t>(table.active_pile)) == 0) lose(table, LossReason::pile);
}

// GCC-1, CMP-5
void play_against_each_other(Table& table, Script& script) {
    lay_tile(table, script);
    haunt_meeples(table, script);
    place_meeple(table, script);
    score_against_each_other(table, script);
    if (table.piles.at(static_cast<std::size_t>(table.active_pile)) == 0) finish(table);
}

}  // namespace

void play_turn(Table& table, Script& script) {
    ++table.turn;
    if (table.settings.cooperative) {
        play_together(table, script);
    } else {
        play_against_each_other(table, script);
    }
    table.player = (table.player + 1) % table.rules.players;
}

}  // namespace mistbank_reference

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool pile_is_empty(const Table& table) { return table.piles.at(static_cast<std::size_t>(table.active_pile)) == 0; }

// COO-15
void play_together(Table& table, Script& script) {
    lay_tile(table, script);           // 1a
    check_mist(table);                 // 1b
    bury(table, script, *table.laid);  // 1c
    place_ghosts(table, script);       // 2a
    act(table, script);                // 2b
    score_together(table, script);     // 3a, 3b
    lay_face_down(table, script);      // 3c
    // LVL-4: whatever number opens the next pile, it has not been reached, else that pile would be the active one.
    if (pile_is_empty(table)) lose(table, LossReason::pile);
}

// GCC-1, MEET-6; whether the player's builder has earned another part (TRB-5).
bool play_part(Table& table, Script& script) {
    lay_tile(table, script);  // 1a
    const bool builder_worked = builder_works(table);
    haunt_meeples(table, script);             // 2a
    act(table, script);                       // 2b
    score_against_each_other(table, script);  // 3a
    return builder_worked;
}

// CMP-5, TRB-6
void play_against_each_other(Table& table, Script& script) {
    const bool again = play_part(table, script);
    if (again && !pile_is_empty(table)) {
        table.part = 2;
        play_part(table, script);
    }
    if (pile_is_empty(table)) finish(table);
}

}  // namespace

void play_turn(Table& table, Script& script) {
    ++table.turn;
    table.part = 1;
    if (table.settings.cooperative) {
        play_together(table, script);
    } else {
        play_against_each_other(table, script);
    }
    table.player = (table.player + 1) % table.rules.players;
}

}  // namespace mistbank_reference

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

void pass_on(Table& table) { table.player = (table.player + 1) % table.rules.players; }

void begin_part(Table& table, int part) {
    table.part = part;
    table.drawn = -1;
    table.laid.reset();
    table.barn.reset();
}

void begin_turn(Table& table) {
    begin_part(table, 1);
    table.ransomed = false;
}

// COO-15
void play_together(Table& table, Script& script) {
    if (!lay_tile(table, script)) lose(table, LossReason::tiles);  // 1a, LVL-4
    check_mist(table);                                             // 1b
    bury(table, script, *table.laid);                              // 1c
    place_ghosts(table, script);                                   // 2a
    act(table, script);                                            // 2b
    score_together(table, script);                                 // 3a, 3b
    lay_face_down(table, script);                                  // 3c
    // LVL-4: whatever number opens the next pile, it has not been reached, else that pile would be the active one.
    if (pile_is_used_up(table)) lose(table, LossReason::pile);
    pass_on(table);
}

// MEET-6 without step 1a; whether the player's builder has earned another part (TRB-5).
bool play_on_with_tile(Table& table, Script& script) {
    const bool builder_worked = builder_works(table);
    fly_to_volcano(table);
    haunt_meeples(table, script);             // 2a
    act(table, script);                       // 2b
    move_dragon(table, script);               // 2d
    score_against_each_other(table, script);  // 3a
    move_wagons(table, script);               // 3c
    return builder_worked;
}

// Without a tile there is neither 2b nor step 3 (CMP-5).
bool play_part(Table& table, Script& script) {
    if (!lay_abbey(table, script) && !lay_tile(table, script)) return false;
    return play_on_with_tile(table, script);
}

// ABM-9: from the left of the player whose turn used the pile up, who comes last.
void begin_last_round(Table& table) {
    table.last_round.emplace();
    for (int step = 1; step <= table.rules.players; ++step) {
        table.last_round->push_back((table.player + step) % table.rules.players);
    }
}

// ABM-9: the next player who holds an abbey and sees a hole; after the last one the game ends.
void play_in_last_round(Table& table, Script& script) {
    while (!table.last_round->empty()) {
        const int player = table.last_round->front();
        table.last_round->erase(table.last_round->begin());
        if (!may_lay_abbey(table, player)) continue;
        ++table.turn;
        table.player = player;
        begin_turn(table);
        if (lay_abbey(table, script)) play_on_with_tile(table, script);
        return;
    }
    finish(table);
}

// CMP-5, TRB-6
void play_against_each_other(Table& table, Script& script) {
    score_fairy(table);  // 0
    const bool again = play_part(table, script);
    if (again && (!pile_is_used_up(table) || may_lay_abbey(table, table.player))) {
        begin_part(table, 2);
        play_part(table, script);
    }
    if (pile_is_used_up(table)) {
        begin_last_round(table);
    } else {
        pass_on(table);
    }
}

}  // namespace

void play_turn(Table& table, Script& script) {
    if (table.last_round) return play_in_last_round(table, script);
    ++table.turn;
    begin_turn(table);
    if (table.settings.cooperative) {
        play_together(table, script);
    } else {
        play_against_each_other(table, script);
    }
}

}  // namespace mistbank_reference

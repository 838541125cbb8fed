#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// HSE-4
bool is_passed_over(const Table& table, int player) {
    return hands_are_dealt(table) && stays_without_tiles(table, player) && !may_lay_abbey(table, player);
}

void pass_on(Table& table) {
    do {
        table.player = (table.player + 1) % table.rules.players;
    } while (is_passed_over(table, table.player));
}

void begin_part(Table& table, int part) {
    table.part = part;
    table.drawn = -1;
    table.laid.reset();
    table.barn.reset();
    table.touched.clear();
    note_start_of_part(table);
    for (Figure& figure : table.figures) figure.is_new = false;
}

void begin_turn(Table& table) {
    table.is_message_part = false;
    begin_part(table, 1);
    table.ransomed = false;
    table.advancing.clear();
    table.message_drawn = false;
    table.hole_filled = false;
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
    // LVL-4: the number that opens the next pile has not been reached; otherwise that pile would be the active one.
    if (pile_is_used_up(table)) lose(table, LossReason::pile);
    pass_on(table);
}

// MEET-6 without step 1a. Returns whether the player's builder has earned another part (TRB-5).
bool play_on_with_tile(Table& table, Script& script) {
    const bool builder_worked = builder_works(table);
    hide_tile(table, script);
    fly_to_volcano(table);
    catch_meeples(table);
    find_gold(table, script);  // 1b
    work_magic(table, script);
    place_robbers(table, script);
    haunt_meeples(table, script);  // 2a
    act(table, script);            // 2b
    catch_meeples(table);          // 2c
    use_ferries(table, script);
    part_mage_and_witch(table, script);
    tend_flocks(table, script);                                          // 2c
    const bool is_dragon_late = table.rules.house.dragon_after_scoring;  // HSE-15
    if (!is_dragon_late) move_dragon(table, script);                     // 2d
    score_against_each_other(table, script);                             // 3a
    move_wagons(table, script);                                          // 3c
    if (is_dragon_late) move_dragon(table, script);
    move_big_top(table, script);       // 3d
    read_message(table, script);       // 3e
    play_crop_circles(table, script);  // 3f
    return builder_worked;
}

// HSE-5: a tile drawn ahead is used in the first part.
bool plays_from_hand(const Table& table) {
    return hands_are_dealt(table) && !(table.rules.house.draw_ahead && table.part > 1);
}

// Without a tile there is neither 2b nor step 3 (CMP-5).
bool play_part(Table& table, Script& script) {
    if (has_bought_tile(table) || !lay_abbey(table, script)) {
        const bool laid = plays_from_hand(table) ? lay_from_hand(table, script) : lay_tile(table, script);
        if (!laid) return false;
    }
    return play_on_with_tile(table, script);
}

// Plays a part, and the part that a message brings (MSG-8). Returns whether the player's builder has earned another
// part in one of them.
bool play_parts(Table& table, Script& script) {
    bool builder_worked = play_part(table, script);
    if (!table.part_earned) return builder_worked;
    table.part_earned = false;
    table.is_message_part = true;
    begin_part(table, table.part + 1);
    builder_worked |= play_part(table, script);
    table.is_message_part = false;
    return builder_worked;
}

// TRB-6, HSE-1
bool has_tile_for_second_part(const Table& table, const Script& script) {
    if (table.nothing_fits) return false;  // HSE-6
    if (may_lay_abbey(table, table.player)) return true;
    if (hands_are_dealt(table) && !table.rules.house.draw_ahead) return !has_empty_hand(table, table.player);
    return !script.is_out_of_tiles(table);
}

// MEET-25, HSE-4, HSE-6
bool is_at_its_end(const Table& table, const Script& script) {
    if (table.nothing_fits) return true;
    return hands_are_dealt(table) ? all_stay_without_tiles(table) : script.is_out_of_tiles(table);
}

// HSE-7
bool has_hole_turn(const Table& table, const Script& script) {
    if (!table.rules.house.hole_turn || !table.hole_filled) return false;
    return hands_are_dealt(table) ? !stays_without_tiles(table, table.player) : !script.is_out_of_tiles(table);
}

// ABM-9: starts on the left of the player whose turn used up the pile; that player comes last.
void begin_last_round(Table& table) {
    set_bought_tiles_aside(table);
    table.last_round.emplace();
    for (int step = 1; step <= table.rules.players; ++step) {
        table.last_round->push_back((table.player + step) % table.rules.players);
    }
}

// ABM-9: asks the next player who holds an abbey and can fill a hole; the game ends after the last one.
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
    finish(table, script);
}

// CMP-5, TRB-6
void play_against_each_other(Table& table, Script& script) {
    score_fairy(table, script);  // 0
    const bool again = play_parts(table, script);
    if (again && has_tile_for_second_part(table, script)) {
        begin_part(table, table.part + 1);
        play_parts(table, script);
    }
    fill_own_hand(table, script);
    deal_hands_if_it_is_time(table, script);
    if (is_at_its_end(table, script)) {
        begin_last_round(table);
    } else if (!has_hole_turn(table, script)) {
        pass_on(table);
    }
}

}  // namespace

void play_turn(Table& table, Script& script) {
    if (table.last_round) return play_in_last_round(table, script);
    find_first_player(table, script);
    ++table.turn;
    begin_turn(table);
    fill_empty_hand(table, script);
    deal_hands_if_it_is_time(table, script);
    if (table.settings.cooperative) {
        play_together(table, script);
    } else {
        play_against_each_other(table, script);
    }
}

}  // namespace mistbank_reference

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// HSE-4: whether the player's turn is skipped.
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

// Plays a turn of the cooperative game (COO-15).
void play_together(Table& table, Script& script) {
    if (!lay_tile(table, script)) lose(table, LossReason::tiles);  // step 1a (LVL-4)
    check_mist(table);                                             // step 1b
    bury(table, script, *table.laid);                              // step 1c
    place_ghosts(table, script);                                   // step 2a
    act(table, script);                                            // step 2b
    score_together(table, script);                                 // steps 3a and 3b
    lay_face_down(table, script);                                  // step 3c
    // LVL-4: the pile ran out before the players reached the number that opens the next pile.
    if (pile_is_used_up(table)) lose(table, LossReason::pile);
    pass_on(table);
}

// Plays a part of a turn after the tile is laid (MEET-6). Returns whether the player's builder has earned another part
// (TRB-5).
bool play_on_with_tile(Table& table, Script& script) {
    const bool builder_worked = builder_works(table);
    hide_tile(table, script);
    fly_to_volcano(table);
    catch_meeples(table);
    find_gold(table, script);  // step 1b
    work_magic(table, script);
    place_robbers(table, script);
    haunt_meeples(table, script);  // step 2a
    act(table, script);            // step 2b
    catch_meeples(table);          // step 2c
    use_ferries(table, script);
    part_mage_and_witch(table, script);
    tend_flocks(table, script);                                          // step 2c
    const bool is_dragon_late = table.rules.house.dragon_after_scoring;  // HSE-15
    if (!is_dragon_late) move_dragon(table, script);                     // step 2d
    score_against_each_other(table, script);                             // step 3a
    move_wagons(table, script);                                          // step 3c
    if (is_dragon_late) move_dragon(table, script);
    move_big_top(table, script);       // step 3d
    read_message(table, script);       // step 3e
    play_crop_circles(table, script);  // step 3f
    return builder_worked;
}

// HSE-5: whether this part of the turn lays a tile from the hand. With `draw_ahead`, only the first part of a turn
// does.
bool plays_from_hand(const Table& table) {
    return hands_are_dealt(table) && !(table.rules.house.draw_ahead && table.part > 1);
}

// Plays a part of a turn. Without a tile, step 2b and step 3 are omitted (CMP-5). Returns whether the player's builder
// has earned another part (TRB-5).
bool play_part(Table& table, Script& script) {
    if (has_bought_tile(table) || !lay_abbey(table, script)) {
        const bool laid = plays_from_hand(table) ? lay_from_hand(table, script) : lay_tile(table, script);
        if (!laid) return false;
    }
    return play_on_with_tile(table, script);
}

// Plays a part of the turn, and another part if a message adds one (MSG-8). Returns whether the player's builder has
// earned a further part.
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

// Whether a tile is left for the part that a builder has earned (TRB-6, HSE-1).
bool has_tile_for_second_part(const Table& table, const Script& script) {
    if (table.nothing_fits) return false;  // HSE-6
    if (may_lay_abbey(table, table.player)) return true;
    if (hands_are_dealt(table) && !table.rules.house.draw_ahead) return !has_empty_hand(table, table.player);
    return !script.is_out_of_tiles(table);
}

// Whether the game ends after this turn (MEET-25, HSE-4, HSE-6).
bool is_at_its_end(const Table& table, const Script& script) {
    if (table.nothing_fits) return true;
    return hands_are_dealt(table) ? all_stay_without_tiles(table) : script.is_out_of_tiles(table);
}

// HSE-7: whether the player has another turn for filling a hole.
bool has_hole_turn(const Table& table, const Script& script) {
    if (!table.rules.house.hole_turn || !table.hole_filled) return false;
    return hands_are_dealt(table) ? !stays_without_tiles(table, table.player) : !script.is_out_of_tiles(table);
}

// ABM-9: the first player in the last round is to the left of the player whose turn used up the pile. The player who
// used up the pile comes last.
void begin_last_round(Table& table) {
    set_bought_tiles_aside(table);
    table.last_round.emplace();
    for (int step = 1; step <= table.rules.players; ++step) {
        table.last_round->push_back((table.player + step) % table.rules.players);
    }
}

// ABM-9: asks the next player who can lay an abbey. The game ends after the last such player.
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

// Plays a turn of a competitive game (CMP-5, TRB-6).
void play_against_each_other(Table& table, Script& script) {
    score_fairy(table, script);  // step 0
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

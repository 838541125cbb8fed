// Changes of house rules to the turn (HSE): the table, bags, hands, turns for filling holes.
#pragma once

#include "rules/piles.hpp"

namespace mistbank {

// --- table_and_start.cpp: 1a, the area of the table, and the first tile (HSE-9, HSE-11) ---
const char* refuse_cell_off_table(const Table& table);  // the reason to refuse a cell outside the table
Progress lay_first_tile(Table& table);

// --- first_player.cpp: before the first turn (HSE-17) ---
inline bool is_choosing_first_player(const Table& table) { return table.state->turn == 0; }
bool is_drawn_for_start(const Table& table, std::uint16_t type);  // whether the tile is not a river tile
void draw_for_start(Table& table, std::uint32_t place);           // the active player draws this tile
const char* refuse_first_player(const Table& table, unsigned player);
unsigned first_player_dealt(Table& table);
void begin_with_player(Table& table, int player, bool by_chance);
StateFault refuse_state_of_start(const Table& table);
bool is_start_tile_awaited(const Table& table);
bool is_first_player_awaited(const Table& table);
Progress choose_first_player(Table& table);

// --- hole_turns.cpp: at the end of a turn (HSE-7) ---
void track_filled_holes(Table& table, const PlacedTile& laid);
bool begin_hole_turn(Table& table);  // returns false if no tile of this turn has filled a hole

// --- bag.cpp: 1a, a pile that takes tiles back or fills hands (HSE-6) ---
void put_all_into_bag(Table& table);
void put_into_bag(Table& table, std::uint32_t place);        // in view of all players
Random next_generator(Table& table);                         // for the next draw
std::uint32_t take_by_chance(Table& table);                  // automatic draws: removes a tile and returns its place
std::uint32_t take_for_start(Table& table);                  // the same for a tile below the river
std::uint32_t take_named(Table& table, std::uint16_t type);  // for external draws; none16: a tile of unknown type
bool return_unplayable_tile(Table& table, std::uint32_t place);  // shows a drawn tile; true: it went back
void put_back(Table& table, std::uint32_t place);                // in view of all players
void put_aside(Table& table, std::uint32_t place);
bool put_unplayable(Table& table, std::uint32_t place);  // a visible tile; false: it was set aside
void hide_out_of_bag(Table& table);                      // HIL-2
Progress draw_from_bag(Table& table);
void return_dragons_to_bag(Table& table);  // PRD-3
void update_what_fits(Table& table);       // HSE-6
int copies_in_bag(const Table& table, std::uint16_t type);
bool has_only_dragons_in_bag(const Table& table);
void mark_open(Table& table, HeldTile tile);  // a tile of a hand becomes visible
/// External draws: returns why the host may not say that nothing in the bag fits; null if only the host can know it.
const char* refuse_that_nothing_fits(const Table& table);
void on_nothing_fits(Table& table);
inline bool is_used_up(const Table& table) {  // MEET-25
    return is_pile_empty(table) || (table.bag != nullptr && table.bag->is_used_up != BagUse::goes_on);
}
/// Reshuffles everything hidden from a viewer; returns false if the recorded past no longer leads to the result.
bool reshuffle_bag(Table& table, Random& random, int viewer);

// --- hands.cpp: 1a and the end, tiles in players' hands (HSE-1 to HSE-5) ---
template <class Visit>
void each_in_hands(const Table& table, Visit visit) {  // the tiles of all players
    for (int player = 0; table.hands != nullptr && player < table.setup->rules.players; ++player) {
        for (int place = 0; place < table.hands->size[player]; ++place) visit(table.hands->tiles[player][place]);
    }
}
struct StageOfFilling {
    enum : std::uint8_t { not_filling, filling };
};
void take_from_hand(Table& table, int player, int place);
bool is_taken_into_hand(const Table& table);    // whether the next draw goes into a hand
bool is_hand_being_filled(const Table& table);  // whether the host's draws fill a hand
bool can_play_from_hand(const Table& table);    // whether the active player can
Progress deal_hands(Table& table);
Progress play_from_hand(Table& table);
Progress fill_hands(Table& table);
void take_into_hand(Table& table, int player, std::uint32_t place);
bool is_drawn_singly(const Table& table, int part);  // instead of a choice from the hand
bool is_used_up_for(const Table& table, int player,
                    int part);  // the player's hand, or the pile if tiles are drawn singly
bool are_hands_used_up(const Table& table);
inline bool is_used_up_for_all(const Table& table) {
    return table.hands != nullptr ? are_hands_used_up(table) : is_used_up(table);
}
int next_player_with_tiles(const Table& table);
inline int next_player(const Table& table) {
    return table.hands != nullptr ? next_player_with_tiles(table)
                                  : (table.state->player + 1) % table.setup->rules.players;
}
/// External draws: why a tile may not go into a hand without a name (HSE-2), and whether a hand holds such a tile.
const char* refuse_unknown_tile(const Table& table);
int unknown_in_hands(const Table& table);  // number of tiles without a name
void add_hash_of_hands(HashRow& row, const Table& table, bool with_types);
void add_hash_of_house_rules(HashRow& row, const Table& table);
inline bool are_hands_hidden(const Table& table) { return table.settings().house.has_hidden_hands(); }
extern const DecisionRules hand_rules;

// --- tile_keys.cpp, tile_sales.cpp: 1a, a key tile is for sale, and a bought one is laid (HSE-18) ---
struct StageOfSale {
    enum : std::uint8_t { looking, offering, choosing, redrawing };
};
bool is_key(const Table& table, std::uint16_t drawn);
bool is_completed_by(const Table& table, NodeIndex root, std::uint16_t type);  // whether one such tile can complete it
int further_abbeys(const Table& table, int player);                            // bought ones, in addition to the first
bool use_further_abbey(Table& table, int player);                              // returns false if there is none
bool is_offer_awaited(const Table& table);
bool is_sale_awaited(const Table& table);
bool is_tile_sold(const Table& table);
bool is_sale_under_way(const Table& table);
StateFault refuse_state_of_sales(const Table& table);
Progress sell_tile(Table& table);
Progress take_held_tile(Table& table);
void put_held_tiles_aside(Table& table);  // at the end of the game
const char* text_of_offer(int offer);
void add_hash_of_sales(HashRow& row, const Table& table);
inline bool is_house_rule_under_way(const Table& table) {
    return is_hand_being_filled(table) || is_sale_under_way(table);
}
extern const DecisionRules offer_rules;
extern const DecisionRules sell_rules;

/// Returns why a position's state of house rules is impossible; no problem if it is possible.
StateFault refuse_state_of_house_rules(const Table& table);

// --- decisions ---
inline constexpr DecisionSpec house_rules_decisions[] = {
    DecisionSpec{DecisionKind::hand, "hand", &hand_rules, Entry::step, "HSE-1",
                 "the game waits for a tile of the hand to be laid", "lay a tile of the hand",
                 "lays a tile of the hand"}
        .about(Subject::none),
    DecisionSpec{DecisionKind::offer, "offer", &offer_rules, Entry::midway, "HSE-18",
                 "HSE-18: the game waits for an offer for the drawn tile", "make an offer for {tile}, or pass",
                 "may make an offer for {tile}"}
        .about(Subject::drawn_tile),
    DecisionSpec{DecisionKind::sell, "sell", &sell_rules, Entry::midway, "HSE-18",
                 "HSE-18: the game waits for the sale of the drawn tile", "sell {tile}, or keep it",
                 "sells {tile} or keeps it"}
        .about(Subject::drawn_tile),
};
inline constexpr AskingStep house_rules_steps[] = {
    {DecisionKind::draw, "choose_first_player", 0, is_start_tile_awaited, TileLaid::no},
    {DecisionKind::chance, "choose_first_player", 0, is_first_player_awaited, TileLaid::no},
    {DecisionKind::offer, "sell_tile", StageOfSale::offering, is_offer_awaited, TileLaid::no},
    {DecisionKind::sell, "sell_tile", StageOfSale::choosing, is_sale_awaited, TileLaid::no},
    {DecisionKind::draw, "sell_tile", StageOfSale::redrawing, is_tile_sold, TileLaid::no},
    {DecisionKind::advance, "sell_tile", StageOfSale::redrawing, is_tile_sold, TileLaid::no},
    {DecisionKind::hand, "play_from_hand", 0, can_play_from_hand, TileLaid::no},
    {DecisionKind::draw, "deal_hands", StageOfFilling::not_filling, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "deal_hands", StageOfFilling::filling, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "play_from_hand", 0, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "fill_hands", 0, is_taken_into_hand, TileLaid::either},
};
inline constexpr Asking house_rules_asking = {house_rules_decisions, house_rules_steps, is_house_rule_under_way, 0,
                                              bits_of_decisions(DecisionKind::offer, DecisionKind::sell)};

}  // namespace mistbank

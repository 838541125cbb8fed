// Step 1a and the end of the turn: tiles in players' hands (HSE-1 to HSE-5).
#pragma once

#include "rules/house_rules/bag.hpp"

namespace mistbank {

template <class Visit>
void each_in_hands(const Table& table, Visit visit) {  // visits the tiles of all players
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
bool can_play_from_hand(const Table& table);    // whether the active player can play a tile in the hand
Progress deal_hands(Table& table);
Progress play_from_hand(Table& table);
Progress fill_hands(Table& table);
void take_into_hand(Table& table, int player, std::uint32_t place);
bool is_drawn_singly(const Table& table, int part);  // whether a tile is drawn instead of chosen from the hand
/// Returns whether the player has no tile left to lay: from the hand or, if tiles are drawn singly, from the pile.
bool is_used_up_for(const Table& table, int player, int part);
bool are_hands_used_up(const Table& table);
inline bool is_used_up_for_all(const Table& table) {
    return table.hands != nullptr ? are_hands_used_up(table) : is_used_up(table);
}
int next_player_with_tiles(const Table& table);
inline int next_player(const Table& table) {
    return table.hands != nullptr ? next_player_with_tiles(table)
                                  : (table.state->player + 1) % table.setup->rules.players;
}
/// For external draws: `refuse_unknown_tile` returns why a tile without a name cannot go into a hand (HSE-2).
const char* refuse_unknown_tile(const Table& table);
int unknown_in_hands(const Table& table);  // number of tiles in hands that the host has not named
void add_hash_of_hands(HashRow& row, const Table& table, bool with_types);
inline bool are_hands_hidden(const Table& table) { return table.settings().house.has_hidden_hands(); }
extern const DecisionRules hand_rules;

}  // namespace mistbank

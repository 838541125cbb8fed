// Step 1a: selling a key tile, and laying a bought tile (HSE-18).
#pragma once

#include "rules/turn.hpp"

namespace mistbank {

struct StageOfSale {
    enum : std::uint8_t { looking, offering, choosing, redrawing };
};
bool is_key(const Table& table, std::uint16_t drawn);
/// Returns whether a single tile of this type can complete the feature.
bool is_completed_by(const Table& table, NodeIndex root, std::uint16_t type);
int further_abbeys(const Table& table, int player);  // number of bought abbeys, in addition to the first abbey
bool use_further_abbey(Table& table, int player);    // takes a bought abbey; returns false if there is none
bool is_offer_awaited(const Table& table);
bool is_sale_awaited(const Table& table);
bool is_tile_sold(const Table& table);
bool is_sale_under_way(const Table& table);
StateFault refuse_state_of_sales(const Table& table);
Progress sell_tile(Table& table);
Progress take_held_tile(Table& table);
void put_held_tiles_aside(Table& table);  // called at the end of the game
const char* text_of_offer(int offer);
void add_hash_of_sales(HashRow& row, const Table& table);
extern const DecisionRules offer_rules;
extern const DecisionRules sell_rules;

}  // namespace mistbank

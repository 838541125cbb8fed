// Step 1a: a pile to which tiles can return, or from which hands are filled (HSE-6).
#pragma once

#include "rules/piles.hpp"

namespace mistbank {

void put_all_into_bag(Table& table);
void put_into_bag(Table& table, std::uint32_t place);  // all players see the tile
Random next_generator(Table& table);                   // returns the generator for the next draw
std::uint32_t take_by_chance(Table& table);            // for automatic draws: removes a tile and returns its place
std::uint32_t take_for_start(Table& table);            // like take_by_chance(), but never a river tile (HSE-17)
std::uint32_t take_named(Table& table, std::uint16_t type);  // for external draws; none16: a tile of unknown type
/// Reveals a drawn tile. Returns true if the tile fits nowhere and was put back; false if it fits or was set aside.
bool return_unplayable_tile(Table& table, std::uint32_t place);
void put_back(Table& table, std::uint32_t place);  // all players see the tile
void put_aside(Table& table, std::uint32_t place);
bool put_unplayable(Table& table, std::uint32_t place);  // puts a visible tile back; false: the tile was set aside
void hide_out_of_bag(Table& table);                      // HIL-2
Progress draw_from_bag(Table& table);
void return_dragons_to_bag(Table& table);  // PRD-3
void update_what_fits(Table& table);       // HSE-6
int copies_in_bag(const Table& table, std::uint16_t type);
bool has_only_dragons_in_bag(const Table& table);
void mark_open(Table& table, HeldTile tile);  // called when a drawn or held tile becomes visible (MEET-25)
/// For external draws: returns why the host cannot claim that nothing in the bag fits; null if only the host can know
/// this.
const char* refuse_that_nothing_fits(const Table& table);
void on_nothing_fits(Table& table);
inline bool is_used_up(const Table& table) {  // MEET-25
    return is_pile_empty(table) || (table.bag != nullptr && table.bag->is_used_up != BagUse::goes_on);
}
/// Reshuffles everything hidden from a viewer. Returns false if the recorded actions no longer lead to the new state.
bool reshuffle_bag(Table& table, Random& random, int viewer);

}  // namespace mistbank

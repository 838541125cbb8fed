// The choice of the first player, before the first turn (HSE-17).
#pragma once

#include "rules/turn.hpp"

namespace mistbank {

inline bool is_choosing_first_player(const Table& table) { return table.state->turn == 0; }
/// Returns whether a tile can be drawn to choose the first player: any tile except a river tile.
bool is_drawn_for_start(const Table& table, std::uint16_t type);
/// Draws the tile at this place in the draw order for the active player.
void draw_for_start(Table& table, std::uint32_t place);
const char* refuse_first_player(const Table& table, unsigned player);
unsigned first_player_dealt(Table& table);
void begin_with_player(Table& table, int player, bool by_chance);
StateFault refuse_state_of_start(const Table& table);
bool is_start_tile_awaited(const Table& table);
bool is_first_player_awaited(const Table& table);
Progress choose_first_player(Table& table);

}  // namespace mistbank

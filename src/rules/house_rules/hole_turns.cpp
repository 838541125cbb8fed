// An extra turn for filling a hole (HSE-7).
#include "rules/house_rules/hole_turns.hpp"

#include <utility>

#include "rules/house_rules/hands.hpp"

namespace mistbank {

// A cell beyond the table's edge does not count as a tile, and an abbey does not fill a hole.
void track_filled_holes(Table& table, const PlacedTile& laid) {
    if (is_abbey(table, laid)) return;
    for (int side = 0; side < 4; ++side) {
        if (table.board.tile_near(laid, side) == none32) return;
    }
    table.holes->filled = table.state->laid;
}

// Several holes filled in a turn give only one extra turn. There is no extra turn if no tile is left to lay.
bool begin_hole_turn(Table& table) {
    const TileIndex filled = std::exchange(table.holes->filled, none32);
    if (filled == none32 || is_used_up_for(table, table.state->player, 1)) return false;
    Event event = event_of(table, EventKind::hole_filled);
    event.x = table.board.tiles[filled].x;
    event.y = table.board.tiles[filled].y;
    emit(table, event);
    begin_turn(table, table.state->player);
    return true;
}

}  // namespace mistbank

// Lists the possible placements of a tile on the board.
#pragma once

#include <cstdint>

#include "board/action_list.hpp"
#include "board/board.hpp"

namespace mistbank {

/// Returns the action that lays a tile on a cell after 0 to 3 clockwise quarter turns.
inline Action placement(Spot spot, unsigned rotation) {
    Action action;
    action.kind = ActionKind::lay;
    action.count = static_cast<std::uint8_t>(rotation);
    action.x = spot.x;
    action.y = spot.y;
    return action;
}

/// Adds an action to `list` for each cell and rotation where a tile of this type fits (COM-1, COM-2).
void list_placements(const Board& board, std::uint16_t type, ActionList& list);

}  // namespace mistbank

// Iterates over the open sides of a feature.
#pragma once

#include "board/board.hpp"

namespace mistbank {

/// Calls `visit` for each open side of a mist bank, road or city: a side without a neighbouring tile. `visit` receives
/// the x and y of the empty cell next to the open side, the cell's side towards the feature, and the Cell. `root` is
/// the root of the feature.
template <class Visit>
void each_open_side(const Board& board, NodeIndex root, bool mist, Visit visit) {
    board.each_segment(root, [&](const Node& segment) {
        const PlacedTile& tile = board.tiles[segment.tile];
        const TurnedShape& turned = board.turned(tile);
        for (int side = 0; side < 4; ++side) {
            const auto at = static_cast<std::size_t>(side);
            if ((mist ? turned.mist[at] : turned.way[at]) != segment.number) continue;
            const int x = tile.x + around[side].x, y = tile.y + around[side].y;
            const Cell& cell = board.cells[board.cell_at(x, y)];
            if (cell.has_tile == 0) visit(x, y, opposite(side), cell);
        }
    });
}

}  // namespace mistbank

// Mist banks (MIS-2 to MIS-5). Misty sides join like the sides of roads. A bank without an open side is finished.
#include "rules/mist/mist.hpp"

namespace mistbank {
namespace {

using GhostsBySegment = int[max_segments];

// MIS-4, MIS-5: computes the number of ghosts for each mist segment of the laid tile. Returns the sum of these numbers.
// The tile must have mist.
int mist_ghosts(const Table& table, GhostsBySegment& ghosts) {
    const Board& board = table.board;
    const PlacedTile& tile = board.tiles[table.state->laid];
    const Shape& shape = board.shape(tile);
    int sum = 0;
    int last = -1;
    for (int number = shape.first_mist; number < shape.segment_count; ++number) {
        const auto segment = static_cast<std::size_t>(number);
        const bool gets_ghosts =
            shape.kind[segment] == SegmentKind::mist && !board.is_closed(static_cast<NodeIndex>(tile.first + number));
        ghosts[segment] = gets_ghosts ? shape.symbols[segment] : 0;
        if (ghosts[segment] > 0) last = number;
        sum += ghosts[segment];
    }
    if (last >= 0 && board.counts->touches_mist != 0) {
        --ghosts[last];
        --sum;
    }
    return sum;
}

}  // namespace

// Step 1b, MIS-3
Progress check_mist(Table& table) {
    const Board& board = table.board;
    const PlacedTile& tile = board.tiles[table.state->laid];
    if (!board.is_misty(tile)) return Progress::next;
    for (int number = board.shape(tile).first_mist; number < board.shape(tile).segment_count; ++number) {
        const Node& mist = board.node(tile, number);
        const NodeIndex at = board.index_of(mist);
        if (mist.kind != SegmentKind::mist || !board.is_closed(at) || !board.first_of_its_tile(mist)) continue;
        emit(table, event_at(table, EventKind::bank_finished, mist));
        board.each_segment(at,
                           [&](const Node& segment) { take_ghosts(table, board.index_of(segment), segment.ghosts); });
    }
    return Progress::next;
}

int ghosts_asked_by_mist(const Table& table) {
    if (!table.board.is_misty(table.board.tiles[table.state->laid])) return 0;
    GhostsBySegment ghosts;
    return mist_ghosts(table, ghosts);
}

void place_ghosts_in_mist(Table& table) {
    GhostsBySegment ghosts;
    mist_ghosts(table, ghosts);
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    for (int number = table.board.shape(tile).first_mist; number < table.board.shape(tile).segment_count; ++number) {
        if (ghosts[number] > 0) put_ghosts(table, static_cast<NodeIndex>(tile.first + number), ghosts[number]);
    }
}

}  // namespace mistbank

// Castles (CAS, HAU-4).
#include "rules/chapters.hpp"

namespace mistbank {

namespace {
constexpr int points_per_misty_tile = 2;  // CAS-1
}

bool is_complete_castle(const Table& table, const PlacedTile& tile) {
    return table.board.has_centre(tile, SegmentKind::castle) && tile.surrounding == 8 && tile.hidden == 0;
}

int castle_value(const Table& table, const PlacedTile& tile) {
    return points_per_misty_tile * table.board.misty_among_nine(tile);
}

}  // namespace mistbank

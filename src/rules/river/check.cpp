// Validation: the end of the river.
#include "board/bits.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

namespace {

// RIV-4: returns the bend of the tile before the open end, in the direction of flow.
Bend bend_before(unsigned river_sides, int out) {
    for (int in = 0; in < 4; ++in) {
        if (in == out || !has_bit(river_sides, in)) continue;
        if (out == (in + 3) % 4) return Bend::right;  // for example, in by the north side and out by the west side
        if (out == (in + 1) % 4) return Bend::left;
    }
    return Bend::none;  // straight on, or the spring
}

}  // namespace

// RIV-3: an open river flows into one empty cell. A river that has ended or not begun flows into no cell.
void check_river(const Table& table, Flaws& flaws) {
    flaws.look_at("the river", "src/rules/river/river.cpp");
    if (table.river == nullptr) return;
    const River& river = *table.river;
    const Board& board = table.board;
    int ends = 0;
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        if (cell.has_tile != 0 || cell.before_river == 0) continue;
        ++ends;
        flaws.expect(river.is_open != 0 && cell.x == river.x && cell.y == river.y, "the river does not end at ",
                     Place{cell.x, cell.y});
        int flowing = 0;
        for (int side = 0; side < 4; ++side) {
            const TileIndex neighbour = board.tile_at(cell.x + around[side].x, cell.y + around[side].y);
            const bool is_face_up = neighbour != none32 && board.tiles[neighbour].face_down == 0;
            flowing += is_face_up && has_bit(board.turned(board.tiles[neighbour]).river, opposite(side)) ? 1 : 0;
        }
        flaws.equal(flowing, 1, "the number of river sides that face the cell ", Place{cell.x, cell.y});
    }
    flaws.equal(ends, river.is_open, "the number of open ends");
    if (river.is_open == 0 || flaws.any()) return;
    const Step& back = around[river.side];
    const TileIndex last = board.tile_at(river.x + back.x, river.y + back.y);
    const bool flows = last != none32 && has_bit(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.expect(flows, "no river flows from side ", int{river.side}, " into ", Place{river.x, river.y});
    if (!flows) return;
    const Bend bend = bend_before(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.equal(river.last_bend, bend, "the bend before ", Place{river.x, river.y});
}

}  // namespace mistbank

// The river (RIV): legal places of river tiles, and the open end of the river.
#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/house_rules/table_and_start.hpp"

namespace mistbank {
namespace {

// Returns the first side of a set of sides.
int side_in(unsigned sides) { return static_cast<int>(lowest_bit(sides)); }

// Returns the bend of a tile in the direction of flow, for water that enters at the side `from`.
Bend bend_of(unsigned river_sides, int from) {
    const unsigned out = river_sides & ~(1u << from);
    if (out == 0) return Bend::none;  // the lake
    const int turn = (side_in(out) - opposite(from) + 4) % 4;
    return turn == 1 ? Bend::right : turn == 3 ? Bend::left : Bend::none;
}

// RIV-4: returns whether the tile turns to the same side as the last bend.
bool turns_back(const River& river, unsigned river_sides) {
    const Bend bend = bend_of(river_sides, river.side);
    return bend != Bend::none && bend == river.last_bend;
}

// RIV-7: returns whether the cell that the spring faces has no tiles beside it. The cell itself is empty, because the
// tile fits.
bool spring_has_room(const Table& table, int x, int y, unsigned river_sides) {
    const Step& out = around[side_in(river_sides)];
    const Board& board = table.board;
    for (int side = 0; side < 4; ++side) {
        if (board.tile_at(x + out.x + around[side].x, y + out.y + around[side].y) != none32) return false;
    }
    return true;
}

bool is_end(const River& river, int x, int y) { return river.is_open != 0 && river.x == x && river.y == y; }

const char* refuse_spring(const Table& table, std::uint16_t type, CellIndex cell, Action lay) {
    const Board& board = table.board;
    if (board.cells[cell].has_tile) return "COM-1: the cell already has a tile";
    if (!board.is_on_fringe(cell)) return "COM-1: the cell shares no side with a face-up tile";
    if (!board.fits(type, cell, lay.count)) return "COM-2: a side of the spring does not match its neighbour";
    return spring_has_room(table, lay.x, lay.y, board.shapes[type].turned[lay.count].river)
               ? nullptr
               : "RIV-7: the spring must face an empty cell without tiles beside it";
}

const char* refuse_flowing(const Table& table, std::uint16_t type, CellIndex cell, Action lay) {
    const River& river = *table.river;
    const unsigned river_sides = table.board.shapes[type].turned[lay.count].river;
    if (!is_end(river, lay.x, lay.y)) return "RIV-3: a river tile must be laid at the river's open end";
    if (table.board.cells[cell].is_outside) return refuse_cell_off_table(table);
    if (!has_bit(river_sides, river.side)) return "RIV-3: a river side of the tile must meet the river";
    if (!table.board.fits(type, cell, lay.count)) return "COM-2: a side does not match its neighbour";
    return turns_back(river, river_sides) ? "RIV-4: the river cannot turn to the same side twice in a row" : nullptr;
}

bool is_spring(const Table& table, std::uint16_t type) { return table.setup->types[type].has(Mark::spring); }

const char* refuse(const Table& table, std::uint16_t type, CellIndex cell, Action lay) {
    return is_spring(table, type) ? refuse_spring(table, type, cell, lay) : refuse_flowing(table, type, cell, lay);
}

template <class Visit>
void each_lay(const Table& table, std::uint16_t type, Visit visit) {
    const Board& board = table.board;
    const auto try_lay = [&](CellIndex cell, unsigned rotation) {
        Action lay;
        lay.kind = ActionKind::lay;
        lay.x = board.cells[cell].x;
        lay.y = board.cells[cell].y;
        lay.count = static_cast<std::uint8_t>(rotation);
        if (refuse(table, type, cell, lay) == nullptr) visit(lay);
    };
    if (is_spring(table, type)) {
        board.each_fitting(type,
                           [&](Spot spot, unsigned rotation) { try_lay(board.cell_at(spot.x, spot.y), rotation); });
    } else if (table.river->is_open != 0) {
        const CellIndex end = board.cell_at(table.river->x, table.river->y);
        for (unsigned rotation = 0; rotation < 4; ++rotation) try_lay(end, rotation);
    }
}

}  // namespace

bool river_tile_fits(const Table& table, std::uint16_t type) {
    bool fits = false;
    each_lay(table, type, [&](const Action&) { fits = true; });
    return fits;
}

void list_river_lays(const Table& table, ActionList& list) {
    each_lay(table, table.state->drawn, [&](const Action& lay) { list.add(lay); });
}

const char* refuse_river_lay(const Table& table, std::uint16_t type, CellIndex cell, Action lay) {
    return refuse(table, type, cell, lay);
}

// RIV-2, RIV-3
void river_flows_on(Table& table, const PlacedTile& laid) {
    const unsigned river_sides = table.board.turned(laid).river;
    River& river = *table.river;
    if (river_sides == 0) {
        if (is_end(river, laid.x, laid.y)) river.is_open = 0;  // RIV-8: an abbey ends the river
        return;
    }
    const bool begins = is_spring(table, laid.type);
    river.last_bend = begins ? Bend::none : bend_of(river_sides, river.side);
    const unsigned out = begins ? river_sides : river_sides & ~(1u << river.side);
    river.is_open = out != 0 ? 1 : 0;
    if (out == 0) return;
    const int side = side_in(out);
    river.x = static_cast<std::int16_t>(laid.x + around[side].x);
    river.y = static_cast<std::int16_t>(laid.y + around[side].y);
    river.side = static_cast<std::uint8_t>(opposite(side));
}

void RiverPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::river)) return;
    arena.allocate(river, 1);
}

void add_hash_of_river(HashRow& row, const Table& table) {
    if (table.river != nullptr) row.add(table.river->is_open, table.river->last_bend);
}

}  // namespace mistbank

#include <utility>

#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

Cell& first_of_fringe(const Board& board) { return board.cells[board.cell_at(board.spots[0].x, board.spots[0].y)]; }

CellIndex cell_of_tile(const Board& board, TileIndex tile) {
    return board.cell_at(board.tiles[tile].x, board.tiles[tile].y);
}

TileIndex tile_with_centre(const Board& board) {
    for (TileIndex tile = 0; tile < board.counts->tiles; ++tile) {
        if (board.tiles[tile].has_centre != 0) return tile;
    }
    return none32;
}

std::uint32_t slot_in_use(const Board& board, bool in_use) {
    std::uint32_t slot = 0;
    while ((board.slots[slot] != nowhere) != in_use) ++slot;
    return slot;
}

// Returns a tile with neighbours on all four sides that would not match them after a quarter turn.
TileIndex enclosed_tile(const Board& board) {
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        if (tile.face_down != 0) continue;
        int neighbours = 0;
        for (int side = 0; side < 4; ++side) {
            const TileIndex other = board.tile_at(tile.x + around[side].x, tile.y + around[side].y);
            if (other != none32 && board.tiles[other].face_down == 0) ++neighbours;
        }
        const Shape& shape = board.shape(tile);
        if (neighbours == 4 && shape.turned[0].sides != shape.turned[1].sides) return index;
    }
    return none32;
}

}  // namespace

const std::vector<Damage>& damages_to_the_board() {
    static const std::vector<Damage> damages = {
        {"base", "leads to the unknown cell", check_slots,
         [](Table& table) {
             table.board.slots[slot_in_use(table.board, true)] = table.board.counts->cells + 1;
             return true;
         }},
        {"base", "several slots lead to cell", check_slots,
         [](Table& table) {
             const Board& board = table.board;
             board.slots[slot_in_use(board, false)] = board.slots[slot_in_use(board, true)];
             return true;
         }},
        {"level5", "the number of slots in use: ", check_slots,
         [](Table& table) {
             table.board.slots[slot_in_use(table.board, true)] = nowhere;
             return true;
         }},
        {"base", "the shared cell for unknown cells was changed", check_slots,
         [](Table& table) {
             table.board.cells[nowhere].asked = 1;
             return true;
         }},
        {"base", "the cell found at", check_cells,
         [](Table& table) {
             table.board.cells[table.board.counts->cells].x += 40;
             return true;
         }},
        {"base", "holds an unknown tile", check_cells,
         [](Table& table) {
             table.board.cells[cell_of_tile(table.board, 0)].holds = table.board.counts->tiles;
             return true;
         }},
        {"base", "the number of cells with a tile: ", check_cells,
         [](Table& table) {
             table.board.cells[cell_of_tile(table.board, 0)].has_tile = 0;
             return true;
         }},
        {"base", "is not on its cell", check_cells,
         [](Table& table) {
             if (table.board.counts->tiles < 2) return false;
             std::swap(table.board.tiles[0].x, table.board.tiles[1].x);
             std::swap(table.board.tiles[0].y, table.board.tiles[1].y);
             return true;
         }},
        {"base", "the flag `has_centre` of the tile", check_cells,
         [](Table& table) {
             table.board.tiles[0].has_centre ^= 1;
             return true;
         }},
        {"level5", "the centres around the cell", check_surroundings,
         [](Table& table) {
             table.board.cells[cell_of_tile(table.board, 0)].centres ^= 1;
             return true;
         }},
        {"base", "the last tile closed a feature that is not listed", check_surroundings,
         [](Table& table) {
             if (table.board.counts->has_closed == 0) return false;
             table.board.counts->has_closed = 0;
             Flaws flaws;
             check_surroundings(table, flaws);  // finds a flaw only if the last tile closed a road or a city
             return flaws.any();
         }},
        {"base", "the list has more cells than exist", check_fringe,
         [](Table& table) {
             table.board.counts->fringe = table.board.counts->cells + 1;
             return true;
         }},
        {"base", "the list lacks the cell", check_fringe,
         [](Table& table) {
             --table.board.counts->fringe;
             return true;
         }},
        {"base", "of the list is listed twice", check_fringe,
         [](Table& table) {
             table.board.spots[1] = table.board.spots[0];
             return true;
         }},
        {"base", "of the list has a tile", check_fringe,
         [](Table& table) {
             table.board.spots[0] = {table.board.tiles[0].x, table.board.tiles[0].y};
             return true;
         }},
        {"level3", "the required sides stored in the list", check_fringe,
         [](Table& table) {
             table.board.asked[0] ^= 3;
             return true;
         }},
        {"level3", "the place stored in the cell", check_fringe,
         [](Table& table) {
             ++first_of_fringe(table.board).holds;
             return true;
         }},
        {"base", "the required sides at", check_fringe,
         [](Table& table) {
             const TileIndex last = static_cast<TileIndex>(table.board.counts->tiles - 1);
             PlacedTile& tile = table.board.tiles[last];
             const unsigned before = table.board.turned(tile).sides;
             const auto turned = static_cast<std::uint8_t>((tile.rotation + 1) % 4);
             if (table.board.shape(tile).turned[turned].sides == before) return false;
             tile.rotation = turned;
             return true;
         }},
        {"river", "the list contains the cell into which the river flows", check_fringe,
         [](Table& table) {
             if (table.board.counts->fringe == 0) return false;
             first_of_fringe(table.board).before_river = 1;
             return true;
         }},
        {"river", "the flag `before_river` of the cell", check_fringe,
         [](Table& table) {
             if (table.river->is_open == 0) return false;
             table.board.cells[table.board.cell_at(table.river->x, table.river->y)].before_river = 0;
             return true;
         }},
        {"base", "beside a tile", check_fringe,
         [](Table& table) {
             table.board.tiles[0].x += 40;
             return true;
         }},
        {"base", "matching sides (COM-2): side", check_sides,
         [](Table& table) {
             const TileIndex tile = enclosed_tile(table.board);
             if (tile == none32) return false;
             PlacedTile& placed = table.board.tiles[tile];
             for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
                 placed.rotation = rotation;
                 Flaws flaws;
                 check_sides(table, flaws);
                 if (flaws.any()) return true;
             }
             return false;
         }},
        {"base", "the tiles surrounding", check_surroundings,
         [](Table& table) {
             const TileIndex tile = tile_with_centre(table.board);
             if (tile == none32) return false;
             table.board.tiles[tile].surrounding ^= 16;
             return true;
         }},
        {"level5", "the number of face-down tiles around", check_surroundings,
         [](Table& table) {
             const TileIndex tile = tile_with_centre(table.board);
             if (tile == none32) return false;
             ++table.board.tiles[tile].hidden;
             return true;
         }},
        {"base", "the centres around the last tile", check_surroundings,
         [](Table& table) {
             table.board.counts->centres_near ^= 4;
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests

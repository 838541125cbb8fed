// Validates the grid: cells by place, the fringe and its list, and the neighbours of tiles.
#include <cstring>

#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

constexpr const char* source_of_board = "src/board/board.cpp";

bool is_face_up(const Board& board, TileIndex tile) { return tile != none32 && board.tiles[tile].face_down == 0; }

bool lies_against_any(const Board& board, const PlacedTile& tile) {
    return (board.shape(tile).tile_marks & bit(Mark::abbey)) != 0;
}

SideKind side_kind(const Board& board, const PlacedTile& tile, int side) {
    return static_cast<SideKind>(board.turned(tile).sides >> (2 * side) & 3u);
}

}  // namespace

void check_slots(const Table& table, Flaws& flaws) {
    flaws.look_at("the hash table of cells", source_of_board);
    const Board& board = table.board;
    auto seen = flaws.notes<std::uint8_t>(board.counts->cells + std::size_t{1});
    std::uint32_t used = 0;
    for (std::uint32_t slot = 0; slot <= board.slot_mask; ++slot) {
        const CellIndex at = board.slots[slot];
        if (at == nowhere) continue;
        ++used;
        flaws.expect(at <= board.counts->cells, "slot ", slot, " leads to the unknown cell ", at);
        if (at > board.counts->cells) continue;
        flaws.expect(seen[at]++ == 0, "several slots lead to cell ", at);
    }
    flaws.equal(used, board.counts->cells, "the number of slots in use");
    const Cell none{};
    flaws.expect(std::memcmp(&board.cells[nowhere], &none, sizeof none) == 0,
                 "the shared cell for unknown cells was changed");
}

void check_cells(const Table& table, Flaws& flaws) {
    flaws.look_at("the cells", source_of_board);
    const Board& board = table.board;
    int with_tile = 0;
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        flaws.equal(board.cell_at(cell.x, cell.y), at, "the cell found at ", Place{cell.x, cell.y});
        flaws.equal(cell.is_outside != 0, !board.bounds.has(cell.x, cell.y), "the flag `is_outside` of the cell ",
                    Place{cell.x, cell.y});
        flaws.expect(cell.is_outside == 0 || cell.has_tile == 0, "a tile is outside the board at ",
                     Place{cell.x, cell.y});
        with_tile += cell.has_tile;
        const bool known = cell.has_tile == 0 || cell.holds < board.counts->tiles;
        flaws.expect(known, "the cell ", Place{cell.x, cell.y}, " holds an unknown tile");
    }
    flaws.equal(with_tile, board.counts->tiles, "the number of cells with a tile");
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        const Cell& cell = board.cells[board.cell_at(tile.x, tile.y)];
        flaws.expect(cell.has_tile != 0 && cell.holds == index, "tile ", index, " is not on its cell ", place_of(tile));
        const bool has_centre = tile.face_down == 0 && board.shape(tile).centres[0] != none8;
        flaws.equal(tile.has_centre, has_centre, "the flag `has_centre` of the tile at ", place_of(tile));
    }
}

namespace {

// The sides that face-up neighbours require of a cell.
struct Wanted {
    unsigned asked = 0;         // sides required of a tile on the cell (COM-2)
    bool before_river = false;  // a river flows into the cell (RIV-1)
};

// The loop visits tiles, not cells: there are fewer tiles, and finding a cell takes most of the time.
HostVector<Wanted> wanted_of_cells(const Board& board, Flaws& flaws) {
    auto wanted = flaws.notes<Wanted>(board.counts->cells + std::size_t{1});
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        for (int side = 0; side < 4 && tile.face_down == 0; ++side) {
            const Place place{tile.x + around[side].x, tile.y + around[side].y};
            const CellIndex at = board.cell_at(place.x, place.y);
            flaws.expect(at != nowhere, "there is no cell at ", place, " beside a tile");
            wanted[at].asked |= pattern_of(side_kind(board, tile, side), opposite(side));
            wanted[at].before_river |= has_bit(board.turned(tile).river, side);
        }
    }
    return wanted;
}

}  // namespace

void check_fringe(const Table& table, Flaws& flaws) {
    flaws.look_at("the fringe", source_of_board);
    const Board& board = table.board;
    auto seen = flaws.notes<std::uint8_t>(board.counts->cells + std::size_t{1});
    flaws.expect(board.counts->fringe <= board.counts->cells, "the list has more cells than exist");
    std::uint32_t cells_in_row = 0;
    for (std::uint32_t place = 0; place < board.fringe_places() && !flaws.any(); ++place) {
        if (!board.is_fringe_place(place)) continue;
        ++cells_in_row;
        const CellIndex at = board.cell_at(board.spots[place].x, board.spots[place].y);
        flaws.expect(at != nowhere, "the cell at place ", place, " of the list is unknown");
        if (at == nowhere) break;
        const bool is_new = seen[at]++ == 0;
        flaws.expect(is_new, "the cell at place ", place, " of the list is listed twice");
        if (!is_new) break;
        const Cell& cell = board.cells[at];
        flaws.expect(cell.has_tile == 0, "the cell at place ", place, " of the list has a tile");
        flaws.expect(cell.before_river == 0, "the list contains the cell into which the river flows, ",
                     Place{cell.x, cell.y});
        flaws.expect(board.bounds.has(cell.x, cell.y), "the list has a cell outside the table (HSE-9) at ",
                     Place{cell.x, cell.y});
        flaws.equal(cell.holds, place, "the place stored in the cell ", Place{cell.x, cell.y});
        flaws.equal(board.asked[place], cell.asked, "the required sides stored in the list for the cell ",
                    Place{cell.x, cell.y});
        if (!board.groups.are_kept()) continue;
        flaws.equal(board.groups.blocks[place / fringe_block].asked, cell.asked,
                    "the required sides of the group with the cell ", Place{cell.x, cell.y});
    }
    flaws.equal(board.counts->fringe, cells_in_row, "the number of cells in the list");
    const HostVector<Wanted> wanted = wanted_of_cells(board, flaws);
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        if (cell.has_tile != 0) continue;
        flaws.equal(cell.before_river, wanted[at].before_river, "the flag `before_river` of the cell ",
                    Place{cell.x, cell.y});
        flaws.expect(seen[at] != 0 || cell.before_river != 0 || cell.is_outside != 0 || cell.asked == 0,
                     "the list lacks the cell ", Place{cell.x, cell.y});
        flaws.equal(cell.asked, wanted[at].asked, "the required sides at ", Place{cell.x, cell.y});
    }
}

void check_sides(const Table& table, Flaws& flaws) {
    flaws.look_at("matching sides (COM-2)", "src/rules/laying.cpp");
    const Board& board = table.board;
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        // Checks only two sides of each tile. The checks of the neighbours cover the other two sides.
        for (int side = 0; side < 2 && tile.face_down == 0; ++side) {
            const TileIndex neighbour = board.tile_at(tile.x + around[side].x, tile.y + around[side].y);
            if (!is_face_up(board, neighbour)) continue;
            if (lies_against_any(board, tile) || lies_against_any(board, board.tiles[neighbour])) continue;  // ABM-3
            flaws.equal(side_kind(board, tile, side), side_kind(board, board.tiles[neighbour], opposite(side)), "side ",
                        side, " of the tile at ", place_of(tile));
        }
    }
}

static HostVector<unsigned> centres_around_cells(const Board& board, const Flaws& flaws) {
    auto centres = flaws.notes<unsigned>(board.counts->cells + std::size_t{1});
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        for (unsigned direction = 0; direction < 8 && tile.has_centre != 0; ++direction) {
            const Step& step = around[direction];
            centres[board.cell_at(tile.x - step.x, tile.y - step.y)] |= 1u << direction;
        }
    }
    return centres;
}

void check_surroundings(const Table& table, Flaws& flaws) {
    flaws.look_at("the surroundings of tiles", source_of_board);
    const Board& board = table.board;
    const bool ends_at_edge = table.settings().house.border_completes;
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        unsigned surrounding = 0;
        int hidden = 0;
        for (unsigned direction = 0; direction < 8 && tile.has_centre != 0; ++direction) {
            const Place place{tile.x + around[direction].x, tile.y + around[direction].y};
            const TileIndex neighbour = board.tile_at(place.x, place.y);
            const bool lies_beyond = ends_at_edge && !board.bounds.has(place.x, place.y);  // HSE-10
            if (neighbour != none32 || lies_beyond) surrounding |= 1u << direction;
            if (neighbour == none32) continue;
            hidden += board.tiles[neighbour].face_down;
        }
        flaws.equal(tile.surrounding, surrounding, "the tiles surrounding ", place_of(tile));
        flaws.equal(tile.hidden, hidden, "the number of face-down tiles around ", place_of(tile));
    }
    const HostVector<unsigned> centres = centres_around_cells(board, flaws);
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        flaws.equal(cell.centres, centres[at], "the centres around the cell ", Place{cell.x, cell.y});
    }
    if (board.counts->tiles == 0) return;
    const PlacedTile& last = board.last_tile();
    flaws.equal(board.counts->centres_near, board.cells[board.cell_at(last.x, last.y)].centres,
                "the centres around the last tile");
    bool has_closed = false;
    for (int number = 0; last.face_down == 0 && number < board.shape(last).segment_count; ++number) {
        const Node& node = board.node(last, number);
        const bool is_way = node.kind == SegmentKind::road || node.kind == SegmentKind::city;
        has_closed = has_closed || (is_way && board.is_closed(board.index_of(node)));
    }
    flaws.expect(!has_closed || board.counts->has_closed != 0, "the last tile closed a feature that is not listed");
}

}  // namespace mistbank

// The board: the grid, legal placements, growth and union of features, and surroundings of tiles. The board handles the
// shapes of tiles, but does not compute points. Its data are arrays in a game's block of state; a Board is a view of
// these arrays.
#pragma once

#include <cstdint>

#include "board/bits.hpp"
#include "board/fringe_groups.hpp"
#include "board/journal.hpp"
#include "board/links.hpp"
#include "board/shape.hpp"

namespace mistbank {

using CellIndex = std::uint32_t;

/// The cell that represents all unknown cells. It is always empty.
inline constexpr CellIndex nowhere = 0;

/// The maximum distance of a face-up tile from the first tile in each direction, in cells.
inline constexpr int edge = 32000;

/// A cell of the board. The board contains each cell with a tile, each cell that shares a side with a face-up tile, and
/// each of the 8 cells around a centre. Centres are monasteries, castles, cemeteries and gardens. Cells are never
/// removed.
///
/// Empty cells that share a side with a face-up tile, but not a river side, form the fringe. The patterns of these
/// cells are contiguous in one row of bytes, so a tile is compared with many cells at a time. On boards of thousands of
/// tiles the row is divided into groups.
struct Cell {
    std::int16_t x;
    std::int16_t y;
    std::uint32_t holds;   // with a tile: the index of the tile; on the fringe: the index in the row
    SidePattern asked;     // the pattern that adjacent face-up tiles demand; 0: no demand
    std::uint8_t centres;  // bit of each step of `around` that leads to a centre
    std::uint8_t has_tile : 1;
    std::uint8_t before_river : 1;  // whether the cell is next to a river side and therefore never on the fringe
                                    // (RIV-1)
    std::uint8_t is_outside : 1;    // whether the cell is beyond the limits for tiles and therefore never on the fringe
    std::uint8_t unused : 5;
    std::uint8_t unused_too;
};
static_assert(sizeof(Cell) == 12);

/// The place of a cell on the grid.
struct Spot {
    std::int16_t x;
    std::int16_t y;
};

/// A tile on the board.
struct PlacedTile {
    std::int16_t x;
    std::int16_t y;
    NodeIndex first;     // the node of segment 0; face-down tile: its index in the draw order
    std::uint16_t type;  // face-down tile: none16, because only the draw order contains its type
    std::uint8_t rotation;
    std::uint8_t face_down;
    std::uint8_t has_centre;   // whether the tile has a monastery, castle, cemetery or garden
    std::uint8_t surrounding;  // tile with a centre: bit of each step of `around` that leads to a tile
    std::uint8_t hidden;       // tile with a centre: number of face-down tiles around it
    std::uint8_t ghosts;       // number of ghosts on all its segments

    int tiles_around() const { return count_bits(surrounding); }
    bool has_tiles_at_all_sides() const { return (surrounding & 15u) == 15u; }
};

struct BoardCounts {
    std::uint32_t cells;
    std::uint32_t fringe;  // number of cells in the fringe
    std::uint32_t blocks;  // number of blocks in the row of the fringe, if the row is grouped
    std::uint32_t tiles;
    std::uint32_t nodes;
    std::uint8_t centres_near;  // Cell::centres of the cell of the last tile
    std::uint8_t has_closed;    // whether the last tile closed a feature or shows a closed one
    std::uint8_t touches_mist;  // whether a misty side of the last tile touches a misty side of another tile
    std::uint8_t limits_mist;   // whether the last tile, misty or an abbey, has a side where mist meets a clear side
};

/// The sizes of the board's arrays for a number of tiles.
struct BoardSize {
    std::uint32_t tiles;
    std::uint32_t cells;
    std::uint32_t fringe;  // number of entries in the row of the fringe
    std::uint32_t blocks;  // number of blocks in the row of the fringe, if the row is grouped; else 0
    std::uint32_t nodes;
    std::uint32_t slots;  // number of slots in the hash table of cells; a power of two
};
/// Returns the distance in the hash table between a cell and its southern neighbour, for this number of slots.
constexpr std::uint32_t row_step_of(std::uint32_t slots) {
    return static_cast<std::uint32_t>(std::uint64_t{slots} * 618 / 1000) | 1u;
}

/// Returns the maximum number of cells for this number of tiles and centres. These are `nowhere`, the cells with tiles,
/// and 2n+2 cells next to n connected face-up tiles. There are also cells that touch a tile with a centre only at a
/// corner.
constexpr std::uint32_t most_cells(std::uint32_t tiles, std::uint32_t centres) { return 3 * tiles + 5 + 4 * centres; }
/// Returns the maximum number of cells in the fringe for this number of tiles.
constexpr std::uint32_t most_fringe(std::uint32_t tiles) { return 2 * tiles + 4; }

BoardSize board_size(std::uint32_t tiles, std::uint32_t centres, std::uint32_t nodes);

/// The limits for tiles: a range of columns and rows.
struct Bounds {
    int west = -edge;
    int north = -edge;
    unsigned columns = 2 * edge + 1;
    unsigned rows = 2 * edge + 1;

    bool has(int x, int y) const {
        return static_cast<unsigned>(x - west) < columns && static_cast<unsigned>(y - north) < rows;
    }
};

struct Board {
    const Shape* shapes;  // shapes, indexed by tile type
    bool with_fields;     // whether fields form features
    bool with_shared;     // whether two cities of a tile can share a side (HIL-13)
    Bounds bounds;
    std::uint32_t slot_mask;
    std::uint32_t row_step;  // slots between a cell and its southern neighbour
    BoardCounts* counts;
    Cell* cells;         // cells[nowhere] represents all unknown cells
    CellIndex* slots;    // hash table that maps places to cells; nowhere: a free slot
    SidePattern* asked;  // patterns of the cells in the fringe; fringe_block entries after the last one are readable
    Spot* spots;         // places of the cells in the fringe
    FringeGroups groups;
    PlacedTile* tiles;
    Node* nodes;
    Links* links;                // null: this game never links segments
    bool edge_closes;            // whether sides at the edge of the bounds are closed (HSE-10)
    Journal* journal = nullptr;  // records changes for a rollback; null: changes are not recorded

    /// Records a word of the board, so that a rollback can restore it. Call it before the word changes.
    void before_change(const void* word) const {
        if (journal != nullptr) journal->keep(word);
    }
    /// These functions return the address of a word that contains bit-fields, because a bit-field itself has no
    /// address. count_of() returns the word with `open` and `meeples`, mark_on() the word with all fields from `kind`
    /// on.
    static const void* count_of(const Node& node) { return &node.tile + 1; }
    static const void* mark_on(const Node& node) { return &node.kind; }

    // --- places ---

    /// Returns the cell at this place, or nowhere.
    CellIndex cell_at(int x, int y) const { return slots[slot_of(x, y)]; }
    /// Returns the tile at this place; none32 for an empty cell.
    TileIndex tile_at(int x, int y) const;
    /// Returns the tile next to `tile` in a direction, which is an index of `around`; none32 for an empty cell.
    TileIndex tile_near(const PlacedTile& tile, int direction) const {
        return tile_at(tile.x + around[direction].x, tile.y + around[direction].y);
    }
    const PlacedTile& last_tile() const { return tiles[counts->tiles - 1]; }
    bool is_on_fringe(CellIndex at) const {
        const Cell& cell = cells[at];
        return cell.asked != 0 && !cell.has_tile && !cell.before_river && !cell.is_outside;
    }
    /// Returns whether a type in this rotation fits on a cell in the fringe, or on the cell at the end of the river
    /// (COM-2).
    bool fits(std::uint16_t type, CellIndex cell, int rotation) const {
        return sides_fit(cells[cell].asked, shapes[type].sides[static_cast<std::size_t>(rotation)]);
    }
    bool fits_somewhere(std::uint16_t type) const;
    /// fringe_places() returns the number of entries in the row of the fringe; is_fringe_place() returns whether an
    /// entry is used.
    std::uint32_t fringe_places() const { return groups.are_kept() ? fringe_block * counts->blocks : counts->fringe; }
    bool is_fringe_place(std::uint32_t place) const { return !groups.are_kept() || groups.holds(place); }
    /// Calls `visit` for each block of the row of the fringe, with the Spots of the block and the fits of the type on
    /// them.
    template <class Visit>
    void each_block(std::uint16_t type, Visit visit) const {
        const TurnedSides sides = shapes[type].sides;
        if (groups.are_kept()) {
            groups.find_fitting(sides, [&](std::uint32_t block, unsigned rotations) {
                visit(spots + fringe_block * block, fits_of_all(rotations, groups.blocks[block].used));
                return false;
            });
            return;
        }
        for (std::uint32_t at = 0; at < counts->fringe; at += fringe_block) visit(spots + at, fits_from(at, sides));
    }

    /// Calls `visit` with the Spot and the rotation of each fit of the type on the fringe, in the order of cells.
    template <class Visit>
    void each_fitting(std::uint16_t type, Visit visit) const {
        each_block(type, [&](const Spot* from, Fits fits) {
            each_fit(fits, [&](unsigned cell, unsigned rotation) { visit(from[cell], rotation); });
        });
    }

    // --- copying ---

    /// Removes all cells with numbers above `cells_left`, the last one first. Their places become unknown.
    void forget_cells_beyond(std::uint32_t cells_left);
    /// Adds all cells with numbers above `cells_known` to the hash table, after a copy has written them.
    void find_cells_beyond(std::uint32_t cells_known);

    // --- laying ---

    /// Lays a tile face up on an empty cell and joins its segments with adjacent ones.
    TileIndex lay(int x, int y, std::uint16_t type, int rotation);
    /// Lays a tile face down. The tile joins nothing and blocks adjacent features.
    TileIndex lay_face_down(int x, int y, std::uint32_t place_in_order);
    /// Closes the tile's sides at the edge of the bounds. Cells outside count as tiles around a centre (HSE-10).
    void end_at_edge(TileIndex index);

    // --- links (links.cpp) ---

    /// Joins two segments of a tile during the game. The list of links must have room.
    void link(TileIndex tile, std::uint8_t first_segment, std::uint8_t second_segment);
    /// Separates the segments of link `number` and joins two other segments of its tile. The call sets the meeple
    /// counts of the changed features to 0; the caller must recount them.
    void relink(std::uint32_t number, std::uint8_t first_segment, std::uint8_t second_segment);
    /// Returns the links of other tiles that a road from this tile reaches, one bit for each link. The road can cross
    /// sides of tiles, but ends at the first link of another tile.
    std::uint32_t links_reached_from(TileIndex tile);

    // --- shapes on the board ---

    const Shape& shape(const PlacedTile& tile) const { return shapes[tile.type]; }
    const TurnedShape& turned(const PlacedTile& tile) const { return shapes[tile.type].turned[tile.rotation]; }
    /// Returns the second of two cities that share a side; none8 if the side is not shared. TurnedShape::way contains
    /// the first city (HIL-13).
    std::uint8_t second_city(const PlacedTile& tile, int side) const {
        return with_shared ? shape(tile).second_city_at(side, tile.rotation) : none8;
    }
    /// Calls `visit` with the nodes on this side of a tile: a road, a city, or two cities that share the side.
    template <class Visit>
    void each_way(const PlacedTile& tile, int side, Visit visit) const {
        for (const std::uint8_t number : {turned(tile).way[static_cast<std::size_t>(side)], second_city(tile, side)}) {
            if (number != none8) visit(node(tile, number));
        }
    }
    Node& node(const PlacedTile& tile, int segment) const { return nodes[tile.first + segment]; }
    /// Returns whether a tile is face up and has a mist segment.
    bool is_misty(const PlacedTile& tile) const { return !tile.face_down && shape(tile).is_misty(); }
    /// Calls `visit` with the centres of a tile: its monastery, castle, cemetery or garden.
    template <class Visit>
    void each_centre(const PlacedTile& tile, Visit visit) const {
        for (const std::uint8_t number : shape(tile).centres) {
            if (number != none8) visit(node(tile, number));
        }
    }
    bool has_centre(const PlacedTile& tile, SegmentKind kind) const {
        return tile.has_centre && shape(tile).has_centre(kind);
    }
    /// Counts the face-up tiles with mist on the 3 x 3 cells around and including this tile.
    int misty_among_nine(const PlacedTile& tile) const;

    // --- features ---

    NodeIndex root(NodeIndex node) const { return nodes[node].root; }
    Node& feature(NodeIndex node) const { return nodes[root(node)]; }
    /// Returns the first segment of the node's feature.
    NodeIndex first_of(NodeIndex node) const { return feature(node).first; }
    /// Returns whether a road, city or mist bank has no open sides; for a field, whether every half side has a partner.
    bool is_closed(NodeIndex node) const { return feature(node).open == 0; }
    /// Returns the number of tiles of the feature, each counted once (COM-12).
    int tiles_of(NodeIndex node) const;
    int coats_of(NodeIndex node) const;
    /// Calls `visit` with the node of each segment of the feature, starting with `node`.
    template <class Visit>
    void each_segment(NodeIndex node, Visit visit) const {
        NodeIndex at = node;
        do {
            visit(nodes[at]);
            at = nodes[at].next;
        } while (at != node);
    }
    /// Returns whether `wanted` is true for at least one segment of the feature.
    template <class Wanted>
    bool any_segment(NodeIndex node, Wanted wanted) const {
        NodeIndex at = node;
        do {
            if (wanted(nodes[at])) return true;
            at = nodes[at].next;
        } while (at != node);
        return false;
    }
    bool first_of_its_tile(const Node& node) const;

    NodeIndex index_of(const Node& node) const { return static_cast<NodeIndex>(&node - nodes); }

private:
    // Functions that change the board exist in two versions. With `keeps` they record changes in the journal, which
    // must have room.
    template <bool keeps>
    void make_room() const {
        if (keeps) journal->make_room(Journal::most_at_a_time);
    }
    template <bool keeps>
    void before(const void* word) const {
        if (keeps) journal->put(word);
    }
    template <bool keeps>
    void before(CellIndex cell, const void* word) const {
        if (keeps && journal->had_cell(cell)) journal->put(word);
    }
    template <bool keeps>
    CellIndex add_cell(int x, int y);
    template <bool keeps>
    void add_to_fringe(CellIndex cell);
    template <bool keeps>
    void take_off_fringe(const Cell& cell);
    void keep_group(SidePattern pattern) const;
    /// Returns the fits on the block of the fringe that starts at entry `at`.
    Fits fits_from(std::uint32_t at, const TurnedSides& sides) const {
        return among_first(fits_of_block(asked + at, sides), counts->fringe - at);
    }
    template <bool keeps>
    void ask_for(CellIndex cell, unsigned kind, int side);
    template <bool keeps>
    TileIndex put_down(int x, int y, std::uint16_t type);
    std::uint32_t slot_of(int x, int y) const;
    void add_nodes(TileIndex index);
    template <bool keeps>
    NodeIndex unite(NodeIndex a, NodeIndex b);
    template <bool keeps>
    void join(NodeIndex a, NodeIndex b);
    void gather(NodeIndex from);
    bool ends_at_link(NodeIndex segment) const;
    void follow_road(NodeIndex road, TileIndex from);
    template <class Visit>
    void each_across(NodeIndex segment, Visit visit) const;
    template <bool keeps>
    void block(NodeIndex node) {
        if (keeps) journal->keep(mark_on(feature(node)));
        feature(node).blocked = 1;
    }
    template <bool keeps>
    void join_side(const PlacedTile& tile, int side, const PlacedTile& neighbour);
    template <bool keeps>
    void join_second_cities(const PlacedTile& tile);
    template <bool keeps>
    void block_side(const PlacedTile& tile, int side);
    template <bool keeps>
    void close_side(const PlacedTile& abbey, int side);
    template <bool keeps>
    void end_side(const PlacedTile& tile, int side);
    template <bool keeps>
    void lay_beside(PlacedTile& tile, int side, unsigned& second_cities);
    template <bool keeps>
    void notify_centres(const PlacedTile& tile, unsigned centres) const;
    template <bool keeps>
    void become_centre(PlacedTile& tile);
    template <bool keeps>
    TileIndex lay_up(int x, int y, std::uint16_t type, int rotation);
    template <bool keeps>
    TileIndex lay_down(int x, int y, std::uint32_t place_in_order);
    template <bool keeps>
    void end_beyond(TileIndex index);
};

// Cells of a row use consecutive slots. The next row starts 0.618 times the number of slots later (golden section), so
// rows rarely collide. If long rows collide, growing steps find a free slot quickly.
MISTBANK_HOT inline std::uint32_t Board::slot_of(int x, int y) const {
    std::uint32_t slot = (static_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(y) * row_step) & slot_mask;
    for (std::uint32_t step = 1;; slot = (slot + step++) & slot_mask) {
        const CellIndex at = slots[slot];
        if (at == nowhere || (cells[at].x == x && cells[at].y == y)) return slot;
    }
}

inline TileIndex Board::tile_at(int x, int y) const {
    const Cell& cell = cells[cell_at(x, y)];
    return cell.has_tile != 0 ? static_cast<TileIndex>(cell.holds) : none32;
}

template <bool keeps>
MISTBANK_HOT inline CellIndex Board::add_cell(int x, int y) {
    CellIndex& at = slots[slot_of(x, y)];
    if (at == nowhere) {
        before<keeps>(&at);
        at = ++counts->cells;
        cells[at] = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, 0, 0, 0, 0, 0, 0, 0};
        if (!bounds.has(x, y)) cells[at].is_outside = 1;
    }
    return at;
}

}  // namespace mistbank

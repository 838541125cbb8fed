// The board: the grid, which placements fit, features growing and joining, what surrounds what.
// It knows shapes and no scores. Its data lie in arrays of the game's one block of state; a Board is a view of them.
#pragma once

#include <cstdint>

#include "board/bits.hpp"
#include "board/fringe_groups.hpp"
#include "board/journal.hpp"
#include "board/links.hpp"
#include "board/shape.hpp"

namespace mistbank {

using CellIndex = std::uint32_t;

/// The cell that stands for every unknown one. Nothing lies there.
inline constexpr CellIndex nowhere = 0;

/// Tiles are laid at most so far away from the first one, to any side, by who lays them face up.
inline constexpr int edge = 32000;

/// A cell that holds a tile, shares a side with a face-up tile, or has one with a centre (a monastery, castle, cemetery
/// or garden) around it. Cells are never forgotten.
///
/// Empty ones that share a side with a face-up tile, none of them a river side, are the fringe. What these ask for lies
/// side by side in one row of bytes: so a tile that is to be laid is compared with many of them at a time. On boards of
/// thousands of tiles that row is kept in groups.
struct Cell {
    std::int16_t x;
    std::int16_t y;
    std::uint32_t holds;   // under a tile: the tile's index; on the fringe: its place in the row
    SidePattern asked;     // what the face-up tiles at its sides ask for; 0: nothing yet
    std::uint8_t centres;  // bit each of the steps `around`: a tile with a centre lies there
    std::uint8_t has_tile : 1;
    std::uint8_t before_river : 1;  // a river side lies against it: it is never on the fringe (RIV-1)
    std::uint8_t is_outside : 1;    // likewise: no tile may lie so far away
    std::uint8_t unused : 5;
    std::uint8_t unused_too;
};
static_assert(sizeof(Cell) == 12);

/// A place on the grid.
struct Spot {
    std::int16_t x;
    std::int16_t y;
};

/// A tile on the board.
struct PlacedTile {
    std::int16_t x;
    std::int16_t y;
    NodeIndex first;     // the node of its segment 0; of a face-down tile: its place in the order of draws
    std::uint16_t type;  // none16 of a face-down tile: what it is stands in the order of draws alone
    std::uint8_t rotation;
    std::uint8_t face_down;
    std::uint8_t has_centre;   // a monastery, castle, cemetery or garden
    std::uint8_t surrounding;  // of a tile with a centre: bit each of the steps `around` where a tile lies
    std::uint8_t hidden;       // of a tile with a centre: face-down tiles among these
    std::uint8_t ghosts;       // on all its segments

    int tiles_around() const { return count_bits(surrounding); }
    bool has_tiles_at_all_sides() const { return (surrounding & 15u) == 15u; }
};

struct BoardCounts {
    std::uint32_t cells;
    std::uint32_t fringe;  // cells of it
    std::uint32_t blocks;  // of its row, where that is kept in groups
    std::uint32_t tiles;
    std::uint32_t nodes;
    std::uint8_t centres_near;  // as in the cell of the tile laid last
    std::uint8_t has_closed;    // laying it closed something, or it shows something closed
    std::uint8_t touches_mist;  // a misty side of the tile laid last lies against a misty side of another
    std::uint8_t limits_mist;   // a misty side of it lies against a clear side of a face-up tile
};

/// How large the arrays must be for a number of tiles.
struct BoardSize {
    std::uint32_t tiles;
    std::uint32_t cells;
    std::uint32_t fringe;  // places in its row
    std::uint32_t blocks;  // of the row, where it is kept in groups, else 0
    std::uint32_t nodes;
    std::uint32_t slots;  // of the hash from place to cell; a power of two
};
/// How far apart rows begin among so many slots.
constexpr std::uint32_t row_step_of(std::uint32_t slots) {
    return static_cast<std::uint32_t>(std::uint64_t{slots} * 618 / 1000) | 1u;
}

/// How many cells a board of so many tiles, some with a centre, knows at most: nowhere, the tiles, 2n+2 beside n
/// face-up ones, which hang together, and what those with a centre touch by a corner only.
constexpr std::uint32_t most_cells(std::uint32_t tiles, std::uint32_t centres) { return 3 * tiles + 5 + 4 * centres; }
/// How many of them are empty at most.
constexpr std::uint32_t most_fringe(std::uint32_t tiles) { return 2 * tiles + 4; }

BoardSize board_size(std::uint32_t tiles, std::uint32_t centres, std::uint32_t nodes);

/// The cells on which tiles may lie: columns and rows from a first one on.
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
    const Shape* shapes;  // by tile type
    bool with_fields;     // whether fields are joined at all
    bool with_shared;     // whether two cities of a tile may end on one side together (HIL-13)
    Bounds bounds;
    std::uint32_t slot_mask;
    std::uint32_t row_step;  // slots from a cell to the one south of it
    BoardCounts* counts;
    Cell* cells;         // the first stands for all unknown ones
    CellIndex* slots;    // hash from place to cell; nowhere: free
    SidePattern* asked;  // by place in the fringe: what the cell there asks for; room to read fringe_block more
    Spot* spots;         // likewise: where the cell is
    FringeGroups groups;
    PlacedTile* tiles;
    Node* nodes;
    Links* links;                // null: no segments are ever linked
    bool edge_closes;            // what ends at the edge of the bounds is closed there (HSE-10)
    Journal* journal = nullptr;  // of what is changed; null: nobody goes back

    /// Whoever changes what lies on the board tells first which word of it, so that it can be put back.
    void before_change(const void* word) const {
        if (journal != nullptr) journal->keep(word);
    }
    /// The words of a node that hold what has no address of its own: `open` and `meeples`, and all behind `kind`.
    static const void* count_of(const Node& node) { return &node.tile + 1; }
    static const void* mark_on(const Node& node) { return &node.kind; }

    // --- places ---

    /// The cell at this place, or nowhere.
    CellIndex cell_at(int x, int y) const { return slots[slot_of(x, y)]; }
    /// The tile at this place, none32 if it is empty.
    TileIndex tile_at(int x, int y) const;
    /// The tile one step away from another, in a direction of the steps `around`.
    TileIndex tile_near(const PlacedTile& tile, int direction) const {
        return tile_at(tile.x + around[direction].x, tile.y + around[direction].y);
    }
    const PlacedTile& last_tile() const { return tiles[counts->tiles - 1]; }
    bool is_on_fringe(CellIndex at) const {
        const Cell& cell = cells[at];
        return cell.asked != 0 && !cell.has_tile && !cell.before_river && !cell.is_outside;
    }
    /// Whether a type, turned so, fits on a cell of the fringe, or on the cell before the river's end (COM-2).
    bool fits(std::uint16_t type, CellIndex cell, int rotation) const {
        return sides_fit(cells[cell].asked, shapes[type].sides[static_cast<std::size_t>(rotation)]);
    }
    bool fits_somewhere(std::uint16_t type) const;
    /// How many places the row of the fringe has, and whether there is a cell at one of them.
    std::uint32_t fringe_places() const { return groups.are_kept() ? fringe_block * counts->blocks : counts->fringe; }
    bool is_fringe_place(std::uint32_t place) const { return !groups.are_kept() || groups.holds(place); }
    /// Calls `visit` with the Spots of a block of the fringe's row and where among them the type can be laid.
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

    /// Calls `visit` with the Spot of a cell of the fringe and the rotation for each way in which the type can be laid,
    /// those on one cell one after the other.
    template <class Visit>
    void each_fitting(std::uint16_t type, Visit visit) const {
        each_block(type, [&](const Spot* from, Fits fits) {
            each_fit(fits, [&](unsigned cell, unsigned rotation) { visit(from[cell], rotation); });
        });
    }

    // --- copying ---

    /// Forgets the cells beyond so many, the last to come first, so that none stands for their places.
    void forget_cells_beyond(std::uint32_t cells_left);
    /// Finds cells beyond so many again at their places, where copied ones stand behind known ones.
    void find_cells_beyond(std::uint32_t cells_known);

    // --- laying ---

    /// Lays a tile face up and joins its segments with those it touches. The place must be empty.
    TileIndex lay(int x, int y, std::uint16_t type, int rotation);
    /// Lays a tile face down: it joins nothing and blocks what it touches.
    TileIndex lay_face_down(int x, int y, std::uint32_t place_in_order);
    /// What the tile has at the edge of the bounds ends there, and cells beyond count as tiles around it (HSE-10).
    void end_at_edge(TileIndex index);

    // --- links (links.cpp) ---

    /// Joins two segments of a tile in play. There must be room among the links.
    void link(TileIndex tile, std::uint8_t one, std::uint8_t other);
    /// Parts what a link has joined, and joins two segments of its tile instead. Of the features on both sides of it
    /// the meeples are counted by the caller, for whom they are 0 now.
    void relink(std::uint32_t number, std::uint8_t one, std::uint8_t other);
    /// Bit a link: those at which roads end that lead from this tile over sides, and over no link but its own.
    std::uint32_t links_reached_from(TileIndex tile);

    // --- shapes on the board ---

    const Shape& shape(const PlacedTile& tile) const { return shapes[tile.type]; }
    const TurnedShape& turned(const PlacedTile& tile) const { return shapes[tile.type].turned[tile.rotation]; }
    /// On a side that two cities share the second of them, else none8; the first is the way there (HIL-13).
    std::uint8_t second_city(const PlacedTile& tile, int side) const {
        return with_shared ? shape(tile).second_city_at(side, tile.rotation) : none8;
    }
    /// Calls `visit` with the nodes of what ends on this side of a tile: a road, a city, or two that share it.
    template <class Visit>
    void each_way(const PlacedTile& tile, int side, Visit visit) const {
        for (const std::uint8_t number : {turned(tile).way[static_cast<std::size_t>(side)], second_city(tile, side)}) {
            if (number != none8) visit(node(tile, number));
        }
    }
    Node& node(const PlacedTile& tile, int segment) const { return nodes[tile.first + segment]; }
    /// A face-up tile with a mist segment.
    bool is_misty(const PlacedTile& tile) const { return !tile.face_down && shape(tile).is_misty(); }
    /// Calls `visit` with the nodes of what has tiles around it to count: a monastery, castle, cemetery, garden.
    template <class Visit>
    void each_centre(const PlacedTile& tile, Visit visit) const {
        for (const std::uint8_t number : shape(tile).centres) {
            if (number != none8) visit(node(tile, number));
        }
    }
    bool has_centre(const PlacedTile& tile, SegmentKind kind) const {
        return tile.has_centre && shape(tile).has_centre(kind);
    }
    /// Among its 9 cells, the face-up tiles with mist.
    int misty_among_nine(const PlacedTile& tile) const;

    // --- features ---

    NodeIndex root(NodeIndex node) const { return nodes[node].root; }
    Node& feature(NodeIndex node) const { return nodes[root(node)]; }
    /// The first segment of the node's feature.
    NodeIndex first_of(NodeIndex node) const { return feature(node).first; }
    /// A road or city without open sides, or a finished bank.
    bool is_closed(NodeIndex node) const { return feature(node).open == 0; }
    /// Whether this is the segment by which a road or city is named that is closed, or one that is not. Who looks at
    /// all segments in turn asks without a branch, as no processor could foretell it.
    bool names_way(NodeIndex node, bool closed) const {
        const Node& at = nodes[node];
        const Node& its_feature = nodes[at.root];
        const bool is_way = (at.kind == SegmentKind::road) | (at.kind == SegmentKind::city);
        return is_way & (its_feature.first == node) & ((its_feature.open == 0) == closed);
    }
    /// COM-12: tiles of the feature, each once.
    int tiles_of(NodeIndex node) const;
    int coats_of(NodeIndex node) const;
    /// Calls `visit` with each segment's node of the feature, from `node` on.
    template <class Visit>
    void each_segment(NodeIndex node, Visit visit) const {
        NodeIndex at = node;
        do {
            visit(nodes[at]);
            at = nodes[at].next;
        } while (at != node);
    }
    /// Whether some segment of the feature is wanted.
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
    // What changes the board is compiled twice: with a journal and without. There must be room in it.
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
    /// In the block of the fringe from this place on.
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
    void join_side(const PlacedTile& tile, int side, const PlacedTile& other);
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
    void tell_centres(const PlacedTile& tile, unsigned centres) const;
    template <bool keeps>
    void become_centre(PlacedTile& tile);
    template <bool keeps>
    TileIndex lay_up(int x, int y, std::uint16_t type, int rotation);
    template <bool keeps>
    TileIndex lay_down(int x, int y, std::uint32_t place_in_order);
    template <bool keeps>
    void end_beyond(TileIndex index);
};

// A row fills slots side by side, and the next begins a golden section of all slots further on: so rows keep out of
// each other's way however many there are. Where long rows meet all the same, growing steps lead out of them at once.
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

// The board: the grid, which placements fit, features growing and joining, what surrounds what.
// It knows shapes and no scores. Its data lie in arrays of the game's one block of state; a Board is a view of them.
#pragma once

#include <cstdint>

#include "board/shape.hpp"

namespace mistbank {

using TileIndex = std::uint16_t;
using NodeIndex = std::uint16_t;

/// A cell that holds a tile, or that shares a side with a face-up tile. Cells are never forgotten.
struct Cell {
    std::int16_t x;
    std::int16_t y;
    TileIndex tile;     // none16: empty
    SidePattern asked;  // what the face-up tiles at its sides ask for
    std::uint8_t unused;
};

/// A tile on the board.
struct PlacedTile {
    std::int16_t x;
    std::int16_t y;
    std::uint16_t type;  // face down too, where the library drew it; else none16
    NodeIndex first;     // the node of its segment 0; of a face-down tile: its place in the order of draws
    std::uint8_t rotation;
    std::uint8_t face_down;
    std::uint8_t beside;       // tiles at its 4 sides
    std::uint8_t surrounding;  // tiles among its 8 neighbours
    std::uint8_t hidden;       // face-down tiles among them
    std::uint8_t ghosts;       // on all its segments
};

/// A segment on the board. Those of one feature form a circle through `next` and a tree through `parent`; the root
/// of the tree holds what the whole feature needs.
struct Node {
    NodeIndex parent;  // itself: a root
    NodeIndex next;
    TileIndex tile;
    std::uint16_t size;    // root: segments
    std::uint16_t open;    // root: sides (of a field: half sides) without a partner
    std::uint8_t meeples;  // root: meeples that occupy it
    std::uint8_t blocked;  // root: a side of it can never find a partner
    std::uint8_t number;   // of the segment on its tile
    SegmentKind kind;
    std::uint8_t figure;  // whose figure stands on this segment: its index + 1; 0: nobody
    std::uint8_t ghosts;  // on this segment
};

struct BoardCounts {
    std::uint16_t tiles;
    std::uint16_t cells;
    std::uint16_t nodes;
    std::uint16_t unused;
};

/// How large the arrays must be for a number of tiles.
struct BoardSize {
    std::uint32_t tiles;
    std::uint32_t cells;
    std::uint32_t nodes;
    std::uint32_t slots;  // of the hash from place to cell; a power of two
    std::uint32_t fringe_words;
};
BoardSize board_size(std::uint32_t tiles, std::uint32_t nodes);

struct Board {
    const Shape* shapes;  // by tile type
    bool with_fields;     // whether fields are joined at all
    std::uint32_t slot_mask;
    BoardCounts* counts;
    Cell* cells;
    std::uint16_t* slots;   // hash: cell index + 1, 0 free
    std::uint64_t* fringe;  // bit a cell: empty and beside a face-up tile
    PlacedTile* tiles;
    Node* nodes;

    // --- places ---

    /// The cell at this place, none16 if it is unknown.
    std::uint16_t cell_at(int x, int y) const;
    /// The tile at this place, none16 if it is empty.
    TileIndex tile_at(int x, int y) const;
    std::uint32_t fringe_words() const { return (counts->cells + 63u) / 64u; }
    bool on_fringe(std::uint16_t cell) const { return (fringe[cell / 64] >> (cell % 64) & 1u) != 0; }
    /// The rotations, a bit each, in which a type fits on an empty cell (COM-2).
    unsigned fitting(std::uint16_t type, std::uint16_t cell) const { return shapes[type].fitting[cells[cell].asked]; }
    bool fits_somewhere(std::uint16_t type) const;

    // --- laying ---

    /// Lays a tile face up and joins its segments with those it touches. The place must be empty.
    TileIndex lay(int x, int y, std::uint16_t type, int rotation);
    /// Lays a tile face down: it joins nothing and blocks what it touches.
    TileIndex lay_face_down(int x, int y, std::uint16_t type, std::uint16_t place_in_order);

    // --- shapes on the board ---

    const Shape& shape(const PlacedTile& tile) const { return shapes[tile.type]; }
    const TurnedShape& turned(const PlacedTile& tile) const { return shapes[tile.type].turned[tile.rotation]; }
    Node& node(const PlacedTile& tile, int segment) const { return nodes[tile.first + segment]; }
    /// A face-up tile with a mist segment.
    bool is_misty(const PlacedTile& tile) const { return !tile.face_down && shape(tile).is_misty(); }
    bool has_centre(const PlacedTile& tile, SegmentKind kind) const {
        return !tile.face_down && shape(tile).has_centre(kind);
    }
    /// The tile that shares this side, none16 for none.
    TileIndex beside(const PlacedTile& tile, int side) const {
        return tile_at(tile.x + around[side].x, tile.y + around[side].y);
    }
    /// A misty side of the tile lies against a misty side of another.
    bool touches_mist(const PlacedTile& tile) const;
    /// A misty side of the tile lies against a clear side of a face-up tile.
    bool limits_mist(const PlacedTile& tile) const;
    /// Among its 9 cells, the face-up tiles with mist.
    int misty_among_nine(const PlacedTile& tile) const;

    // --- features ---

    NodeIndex root(NodeIndex node) const;
    Node& feature(NodeIndex node) const { return nodes[root(node)]; }
    /// A road or city without open sides, or a finished bank.
    bool is_closed(NodeIndex node) const { return feature(node).open == 0; }
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
    bool first_of_its_tile(const Node& node) const;

    NodeIndex index_of(const Node& node) const { return static_cast<NodeIndex>(&node - nodes); }

private:
    std::uint16_t add_cell(int x, int y);
    TileIndex put_down(int x, int y, std::uint16_t type);
    std::uint32_t slot_of(int x, int y) const;
    NodeIndex root_shortening(NodeIndex node);
    void add_nodes(TileIndex index);
    void join(NodeIndex a, NodeIndex b);
    void block(NodeIndex node) { feature(node).blocked = 1; }
    void join_side(const PlacedTile& tile, int side, const PlacedTile& other);
    void block_side(const PlacedTile& tile, int side);
    void count_neighbours(TileIndex index);
    bool misty_side_against(const PlacedTile& tile, bool misty) const;
};

}  // namespace mistbank

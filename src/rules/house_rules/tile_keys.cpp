// HSE-18: whether a drawn tile is the key to a road or city. A key is the only remaining type of tile that can complete
// the feature.
#include <algorithm>

#include "rules/house_rules/tile_sales.hpp"
#include "rules/piles.hpp"

namespace mistbank {
namespace {

constexpr int most_roots = 8;  // up to two at each side, because two cities can share a side (HIL-13)

/// The features and segments that a tile on a cell would join with a given feature.
struct Joined {
    NodeIndex roots[most_roots];
    int sides[most_roots];  // sides of the cell where the tile meets each root
    int root_count = 0;
    unsigned segments = 0;  // segments of the tile, one bit each

    bool has_root(NodeIndex root) const { return std::find(roots, roots + root_count, root) != roots + root_count; }
};

/// Calls `visit` with each road or city that the neighbouring tile has at this side of the cell.
template <class Visit>
void each_root_at(const Table& table, Action lay, int side, Visit visit) {
    const Board& board = table.board;
    const TileIndex there = board.tile_at(lay.x + around[side].x, lay.y + around[side].y);
    if (there == none32 || board.tiles[there].face_down != 0) return;
    board.each_way(board.tiles[there], opposite(side),
                   [&](const Node& way) { visit(board.root(board.index_of(way))); });
}

unsigned segments_at(const Table& table, std::uint16_t type, Action lay, int side) {
    const Shape& shape = table.board.shapes[type];
    const std::uint8_t first = shape.turned[lay.count].way[static_cast<std::size_t>(side)];
    const std::uint8_t second = table.board.with_shared ? shape.second_city_at(side, lay.count) : none8;
    return (first != none8 ? 1u << first : 0u) | (second != none8 ? 1u << second : 0u);
}

// The loop repeats until nothing is added: the tile can join further features, and these features can meet the tile
// again at another side.
Joined joined_with(const Table& table, std::uint16_t type, Action lay, NodeIndex root) {
    Joined joined;
    joined.roots[joined.root_count++] = root;
    for (bool has_grown = true; has_grown;) {
        has_grown = false;
        for (int side = 0; side < 4; ++side) {
            const unsigned own = segments_at(table, type, lay, side);
            bool is_met = (own & joined.segments) != 0;
            each_root_at(table, lay, side, [&](NodeIndex there) { is_met = is_met || joined.has_root(there); });
            if (!is_met || own == 0) continue;
            has_grown = has_grown || (own & ~joined.segments) != 0;
            joined.segments |= own;
            each_root_at(table, lay, side, [&](NodeIndex there) {
                if (joined.has_root(there)) return;
                joined.roots[joined.root_count++] = there;
                has_grown = true;
            });
        }
    }
    return joined;
}

// A side that faces an empty cell stays open, except at an edge of the table that closes features (HSE-10).
bool stays_open(const Table& table, std::uint16_t type, Action lay, unsigned segments) {
    const Board& board = table.board;
    for (int side = 0; side < 4; ++side) {
        if ((segments_at(table, type, lay, side) & segments) == 0) continue;
        const int x = lay.x + around[side].x, y = lay.y + around[side].y;
        const bool ends_at_edge = board.edge_closes && !board.bounds.has(x, y);
        if (board.tile_at(x, y) == none32 && !ends_at_edge) return true;
    }
    return false;
}

bool completes(const Table& table, std::uint16_t type, Action lay, NodeIndex root) {
    const Joined joined = joined_with(table, type, lay, root);
    if (stays_open(table, type, lay, joined.segments)) return false;
    for (int i = 0; i < joined.root_count; ++i) {
        int sides = 0;
        for (int side = 0; side < 4; ++side) {
            each_root_at(table, lay, side, [&](NodeIndex there) { sides += there == joined.roots[i] ? 1 : 0; });
        }
        if (table.board.nodes[joined.roots[i]].open != sides) return false;
    }
    return true;
}

bool can_complete(const Table& table, std::uint16_t type, Action cell, NodeIndex root) {
    for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
        cell.count = rotation;
        if (can_lie(table, type, cell) && completes(table, type, cell, root)) return true;
    }
    return false;
}

bool can_have_key(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

/// Finds the cell to which all open sides of a feature lead. Returns false unless there is exactly one such cell.
bool find_last_cell(const Board& board, NodeIndex root, Action& cell) {
    bool is_any = false;
    bool is_one = true;
    board.each_segment(root, [&](const Node& segment) {
        const PlacedTile& tile = board.tiles[segment.tile];
        for (int side = 0; side < 4; ++side) {
            const auto x = static_cast<std::int16_t>(tile.x + around[side].x);
            const auto y = static_cast<std::int16_t>(tile.y + around[side].y);
            bool is_way = false;
            board.each_way(tile, side, [&](const Node& way) { is_way = is_way || &way == &segment; });
            const bool ends_at_edge = board.edge_closes && !board.bounds.has(x, y);
            if (!is_way || ends_at_edge || board.tile_at(x, y) != none32) continue;
            is_one = is_one && (!is_any || (cell.x == x && cell.y == y));
            is_any = true;
            cell.x = x;
            cell.y = y;
        }
    });
    return is_any && is_one;
}

}  // namespace

bool is_completed_by(const Table& table, NodeIndex root, std::uint16_t type) {
    Action cell;
    return find_last_cell(table.board, root, cell) && can_complete(table, type, cell, root);
}

bool is_key(const Table& table, std::uint16_t drawn) {
    const Board& board = table.board;
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (NodeIndex at = 0; at < board.counts->nodes; ++at) {
        const NodeIndex root = board.root(at);
        const bool is_first = can_have_key(board.nodes[root].kind) && board.nodes[root].first == at;
        Action cell;
        if (!is_first || board.is_closed(at) || !find_last_cell(board, root, cell)) continue;
        if (!can_complete(table, drawn, cell, root)) continue;
        bool is_only = true;
        for (std::uint16_t type = 0; type < types && is_only; ++type) {
            is_only = type == drawn || table.unseen[type] == 0 || !can_complete(table, type, cell, root);
        }
        if (is_only) return true;
    }
    return false;
}

}  // namespace mistbank

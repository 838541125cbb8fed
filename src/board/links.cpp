// Links join and separate segments of a tile during the game. Joins across the sides of tiles are permanent. When a
// link moves, the segments of the two affected features are collected again; the cost is linear in their number.
#include "board/links.hpp"

#include <algorithm>

#include "board/bits.hpp"
#include "board/board.hpp"

namespace mistbank {

// Visits the segments that are joined with this road across the sides of its tile.
template <class Visit>
void Board::each_across(NodeIndex segment, Visit visit) const {
    const Node& node = nodes[segment];
    const PlacedTile& tile = tiles[node.tile];
    for (int side = 0; side < 4; ++side) {
        if (turned(tile).way[static_cast<std::size_t>(side)] != node.number) continue;
        const TileIndex near = tile_near(tile, side);
        if (near == none32 || tiles[near].face_down) continue;
        const std::uint8_t across = turned(tiles[near]).way[static_cast<std::size_t>(opposite(side))];
        if (across != none8) visit(static_cast<NodeIndex>(tiles[near].first + across));
    }
}

namespace {

// Visits the segments that links of the tile join with this segment.
template <class Visit>
void each_linked(const Board& board, NodeIndex segment, Visit visit) {
    const Node& node = board.nodes[segment];
    const NodeIndex first = board.tiles[node.tile].first;
    for (std::uint32_t number = 0; number < board.links->count; ++number) {
        const Link& link = board.links->of[number];
        if (link.tile != node.tile) continue;
        if (link.one == node.number) visit(static_cast<NodeIndex>(first + link.other));
        if (link.other == node.number) visit(static_cast<NodeIndex>(first + link.one));
    }
}

}  // namespace

// Collects all segments connected with segment `from` into one feature. Adds only segments without a root.
void Board::gather(NodeIndex from) {
    Node& feature = nodes[from];
    feature.root = feature.next = feature.first = from;
    feature.open = 0;
    feature.meeples = 0;
    feature.blocked = 0;
    NodeIndex last = from;
    const auto take = [&](NodeIndex segment) {
        if (nodes[segment].root != none32) return;
        nodes[segment].root = from;
        nodes[segment].next = from;
        nodes[last].next = segment;
        last = segment;
    };
    std::uint32_t size = 0;
    unsigned open = 0;
    NodeIndex at = from;
    do {
        ++size;
        feature.first = std::min(feature.first, at);
        const PlacedTile& tile = tiles[nodes[at].tile];
        for (int side = 0; side < 4; ++side) {
            if (turned(tile).way[static_cast<std::size_t>(side)] != nodes[at].number) continue;
            const int x = tile.x + around[side].x;
            const int y = tile.y + around[side].y;
            if (tile_at(x, y) == none32 && !(edge_closes && !bounds.has(x, y))) ++open;
        }
        each_across(at, take);
        each_linked(*this, at, take);
        at = nodes[at].next;
    } while (at != from);
    feature.open = open & 0xFFFFFFu;
    unsigned rank = 0;
    while (size >> (rank + 1) != 0) ++rank;
    feature.rank = rank & 31u;
    if (open == 0) counts->has_closed = 1;
}

void Board::link(TileIndex tile, std::uint8_t first_segment, std::uint8_t second_segment) {
    links->of[links->count++] = {tile, first_segment, second_segment, {}};
    const NodeIndex first = tiles[tile].first;
    const NodeIndex root = journal != nullptr ? unite<true>(first + first_segment, first + second_segment)
                                              : unite<false>(first + first_segment, first + second_segment);
    if (nodes[root].open == 0) counts->has_closed = 1;
}

void Board::relink(std::uint32_t number, std::uint8_t first_segment, std::uint8_t second_segment) {
    Link& link = links->of[number];
    const NodeIndex first = tiles[link.tile].first;
    const NodeIndex ends[4] = {first + link.one, first + link.other, first + first_segment, first + second_segment};
    for (const NodeIndex end : ends) {
        for (NodeIndex at = end; nodes[at].root != none32; at = nodes[at].next) {
            if (journal != nullptr) journal->keep_all(nodes[at]);
            nodes[at].root = none32;
        }
    }
    link.one = first_segment;
    link.other = second_segment;
    for (const NodeIndex end : ends) {
        if (nodes[end].root == none32) gather(end);
    }
}

// --- following roads ------------------------------------------------------------------------------------------------

bool Board::ends_at_link(NodeIndex segment) const {
    bool ends = false;
    each_linked(*this, segment, [&](NodeIndex) { ends = true; });
    return ends;
}

// Marks all reachable segments of a road. Passes through the circle of its segments repeatedly, because this needs no
// memory and roads are short.
void Board::follow_road(NodeIndex road, TileIndex from) {
    for (bool is_new = true; is_new;) {
        is_new = false;
        NodeIndex at = road;
        do {
            const bool leads_on = nodes[at].reached != 0 && (nodes[at].tile == from || !ends_at_link(at));
            if (leads_on) {
                each_across(at, [&](NodeIndex across) {
                    is_new = is_new || nodes[across].reached == 0;
                    nodes[across].reached = 1;
                });
            }
            at = nodes[at].next;
        } while (at != road);
    }
}

std::uint32_t Board::links_reached_from(TileIndex tile) {
    const PlacedTile& laid = tiles[tile];
    const auto each_road = [&](auto visit) {
        for (int number = 0; number < shape(laid).segment_count; ++number) {
            if (node(laid, number).kind == SegmentKind::road) visit(static_cast<NodeIndex>(laid.first + number));
        }
    };
    NodeIndex own_roads[max_segments];  // roots of the tile's roads
    int own_count = 0;
    each_road([&](NodeIndex road) { own_roads[own_count++] = root(road); });
    bool is_any_near = false;
    for (std::uint32_t number = 0; own_count > 0 && number < links->count; ++number) {
        const Link& link = links->of[number];
        if (link.tile == tile) continue;
        const NodeIndex linked_road = root(tiles[link.tile].first + link.one);
        for (int i = 0; i < own_count; ++i) is_any_near |= own_roads[i] == linked_road;
    }
    if (!is_any_near) return 0;
    each_road([&](NodeIndex road) { nodes[road].reached = 1; });
    each_road([&](NodeIndex road) { follow_road(road, tile); });
    std::uint32_t reached = 0;
    for (std::uint32_t number = 0; number < links->count; ++number) {
        const Link& link = links->of[number];
        const NodeIndex first = tiles[link.tile].first;
        const bool is_reached = nodes[first + link.one].reached != 0 || nodes[first + link.other].reached != 0;
        if (link.tile != tile && is_reached) reached |= 1u << number;
    }
    each_road([&](NodeIndex road) {
        NodeIndex at = road;
        do {
            nodes[at].reached = 0;
            at = nodes[at].next;
        } while (at != road);
    });
    return reached;
}

}  // namespace mistbank

// Where figures can go on tiles other than the laid tile: through a portal, by flying machine, or as a wagon (MEET-4,
// MEET-17).
#include <algorithm>

#include "rules/placing.hpp"

namespace mistbank {

NodeIndex place_on(const Table& table, TileIndex tile, SegmentKind kind) {
    const PlacedTile& placed = table.board.tiles[tile];
    const Shape& shape = table.board.shape(placed);
    std::size_t number = shape.segment_count - std::size_t{1};
    while (shape.kind[number] != kind) --number;
    return static_cast<NodeIndex>(placed.first + number);
}

bool block_lies_around(const Table& table, TileIndex from, TileIndex tile) {
    const PlacedTile* const tiles = table.board.tiles;
    bool near = false;
    each_tile_of_whole(table, from, [&](TileIndex first_tile) {
        each_tile_of_whole(table, tile, [&](TileIndex second_tile) {
            near = near || are_beside(tiles[first_tile], tiles[second_tile]);
        });
    });
    return near;
}

// Returns the first segment of the feature by y, x and number. Compares places as unsigned numbers. This is correct
// because no coordinate of a tile is less than -edge.
NodeIndex first_by_place(const Table& table, NodeIndex feature) {
    if (table.board.nodes[feature].next == feature) return feature;  // the feature's only segment
    NodeIndex first = feature;
    std::uint64_t least = UINT64_MAX;
    table.board.each_segment(feature, [&](const Node& node) {
        const PlacedTile& tile = table.board.tiles[node.tile];
        const std::uint64_t place = static_cast<std::uint64_t>(tile.y + edge) << 32 |
                                    static_cast<std::uint64_t>(tile.x + edge) << 8 | node.number;
        if (place < least) first = table.board.index_of(node);
        least = std::min(least, place);
    });
    return first;
}

PlaceOfFeature place_of_feature(const Table& table, NodeIndex feature) {
    const Node& node = table.board.nodes[first_by_place(table, feature)];
    const PlacedTile& tile = table.board.tiles[node.tile];
    return {tile.y, tile.x, static_cast<std::uint8_t>(node.number)};
}

const char* refuse_arrival(const Table& table, FigureKind kind, NodeIndex at, bool must_be_free) {
    const Node& node = table.board.nodes[at];
    if (const char* reason = refuse_ground(table, at)) return reason;
    if (!is_among(rules_of(kind).stands_on, node.kind)) return "MEET-4: this kind of figure cannot stand there";
    if (const char* reason = refuse_tile(table, node.tile)) return reason;
    return refuse_feature_for_arrival(table, at, must_be_free);
}

const char* refuse_feature_for_arrival(const Table& table, NodeIndex at, bool must_be_free) {
    if (is_feature_complete(table, at)) return "PRD-22, FLY-2, ABM-13: the feature is complete";
    if (!must_be_free) return nullptr;
    if (table.board.feature(at).meeples != 0) return "COM-6: the feature is occupied";
    return table.abbeys != nullptr && holds_barn(table, at) ? "ABM-21: a farmer cannot stand in a field with a barn"
                                                            : nullptr;
}

unsigned meeples_at_hand(const Table& table) {
    const Settings& settings = table.settings();
    const Colour colour = colour_of_active_player(table);
    unsigned kinds = 0;
    if (meeples_in_supply(table, colour) == 0) return kinds;
    for (int k = 0; k < settings.meeple_kinds; ++k) {
        const FigureKind kind = settings.meeple_kind[k];
        if (table.in_supply(kind, colour) > 0) kinds |= 1u << static_cast<unsigned>(kind);
    }
    return kinds;
}

}  // namespace mistbank

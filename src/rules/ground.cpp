// Where figures may go beside the laid tile: by portal, by flying machine, as wagons (MEET-4, MEET-17).
#include <algorithm>
#include <array>

#include "rules/chapters.hpp"

namespace mistbank {

TileIndex whole_tile(const Table& table, TileIndex tile) {
    return table.setup->start.size() > 1 && tile < table.setup->start.size() ? 0 : tile;
}

NodeIndex place_on(const Table& table, TileIndex tile, SegmentKind kind) {
    const PlacedTile& placed = table.board.tiles[tile];
    const Shape& shape = table.board.shape(placed);
    std::size_t number = shape.segment_count - std::size_t{1};
    while (shape.kind[number] != kind) --number;
    return static_cast<NodeIndex>(placed.first + number);
}

bool dragon_stands_on(const Table& table, TileIndex tile) {
    return table.dragon != nullptr && table.dragon->at != none32 && is_same_tile(table, table.dragon->at, tile);
}

const char* refuse_tile(const Table& table, TileIndex tile) {
    if (dragon_stands_on(table, tile)) return "PRD-5: the dragon stands on this tile";
    return refuse_lake(table, tile);
}

static bool are_beside(const PlacedTile& a, const PlacedTile& b) {
    return a.x - b.x <= 1 && b.x - a.x <= 1 && a.y - b.y <= 1 && b.y - a.y <= 1;
}

bool lies_around(const Table& table, TileIndex from, TileIndex tile) {
    const PlacedTile* const tiles = table.board.tiles;
    const auto of_start = static_cast<TileIndex>(table.setup->start.size());
    if (from >= of_start && tile >= of_start) return are_beside(tiles[from], tiles[tile]);
    bool near = false;
    each_tile_of_whole(table, from, [&](TileIndex one) {
        each_tile_of_whole(table, tile, [&](TileIndex other) { near = near || are_beside(tiles[one], tiles[other]); });
    });
    return near;
}

PlaceOfFeature place_of_feature(const Table& table, NodeIndex feature) {
    PlaceOfFeature first{INT16_MAX, INT16_MAX, none8};
    table.board.each_segment(feature, [&](const Node& node) {
        const PlacedTile& tile = table.board.tiles[node.tile];
        first = std::min(first, PlaceOfFeature{tile.y, tile.x, static_cast<std::uint8_t>(node.number)});
    });
    return first;
}

bool is_feature_complete(const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    switch (node.kind) {
        case SegmentKind::road:
        case SegmentKind::city: return table.board.is_closed(at);
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle:
        case SegmentKind::cemetery: return table.board.tiles[node.tile].surrounding == all_around;  // COM-11
        default: return false;
    }
}

const char* refuse_arrival(const Table& table, FigureKind kind, NodeIndex at, bool must_be_free) {
    const Node& node = table.board.nodes[at];
    if (const char* reason = refuse_ground(table, at)) return reason;
    if (!is_among(rules_of(kind).stands_on, node.kind)) return "MEET-4: a figure of this kind does not stand there";
    if (const char* reason = refuse_tile(table, node.tile)) return reason;
    return refuse_feature_for_arrival(table, at, must_be_free);
}

const char* refuse_feature_for_arrival(const Table& table, NodeIndex at, bool must_be_free) {
    if (is_feature_complete(table, at)) return "PRD-22, FLY-2, ABM-13: the feature is complete";
    if (!must_be_free) return nullptr;
    if (table.board.feature(at).meeples != 0) return "COM-6: the feature is occupied";
    return table.abbeys != nullptr && holds_barn(table, at) ? "ABM-21: a field with a barn takes no farmer" : nullptr;
}

unsigned meeples_at_hand(const Table& table) {
    const Settings& settings = table.settings();
    const Colour colour = colour_of_active_player(table);
    unsigned kinds = 0;
    for (int k = 0; k < settings.meeple_kinds; ++k) {
        const FigureKind kind = settings.meeple_kind[k];
        if (table.in_supply(kind, colour) > 0) kinds |= 1u << static_cast<unsigned>(kind);
    }
    return kinds;
}

unsigned of_those_who_stand_on(unsigned kinds, SegmentKind where) {
    // By SegmentKind.
    static constexpr auto who_stands_on = [] {
        std::array<unsigned, 32> who{};
        for (unsigned kind = 0; kind < figure_kinds; ++kind) {
            for (unsigned segment = 0; segment < who.size(); ++segment) {
                who[segment] |= (figure_rules[kind].stands_on >> segment & 1u) << kind;
            }
        }
        return who;
    }();
    return kinds & who_stands_on[static_cast<std::size_t>(where)];
}

}  // namespace mistbank

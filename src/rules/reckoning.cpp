// What a feature is worth (COO-6, CAS-1, CMP-1, CMP-6, GCC-11) and whose meeples count (COO-7, CMP-2).
#include <algorithm>

#include "rules/chapters.hpp"

namespace mistbank {

Reckoning reckon(const Table& table, NodeIndex at, When when) {
    const Board& board = table.board;
    const Node& node = board.nodes[at];
    const PlacedTile& tile = board.tiles[node.tile];
    const int doubled = when == When::complete ? 2 : 1;
    Reckoning reckoning{node.kind, 0, 0, 0, 0};
    if (table.settings().is_scenery(node.kind)) return reckoning;
    switch (node.kind) {
        case SegmentKind::road:
            reckoning.tiles = board.tiles_of(at);
            reckoning.value = reckoning.tiles;
            break;
        case SegmentKind::city:
            reckoning.tiles = board.tiles_of(at);
            reckoning.coats = board.coats_of(at);
            reckoning.value = doubled * (reckoning.tiles + reckoning.coats);
            break;
        case SegmentKind::monastery:
            reckoning.tiles = 1 + tile.tiles_around();
            reckoning.value = reckoning.tiles;
            break;
        case SegmentKind::castle:
            reckoning.tiles = board.misty_among_nine(tile);
            reckoning.value = doubled * reckoning.tiles;
            break;
        case SegmentKind::field:
            reckoning.cities = completed_cities_beside(table, at);
            reckoning.value = points_per_city_of_a_field * reckoning.cities;
            break;
        case SegmentKind::mist:
        case SegmentKind::cemetery: break;
    }
    return reckoning;
}

bool is_surrounded_for_scoring(const Table& table, const PlacedTile& tile) {
    if (tile.surrounding != all_around || tile.hidden != 0) return false;  // COM-11, HAU-4
    const Shape& shape = table.board.shape(tile);
    return table.settings().may_stand_on(shape.kind[shape.centre]);
}

int colours_that_score(const Table& table, NodeIndex at, bool (&scores)[max_colours]) {
    int meeples[max_colours] = {};
    table.board.each_segment(at, [&](const Node& node) {  // GCC-13: a guard counts as a meeple
        if (node.figure != 0) ++meeples[static_cast<int>(table.figures[node.figure - 1].colour)];
    });
    const bool majority = !table.settings().team || table.setup->rules.joint_scoring == JointScoring::majority;
    const int needed = majority ? *std::max_element(meeples, meeples + max_colours) : 1;
    int colours = 0;
    for (int colour = 0; colour < max_colours; ++colour) {
        scores[colour] = meeples[colour] > 0 && meeples[colour] >= needed;
        colours += scores[colour] ? 1 : 0;
    }
    return colours;
}

Event scoring_event(const Table& table, EventKind kind, NodeIndex at, const Reckoning& reckoning, int colours) {
    Event event = event_at(table, kind, table.board.nodes[at]);
    event.feature = static_cast<std::uint8_t>(reckoning.kind);
    event.tiles = reckoning.tiles;
    event.coats = reckoning.coats;
    event.cities = reckoning.cities;
    event.count = static_cast<std::uint8_t>(colours);
    event.points = reckoning.value;
    return event;
}

}  // namespace mistbank

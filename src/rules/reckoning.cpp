// The value of a feature (COO-6, CAS-1, CMP-1, CMP-6, GCC-11), and the colours that score it (COO-7, CMP-2).
#include <algorithm>

#include "rules/scoring.hpp"

namespace mistbank {

Reckoning reckon(const Table& table, NodeIndex at, When when) {
    const Board& board = table.board;
    const Node& node = board.nodes[at];
    const PlacedTile& tile = board.tiles[node.tile];
    Reckoning reckoning{node.kind, 0, 0, 0, 0};
    if (table.settings().is_scenery(node.kind)) return reckoning;
    switch (node.kind) {
        case SegmentKind::road:
            reckoning.tiles = board.tiles_of(at);
            reckoning.value = points_a_tile(table, at, when) * reckoning.tiles;
            if (table.magic != nullptr) reckoning.value = value_with_magic(table, at, reckoning.tiles, reckoning.value);
            break;
        case SegmentKind::city:
            reckoning.tiles = board.tiles_of(at);
            reckoning.coats = board.coats_of(at);
            reckoning.value = points_a_tile(table, at, when) * (reckoning.tiles + reckoning.coats);
            if (table.magic != nullptr) reckoning.value = value_with_magic(table, at, reckoning.tiles, reckoning.value);
            break;
        case SegmentKind::monastery:
        case SegmentKind::garden:  // ABT-2
            reckoning.tiles = 1 + tile.tiles_around();
            reckoning.value = reckoning.tiles + points_around(table, at, when);
            break;
        case SegmentKind::castle:
            reckoning.tiles = board.misty_among_nine(tile);
            reckoning.value = (when == When::complete ? 2 : 1) * reckoning.tiles;
            break;
        case SegmentKind::field:
            reckoning.cities = completed_cities_beside(table, at);
            reckoning.value = points_per_city_of_a_field * reckoning.cities;
            break;
        default: break;  // mist, cemeteries, rivers and places on marks have no value
    }
    return reckoning;
}

bool is_small_city(const Table& table, NodeIndex feature) {
    return table.board.nodes[feature].kind == SegmentKind::city && table.board.tiles_of(feature) == 2;
}

bool is_surrounded_for_scoring(const Table& table, const Node& centre) {
    const PlacedTile& tile = table.board.tiles[centre.tile];
    if (tile.surrounding != all_around || tile.hidden != 0) return false;  // COM-11, HAU-4
    return table.settings().may_stand_on(centre.kind);
}

std::uint32_t marks_on(const Table& table, NodeIndex feature) {
    std::uint32_t marks = 0;
    table.board.each_segment(feature, [&](const Node& segment) {
        marks |= table.board.shape(table.board.tiles[segment.tile]).marks[segment.number];
    });
    return marks & table.settings().marks;
}

namespace {

// ABM-11: a mayor's strength is the number of coats of arms in its city, not the fixed strength of its figure kind.
void count_coats_of_mayors(const Table& table, NodeIndex at, int (&strengths)[max_colours]) {
    table.each_figure_of(at, [&](int index) {
        const Figure& figure = table.figures[index];
        if (figure.kind != FigureKind::mayor) return;
        strengths[static_cast<int>(figure.colour)] += table.board.coats_of(at) - figure.strength();
    });
}

}  // namespace

int colours_that_score(const Table& table, NodeIndex at, bool (&scores)[max_colours]) {
    int strengths[max_colours] = {};  // MEET-5
    int meeples[max_colours] = {};
    unsigned left = table.board.feature(at).meeples;  // the search stops at the last meeple
    table.board.any_segment(at, [&](const Node& segment) {
        table.each_figure_on(segment, [&](int index) {
            const Figure& figure = table.figures[index];
            if (!figure.occupies()) return;
            ++meeples[static_cast<int>(figure.colour)];
            strengths[static_cast<int>(figure.colour)] += figure.strength();
            --left;
        });
        return left == 0;
    });
    if (table.abbeys != nullptr) count_coats_of_mayors(table, at, strengths);
    const Rules& rules = table.setup->rules;
    const bool majority = !table.settings().team || rules.joint_scoring == JointScoring::majority;
    int needed = 1;
    for (int i = 0; majority && i < rules.colour_count; ++i) {
        needed = std::max(needed, strengths[static_cast<int>(rules.colours[i])]);
    }
    std::fill(scores, scores + max_colours, false);
    int colours = 0;
    for (int i = 0; i < rules.colour_count; ++i) {
        const auto colour = static_cast<int>(rules.colours[i]);
        scores[colour] = meeples[colour] > 0 && strengths[colour] >= needed;
        colours += scores[colour] ? 1 : 0;
    }
    if (colours > 1 && table.hills != nullptr) {
        const int on_hills = break_tie_by_hills(table, at, scores);
        if (on_hills > 0) colours = on_hills;
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

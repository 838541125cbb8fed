// 2b: placing a meeple on the laid tile (COM-5 to COM-8, COO-2, COO-4, COO-5, GCC-2, GCC-7, MEET-4).
#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

const char* nobody_stands_there(const Table& table, SegmentKind kind) {
    if (table.settings().team) return "COO-4: nobody stands on fields, mist or cemeteries";
    switch (kind) {
        case SegmentKind::field: return "BAS-1: this game is played without farmers";
        case SegmentKind::mist: return "GCC-7: nobody stands in the mist";
        case SegmentKind::garden: return "ABT-1: only an abbot stands in a garden, and this game has none";
        case SegmentKind::river: return "RIV-1: nobody stands on the river";
        default: return "LVL-1: this game has no castles and cemeteries: they are scenery";
    }
}

// MEET-4
const char* not_this_kind(FigureKind kind) {
    return kind == FigureKind::abbot ? "ABT-1: an abbot stands on monasteries and in gardens only"
                                     : "ABT-1: only an abbot stands in a garden";
}

bool may_stand(FigureKind kind, SegmentKind where) { return is_among(rules_of(kind).stands_on, where); }

// Calls `visit` with each kind and colour of meeples that the active player can place: several colours with one kind
// (COO-1), or several kinds of one colour.
template <class Visit>
void each_at_hand(const Table& table, Visit visit) {
    const Setup& setup = *table.setup;
    const int player = table.state->player;
    for (int i = setup.first_colour[player]; i < setup.first_colour[player + 1]; ++i) {
        for (int k = 0; k < setup.settings.meeple_kinds; ++k) {
            const FigureKind kind = setup.settings.meeple_kind[k];
            if (table.in_supply(kind, setup.rules.colours[i]) > 0) visit(kind, setup.rules.colours[i]);
        }
    }
}

bool is_under_mist(const Table& table, const Node& node) {
    return !table.settings().meeples_on_covered_roads &&
           has_bit(table.board.shape(table.board.tiles[node.tile]).covered_roads, node.number);
}

bool takes_meeples(const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    return table.settings().may_stand_on(node.kind) && !is_under_mist(table, node) &&
           table.board.feature(at).meeples == 0;
}

}  // namespace

Action placing(FigureKind kind, Colour colour) {
    Action action;
    action.kind = ActionKind::place;
    action.colour = static_cast<std::uint8_t>(colour);
    action.count = static_cast<std::uint8_t>(kind);
    return action;
}

const char* refuse_ground(const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    if (!table.settings().may_stand_on(node.kind)) return nobody_stands_there(table, node.kind);
    return is_under_mist(table, node) ? "COO-5: the road lies wholly under mist" : nullptr;
}

void list_meeple_places(const Table& table, ActionList& list) {
    Action choices[figure_kinds + max_colours];
    int count = 0;
    each_at_hand(table, [&](FigureKind kind, Colour colour) { choices[count++] = placing(kind, colour); });
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    const int segments = count == 0 ? 0 : table.board.shape(tile).segment_count;
    for (int number = 0; number < segments; ++number) {
        const auto at = static_cast<NodeIndex>(tile.first + number);
        if (!takes_meeples(table, at)) continue;
        for (int i = 0; i < count; ++i) {
            if (!may_stand(kind_in(choices[i].count), table.board.nodes[at].kind)) continue;
            choices[i].segment = static_cast<std::uint8_t>(number);
            list.add(choices[i]);
        }
    }
}

bool can_place_any_meeple(const Table& table) {
    Places places = 0;
    each_at_hand(table, [&](FigureKind kind, Colour) { places |= rules_of(kind).stands_on; });
    if (places == 0) return false;
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(tile).segment_count; ++number) {
        const auto at = static_cast<NodeIndex>(tile.first + number);
        if (is_among(places, table.board.nodes[at].kind) && takes_meeples(table, at)) return true;
    }
    return false;
}

const char* refuse_meeple_place(const Table& table, Action action) {
    const FigureKind kind = kind_in(action.count);
    const NodeIndex at = segment_of_laid_tile(table, action.segment);
    if (const char* reason = refuse_ground(table, at)) return reason;
    if (table.board.feature(at).meeples != 0) return "COM-6: the feature is occupied";
    return may_stand(kind, table.board.nodes[at].kind) ? nullptr : not_this_kind(kind);
}

}  // namespace mistbank

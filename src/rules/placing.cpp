// Step 2b: placing a meeple on the laid tile (COM-5 to COM-8, COO-2, COO-4, COO-5, GCC-2, GCC-7, MEET-4).
#include "rules/placing.hpp"

#include "board/bits.hpp"

namespace mistbank {
namespace {

const char* nobody_stands_there(const Table& table, SegmentKind kind) {
    if (table.settings().team) return "COO-4: figures cannot stand on fields, mist or cemeteries";
    if (const PlaceOnMark* const place = place_of_kind(kind)) return place->why_nobody;
    switch (kind) {
        case SegmentKind::field: return "BAS-1: this game is played without farmers";
        case SegmentKind::mist: return "GCC-7: figures cannot stand in the mist";
        case SegmentKind::garden: return "ABT-1: only an abbot can stand in a garden, and this game has none";
        case SegmentKind::river: return "RIV-1: figures cannot stand on the river";
        default: return "LVL-1: castles and cemeteries are only scenery in this game";
    }
}

// MEET-4: for a kind that cannot stand on the segment, returns the reason.
const char* not_this_kind(FigureKind kind) {
    if (kind == FigureKind::mayor) return "ABM-10: a mayor can stand only in a city";
    if (kind == FigureKind::wagon) return "ABM-12: a wagon can stand only where a meeple can, but not on a field";
    return kind == FigureKind::abbot ? "ABT-1: an abbot can stand only on a monastery or in a garden"
                                     : "ABT-1: only an abbot can stand in a garden";
}

bool may_stand(FigureKind kind, SegmentKind where) { return is_among(rules_of(kind).stands_on, where); }

// Calls `visit` with each kind and colour of meeple that the active player can place: several colours of one kind
// (COO-1), or several kinds of one colour.
template <class Visit>
void each_at_hand(const Table& table, Visit visit) {
    const Setup& setup = *table.setup;
    const int player = table.state->player;
    for (int i = setup.first_colour[player]; i < setup.first_colour[player + 1]; ++i) {
        if (meeples_in_supply(table, setup.rules.colours[i]) == 0) continue;
        for (int k = 0; k < setup.settings.meeple_kinds; ++k) {
            const FigureKind kind = setup.settings.meeple_kind[k];
            if (table.in_supply(kind, setup.rules.colours[i]) > 0) visit(kind, setup.rules.colours[i]);
        }
    }
}

// PRD-5, VOD-1, ABM-21
const char* refuse_by_expansions(const Table& table, NodeIndex at) {
    if (const char* reason = refuse_tile(table, table.board.nodes[at].tile)) return reason;
    return table.abbeys != nullptr && holds_barn(table, at) ? "ABM-21: a farmer cannot stand in a field with a barn"
                                                            : nullptr;
}

MISTBANK_COLD unsigned without_refused(const Table& table, const PlacedTile& tile, unsigned free) {
    if (free == 0 || refuse_tile(table, table.state->laid) != nullptr) return 0;
    for (unsigned rest = table.abbeys != nullptr ? free : 0; rest != 0; rest &= rest - 1) {
        const auto at = static_cast<NodeIndex>(tile.first + lowest_bit(rest));
        if (holds_barn(table, at)) free &= ~(rest & (0 - rest));
    }
    return free;
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
    if (has_bit(table.board.shape(table.board.tiles[node.tile]).ground, node.number)) return nullptr;
    return table.settings().may_stand_on(node.kind) ? "COO-5: the road is completely under mist"
                                                    : nobody_stands_there(table, node.kind);
}

void find_free_segments(Table& table) {
    const Board& board = table.board;
    Places places = 0;
    each_at_hand(table, [&](FigureKind kind, Colour) { places |= rules_of(kind).stands_on; });
    const PlacedTile& tile = board.tiles[table.state->laid];
    unsigned free = 0;
    for (unsigned rest = places == 0 ? 0 : board.shape(tile).ground; rest != 0; rest &= rest - 1) {
        const Node& node = board.node(tile, static_cast<int>(lowest_bit(rest)));
        const bool is_free = is_among(places, node.kind) && board.nodes[node.root].meeples == 0;  // COM-6
        free |= is_free ? rest & (0 - rest) : 0;
    }
    if (table.setup->has_parts) free = without_refused(table, tile, free);
    table.state->free_ground = static_cast<std::uint16_t>(free);
}

void list_meeple_places(const Table& table, ActionList& list) {
    unsigned rest = table.state->free_ground;
    if (rest == 0) return;
    Action choices[figure_kinds + max_colours];
    int count = 0;
    each_at_hand(table, [&](FigureKind kind, Colour colour) { choices[count++] = placing(kind, colour); });
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    for (; rest != 0; rest &= rest - 1) {
        const int number = static_cast<int>(lowest_bit(rest));
        for (int i = 0; i < count; ++i) {
            if (!may_stand(kind_in(choices[i].count), table.board.node(tile, number).kind)) continue;
            choices[i].segment = static_cast<std::uint8_t>(number);
            list.add(choices[i]);
        }
    }
}

const char* refuse_meeple_place(const Table& table, Action action) {
    const FigureKind kind = kind_in(action.count);
    const NodeIndex at = segment_of_laid_tile(table, action.segment);
    if (const char* reason = refuse_ground(table, at)) return reason;
    if (table.board.feature(at).meeples != 0) return "COM-6: the feature is occupied";
    if (table.setup->has_parts) {
        if (const char* reason = refuse_by_expansions(table, at)) return reason;
    }
    return may_stand(kind, table.board.nodes[at].kind) ? nullptr : not_this_kind(kind);
}

}  // namespace mistbank

// The princess sends a knight home (PRD-20, PRD-21). Portals send a meeple to another tile (PRD-22, PRD-23).
#include <algorithm>

#include "board/bits.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

// Returns whether the knight's city contains a princess of the laid tile.
bool is_seen_by_princess(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    if (!figure.occupies()) return false;
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    const Shape& shape = table.board.shape(laid);
    for (int number = 0; number < shape.segment_count; ++number) {
        const bool has_princess = (shape.marks[static_cast<std::size_t>(number)] & bit(Mark::princess)) != 0;
        if (has_princess && table.board.node(laid, number).root == table.board.root(figure.node)) return true;
    }
    return false;
}

bool shows_portal(const Table& table) { return has_mark(table, table.state->laid, Mark::portal); }

// PRD-23, MEET-30: returns whether a portal can lead to acrobats on this tile. On and around the laid tile, a meeple
// normally becomes an acrobat without a portal (TOP-9).
bool needs_portal(const Table& table, TileIndex tile) {
    return table.settings().acrobats_by_portal_anywhere || !lies_around(table, table.state->laid, tile);
}

// Returns whether a portal leads to the segment: at least one kind of meeple can stand on it, and the feature is
// incomplete and free. The tile must accept figures.
bool is_reached_by_portal(const Table& table, const Node& node) {
    const NodeIndex at = table.board.index_of(node);
    if (node.kind == SegmentKind::acrobats) {
        return needs_portal(table, node.tile) && refuse_acrobats_space(table, at) == nullptr;
    }
    return has_bit(table.board.shape(table.board.tiles[node.tile]).ground, node.number) &&
           !is_feature_complete(table, at) && refuse_feature_for_arrival(table, at, true) == nullptr;
}

}  // namespace

void list_princess(const Table& table, ActionList& list) {
    const Shape& shape = table.board.shape(table.board.tiles[table.state->laid]);
    const auto has_princess = [](unsigned marks) { return (marks & bit(Mark::princess)) != 0; };
    if (std::none_of(shape.marks.begin(), shape.marks.begin() + shape.segment_count, has_princess)) return;
    list_meeples(table, ActionKind::princess, list, [&](int index) { return is_seen_by_princess(table, index); });
}

const char* refuse_princess(const Table& table, Action action) {
    const int figure = figure_named(table, action);
    if (figure < 0) return "PRD-20: the named knight is not on this segment";
    return is_seen_by_princess(table, figure) ? nullptr
                                              : "PRD-20: the meeple must be in a city with a princess on the laid tile";
}

void remove_knight(Table& table, Action action) {
    const int figure = figure_named(table, action);
    Event event = event_about(table, EventKind::knight_removed, table.figures[figure]);
    event.count = table.figures[figure].ghosts;
    emit(table, event);
    return_figure(table, figure);
}

// The portal does not lead to its own tile: that tile accepts meeples by the normal rules, even on completed features.
void list_portal(const Table& table, ActionList& list) {
    if (!shows_portal(table)) return;
    const unsigned at_hand = meeples_at_hand(table);
    const Node* const nodes = table.board.nodes;
    const NodeIndex end = at_hand == 0 ? 0 : table.board.counts->nodes;
    // `tile` is the tile of the previous segment. `is_refused`: figures cannot be placed on this tile.
    TileIndex tile = table.state->laid;
    bool is_refused = true;
    for (NodeIndex at = 0; at < end; ++at) {
        const Node& node = nodes[at];
        const unsigned kinds = kinds_standing_on(at_hand, node.kind);
        const bool is_free = (nodes[node.root].meeples == 0) | (node.kind == SegmentKind::acrobats);
        if (!(is_free & (kinds != 0))) continue;
        if (node.tile != tile) {
            tile = node.tile;
            is_refused = tile == table.state->laid || refuse_tile(table, tile) != nullptr;
        }
        if (is_refused || !is_reached_by_portal(table, node)) continue;
        list_kinds(kinds, naming(table, ActionKind::portal, at), list);
        if (list.is_enough()) return;
    }
}

const char* refuse_portal(const Table& table, Action action) {
    if (!shows_portal(table)) return "PRD-22: the laid tile has no portal";
    const NodeIndex at = node_named(table, action);
    if (at == none32) return "PRD-22: the cell has no such segment";
    if (table.board.nodes[at].tile == table.state->laid) {
        return "PRD-22: omit 'portal' to place a meeple on the portal tile itself";
    }
    if (table.board.nodes[at].kind != SegmentKind::acrobats) {
        return refuse_arrival(table, kind_in(action.count), at, true);
    }
    if (!needs_portal(table, table.board.nodes[at].tile)) {
        return "TOP-9: use 'acrobat' instead of 'portal' for this space";
    }
    return refuse_acrobat_at(table, kind_in(action.count), at);
}

void go_through_portal(Table& table, Action action) {
    place_figure(table, kind_in(action.count), colour_of_active_player(table), node_named(table, action));
}

std::uint32_t most_offers_of_princess_dragon(const Setup& setup) {
    const auto kinds = static_cast<std::uint32_t>(setup.settings.meeple_kinds);
    return setup.amounts.nodes * kinds + 2u * setup.figure_count;
}

}  // namespace mistbank

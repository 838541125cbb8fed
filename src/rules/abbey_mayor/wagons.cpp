// Wagons (ABM-13 to ABM-16): a wagon may move on with its ghosts after its feature is scored.
#include "board/bits.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

const Figure& waiting(const Table& table) { return table.figures[wagon_to_move(table)]; }

// ABM-13, ABM-14: returns whether the tile is the wagon's tile or one of the eight around it. The starting block counts
// as one tile.
bool is_near(const Table& table, TileIndex tile) {
    return lies_around(table, table.board.nodes[waiting(table).node].tile, tile);
}

const char* refuse_stop(const Table& table, NodeIndex at) {
    if (!is_near(table, table.board.nodes[at].tile)) {
        return "ABM-13: a wagon can move only within its tile or to one of the eight tiles around it";
    }
    const SegmentKind kind = table.board.nodes[at].kind;
    if (kind == SegmentKind::field) return "ABM-13: a wagon cannot move to a field";
    return refuse_arrival(table, FigureKind::wagon, at, true);
}

void list_on_tile(const Table& table, TileIndex index, ActionList& list) {
    const PlacedTile& tile = table.board.tiles[index];
    for (unsigned ground = table.board.shape(tile).ground; ground != 0; ground &= ground - 1) {
        const auto at = static_cast<NodeIndex>(tile.first + lowest_bit(ground));
        if (refuse_arrival(table, FigureKind::wagon, at, true) == nullptr) {
            list.add(naming(table, ActionKind::wagon, at));
        }
    }
}

void list_stops(const Table& table, ActionList& list) {
    const TileIndex from = table.board.nodes[waiting(table).node].tile;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        if (lies_around(table, from, tile)) list_on_tile(table, tile, list);
    }
    Action home;
    home.kind = ActionKind::go_home;
    list.add(home);
}

const char* refuse_move(const Table& table, Action action) {
    if (action.kind == ActionKind::go_home) return nullptr;
    const NodeIndex at = node_named(table, action);
    return at == none32 ? "ABM-13: the cell has no such segment" : refuse_stop(table, at);
}

void bring_wagon(Table& table, int index, NodeIndex to) {
    Figure& wagon = table.figures[index];
    const NodeIndex from = wagon.node;
    stand(table, index, to);
    put(table, index, FigurePlace::board);
    add_meeple(table, to);
    Event event = event_about(table, EventKind::wagon_moved, wagon);
    note_where_from(table, event, from);
    event.count = wagon.ghosts;
    emit(table, event);
}

void return_wagon(Table& table, int index) {
    Figure& wagon = table.figures[index];
    Event event = event_about(table, EventKind::figure_returned, wagon);
    event.count = wagon.ghosts;
    put(table, index, FigurePlace::supply);
    wagon.node = none32;
    give_ghosts_back(table, wagon);
    ++table.in_supply(wagon.kind, wagon.colour);
    emit(table, event);
}

void resolve_move(Table& table, Action action) {
    const int wagon = wagon_to_move(table);
    if (action.kind == ActionKind::go_home) {
        return_wagon(table, wagon);
    } else {
        bring_wagon(table, wagon, node_named(table, action));
        if (table.lakes != nullptr) catch_beside_lakes(table);  // VOD-3
    }
}

int owner_of_wagon(const Table& table) { return table.setup->player_of(waiting(table).colour); }

}  // namespace

// The wagon keeps its ghosts (ABM-15) and remembers its segment.
void put_wagon_aside(Table& table, int index) {
    Figure& wagon = table.figures[index];
    lift(table, index);
    put(table, index, FigurePlace::aside);
    when_a_figure_leaves(table, wagon, wagon.node);
}

// Returns the next wagon that waits to move, clockwise from the active player (MEET-23); -1 if there is none.
int wagon_to_move(const Table& table) {
    const Rules& rules = table.setup->rules;
    for (int turn = 0; turn < rules.players; ++turn) {
        const Colour colour = rules.colours[(table.state->player + turn) % rules.players];
        const int wagon = figure_at(table, colour, FigureKind::wagon, FigurePlace::aside);
        if (wagon >= 0) return wagon;
    }
    return -1;
}

bool is_wagon_waiting(const Table& table) { return wagon_to_move(table) >= 0; }

// Step 3c: wagons move one after another. Each wagon moves on the board that results from the previous wagon's move.
Progress move_wagons(Table& table) {
    return is_wagon_waiting(table) ? ask(table, DecisionKind::move_wagon) : Progress::next;
}

static void describe_wagon(const Table& table, DecisionDetails& details) {
    details.segment = waiting(table).node;
    details.colour = waiting(table).colour;
}
const DecisionRules wagon_rules = {list_stops, refuse_move, resolve_move, owner_of_wagon, nullptr, describe_wagon};

}  // namespace mistbank

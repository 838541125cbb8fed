// 2b: placing a meeple, and meeples coming and going (COM-5 to COM-8, COO-2, COO-4, COO-5, GCC-2,
// GCC-7).
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

const char* nobody_stands_there(const Table& table, SegmentKind kind) {
    if (table.settings().team) return "COO-4: nobody stands on fields, mist or cemeteries";
    switch (kind) {
        case SegmentKind::field: return "BAS-1: this game is played without farmers";
        case SegmentKind::mist: return "GCC-7: nobody stands in the mist";
        default: return "LVL-1: this game has no castles and cemeteries: they are scenery";
    }
}

const char* refuse_segment(const Table& table, NodeIndex at) {
    const Board& board = table.board;
    const Node& node = board.nodes[at];
    if (!table.settings().may_stand_on(node.kind)) return nobody_stands_there(table, node.kind);
    const bool covered = (board.shape(board.tiles[node.tile]).covered_roads >> node.number & 1u) != 0;
    if (covered && !table.settings().meeples_on_covered_roads) return "COO-5: the road lies wholly under mist";
    return board.feature(at).meeples != 0 ? "COM-6: the feature is occupied" : nullptr;
}

bool is_in_supply(const Table& table, std::uint8_t colour, bool guard) {
    return (guard ? table.state->guards_in_supply : table.state->in_supply)[colour] > 0;
}

bool is_active_players(const Table& table, std::uint8_t colour) {
    return table.setup->player_of(static_cast<Colour>(colour)) == table.state->player;
}

// What the active player can place, without the segment; returns how many there are.
int placeable(const Table& table, Action (&choices)[2 * max_colours]) {
    const Rules& rules = table.setup->rules;
    int count = 0;
    for (int i = 0; i < rules.colour_count; ++i) {
        Action action;
        action.colour = static_cast<std::uint8_t>(rules.colours[i]);
        if (!is_active_players(table, action.colour)) continue;
        for (const ActionKind kind : {ActionKind::meeple, ActionKind::guard}) {
            action.kind = kind;
            if (is_in_supply(table, action.colour, kind == ActionKind::guard)) choices[count++] = action;
        }
    }
    return count;
}

void list_places(const Table& table, ActionList& list) {
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    Action choices[2 * max_colours];
    const int count = placeable(table, choices);
    const int segments = count == 0 ? 0 : table.board.shape(tile).segment_count;
    for (int number = 0; number < segments; ++number) {
        if (refuse_segment(table, static_cast<NodeIndex>(tile.first + number)) != nullptr) continue;
        for (int i = 0; i < count; ++i) {
            choices[i].segment = static_cast<std::uint8_t>(number);
            list.add(choices[i]);
        }
    }
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

bool can_place_any(const Table& table) {
    Action choices[2 * max_colours];
    if (placeable(table, choices) == 0) return false;
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(tile).segment_count; ++number) {
        if (refuse_segment(table, static_cast<NodeIndex>(tile.first + number)) == nullptr) return true;
    }
    return false;
}

const char* refuse_place(const Table& table, Action action) {
    if (action.kind == ActionKind::pass) return nullptr;
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    if (action.segment >= table.board.shape(tile).segment_count) return "COM-5: the laid tile has no such segment";
    if (action.colour >= max_colours || !is_active_players(table, action.colour)) {
        return "COO-2: not a colour of the active player";
    }
    if (!is_in_supply(table, action.colour, action.kind == ActionKind::guard)) {
        return action.kind == ActionKind::guard ? "GCC-2: no guard of this colour is in its supply"
                                                : "COM-5: no meeple of this colour is in its supply";
    }
    return refuse_segment(table, static_cast<NodeIndex>(tile.first + action.segment));
}

// The count of what the colour has in supply, of meeples or guards as the figure is one.
std::uint8_t& supply_of(Table& table, const Figure& figure) {
    auto& supplies = figure.is_guard != 0 ? table.state->guards_in_supply : table.state->in_supply;
    return supplies[static_cast<int>(figure.colour)];
}

void resolve_place(Table& table, Action action) {
    if (action.kind == ActionKind::pass) return;
    const int index = figure_in_supply(table, static_cast<Colour>(action.colour), action.kind == ActionKind::guard);
    Figure& figure = table.figures[index];
    figure.node = static_cast<NodeIndex>(table.board.tiles[table.state->laid].first + action.segment);
    figure.place = FigurePlace::board;
    --supply_of(table, figure);
    Node& node = table.board.nodes[figure.node];
    node.figure = static_cast<std::uint8_t>(index + 1);
    ++table.board.feature(figure.node).meeples;
    if (!table.is_heard()) return;
    Event event = event_at(table, EventKind::meeple_placed, node);
    event.colour = figure.colour;
    event.figure = figure.is_guard;
    tell(table, event);
}

// Off its segment; where it goes is the caller's business.
void lift(Table& table, const Figure& figure) {
    table.board.nodes[figure.node].figure = 0;
    --table.board.feature(figure.node).meeples;
}

enum StageOfPlacing : std::uint8_t { not_asked, asked };

}  // namespace

Progress place_meeple(Table& table) {
    if (table.state->stage == asked) return Progress::next;
    table.state->stage = asked;
    return can_place_any(table) ? ask_always(table, DecisionKind::place_meeple) : Progress::next;
}

void return_figure(Table& table, int index) {
    Figure& figure = table.figures[index];
    Event event = event_at(table, EventKind::meeple_returned, table.board.nodes[figure.node]);
    event.colour = figure.colour;
    event.figure = figure.is_guard;
    event.count = figure.ghosts;
    lift(table, figure);
    figure.place = FigurePlace::supply;
    figure.node = none16;
    table.state->ghost_supply = static_cast<std::uint8_t>(table.state->ghost_supply + figure.ghosts);
    figure.ghosts = 0;
    ++supply_of(table, figure);
    tell(table, event);
}

void bury_figure(Table& table, int index, NodeIndex cemetery) {
    Figure& figure = table.figures[index];
    Event event = event_at(table, EventKind::meeple_buried, table.board.nodes[cemetery]);
    event.colour = figure.colour;
    event.from_segment = no_segment;
    if (figure.place == FigurePlace::board) {
        const Event from = event_at(table, EventKind::meeple_buried, table.board.nodes[figure.node]);
        event.from_x = from.x;
        event.from_y = from.y;
        event.from_segment = from.segment;
        lift(table, figure);
    } else {
        --table.state->in_supply[static_cast<int>(figure.colour)];
    }
    figure.place = FigurePlace::buried;
    figure.node = cemetery;
    table.board.nodes[cemetery].figure = static_cast<std::uint8_t>(index + 1);
    tell(table, event);
    hounds_are_buried_with(table, index);
}

int figure_at(const Table& table, Colour colour, bool guard, FigurePlace place) {
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.colour == colour && (figure.is_guard != 0) == guard && figure.place == place) return index;
    }
    return -1;
}

bool any_meeple_on_board(const Table& table) {
    for (int index = 0; index < table.setup->figure_count; ++index) {
        if (table.figures[index].place == FigurePlace::board) return true;
    }
    return false;
}

int figure_named(const Table& table, Action action) {
    const NodeIndex node = node_named(table, action);
    if (node == none16 || table.board.nodes[node].figure == 0) return -1;
    const int index = table.board.nodes[node].figure - 1;
    return table.figures[index].place == FigurePlace::board ? index : -1;
}

void list_meeples(const Table& table, ActionKind kind, ActionList& list) {
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.place == FigurePlace::board) list.add(naming(table, kind, figure.node));
    }
}

const DecisionRules meeple_rules = {list_places, refuse_place, resolve_place};

}  // namespace mistbank

// Moves of figures: onto a segment, back to their supply, into a grave.
#include "rules/figures.hpp"

#include <algorithm>
#include <tuple>

#include "rules/mist/mist.hpp"

namespace mistbank {

void put(Table& table, int index, FigurePlace place) {
    Figure& figure = table.figures[index];
    const FigureSet figure_bit = FigureSet{1} << (index - table.setup->first_figure[static_cast<int>(figure.colour)]);
    table.figures_in(figure.place, figure.colour) ^= figure_bit;
    table.figures_in(place, figure.colour) ^= figure_bit;
    figure.place = place;
}

void stand(Table& table, int index, NodeIndex at) {
    Figure& figure = table.figures[index];
    Node& node = table.board.nodes[at];
    table.board.before_change(&node.figure);
    figure.node = at;
    figure.next = node.figure;
    node.figure = static_cast<std::uint8_t>(index + 1);
    if (table.lakes != nullptr) note_newcomer(table, index);
}

void lift(Table& table, int index) {
    Figure& figure = table.figures[index];
    std::uint8_t* link = &table.board.nodes[figure.node].figure;
    table.board.before_change(link);
    while (*link != index + 1) link = &table.figures[*link - 1].next;
    *link = figure.next;
    figure.next = 0;
    if (!figure.occupies()) return;
    Node& feature = table.board.feature(figure.node);
    table.board.before_change(Board::count_of(feature));
    --feature.meeples;
}

void add_meeple(Table& table, NodeIndex at) {
    Node& feature = table.board.feature(at);
    table.board.before_change(Board::count_of(feature));
    ++feature.meeples;
}

void give_ghosts_back(Table& table, Figure& figure) {
    table.state->ghost_supply = static_cast<std::uint8_t>(table.state->ghost_supply + figure.ghosts);
    figure.ghosts = 0;
}

void note_where_from(const Table& table, Event& event, NodeIndex from) {
    const Node& node = table.board.nodes[from];
    event.from_x = table.board.tiles[node.tile].x;
    event.from_y = table.board.tiles[node.tile].y;
    event.from_segment = node.number;
}

Event event_about(const Table& table, EventKind kind, const Figure& figure) {
    Event event = event_at(table, kind, table.board.nodes[figure.node]);
    event.colour = figure.colour;
    event.figure = figure.kind;
    return event;
}

void place_figure(Table& table, FigureKind kind, Colour colour, NodeIndex at) {
    const int index = figure_in_supply(table, colour, kind);
    Figure& figure = table.figures[index];
    stand(table, index, at);
    put(table, index, FigurePlace::board);
    --table.in_supply(kind, colour);
    if (figure.occupies()) add_meeple(table, at);
    if (table.has_listener()) emit(table, event_about(table, EventKind::figure_placed, figure));
}

void return_figure(Table& table, int index) {
    Figure& figure = table.figures[index];
    const NodeIndex feature = figure.node;
    Event event = event_about(table, EventKind::figure_returned, figure);
    event.count = figure.ghosts;
    lift(table, index);
    put(table, index, FigurePlace::supply);
    figure.node = none32;
    give_ghosts_back(table, figure);
    ++table.in_supply(figure.kind, figure.colour);
    emit(table, event);
    when_a_figure_leaves(table, figure, feature);
}

void bury_figure(Table& table, int index, NodeIndex cemetery) {
    Figure& figure = table.figures[index];
    Event event = event_at(table, EventKind::meeple_buried, table.board.nodes[cemetery]);
    event.colour = figure.colour;
    event.from_segment = no_segment;
    if (figure.place == FigurePlace::board) {
        note_where_from(table, event, figure.node);
        lift(table, index);
    } else {
        --table.in_supply(figure.kind, figure.colour);
    }
    put(table, index, FigurePlace::buried);
    stand(table, index, cemetery);
    emit(table, event);
    hounds_are_buried_with(table, index);
}

bool any_meeple_on_board(const Table& table) {
    const Rules& rules = table.setup->rules;
    return std::any_of(rules.colours, rules.colours + rules.colour_count,
                       [&](Colour colour) { return meeples_on_board(table, colour) != 0; });
}

bool holds_meeple_of(const Table& table, NodeIndex feature, Colour colour) {
    const NodeIndex root = table.board.root(feature);
    bool holds = false;
    if (table.board.nodes[root].meeples == 0) return holds;
    each_figure_among(table, colour, meeples_on_board(table, colour),
                      [&](int index) { holds = holds || table.board.root(table.figures[index].node) == root; });
    return holds;
}

int meeple_standing_on(const Table& table, const Node& segment) {
    int found = -1;
    table.each_figure_on(segment, [&](int index) {
        const Figure& figure = table.figures[index];
        if (found < 0 && figure.occupies() && figure.place == FigurePlace::board) found = index;
    });
    return found;
}

int meeple_named(const Table& table, Action action) {
    const NodeIndex node = node_named(table, action);
    return node == none32 ? -1 : meeple_standing_on(table, table.board.nodes[node]);
}

void list_all_meeples(const Table& table, ActionKind kind, ActionList& list) {
    each_figure_in(table, FigurePlace::board,
                   [&](int index) { list.add(naming(table, kind, table.figures[index].node)); });
}

int figure_named(const Table& table, Action action) {
    const NodeIndex node = node_named(table, action);
    if (node == none32) return -1;
    int found = -1;
    table.each_figure_on(table.board.nodes[node], [&](int index) {
        const Figure& figure = table.figures[index];
        if (figure.place == FigurePlace::board && static_cast<std::uint8_t>(figure.colour) == action.colour &&
            figure_named_by(figure.kind, figure.ghosts, has_fairy(table, index)) == action.count) {
            found = index;
        }
    });
    return found;
}

bool is_named_before(const Table& table, int index) {
    const Action action = naming_figure(table, ActionKind::none, index);
    bool before = false;
    table.each_figure_on(table.board.nodes[table.figures[index].node], [&](int figure) {
        before = before || (figure < index && naming_figure(table, ActionKind::none, figure) == action);
    });
    return before;
}

bool leaves_before(const Table& table, const Figure& one, const Figure& other) {
    const auto rank = [&](const Figure& figure) {
        const Node& node = table.board.nodes[figure.node];
        const PlacedTile& tile = table.board.tiles[node.tile];
        return std::make_tuple(tile.y, tile.x, +node.number, figure.colour, figure.kind, figure.ghosts);
    };
    return rank(one) < rank(other);
}

}  // namespace mistbank

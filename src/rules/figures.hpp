// Moving figures, and naming them in actions.
#pragma once

#include "board/bits.hpp"
#include "rules/decisions.hpp"

namespace mistbank {

// --- figures.cpp: moving figures ---
/// Moves a figure to another place. All moves use this function, because it also updates the set of figures in each
/// place.
void put(Table& table, int figure, FigurePlace place);
/// `stand` puts a figure on a segment, and `lift` takes it off. Neither changes the figure's place; the caller calls
/// put(). `lift` lowers the feature's number of meeples, but `stand` does not raise it: the caller calls add_meeple().
void stand(Table& table, int figure, NodeIndex at);
void lift(Table& table, int figure);
/// Counts one more meeple on the feature of this segment.
void add_meeple(Table& table, NodeIndex at);
void give_ghosts_back(Table& table, Figure& figure);  // returns the ghosts of a meeple that leaves the board (MEET-10)
void place_figure(Table& table, FigureKind kind, Colour colour, NodeIndex at);
void return_figure(Table& table, int figure);
void bury_figure(Table& table, int figure, NodeIndex cemetery);
/// Returns the first figure of this kind and colour in this place; -1 if there is none.
inline int figure_at(const Table& table, Colour colour, FigureKind kind, FigurePlace place) {
    const FigureSet there = table.figures_in(place, colour) & table.setup->figures_of(kind, colour);
    return there == 0 ? -1 : table.setup->first_figure[static_cast<int>(colour)] + static_cast<int>(lowest_bit(there));
}
inline int figure_in_supply(const Table& table, Colour colour, FigureKind kind) {
    return figure_at(table, colour, kind, FigurePlace::supply);
}
/// Calls `visit` with the index of each figure of a colour in a set.
template <class Visit>
void each_figure_among(const Table& table, Colour colour, FigureSet figures, Visit visit) {
    const int first = table.setup->first_figure[static_cast<int>(colour)];
    for (; figures != 0; figures &= figures - 1) visit(first + static_cast<int>(lowest_bit(figures)));
}
/// Calls `visit` with the index of each of a colour's figures in this place.
template <class Visit>
void each_figure_of_colour_in(const Table& table, Colour colour, FigurePlace place, Visit visit) {
    each_figure_among(table, colour, table.figures_in(place, colour), visit);
}
/// Calls `visit` with the index of each figure of any colour in this place.
template <class Visit>
void each_figure_in(const Table& table, FigurePlace place, Visit visit) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) each_figure_of_colour_in(table, rules.colours[i], place, visit);
}
/// Returns a colour's figures on the board that occupy a feature (MEET-3).
inline FigureSet meeples_on_board(const Table& table, Colour colour) {
    return table.figures_in(FigurePlace::board, colour) & table.setup->occupying_figures[static_cast<int>(colour)];
}
inline FigureSet meeples_in_supply(const Table& table, Colour colour) {
    return table.figures_in(FigurePlace::supply, colour) & table.setup->occupying_figures[static_cast<int>(colour)];
}
/// Calls `visit` with the index of each meeple on the board, of all colours.
template <class Visit>
void each_meeple_on_board(const Table& table, Visit visit) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        each_figure_among(table, rules.colours[i], meeples_on_board(table, rules.colours[i]), visit);
    }
}
/// Returns the number of a colour's figures on the board for which `wanted` is true.
template <class Wanted>
int count_on_board(const Table& table, Colour colour, Wanted wanted) {
    int count = 0;
    each_figure_of_colour_in(table, colour, FigurePlace::board,
                             [&](int index) { count += wanted(table.figures[index]) ? 1 : 0; });
    return count;
}
inline bool is_on_board(const Table& table, int figure) {
    return figure >= 0 && figure < table.setup->figure_count && table.figures[figure].place == FigurePlace::board;
}
bool any_meeple_on_board(const Table& table);
bool holds_meeple_of(const Table& table, NodeIndex feature, Colour colour);
/// Returns the first unburied meeple on a segment; -1 if there is none.
int meeple_standing_on(const Table& table, const Node& segment);
/// Returns the first unburied meeple on the segment that the action names; -1 if there is none.
int meeple_named(const Table& table, Action action);
/// Lists an action for every unburied figure on the board. All figures of the game must be meeples.
void list_all_meeples(const Table& table, ActionKind kind, ActionList& list);
/// MEET-22: `naming_figure` returns an action that names this figure. `figure_named` returns the figure that an action
/// names; -1 if there is none.
inline Action naming_figure(const Table& table, ActionKind kind, int index) {
    const Figure& figure = table.figures[index];
    Action action = naming(table, kind, figure.node);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts, has_fairy(table, index));
    return action;
}
int figure_named(const Table& table, Action action);
/// Returns whether an action that names this figure also fits a figure with a lower index on the same segment.
bool is_named_before(const Table& table, int figure);
inline bool stands_alone(const Table& table, int figure) {
    return table.figures[figure].next == 0 && table.board.nodes[table.figures[figure].node].figure == figure + 1;
}
/// Lists an action for each wanted figure of a colour in a set, one for each group of interchangeable figures
/// (MEET-22). The figures must be on the board.
template <class Wanted>
void list_figures_among(const Table& table, Colour colour, FigureSet figures, ActionKind kind, ActionList& list,
                        Wanted wanted) {
    Action* const to = list.room_for(static_cast<std::size_t>(count_bits_of_word(figures)));
    if (to == nullptr) {
        each_figure_among(table, colour, figures, [&](int index) {
            if (list.is_enough() || !wanted(index)) return;
            if (!stands_alone(table, index) && is_named_before(table, index)) return;
            list.add(naming_figure(table, kind, index));
        });
        return;
    }
    // Constant values are read before the loop: the compiler must assume that writing an action changes the table.
    const int first = table.setup->first_figure[static_cast<int>(colour)];
    const Figure* const own = table.figures + first;
    const Node* const nodes = table.board.nodes;
    const PlacedTile* const tiles = table.board.tiles;
    const int fairy_with = table.dragon != nullptr ? table.dragon->fairy_with - 1 : -1;
    Action* next = to;
    for (; figures != 0; figures &= figures - 1) {
        const int number = static_cast<int>(lowest_bit(figures));
        const Figure& figure = own[number];
        const Node& node = nodes[figure.node];
        const bool is_alone = (figure.next == 0) & (node.figure == first + number + 1);
        if (!wanted(first + number) || (!is_alone && is_named_before(table, first + number))) continue;
        const PlacedTile& tile = tiles[node.tile];
        next->kind = kind;
        next->segment = node.number;
        next->colour = static_cast<std::uint8_t>(colour);
        next->count = figure_named_by(figure.kind, figure.ghosts, first + number == fairy_with);
        next->x = tile.x;
        next->y = tile.y;
        ++next;
    }
    list.count_written(static_cast<std::size_t>(next - to));
}
/// Lists an action for each wanted meeple of a colour on the board.
template <class Wanted>
void list_meeples_of(const Table& table, Colour colour, ActionKind kind, ActionList& list, Wanted wanted) {
    list_figures_among(table, colour, meeples_on_board(table, colour), kind, list, wanted);
}
/// Lists an action for each wanted meeple of any colour on the board.
template <class Wanted>
void list_meeples(const Table& table, ActionKind kind, ActionList& list, Wanted wanted) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) list_meeples_of(table, rules.colours[i], kind, list, wanted);
}
/// Returns whether a figure leaves before another if several leave the board together (MEET-33).
bool leaves_before(const Table& table, const Figure& one, const Figure& other);
/// Calls `leave` with each wanted figure on the board, in the order of leaves_before(). `leave` must take the figure
/// off the board.
template <class Wanted, class Leave>
void each_in_order_of_leaving(Table& table, Wanted wanted, Leave leave) {
    for (;;) {
        int first = -1;
        each_figure_in(table, FigurePlace::board, [&](int index) {
            if (!wanted(index)) return;
            if (first < 0 || leaves_before(table, table.figures[index], table.figures[first])) first = index;
        });
        if (first < 0) return;
        leave(first);
    }
}
/// Sends the wanted figures on the board back to their supplies, one by one. Calls `tell_of` with each figure before
/// the figure leaves.
template <class Wanted, class TellOf>
void send_home_together(Table& table, Wanted wanted, TellOf tell_of) {
    each_in_order_of_leaving(table, wanted, [&](int index) {
        tell_of(index);
        return_figure(table, index);
    });
}
Event event_about(const Table& table, EventKind kind, const Figure& figure);
/// Stores the figure's former segment in the event about its move.
void note_where_from(const Table& table, Event& event, NodeIndex from);

}  // namespace mistbank

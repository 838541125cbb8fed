// Figures coming and going, and how actions name them.
#pragma once

#include "board/bits.hpp"
#include "rules/decisions.hpp"

namespace mistbank {

// --- figures.cpp: figures coming and going ---
/// To another place: whoever moves figures does it by this, as the state keeps which of them are where.
void put(Table& table, int figure, FigurePlace place);
/// Onto a segment, and off it; where it goes then is the caller's business.
void stand(Table& table, int figure, NodeIndex at);
void lift(Table& table, int figure);
/// One more occupies the feature of this segment.
void add_meeple(Table& table, NodeIndex at);
void give_ghosts_back(Table& table, Figure& figure);  // of a meeple that goes off the board (MEET-10)
void place_figure(Table& table, FigureKind kind, Colour colour, NodeIndex at);
void return_figure(Table& table, int figure);
void bury_figure(Table& table, int figure, NodeIndex cemetery);
/// The first one of this kind and colour there; -1: none.
inline int figure_at(const Table& table, Colour colour, FigureKind kind, FigurePlace place) {
    const FigureSet there = table.figures_in(place, colour) & table.setup->figures_of(kind, colour);
    return there == 0 ? -1 : table.setup->first_figure[static_cast<int>(colour)] + static_cast<int>(lowest_bit(there));
}
inline int figure_in_supply(const Table& table, Colour colour, FigureKind kind) {
    return figure_at(table, colour, kind, FigurePlace::supply);
}
/// Calls `visit` with the index of each of a colour's figures that are among these.
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
/// Likewise of all colours.
template <class Visit>
void each_figure_in(const Table& table, FigurePlace place, Visit visit) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) each_figure_of_colour_in(table, rules.colours[i], place, visit);
}
/// A colour's figures on the board that occupy what they stand on (MEET-3).
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
/// How many of a colour's figures on the board are wanted.
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
/// The first meeple, not buried, on a segment; -1 for none.
int meeple_standing_on(const Table& table, const Node& segment);
/// The same on the segment that the action names.
int meeple_named(const Table& table, Action action);
/// Lists such an action for every figure on the board that is not buried, of a game that has but meeples.
void list_all_meeples(const Table& table, ActionKind kind, ActionList& list);
/// MEET-22: an action that names this figure, and the figure that an action names so; -1 for none.
inline Action naming_figure(const Table& table, ActionKind kind, int index) {
    const Figure& figure = table.figures[index];
    Action action = naming(table, kind, figure.node);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts, has_fairy(table, index));
    return action;
}
int figure_named(const Table& table, Action action);
/// Whether another figure that is dealt out before it would be named the same.
bool is_named_before(const Table& table, int figure);
inline bool stands_alone(const Table& table, int figure) {
    return table.figures[figure].next == 0 && table.board.nodes[table.figures[figure].node].figure == figure + 1;
}
/// Lists such an action for each of a colour's figures among these that is wanted; of those that are interchangeable
/// one (MEET-22). They are on the board.
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
    // What does not change meanwhile is asked once: compilers take the actions for anything that is on the table.
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
/// The same among all of its meeples on the board.
template <class Wanted>
void list_meeples_of(const Table& table, Colour colour, ActionKind kind, ActionList& list, Wanted wanted) {
    list_figures_among(table, colour, meeples_on_board(table, colour), kind, list, wanted);
}
/// The same of all colours.
template <class Wanted>
void list_meeples(const Table& table, ActionKind kind, ActionList& list, Wanted wanted) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) list_meeples_of(table, rules.colours[i], kind, list, wanted);
}
/// Whether one figure on the board goes before another where several leave together (MEET-33).
bool leaves_before(const Table& table, const Figure& one, const Figure& other);
/// Calls `leave` with each figure on the board that is wanted, one by one, until none of them is any more.
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
/// Sends the figures on the board that are wanted home, one by one; `tell_of` is called before each.
template <class Wanted, class TellOf>
void send_home_together(Table& table, Wanted wanted, TellOf tell_of) {
    each_in_order_of_leaving(table, wanted, [&](int index) {
        tell_of(index);
        return_figure(table, index);
    });
}
Event event_about(const Table& table, EventKind kind, const Figure& figure);
/// In an event about a figure that goes elsewhere: the segment that it came from.
void note_where_from(const Table& table, Event& event, NodeIndex from);

}  // namespace mistbank

// Step 3f, crop circles: all players add a meeple, or all players remove a meeple (CRP-1 to CRP-9).
#include <algorithm>

#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

/// A circle concerns meeples on segments of one kind (CRP-3).
struct Circle {
    Mark mark;
    SegmentKind stands_on;
    const char* name;
};
constexpr Circle circles[] = {{Mark::crop_farmer, SegmentKind::field, "farmer"},
                              {Mark::crop_highwayman, SegmentKind::road, "highwayman"},
                              {Mark::crop_knight, SegmentKind::city, "knight"}};
constexpr std::uint32_t all_circles = bit(Mark::crop_farmer) | bit(Mark::crop_highwayman) | bit(Mark::crop_knight);
constexpr int circle_count = sizeof circles / sizeof circles[0];

SegmentKind concerned(const Table& table) { return circles[table.crops->circles].stands_on; }

// Returns whether the circle concerns the figure. The figure must be on the board.
bool is_concerned(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    return figure.occupies() && table.board.nodes[figure.node].kind == concerned(table);
}

// CRP-2: the order begins with the player to the left of the active player and ends with the active player.
int who_does_it(const Table& table) { return (table.state->player + table.crops->turn) % table.setup->rules.players; }
Colour whose_meeples(const Table& table) { return table.setup->rules.colours[who_does_it(table)]; }

bool is_own(const Table& table, int index) {
    return is_concerned(table, index) && table.figures[index].colour == whose_meeples(table);
}

// --- the choice (CRP-2) ---

void list_choices(const Table&, ActionList& list) {
    for (const ActionKind kind : {ActionKind::crop_add, ActionKind::crop_remove}) {
        Action action;
        action.kind = kind;
        list.add(action);
    }
}

const char* refuse_choice(const Table&, Action) { return nullptr; }

void resolve_choice(Table& table, Action action) {
    Crops& crops = *table.crops;
    crops.removes = action.kind == ActionKind::crop_remove ? 1 : 0;
    crops.turn = 1;
    table.state->stage = StageOfCrops::chosen;
    Event event = event_of(table, EventKind::crop_chosen);
    event.x = table.board.tiles[table.state->laid].x;
    event.y = table.board.tiles[table.state->laid].y;
    event.count = crops.removes;
    emit(table, event);
}

// --- adding (CRP-4) ---

bool holds_own(const Table& table, NodeIndex at) {
    bool holds = false;
    table.each_figure_on(table.board.nodes[at], [&](int index) { holds = holds || is_own(table, index); });
    return holds;
}

const char* refuse_to_add(const Table& table, FigureKind kind, NodeIndex at) {
    if (table.board.nodes[at].kind != concerned(table))
        return "CRP-3: the crop circle applies to another kind of segment";
    if (!holds_own(table, at)) return "CRP-4: the player has no such meeple on this segment";
    if (!is_among(rules_of(kind).stands_on, table.board.nodes[at].kind)) {
        return "MEET-4: this kind of meeple cannot stand there";
    }
    return refuse_tile(table, table.board.nodes[at].tile);
}

bool is_in_supply(const Table& table, FigureKind kind) { return table.in_supply(kind, whose_meeples(table)) > 0; }

/// The segments on which the deciding player has meeples that the circle concerns. Each segment is listed once, in the
/// order in which the tiles were laid.
struct PlacesOfOwn {
    NodeIndex at[most_figures_of_a_colour];
    int count = 0;
};

PlacesOfOwn places_of_own(const Table& table) {
    PlacesOfOwn own;
    const Colour colour = whose_meeples(table);
    each_figure_among(table, colour, meeples_on_board(table, colour), [&](int index) {
        if (is_concerned(table, index)) own.at[own.count++] = table.figures[index].node;
    });
    std::sort(own.at, own.at + own.count);
    own.count = static_cast<int>(std::unique(own.at, own.at + own.count) - own.at);
    return own;
}

void list_additions(const Table& table, ActionList& list) {
    const PlacesOfOwn own = places_of_own(table);
    for (int k = 0; own.count > 0 && k < table.settings().meeple_kinds; ++k) {
        const FigureKind kind = table.settings().meeple_kind[k];
        if (!is_in_supply(table, kind)) continue;
        for (int i = 0; i < own.count; ++i) {
            if (refuse_to_add(table, kind, own.at[i]) != nullptr) continue;
            Action action = naming(table, ActionKind::add, own.at[i]);
            action.count = static_cast<std::uint8_t>(kind);
            list.add(action);
        }
    }
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

const char* refuse_addition(const Table& table, Action action) {
    if (action.kind == ActionKind::pass) return nullptr;
    if (action.count >= figure_kinds || !rules_of(kind_in(action.count)).occupies) {
        return "MEET-4: unknown kind of meeple";
    }
    const NodeIndex at = node_named(table, action);
    if (at == none32) return "CRP-4: the cell has no such segment";
    if (!is_in_supply(table, kind_in(action.count))) return "CRP-4: the player has no such meeple in the supply";
    return refuse_to_add(table, kind_in(action.count), at);
}

void resolve_addition(Table& table, Action action) {
    if (action.kind == ActionKind::add) {
        const NodeIndex at = node_named(table, action);
        Event event = event_at(table, EventKind::meeple_added, table.board.nodes[at]);
        event.colour = whose_meeples(table);
        event.figure = kind_in(action.count);
        emit(table, event);
        place_figure(table, kind_in(action.count), whose_meeples(table), at);
    }
    ++table.crops->turn;
}

// --- removing (CRP-5) ---

void list_removals(const Table& table, ActionList& list) {
    list_meeples_of(table, whose_meeples(table), ActionKind::remove, list,
                    [&](int index) { return is_concerned(table, index); });
}

const char* refuse_removal(const Table& table, Action action) {
    const int index = figure_named(table, action);
    if (index < 0) return "CRP-5: the named meeple is not on this segment";
    if (!is_concerned(table, index)) return "CRP-5: the crop circle applies only to meeples on its kind of segment";
    return is_own(table, index) ? nullptr : "CRP-5: players can take back only their own meeples";
}

void resolve_removal(Table& table, Action action) {
    const int index = figure_named(table, action);
    Event event = event_about(table, EventKind::meeple_removed, table.figures[index]);
    event.count = table.figures[index].ghosts;
    emit(table, event);
    return_figure(table, index);
    ++table.crops->turn;
}

// --- carrying out the choice ---

bool any_is_concerned(const Table& table) {
    bool any = false;
    each_meeple_on_board(table, [&](int index) { any = any || is_concerned(table, index); });
    return any;
}

// CRP-6: returns whether the player has an action other than passing.
bool can_do_it(const Table& table) {
    ActionList list(nullptr, 0);
    if (table.crops->removes != 0) {
        list_removals(table, list);
        return list.count() > 0;
    }
    list_additions(table, list);
    return list.count() > 1;
}

}  // namespace

bool is_circle_due(const Table& table) {
    const int circle = table.crops->circles;
    return circle < circle_count && has_mark(table, table.state->laid, circles[circle].mark) && any_is_concerned(table);
}

bool is_carried_out(const Table& table) {
    const bool removes = table.state->decision == DecisionKind::crop_remove;
    const Crops& crops = *table.crops;
    return crops.circles < circle_count && has_mark(table, table.state->laid, circles[crops.circles].mark) &&
           crops.turn >= 1 && crops.turn <= table.setup->rules.players && (crops.removes != 0) == removes;
}

bool is_circle_under_way(const Table& table) {
    const Crops& crops = *table.crops;
    return crops.removes != 0 || crops.turn != 0 || crops.circles != 0;
}

// Tiles of a custom tile set may have several circles. The circles are carried out one after another.
Progress carry_out_crop_circle(Table& table) {
    Crops& crops = *table.crops;
    if ((table.board.shape(table.board.tiles[table.state->laid]).tile_marks & all_circles) == 0) return Progress::next;
    for (; crops.circles < circle_count; ++crops.circles, table.state->stage = StageOfCrops::looking) {
        if (table.state->stage == StageOfCrops::looking) {
            if (!is_circle_due(table)) continue;
            return ask(table, DecisionKind::crop);
        }
        for (; crops.turn <= table.setup->rules.players; ++crops.turn) {
            if (can_do_it(table)) return ask(table, crops.removes ? DecisionKind::crop_remove : DecisionKind::crop_add);
        }
    }
    crops = {};
    return Progress::next;
}

ActionDetail meeple_of_circle(const Table& table, Action) { return {circles[table.crops->circles].name}; }

const DecisionRules crop_rules = {list_choices, refuse_choice, resolve_choice};
const DecisionRules crop_add_rules = {list_additions, refuse_addition, resolve_addition, who_does_it};
const DecisionRules crop_remove_rules = {list_removals, refuse_removal, resolve_removal, who_does_it};

// An upper bound: the player passes, or adds a meeple of any kind to a segment with a figure.
std::uint32_t most_answers_about_crops(const Setup& setup) {
    return static_cast<std::uint32_t>(setup.settings.meeple_kinds * setup.figure_count + 1);
}

void CropsPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::crops)) arena.allocate(crops, 1);
}

void add_hash_of_crops(HashRow& row, const Table& table) {
    if (table.crops != nullptr) row.add(table.crops->removes, table.crops->turn, table.crops->circles);
}

}  // namespace mistbank

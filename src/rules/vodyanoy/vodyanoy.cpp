// The Vodyanoy (VOD): catches figures beside his lake; an action can release a caught figure.
#include <algorithm>

#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int points_lost_by_a_meeple = 2;  // VOD-7

bool has_lake(const Table& table, TileIndex tile) { return has_mark(table, tile, Mark::vodyanoy); }

// A caught figure stays in its lake, even if the lake is beside another lake (MEET-27).
bool is_beside(const Table& table, TileIndex lake, int index) {
    const Figure& figure = table.figures[index];
    return figure.occupies() && !is_in_lake(table, figure) &&
           lies_around(table, lake, table.board.nodes[figure.node].tile);
}

const char* refuse_release_of(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    if (!is_in_lake(table, figure) || !is_active_players(table, figure.colour)) {
        return "VOD-6: the player has no such meeple in the lake";
    }
    return table.board.nodes[figure.node].tile == table.state->laid
               ? "VOD-6: a meeple that was caught in this part of the turn cannot be taken out yet"
               : nullptr;
}

bool is_anybody_in_lakes(const Table& table) {
    return std::any_of(table.lake_tiles, table.lake_tiles + table.lakes->count, [&](TileIndex lake) {
        return table.board.nodes[place_on(table, lake, SegmentKind::vodyanoy)].meeples != 0;
    });
}

template <class Visit>
void each_own_in_lake(const Table& table, Visit visit) {
    each_figure_of_colour_in(table, colour_of_active_player(table), FigurePlace::board, [&](int index) {
        if (is_in_lake(table, table.figures[index])) visit(index);
    });
}

// Returns the first figure that the action names and that can leave. If all named figures must stay, returns one of
// them. -1: there is none.
int figure_to_release(const Table& table, Action action) {
    int first = -1;
    int stays = -1;
    each_own_in_lake(table, [&](int index) {
        if (naming_figure(table, ActionKind::release, index).count != action.count) return;
        if (first < 0 && refuse_release_of(table, index) == nullptr) first = index;
        stays = index;
    });
    return first >= 0 ? first : stays;
}

// VOD-2, VOD-4: moves the figure into the lake. The figure keeps its ghosts.
void bring_into_lake(Table& table, int index, NodeIndex lake) {
    Figure& figure = table.figures[index];
    const NodeIndex feature = figure.node;
    lift(table, index);
    stand(table, index, lake);
    add_meeple(table, lake);
    Event event = event_about(table, EventKind::figure_caught, figure);
    note_where_from(table, event, feature);
    event.count = figure.ghosts;
    emit(table, event);
    when_a_figure_leaves(table, figure, feature);
}

}  // namespace

void track_lake(Table& table, TileIndex tile) {
    if (!has_lake(table, tile)) return;
    table.lake_tiles[table.lakes->count++] = tile;
    table.lakes->newcomer = several_newcomers;
}

void note_newcomer(Table& table, int figure) {
    std::uint8_t& newcomer = table.lakes->newcomer;
    newcomer = newcomer == 0 ? static_cast<std::uint8_t>(figure + 1) : several_newcomers;
}

bool is_in_lake(const Table& table, const Figure& figure) {
    return figure.place == FigurePlace::board && table.board.nodes[figure.node].kind == SegmentKind::vodyanoy;
}

const char* refuse_lake(const Table& table, TileIndex tile) {
    const bool is_lake = table.lakes != nullptr && has_lake(table, tile);
    return is_lake ? "VOD-1: nothing can be placed on the Vodyanoy's tile" : nullptr;
}

// VOD-2, VOD-3: catches the figures beside lakes. The starting block counts as one tile: if part of the block is beside
// a lake, all figures on the block are caught (MEET-17). Catching is a move: figures keep their ghosts (VOD-4).
Progress catch_beside_lakes(Table& table) {
    Lakes& lakes = *table.lakes;
    const int newcomer = lakes.newcomer - 1;
    if (newcomer < 0) return Progress::next;
    for (std::uint32_t i = 0; i < lakes.count; ++i) {
        const TileIndex lake = table.lake_tiles[i];
        const NodeIndex into = place_on(table, lake, SegmentKind::vodyanoy);
        if (lakes.newcomer != several_newcomers) {
            const bool is_there = table.figures[newcomer].place == FigurePlace::board;
            if (is_there && is_beside(table, lake, newcomer)) bring_into_lake(table, newcomer, into);
            continue;
        }
        each_in_order_of_leaving(
            table, [&](int index) { return is_beside(table, lake, index); },
            [&](int index) { bring_into_lake(table, index, into); });
    }
    lakes.newcomer = 0;
    return Progress::next;
}

void list_releases(const Table& table, ActionList& list) {
    if (!is_anybody_in_lakes(table)) return;
    each_own_in_lake(table, [&](int index) {
        if (refuse_release_of(table, index) != nullptr) return;
        Action action;
        action.kind = ActionKind::release;
        action.count = naming_figure(table, ActionKind::release, index).count;
        if (figure_to_release(table, action) == index) list.add(action);
    });
}

const char* refuse_release(const Table& table, Action action) {
    const int index = figure_to_release(table, action);
    return index < 0 ? "VOD-6: the player has no such meeple in the lake" : refuse_release_of(table, index);
}

void release_from_lake(Table& table, Action action) {
    const int index = figure_to_release(table, action);
    Event event = event_about(table, EventKind::figure_released, table.figures[index]);
    event.count = table.figures[index].ghosts;
    emit(table, event);
    return_figure(table, index);
}

// VOD-7
void pay_for_lakes(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const int meeples =
            count_on_board(table, rules.colours[i], [&](const Figure& figure) { return is_in_lake(table, figure); });
        if (meeples == 0) continue;
        Event event = event_of(table, EventKind::lake_scored);
        event.colour = rules.colours[i];
        event.amount = meeples;
        event.points = -points_lost_by_a_meeple * meeples;
        emit(table, event);
        pay(table, rules.colours[i], {Source::vodyanoy, event.points});
    }
}

void LakesPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::vodyanoy)) return;
    arena.allocate(lakes, 1);
    arena.allocate(lake_tiles, setup.amounts.with(Mark::vodyanoy));
}

std::uint32_t most_offers_of_vodyanoy(const Setup& setup) { return setup.figure_count; }

}  // namespace mistbank

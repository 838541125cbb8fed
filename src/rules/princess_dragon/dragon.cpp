// The dragon (PRD-2 to PRD-12) flies to volcanoes. When a dragon tile is laid, the players take turns to move the
// dragon, up to six steps.
#include <algorithm>
#include <iterator>

#include "rules/hashing.hpp"
#include "rules/piles.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

constexpr int steps_of_a_move = 6;  // PRD-7
constexpr int tiles_of_a_move = 1 + steps_of_a_move;

void tell_of_dragon(Table& table, TileIndex from, int step) {
    const PlacedTile& tile = table.board.tiles[table.dragon->at];
    Event event = event_of(table, EventKind::dragon_moved);
    event.x = tile.x;
    event.y = tile.y;
    event.count = static_cast<std::uint8_t>(step);
    event.from_segment = from == none32 ? no_segment : 0;
    if (from != none32) {
        event.from_x = table.board.tiles[from].x;
        event.from_y = table.board.tiles[from].y;
    }
    emit(table, event);
}

const char* refuse_step_to(const Table& table, TileIndex tile) {
    const Dragon& dragon = *table.dragon;
    const TileIndex whole = whole_tile(table, tile);  // PRD-11
    const TileIndex* const end = dragon.visited + dragon.visited_count;
    if (std::find(dragon.visited, end, whole) != end)
        return "PRD-7: the dragon has already been on this tile in this move";
    if (dragon.fairy_at != none32 && is_same_tile(table, dragon.fairy_at, tile)) {
        return "PRD-7: the fairy keeps the dragon off this tile";
    }
    return nullptr;
}

// Calls `visit` with each tile that shares a side with the dragon's tile.
template <class Visit>
void each_neighbour(const Table& table, Visit visit) {
    each_tile_of_whole(table, table.dragon->at, [&](TileIndex part) {
        for (int side = 0; side < 4; ++side) {
            const TileIndex tile = table.board.tile_near(table.board.tiles[part], side);
            if (tile != none32 && !is_same_tile(table, tile, table.dragon->at)) visit(tile);
        }
    });
}

void list_steps(const Table& table, ActionList& list) {
    TileIndex seen[4 * max_start_tiles];
    TileIndex* end = seen;
    each_neighbour(table, [&](TileIndex tile) {
        if (refuse_step_to(table, tile) != nullptr || std::find(seen, end, tile) != end) return;
        *end++ = tile;
        list.add(naming_tile(table, ActionKind::dragon, tile));
    });
}

const char* refuse_step(const Table& table, Action action) {
    const TileIndex wanted = tile_named(table, action);
    if (wanted == none32) return "PRD-7: the cell has no tile";
    bool is_near = false;
    each_neighbour(table, [&](TileIndex tile) { is_near = is_near || tile == wanted; });
    if (const char* reason = refuse_step_to(table, wanted)) return reason;
    return is_near ? nullptr : "PRD-7: the tile shares no side with the dragon's tile";
}

bool is_anybody_on(const Table& table, TileIndex whole) {
    bool is = false;
    each_tile_of_whole(table, whole, [&](TileIndex part) {
        const PlacedTile& tile = table.board.tiles[part];
        const int segments = table.board.shape(tile).segment_count;
        for (int number = 0; number < segments; ++number) is = is || table.board.node(tile, number).figure != 0;
    });
    return is;
}

// PRD-8, MEET-33: the dragon eats all figures on its tile, except barns.
void eat(Table& table) {
    if (!is_anybody_on(table, table.dragon->at)) return;
    const auto is_there = [&](int index) {
        const Figure& figure = table.figures[index];
        return figure.kind != FigureKind::barn &&
               is_same_tile(table, table.board.nodes[figure.node].tile, table.dragon->at);
    };
    send_home_together(table, is_there, [&](int index) {
        Event event = event_about(table, EventKind::figure_eaten, table.figures[index]);
        event.count = table.figures[index].ghosts;
        emit(table, event);
    });
}

void resolve_step(Table& table, Action action) {
    Dragon& dragon = *table.dragon;
    const TileIndex from = dragon.at;
    dragon.at = tile_named(table, action);
    tell_of_dragon(table, from, dragon.visited_count);
    dragon.visited[dragon.visited_count++] = whole_tile(table, dragon.at);
    eat(table);
}

// MEET-23: the active player moves the dragon first; the others follow clockwise.
int who_moves_dragon(const Table& table) {
    return (table.state->player + table.dragon->visited_count - 1) % table.setup->rules.players;
}

bool can_step(const Table& table) {
    ActionList list(nullptr, 0);
    list_steps(table, list);
    return list.count() > 0;
}

void end_move(Table& table) {
    std::fill(std::begin(table.dragon->visited), std::end(table.dragon->visited), 0);
    table.dragon->visited_count = 0;
    table.state->stage = StageOfDragon::rests;
}

}  // namespace

// PRD-4: the dragon eats nothing when it flies to a volcano. After the first volcano is laid, the tiles that waited for
// the volcano return to the pile (PRD-3, MEET-6).
Progress fly_to_volcano(Table& table) {
    if (!has_mark(table, table.state->laid, Mark::volcano)) return Progress::next;
    Dragon& dragon = *table.dragon;
    const TileIndex from = dragon.at;
    dragon.at = table.state->laid;
    tell_of_dragon(table, from, 0);
    if (from == none32) begin_second_order(table);
    return Progress::next;
}

// PRD-6, PRD-7
Progress move_dragon(Table& table) {
    Dragon& dragon = *table.dragon;
    if (table.state->stage == StageOfDragon::rests) return Progress::next;
    if (table.state->stage == StageOfDragon::waits) {
        const bool is_due = dragon.at != none32 && has_mark(table, table.state->laid, Mark::dragon);
        if (!is_due) return Progress::next;
        dragon.visited[dragon.visited_count++] = whole_tile(table, dragon.at);
        table.state->stage = StageOfDragon::moves;
    }
    if (dragon.visited_count == tiles_of_a_move || !can_step(table)) {
        end_move(table);
        return Progress::next;
    }
    return ask(table, DecisionKind::move_dragon);
}

// PRD-7: returns whether the dragon is moving: it has visited its present tile and has a step left.
bool is_dragon_on_the_way(const Table& table) {
    const Dragon& dragon = *table.dragon;
    const auto lies = [&](TileIndex tile) { return tile < table.board.counts->tiles; };
    if (!lies(dragon.at) || !has_mark(table, table.state->laid, Mark::dragon)) return false;
    if (dragon.visited_count < 1 || dragon.visited_count >= std::size(dragon.visited)) return false;
    return std::all_of(dragon.visited, dragon.visited + dragon.visited_count,
                       [&](TileIndex tile) { return lies(tile) && whole_tile(table, tile) == tile; }) &&
           dragon.visited[dragon.visited_count - 1] == whole_tile(table, dragon.at);
}

bool has_dragon_set_out(const Table& table) { return table.dragon->visited_count != 0; }

static void describe_dragon(const Table& table, DecisionDetails& details) {
    details.segment = table.board.tiles[table.dragon->at].first;
}
const DecisionRules dragon_rules = {list_steps, refuse_step, resolve_step, who_moves_dragon, nullptr, describe_dragon};

void DragonPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::princess_dragon)) return;
    arena.allocate(dragon, 1);
    arena.allocate(passed_over, static_cast<std::uint32_t>(setup.types.size()));
}

void add_hash_of_dragon(HashRow& row, const Table& table) {
    if (table.dragon == nullptr) return;
    const Dragon& dragon = *table.dragon;
    add_tile(row, table, dragon.at);
    add_tile(row, table, dragon.fairy_at);
    row.add(table.state->part, dragon.visited_count);
    for (int i = 0; i < dragon.visited_count; ++i) add_tile(row, table, dragon.visited[i]);
}

}  // namespace mistbank

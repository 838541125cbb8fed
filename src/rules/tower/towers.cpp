// Towers (TWR-1 to TWR-8, TWR-10): floors, meeples on top, and captures.
#include <algorithm>
#include <cstdlib>

#include "rules/hashing.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

constexpr std::uint8_t floors_of_a_player[max_players + 1] = {0, 10, 10, 9, 7, 6, 5};  // TWR-1

std::uint8_t& own_floors(const Table& table) {
    return table.towers->floors_left[static_cast<int>(colour_of_active_player(table))];
}

// Returns the tower on this tile; null if there is none. Towers are stored in the order in which their tiles were laid.
TowerOnBoard* tower_on(const Table& table, TileIndex tile) {
    TowerOnBoard* const end = table.towers_on_board + table.towers->count;
    TowerOnBoard* const tower = std::lower_bound(
        table.towers_on_board, end, tile, [](const TowerOnBoard& one, TileIndex wanted) { return one.tile < wanted; });
    return tower != end && tower->tile == tile ? tower : nullptr;
}

bool is_closed_by_meeple(const Table& table, const TowerOnBoard& tower) {
    return table.board.nodes[tower.top].meeples != 0;
}

// Returns why a meeple cannot climb the tower.
const char* refuse_tower(const Table& table, const TowerOnBoard& tower) {
    if (tower.floors == 0) return "TWR-3: the foundation has no floor yet";
    if (is_closed_by_meeple(table, tower)) return "TWR-10: a meeple on top closes the tower";
    return refuse_tile(table, tower.tile);
}

const char* refuse_climbing(const Table& table, const TowerOnBoard& tower, FigureKind kind) {
    if (const char* reason = refuse_tower(table, tower)) return reason;
    return is_among(rules_of(kind).stands_on, SegmentKind::tower)
               ? nullptr
               : "MEET-4: this kind of figure cannot stand on a tower";
}

// --- captures (TWR-4 to TWR-8) ---

// TWR-5, TWR-7: a meeple on the starting block stands on all cells of the block.
bool reaches(const Table& table, const TowerOnBoard& tower, TileIndex tile) {
    const PlacedTile& from = table.board.tiles[tower.tile];
    bool reached = false;
    each_tile_of_whole(table, tile, [&](TileIndex part) {
        const int x = std::abs(table.board.tiles[part].x - from.x);
        const int y = std::abs(table.board.tiles[part].y - from.y);
        reached = reached || (x == 0 && y <= tower.floors) || (y == 0 && x <= tower.floors);
    });
    return reached;
}

const TowerOnBoard& built_tower(const Table& table) { return table.towers_on_board[table.towers->built]; }

// TWR-6
bool can_be_taken(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    return figure.occupies() && reaches(table, built_tower(table), table.board.nodes[figure.node].tile);
}

void list_takes(const Table& table, ActionList& list) {
    list_meeples(table, ActionKind::take, list, [&](int index) { return can_be_taken(table, index); });
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

const char* refuse_take(const Table& table, Action action) {
    if (action.kind == ActionKind::pass) return nullptr;
    const int figure = figure_named(table, action);
    if (figure < 0) return "TWR-4: the named meeple is not on this segment";
    if (!table.figures[figure].occupies()) return "TWR-6: special figures cannot be taken";
    return can_be_taken(table, figure) ? nullptr : "TWR-5: the meeple is out of the tower's reach";
}

void resolve_take(Table& table, Action action) {
    table.state->stage = StageOfPlacing::asked;
    if (action.kind == ActionKind::pass) return;
    const int figure = figure_named(table, action);
    const Colour taker = colour_of_active_player(table);
    if (table.figures[figure].colour == taker) return return_figure(table, figure);  // TWR-8
    capture_figure(table, figure, taker);
    table.towers->taken = static_cast<std::uint8_t>(figure);
    if (must_exchange(table)) table.state->stage = StageOfPlacing::exchanging;
}

}  // namespace

bool has_built(const Table& table) { return table.towers->built < table.towers->count; }

void hand_out_floors(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        table.towers->floors_left[static_cast<int>(rules.colours[i])] = floors_of_a_player[rules.players];
    }
}

void track_foundation(Table& table, TileIndex tile) {
    if (!has_mark(table, tile, Mark::foundation)) return;
    table.towers_on_board[table.towers->count++] = {tile, place_on(table, tile, SegmentKind::tower), 0, {}};
}

int floors_on(const Table& table, TileIndex tile) {
    const TowerOnBoard* const tower = table.towers != nullptr ? tower_on(table, tile) : nullptr;
    return tower != nullptr ? tower->floors : 0;
}

// TWR-2: towers can be built on and climbed in every turn, whatever tile was laid.
void list_towers(const Table& table, ActionList& list) {
    const TowerOnBoard* const towers = table.towers_on_board;
    const std::uint32_t count = table.towers->count;
    const std::uint32_t count_with_floors = own_floors(table) > 0 ? count : 0;
    for (std::uint32_t i = 0; i < count_with_floors && !list.is_enough(); ++i) {
        if (!is_closed_by_meeple(table, towers[i])) list.add(naming_tile(table, ActionKind::floor, towers[i].tile));
    }
    const unsigned at_hand = count != 0 ? kinds_standing_on(meeples_at_hand(table), SegmentKind::tower) : 0;
    const std::uint32_t count_to_climb = at_hand != 0 ? count : 0;
    for (std::uint32_t i = 0; i < count_to_climb && !list.is_enough(); ++i) {
        const TowerOnBoard& tower = towers[i];
        if (refuse_tower(table, tower) != nullptr) continue;
        list_kinds(at_hand, naming_tile(table, ActionKind::tower, tower.tile), list);
    }
}

const char* refuse_floor(const Table& table, Action action) {
    const TowerOnBoard* const tower = tower_on(table, tile_named(table, action));
    if (tower == nullptr) return "TWR-2: the cell has no foundation of a tower";
    if (own_floors(table) == 0) return "TWR-1: the player has no floor left";
    return is_closed_by_meeple(table, *tower) ? "TWR-10: a meeple on top closes the tower" : nullptr;
}

const char* refuse_tower_top(const Table& table, Action action) {
    const TowerOnBoard* const tower = tower_on(table, tile_named(table, action));
    return tower == nullptr ? "TWR-2: the cell has no tower" : refuse_climbing(table, *tower, kind_in(action.count));
}

void build_floor(Table& table, Action action) {
    TowerOnBoard& tower = *tower_on(table, tile_named(table, action));
    ++tower.floors;
    --own_floors(table);
    table.towers->built = static_cast<std::uint32_t>(&tower - table.towers_on_board);
    table.state->stage = StageOfPlacing::taking;
    Event event = event_at(table, EventKind::floor_built, table.board.nodes[tower.top]);
    event.colour = colour_of_active_player(table);
    event.count = tower.floors;
    event.amount = own_floors(table);
    emit(table, event);
}

void climb_tower(Table& table, Action action) {
    place_figure(table, kind_in(action.count), colour_of_active_player(table),
                 tower_on(table, tile_named(table, action))->top);
}

static void describe_take(const Table& table, DecisionDetails& details) {
    details.segment = table.board.tiles[table.towers_on_board[table.towers->built].tile].first;
}
const DecisionRules take_rules = {list_takes, refuse_take, resolve_take, nullptr, nullptr, describe_take};

void TowersPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::tower)) return;
    arena.allocate(towers, 1);
    arena.allocate(towers_on_board, setup.amounts.with(Mark::foundation));
}

void add_hash_of_towers(HashRow& row, const Table& table) {
    if (table.towers == nullptr) return;
    const Towers& towers = *table.towers;
    row.add(towers.has_ransomed).add_all(towers.floors_left);
    if (table.state->decision == DecisionKind::take) add_tile(row, table, table.towers_on_board[towers.built].tile);
    if (table.state->decision == DecisionKind::exchange) row.add(table.figures[towers.taken].colour);
}

std::uint64_t hash_of_towers_on_board(const Table& table) {
    constexpr About about_floors{5};
    std::uint64_t sum = 0;
    for (std::uint32_t i = 0; table.towers != nullptr && i < table.towers->count; ++i) {
        const TowerOnBoard& tower = table.towers_on_board[i];
        const PlacedTile& tile = table.board.tiles[tower.tile];
        if (tower.floors > 0) sum += row_of(about_floors, tile.x, tile.y, tower.floors);
    }
    return sum;
}

}  // namespace mistbank

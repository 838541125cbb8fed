// Flying machines (FLY): a meeple takes off, the die is rolled, and the meeple lands or crashes.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

const PlacedTile& machine(const Table& table) { return table.board.tiles[table.state->laid]; }

bool shows_machine(const Table& table) {
    return (table.board.shape(machine(table)).tile_marks & bit(Mark::machine)) != 0;
}

// FLY-1: the printed direction turns with the tile.
Step direction(const Table& table) {
    const PlacedTile& tile = machine(table);
    const unsigned printed = table.board.shape(tile).machine_direction;
    return around[(printed & 4u) | ((printed + tile.rotation) & 3u)];
}

Action cell_flown_to(const Table& table) {
    const Step step = direction(table);
    Action action;
    action.x = static_cast<std::int16_t>(machine(table).x + step.x * table.flight->die);
    action.y = static_cast<std::int16_t>(machine(table).y + step.y * table.flight->die);
    return action;
}

// --- landing (FLY-2 to FLY-7) ---

// FLY-5: a flight to a tile of the starting block reaches every feature of the block.
bool is_flown_to(const Table& table, TileIndex tile) {
    const TileIndex below = tile_named(table, cell_flown_to(table));
    return below != none32 && is_same_tile(table, below, tile);
}

const char* refuse_landing_at(const Table& table, NodeIndex at) {
    const SegmentKind kind = table.board.nodes[at].kind;
    if (kind == SegmentKind::field) return "FLY-3: a meeple cannot land on a field";
    if (kind == SegmentKind::tower) return "FLY-3: a meeple cannot land on a tower";
    return refuse_arrival(table, table.flight->kind, at, false);
}

void list_landings(const Table& table, ActionList& list) {
    const TileIndex below = tile_named(table, cell_flown_to(table));
    if (below == none32) return;
    each_tile_of_whole(table, below, [&](TileIndex index) {
        const PlacedTile& tile = table.board.tiles[index];
        for (int number = 0; number < table.board.shape(tile).segment_count; ++number) {
            const auto at = static_cast<NodeIndex>(tile.first + number);
            if (refuse_landing_at(table, at) == nullptr) list.add(naming(table, ActionKind::land, at));
        }
    });
}

const char* refuse_landing(const Table& table, Action action) {
    const NodeIndex at = node_named(table, action);
    if (at == none32) return "FLY-2: the cell has no such segment";
    if (!is_flown_to(table, table.board.nodes[at].tile)) return "FLY-1: the flight does not lead to this tile";
    return refuse_landing_at(table, at);
}

void resolve_landing(Table& table, Action action) {
    place_figure(table, table.flight->kind, colour_of_active_player(table), node_named(table, action));
    table.state->stage = StageOfPlacing::asked;
}

// FLY-4: no piece moves, because a meeple stays in its supply until it lands.
void crash(Table& table) {
    const Action cell = cell_flown_to(table);
    Event event = event_of(table, EventKind::flight_crashed);
    event.colour = colour_of_active_player(table);
    event.figure = table.flight->kind;
    event.x = cell.x;
    event.y = cell.y;
    emit(table, event);
    table.state->stage = StageOfPlacing::asked;
}

// --- the die ---

}  // namespace

bool can_be_rolled(unsigned number) { return number >= 1 && number <= die_faces; }

void record_die(Table& table, unsigned number) {
    Flight& flight = *table.flight;
    flight.die = static_cast<std::uint8_t>(number);
    ++flight.rolls;
    table.state->stage = StageOfPlacing::landing;
    Event event = event_of(table, EventKind::die_rolled);
    event.count = flight.die;
    event.x = machine(table).x;
    event.y = machine(table).y;
    emit(table, event);
}

static bool can_fly(const Table& table) {
    return shows_machine(table) && rules_of(table.flight->kind).occupies &&
           figure_in_supply(table, colour_of_active_player(table), table.flight->kind) >= 0;
}

bool awaits_die(const Table& table) {
    return table.state->awaited == Awaited::die && can_fly(table) && table.flight->rolls < table.setup->dice;
}

bool can_land(const Table& table) { return can_fly(table) && can_be_rolled(table.flight->die); }

const char* refuse_state_of_flight(const Table& table) {
    return table.flight->rolls <= tiles_with(table, Mark::machine)
               ? nullptr
               : "FLY-1: the die can be rolled only once for each flying machine laid";
}

unsigned die_dealt(const Table& table) { return table.order[table.setup->dice_from() + table.flight->rolls]; }

// Deals the results of future rolls, which are stored after the draw orders (MEET-21). Past rolls stay unchanged.
void roll_dice_to_come(Table& table, Random& random) {
    const Setup& setup = *table.setup;
    for (std::uint32_t roll = table.flight->rolls; roll < setup.dice; ++roll) {
        table.order[setup.dice_from() + roll] = static_cast<std::uint16_t>(1 + random.below(die_faces));
    }
}

void list_flights(const Table& table, ActionList& list) {
    if (!shows_machine(table)) return;
    for (unsigned kinds = meeples_at_hand(table); kinds != 0; kinds &= kinds - 1) {
        Action action;
        action.kind = ActionKind::fly;
        action.count = static_cast<std::uint8_t>(lowest_bit(kinds));
        list.add(action);
    }
}

const char* refuse_flight(const Table& table, Action) {
    return shows_machine(table) ? nullptr : "FLY-1: the laid tile has no flying machine";
}

void take_off(Table& table, Action action) {
    table.flight->kind = kind_in(action.count);
    table.state->stage = StageOfPlacing::rolling;
}

Progress land_meeple(Table& table) {
    ActionList list(nullptr, 0);
    list_landings(table, list);
    if (list.count() > 0) return ask(table, DecisionKind::land);
    crash(table);
    return Progress::again;
}

const DecisionRules landing_rules = {list_landings, refuse_landing, resolve_landing};

void FlightPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::flying_machines)) return;
    arena.allocate(flight, 1);
}

std::uint32_t most_offers_of_flying_machines(
    const Setup& setup) {  // one offer for each kind of meeple, and one for each landing place
    return static_cast<std::uint32_t>(setup.settings.meeple_kinds) +
           max_segments * static_cast<std::uint32_t>(setup.start.size());
}

void add_hash_of_flight(HashRow& row, const Table& table) {
    if (table.flight == nullptr) return;
    const bool lands = table.state->decision == DecisionKind::land;
    if (lands || table.state->decision == DecisionKind::chance)
        row.add(table.flight->kind, lands ? table.flight->die : 0);
}

}  // namespace mistbank

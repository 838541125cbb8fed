// Abbeys (ABM-1 to ABM-9): laid into a hole instead of a drawn tile, and in a last round after the pile is used up.
#include "rules/hashing.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/refusing.hpp"

namespace mistbank {
namespace {

bool has_tiles_at_all_sides(const Table& table, int x, int y) {
    for (int side = 0; side < 4; ++side) {
        if (table.board.tile_at(x + around[side].x, y + around[side].y) == none32) return false;
    }
    return true;
}

// A quick check before has_tiles_at_all_sides() looks up the neighbouring tiles. A cell between four tiles has a
// requirement for each side, or the flag `before_river`.
bool may_be_hole(const Cell& cell) {
    return cell.has_tile == 0 && (asking_sides(cell.asked) == 255 || cell.before_river != 0);
}

// ABM-3: a hole is an empty cell with tiles on all four sides.
bool is_hole(const Table& table, const Cell& cell) {
    return may_be_hole(cell) && has_tiles_at_all_sides(table, cell.x, cell.y);
}

template <class Visit>
void each_hole(const Table& table, Visit visit) {
    for (CellIndex at = 1; at <= table.board.counts->cells; ++at) {
        if (is_hole(table, table.board.cells[at])) visit(table.board.cells[at]);
    }
}

void list_abbeys(const Table& table, ActionList& list) {
    Action action;
    action.kind = ActionKind::abbey;
    each_hole(table, [&](const Cell& cell) {
        action.x = cell.x;
        action.y = cell.y;
        list.add(action);
    });
    Action draw;
    draw.kind = ActionKind::no_abbey;
    list.add(draw);
}

const char* refuse_abbey(const Table& table, Action action) {
    if (action.kind == ActionKind::no_abbey) return nullptr;
    const CellIndex cell = table.board.cell_at(action.x, action.y);
    if (table.board.cells[cell].has_tile) return "ABM-3: the cell already has a tile";
    return cell != nowhere && is_hole(table, table.board.cells[cell])
               ? nullptr
               : "ABM-3: an abbey needs tiles at all four sides of its cell";
}

void resolve_abbey(Table& table, Action action) {
    State& state = *table.state;
    if (action.kind == ActionKind::no_abbey) {
        state.stage = StageOfAbbey::declined;
        return;
    }
    if (!use_further_abbey(table, state.player)) {  // HSE-18
        table.abbeys->held = static_cast<std::uint8_t>(table.abbeys->held & ~(1u << state.player));
    }
    lay_abbey(table, action);
}

}  // namespace

void track_holes(Table& table, const PlacedTile& laid) {
    int tiles_beside = 0;
    for (int side = 0; side < 4; ++side) {
        const Cell& beside = table.board.cells[table.board.cell_at(laid.x + around[side].x, laid.y + around[side].y)];
        tiles_beside += beside.has_tile;
        if (is_hole(table, beside)) ++table.abbeys->holes;
    }
    if (tiles_beside == 4) --table.abbeys->holes;  // the laid tile fills a hole
}

// ABM-1
void hand_out_abbeys(Table& table) {
    table.abbeys->held = static_cast<std::uint8_t>((1u << table.setup->rules.players) - 1);
}

bool holds_abbey(const Table& table, int player) { return (table.abbeys->held >> player & 1) != 0; }
bool can_lay_abbey(const Table& table, int player) { return holds_abbey(table, player) && table.abbeys->holes > 0; }

bool may_choose_abbey(const Table& table) { return can_lay_abbey(table, table.state->player); }

// ABM-2: offers the abbey before a tile is drawn. If no tile is left to draw, declining the abbey ends the turn, or the
// second part of the turn (TRB-6).
Progress choose_abbey(Table& table) {
    State& state = *table.state;
    if (state.laid != none32 || state.drawn != none16) return Progress::next;
    if (state.stage == StageOfAbbey::not_declined && may_choose_abbey(table)) {
        return ask_always(table, DecisionKind::abbey);
    }
    const bool is_over = state.stage == StageOfAbbey::declined && is_used_up_for(table, state.player, state.part);
    return is_over ? Progress::ends : Progress::next;
}

// ABM-9
Progress go_round_with_abbeys(Table& table) {
    Abbeys& abbeys = *table.abbeys;
    const int players = table.setup->rules.players;
    if (abbeys.in_last_round == 0) {
        abbeys.in_last_round = 1;
        abbeys.next_in_round = static_cast<std::uint8_t>((table.state->player + 1) % players);
        abbeys.left_in_round = static_cast<std::uint8_t>(players);
    }
    while (abbeys.left_in_round > 0) {
        const int player = abbeys.next_in_round;
        abbeys.next_in_round = static_cast<std::uint8_t>((player + 1) % players);
        --abbeys.left_in_round;
        if (!can_lay_abbey(table, player)) continue;
        begin_turn(table, player);
        return Progress::next_part;
    }
    return Progress::next;
}

const DecisionRules abbey_rules = {list_abbeys, refuse_abbey, resolve_abbey};

void AbbeysPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::abbey_mayor)) return;
    arena.allocate(abbeys, 1);
    abbey = setup.abbey;
}

void configure_abbey_mayor(const Rules&, Settings& settings) {
    settings.fields = true;  // ABM-24
}

// ABM-1
bool hand_out_abbey_tiles(Setup& setup, Error& error) {
    const bool is_played = setup.rules.plays(Expansion::abbey_mayor);
    for (std::size_t type = 0; type < setup.types.size(); ++type) {
        if (!setup.types[type].has(Mark::abbey)) continue;
        if (!is_played) {
            return refuse_tile_sets(error, "ABM-1: tile ", setup.types[type].id,
                                    " is an abbey, but abbey_mayor is not among the expansions");
        }
        if (setup.abbey == none16) setup.abbey = static_cast<std::uint16_t>(type);
        setup.copies[type] = 0;
    }
    if (!is_played || (setup.abbey != none16 && setup.types[setup.abbey].copies >= setup.rules.players)) return true;
    return refuse_tile_sets(error, "ABM-1: the tile sets need an abbey for each of the ", setup.rules.players,
                            " players");
}

// An upper bound: 4 corners for a barn, and the segments that a wagon can reach. The starting block counts as one tile,
// so a wagon near the block reaches more than 9 tiles.
std::uint32_t most_offers_of_abbey_mayor(const Setup& setup) {
    return 4u + max_segments * (9u + static_cast<std::uint32_t>(setup.start.size()) * 9u);
}

void add_hash_of_abbeys(HashRow& row, const Table& table) {
    if (table.abbeys == nullptr) return;
    const Abbeys& abbeys = *table.abbeys;
    row.add(abbeys.held, abbeys.in_last_round, abbeys.next_in_round, abbeys.left_in_round, abbeys.barn_placed);
}

}  // namespace mistbank

// Step 1a: drawing and laying a tile (COM-1 to COM-4).
#include <utility>

#include "board/placements.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/first_player.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/table_and_start.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

// --- drawing ---

void tell_of_type(Table& table, EventKind kind, std::uint16_t type) {
    if (!table.has_listener()) return;
    Event event = event_of(table, kind);
    event.type = type;
    emit(table, event);
}

bool is_river_tile(const Table& table, std::uint16_t type) {
    return table.river != nullptr && table.board.shapes[type].is_river();
}

MISTBANK_COLD bool fits_with_expansions(const Table& table, std::uint16_t type) {
    if (table.dragon != nullptr && waits_for_dragon(table, type)) return false;
    if (table.board.counts->tiles == 0) return true;  // HSE-11
    return is_river_tile(table, type) ? river_tile_fits(table, type) : table.board.fits_somewhere(type);
}

MISTBANK_HOT inline void take_drawn(Table& table, std::uint16_t type) {
    State& state = *table.state;
    ++state.next;
    --table.unseen[type];
    limit_undo(table);
    tell_of_type(table, EventKind::tile_drawn, type);
    if (table.setup->has_parts ? fits_with_expansions(table, type) : table.board.fits_somewhere(type)) {
        state.drawn = type;
    } else {  // COM-4, PRD-3
        const bool waits = table.dragon != nullptr && waits_for_dragon(table, type);
        set_aside_last_drawn(table, type);
        tell_of_type(table, waits ? EventKind::tile_awaits_dragon : EventKind::tile_set_aside, type);
    }
}

// Checks the two actions of a host that are never listed: an unknown tile goes into a hidden hand (HSE-2), or nothing
// in the bag fits (HSE-6). The library cannot verify that nothing fits if tiles lie under hills.
const char* refuse_unnamed(const Table& table, ActionKind kind) {
    if (table.bag == nullptr) return "the game waits for a draw: name the drawn tile";
    return kind == ActionKind::hidden ? refuse_unknown_tile(table) : refuse_that_nothing_fits(table);
}

void list_draws(const Table& table, ActionList& list) {
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        if (drawable(table, static_cast<std::uint16_t>(type)) == 0) continue;
        Action action;
        action.kind = ActionKind::draw;
        action.x = static_cast<std::int16_t>(type);
        list.add(action);
    }
}

const char* refuse_draw(const Table& table, Action action) {
    if (action.kind != ActionKind::draw) return refuse_unnamed(table, action.kind);
    if (action.x < 0 || static_cast<std::size_t>(action.x) >= table.setup->types.size())
        return "the game has no tile type with this number";
    if (table.unseen[action.x] == 0) return "HID-2: every copy of this tile has been seen";
    if (table.hands != nullptr && copies_in_bag(table, static_cast<std::uint16_t>(action.x)) == 0)
        return "HSE-1: all unseen copies of this tile are in hands";
    if (drawable(table, static_cast<std::uint16_t>(action.x)) > 0) return nullptr;
    return is_choosing_first_player(table) ? "HSE-17: a river tile cannot be drawn to find the first player"
                                           : "RIV-2: the tile is in a later layer of the pile";
}

MISTBANK_COLD void resolve_draw_from_bag(Table& table, Action action) {
    if (action.kind == ActionKind::pass) return on_nothing_fits(table);
    const bool is_known = action.kind == ActionKind::draw;
    const std::uint32_t place = take_named(table, is_known ? static_cast<std::uint16_t>(action.x) : none16);
    if (is_choosing_first_player(table)) return draw_for_start(table, place);
    if (table.hands != nullptr && table.hands->taking != 0) {
        take_into_hand(table, table.hands->taking - 1, place);
    } else if (return_unplayable_tile(table, place)) {
        update_what_fits(table);
    }
}

void resolve_draw(Table& table, Action action) {
    if (table.bag != nullptr) return resolve_draw_from_bag(table, action);
    if (draws_by_second_order(table)) ++table.dragon->place;
    take_drawn(table, static_cast<std::uint16_t>(action.x));
}

// --- laying ---

void list_lays(const Table& table, ActionList& list) {
    const std::uint16_t drawn = table.state->drawn;
    if (is_river_tile(table, drawn)) return list_river_lays(table, list);
    list_placements(table.board, drawn, list);
}

// Tries random cells of the fringe and random rotations until the tile fits, which makes all placements equally likely.
// At least one placement fits, and usually 1 try in 5 succeeds.
bool pick_lay(const Table& table, Random& random, Action& picked) {
    const Board& board = table.board;
    if (is_river_tile(table, table.state->drawn)) return false;
    const TurnedSides& sides = board.shapes[table.state->drawn].sides;
    const std::uint32_t lays = 4 * board.fringe_places();
    Random here = random;  // a local copy, which the compiler can keep in registers
    std::uint32_t place, rotation;
    do {
        const std::uint32_t number = here.below(lays);
        place = number / 4;
        rotation = number % 4;
    } while (!board.is_fringe_place(place) || !sides_fit(board.asked[place], sides[rotation]));
    random = here;
    picked = placement(board.spots[place], rotation);
    return true;
}

MISTBANK_HOT inline const char* refuse_lay_here(const Table& table, std::uint16_t type, Action action) {
    static constexpr const char* side_mismatch[] = {
        "COM-2: the north side does not match its neighbour", "COM-2: the east side does not match its neighbour",
        "COM-2: the south side does not match its neighbour", "COM-2: the west side does not match its neighbour"};
    const Board& board = table.board;
    if (action.count > 3) return "the rotation must be from 0 to 3 quarter turns";
    const CellIndex cell = board.cell_at(action.x, action.y);
    if (!board.is_on_fringe(cell)) {
        return board.cells[cell].has_tile       ? "COM-1: the cell already has a tile"
               : board.cells[cell].before_river ? "RIV-1: the river flows into this cell"
               : board.cells[cell].is_outside   ? refuse_cell_off_table(table)
                                                : "COM-1: the cell shares no side with a face-up tile";
    }
    if (board.fits(type, cell, action.count)) return nullptr;
    const unsigned asked = board.cells[cell].asked;
    const unsigned sides = board.shapes[type].turned[action.count].sides;
    int side = 0;
    while ((asked >> (2 * side) & 3u) == 0 || ((asked ^ sides) >> (2 * side) & 3u) == 0) ++side;
    return side_mismatch[side];
}

const char* refuse_lay(const Table& table, Action action) {
    const std::uint16_t drawn = table.state->drawn;
    if (action.count <= 3 && is_river_tile(table, drawn)) {
        return refuse_river_lay(table, drawn, table.board.cell_at(action.x, action.y), action);
    }
    return refuse_lay_here(table, drawn, action);
}

void resolve_lay(Table& table, Action action) {
    const std::uint16_t type = std::exchange(table.state->drawn, none16);
    table.state->laid = table.board.lay(action.x, action.y, type, action.count);
    if (table.has_listener()) {
        Event event = event_of(table, EventKind::tile_laid);
        event.type = type;
        event.x = action.x;
        event.y = action.y;
        event.count = action.count;
        emit(table, event);
    }
    when_a_tile_is_laid(table);
}

// HSE-1: a player decides about a draw into their hand, although the host names the tile.
int who_draws(const Table& table) {
    const bool is_taking = table.hands != nullptr && table.hands->taking != 0;
    return is_taking ? table.hands->taking - 1 : table.state->player;
}

}  // namespace

const char* refuse_lay_of(const Table& table, std::uint16_t type, Action lay) {
    return refuse_lay_here(table, type, lay);
}
void lay_abbey(Table& table, Action cell) { lay_type(table, table.setup->abbey, cell); }
void lay_type(Table& table, std::uint16_t type, Action lay) {
    table.state->drawn = type;
    resolve_lay(table, lay);
}

bool can_lie(const Table& table, std::uint16_t type, Action lay) {
    if (!is_river_tile(table, type)) return refuse_lay_here(table, type, lay) == nullptr;
    return refuse_river_lay(table, type, table.board.cell_at(lay.x, lay.y), lay) == nullptr;
}

bool tile_fits(const Table& table, std::uint16_t type) { return fits_with_expansions(table, type); }

bool can_be_drawn(const Table& table) { return table.setup->rules.draws == Draws::external && pile_left(table) > 0; }
bool has_tiles(const Table& table) { return table.board.counts->tiles > 0; }
bool has_no_tiles(const Table& table) { return !has_tiles(table); }

Progress draw_tile(Table& table) {
    const State& state = *table.state;
    if (state.drawn != none16 || state.laid != none32) return Progress::next;     // ABM-2: an abbey has been laid
    if (is_pile_empty(table)) return run_out_of_tiles(table, LossReason::tiles);  // LVL-4, CMP-5
    if (table.setup->rules.draws == Draws::external) return ask_always(table, DecisionKind::draw);
    take_drawn(table, draw_from_pile(table));
    return state.drawn != none16 ? Progress::next : Progress::again;
}

Progress lay_tile(Table& table) {
    return table.state->drawn == none16 ? Progress::next : ask_always(table, DecisionKind::lay_tile);
}

static void describe_draw(const Table& table, DecisionDetails& details) {
    if (table.hands == nullptr || table.hands->taking == 0) return;
    details.colour = table.setup->rules.colours[table.hands->taking - 1];
}
const DecisionRules draw_rules = {list_draws, refuse_draw, resolve_draw, who_draws, nullptr, describe_draw};
const DecisionRules lay_rules = {list_lays, refuse_lay, resolve_lay, nullptr, pick_lay};

}  // namespace mistbank

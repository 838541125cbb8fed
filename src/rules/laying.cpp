// 1a: drawing and laying a tile (COM-1 to COM-4).
#include <initializer_list>
#include <utility>

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// --- drawing ---

void tell_of_type(Table& table, EventKind kind, std::uint16_t type) {
    if (!table.is_heard()) return;
    Event event = event_of(table, kind);
    event.type = type;
    tell(table, event);
}

void take_drawn(Table& table, std::uint16_t type) {
    State& state = *table.state;
    ++state.next;
    --table.unseen[type];
    state.last_draw = state.actions;
    tell_of_type(table, EventKind::tile_drawn, type);
    if (table.board.fits_somewhere(type)) {
        state.drawn = type;
    } else {  // COM-4
        set_aside_last_drawn(table, type);
        tell_of_type(table, EventKind::tile_set_aside, type);
    }
}

void list_draws(const Table& table, ActionList& list) {
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        if (table.unseen[type] == 0) continue;
        Action action;
        action.kind = ActionKind::draw;
        action.x = static_cast<std::int16_t>(type);
        list.add(action);
    }
}

const char* refuse_draw(const Table& table, Action action) {
    if (action.x < 0 || static_cast<std::size_t>(action.x) >= table.setup->types.size())
        return "no tile type has this number";
    if (table.unseen[action.x] == 0) return "HID-2: every copy of this tile has been seen";
    return nullptr;
}

void resolve_draw(Table& table, Action action) { take_drawn(table, static_cast<std::uint16_t>(action.x)); }

// --- laying ---

constexpr Beginnings lay_turned(std::initializer_list<std::uint8_t> rotations) {
    Beginnings result{rotations.size(), {}};
    std::size_t i = 0;
    for (const std::uint8_t rotation : rotations) result.each[i++] = {ActionKind::lay, 0, 0, rotation};
    return result;
}
// By the set of rotations, a bit each.
constexpr Beginnings lays_turned[16] = {
    lay_turned({}),     lay_turned({0}),       lay_turned({1}),       lay_turned({0, 1}),
    lay_turned({2}),    lay_turned({0, 2}),    lay_turned({1, 2}),    lay_turned({0, 1, 2}),
    lay_turned({3}),    lay_turned({0, 3}),    lay_turned({1, 3}),    lay_turned({0, 1, 3}),
    lay_turned({2, 3}), lay_turned({0, 2, 3}), lay_turned({1, 2, 3}), lay_turned({0, 1, 2, 3}),
};

void list_lays(const Table& table, ActionList& list) {
    const Cell* const cells = table.board.cells;
    ActionList own = list;  // of its own: no compiler can think that an action written changes it
    table.board.each_fitting_chain(table.state->drawn, [&](CellIndex first, unsigned rotations) {
        const Beginnings lays = lays_turned[rotations];
        CellIndex at = first;
        do {
            own.add_on({cells[at].x, cells[at].y}, lays);
            at = cells[at].next;
        } while (at != nowhere);
    });
    list = own;
}

const char* refuse_lay(const Table& table, Action action) {
    static constexpr const char* side_mismatch[] = {
        "COM-2: the north side does not match its neighbour", "COM-2: the east side does not match its neighbour",
        "COM-2: the south side does not match its neighbour", "COM-2: the west side does not match its neighbour"};
    const Board& board = table.board;
    if (action.count > 3) return "a tile is turned by 0 to 3 quarter turns";
    const CellIndex cell = board.cell_at(action.x, action.y);
    if (board.cells[cell].has_tile) return "COM-1: a tile lies on this cell";
    if (!board.is_on_fringe(cell)) return "COM-1: the cell shares no side with a face-up tile";
    if ((board.fitting(table.state->drawn, cell) >> action.count & 1u) != 0) return nullptr;
    const unsigned asked = board.cells[cell].asked;
    const unsigned sides = board.shapes[table.state->drawn].turned[action.count].sides;
    int side = 0;
    while ((asked >> (2 * side) & 3u) == 0 || ((asked ^ sides) >> (2 * side) & 3u) == 0) ++side;
    return side_mismatch[side];
}

void resolve_lay(Table& table, Action action) {
    State& state = *table.state;
    state.laid = table.board.lay(action.x, action.y, state.drawn, action.count);
    if (is_cemetery(table, table.board.tiles[state.laid])) add_cemetery(table, state.laid);
    const std::uint16_t type = std::exchange(state.drawn, none16);
    if (!table.is_heard()) return;
    Event event = event_of(table, EventKind::tile_laid);
    event.type = type;
    event.x = action.x;
    event.y = action.y;
    event.count = action.count;
    tell(table, event);
}

}  // namespace

Progress draw_tile(Table& table) {
    const State& state = *table.state;
    if (state.drawn != none16) return Progress::next;
    if (pile_left(table) == 0) return run_out_of_tiles(table, LossReason::tiles);  // LVL-4, CMP-5
    if (table.setup->rules.draws == Draws::external) return ask_always(table, DecisionKind::draw);
    take_drawn(table, table.order[state.next]);
    return Progress::again;
}

Progress lay_tile(Table& table) {
    return table.state->drawn == none16 ? Progress::next : ask_always(table, DecisionKind::lay_tile);
}

const DecisionRules draw_rules = {list_draws, refuse_draw, resolve_draw};
const DecisionRules lay_rules = {list_lays, refuse_lay, resolve_lay};

}  // namespace mistbank

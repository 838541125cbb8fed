// 1a: drawing and laying a tile (COM-1 to COM-4).
#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// --- drawing ---

void take_drawn(Table& table, std::uint16_t type) {
    State& state = *table.state;
    ++state.next;
    --table.unseen[type];
    state.last_draw = state.actions;
    Event event = event_of(table, EventKind::tile_drawn);
    event.type = type;
    tell(table, event);
    if (table.board.fits_somewhere(type)) {
        state.drawn = type;
    } else {  // COM-4
        table.set_aside[state.set_asides++] = type;
        event.kind = EventKind::tile_set_aside;
        tell(table, event);
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

void list_lays(const Table& table, ActionList& list) {
    const Board& board = table.board;
    Action action;
    action.kind = ActionKind::lay;
    for (std::uint32_t word = 0; word < board.fringe_words(); ++word) {
        for (std::uint64_t rest = board.fringe[word]; rest != 0; rest &= rest - 1) {
            const auto cell = static_cast<std::uint16_t>(64 * word + lowest_bit(rest));
            action.x = board.cells[cell].x;
            action.y = board.cells[cell].y;
            for (unsigned fitting = board.fitting(table.state->drawn, cell); fitting != 0; fitting &= fitting - 1) {
                action.count = static_cast<std::uint8_t>(lowest_bit(fitting));
                list.add(action);
            }
        }
    }
}

const char* refuse_lay(const Table& table, Action action) {
    static constexpr const char* side_mismatch[] = {
        "COM-2: the north side does not match its neighbour", "COM-2: the east side does not match its neighbour",
        "COM-2: the south side does not match its neighbour", "COM-2: the west side does not match its neighbour"};
    const Board& board = table.board;
    if (action.count > 3) return "a tile is turned by 0 to 3 quarter turns";
    const std::uint16_t cell = board.cell_at(action.x, action.y);
    if (cell != none16 && board.cells[cell].tile != none16) return "COM-1: a tile lies on this cell";
    if (cell == none16 || !board.on_fringe(cell)) return "COM-1: the cell shares no side with a face-up tile";
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
    if (table.board.has_centre(table.board.tiles[state.laid], SegmentKind::cemetery)) {
        table.cemetery_tiles[state.cemeteries++] = state.laid;
    }
    Event event = event_of(table, EventKind::tile_laid);
    event.type = state.drawn;
    event.x = action.x;
    event.y = action.y;
    event.count = action.count;
    tell(table, event);
    state.drawn = none16;
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

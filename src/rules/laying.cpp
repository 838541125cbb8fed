// 1a: drawing and laying a tile (COM-1 to COM-4).
#include <cstring>
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

bool is_river_tile(const Table& table, std::uint16_t type) {
    return table.river != nullptr && table.board.shapes[type].is_river();
}

void take_drawn(Table& table, std::uint16_t type) {
    State& state = *table.state;
    ++state.next;
    --table.unseen[type];
    state.last_draw = state.actions;
    tell_of_type(table, EventKind::tile_drawn, type);
    if (is_river_tile(table, type) ? river_tile_fits(table, type) : table.board.fits_somewhere(type)) {
        state.drawn = type;
    } else {  // COM-4
        set_aside_last_drawn(table, type);
        tell_of_type(table, EventKind::tile_set_aside, type);
    }
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
    if (action.x < 0 || static_cast<std::size_t>(action.x) >= table.setup->types.size())
        return "no tile type has this number";
    if (table.unseen[action.x] == 0) return "HID-2: every copy of this tile has been seen";
    return drawable(table, static_cast<std::uint16_t>(action.x)) == 0 ? "RIV-2: other tiles lie above it in the pile"
                                                                      : nullptr;
}

void resolve_draw(Table& table, Action action) { take_drawn(table, static_cast<std::uint16_t>(action.x)); }

// --- laying ---

/// The lays on one cell, but for the cell, as the first two and the last two of them: writing both writes two, three or
/// four, quicker than finding out how many.
struct alignas(64) Lays {
    Action first_two[2];
    Action last_two[2];
    std::size_t count;
    std::size_t before_last_two;

    const Action& operator[](std::size_t i) const { return i < 2 ? first_two[i] : last_two[i - before_last_two]; }
};

constexpr Lays lays_turned_by(std::initializer_list<std::uint8_t> rotations) {
    Lays lays{{}, {}, rotations.size(), rotations.size() < 2 ? 0 : rotations.size() - 2};
    std::size_t i = 0;
    for (const std::uint8_t rotation : rotations) {
        Action lay;
        lay.kind = ActionKind::lay;
        lay.count = rotation;
        if (i < 2) lays.first_two[i] = lay;
        if (i >= lays.before_last_two) lays.last_two[i - lays.before_last_two] = lay;
        ++i;
    }
    return lays;
}
// By the set of rotations, a bit each.
constexpr Lays lays_turned[16] = {
    lays_turned_by({}),     lays_turned_by({0}),       lays_turned_by({1}),       lays_turned_by({0, 1}),
    lays_turned_by({2}),    lays_turned_by({0, 2}),    lays_turned_by({1, 2}),    lays_turned_by({0, 1, 2}),
    lays_turned_by({3}),    lays_turned_by({0, 3}),    lays_turned_by({1, 3}),    lays_turned_by({0, 1, 3}),
    lays_turned_by({2, 3}), lays_turned_by({0, 2, 3}), lays_turned_by({1, 2, 3}), lays_turned_by({0, 1, 2, 3}),
};

Action on_spot(Action lay, Spot spot) {
    lay.x = spot.x;
    lay.y = spot.y;
    return lay;
}

std::uint64_t word_of(const Action& action) {
    std::uint64_t word;
    static_assert(sizeof action == sizeof word);
    std::memcpy(&word, &action, sizeof word);
    return word;
}

/// Writes the lays on a spot and answers where they end. A single one is written twice: another must follow.
Action* write_at_once(const Lays& lays, Spot spot, Action* at) {
    const std::uint64_t on = word_of(on_spot({}, spot));
    const std::uint64_t first_two[2] = {word_of(lays.first_two[0]) | on, word_of(lays.first_two[1]) | on};
    const std::uint64_t last_two[2] = {word_of(lays.last_two[0]) | on, word_of(lays.last_two[1]) | on};
    std::memcpy(static_cast<void*>(at), first_two, sizeof first_two);
    std::memcpy(static_cast<void*>(at + lays.before_last_two), last_two, sizeof last_two);
    return at + lays.count;
}

void list_lays_one_by_one(const Table& table, ActionList& list) {
    table.board.each_fitting(table.state->drawn, [&](Spot spot, unsigned rotations) {
        const Lays& lays = lays_turned[rotations];
        for (std::size_t i = 0; i < lays.count; ++i) list.add(on_spot(lays[i], spot));
    });
}

// The lays of the first spot come last: only they need be written one by one.
void list_lays(const Table& table, ActionList& list) {
    const Board& board = table.board;
    if (is_river_tile(table, table.state->drawn)) return list_river_lays(table, list);
    if (!list.has_room_for(table.setup->action_bound)) return list_lays_one_by_one(table, list);
    Action* end = list.end();
    const Lays* lays_of_first = nullptr;
    Spot first{};
    board.each_fitting_block(table.state->drawn, [&](std::uint32_t at, const Fits& fits) {
        const Spot* const spots = board.spots + at;
        std::uint32_t rest = fits.cells;
        if (lays_of_first == nullptr && rest != 0) {
            const unsigned place = lowest_bit(rest);
            lays_of_first = &lays_turned[fits.rotations[place]];
            first = spots[place];
            rest &= rest - 1;
        }
        for (; rest != 0; rest &= rest - 1) {
            const unsigned place = lowest_bit(rest);
            end = write_at_once(lays_turned[fits.rotations[place]], spots[place], end);
        }
    });
    if (lays_of_first == nullptr) return;
    for (std::size_t i = 0; i < lays_of_first->count; ++i) *end++ = on_spot((*lays_of_first)[i], first);
    list.end_at(end);
}

// Spots of the fringe and rotations by chance, until the tile fits: so each lay is as likely as another. One does fit, and
// as a rule one in five.
bool pick_lay(const Table& table, Random& random, Action& picked) {
    const Board& board = table.board;
    if (is_river_tile(table, table.state->drawn)) return false;
    const TurnedSides& sides = board.shapes[table.state->drawn].sides;
    std::uint32_t place, rotation;
    do {
        const std::uint32_t number = random.below(4 * board.counts->fringe);
        place = number / 4;
        rotation = number % 4;
    } while (!sides_fit(board.asked[place], sides[rotation]));
    picked = on_spot({}, board.spots[place]);
    picked.kind = ActionKind::lay;
    picked.count = static_cast<std::uint8_t>(rotation);
    return true;
}

const char* refuse_lay(const Table& table, Action action) {
    static constexpr const char* side_mismatch[] = {
        "COM-2: the north side does not match its neighbour", "COM-2: the east side does not match its neighbour",
        "COM-2: the south side does not match its neighbour", "COM-2: the west side does not match its neighbour"};
    const Board& board = table.board;
    if (action.count > 3) return "a tile is turned by 0 to 3 quarter turns";
    const CellIndex cell = board.cell_at(action.x, action.y);
    if (is_river_tile(table, table.state->drawn)) return refuse_river_lay(table, cell, action);
    if (!board.is_on_fringe(cell)) {
        return board.cells[cell].has_tile       ? "COM-1: a tile lies on this cell"
               : board.cells[cell].before_river ? "RIV-1: the river flows into this cell"
                                                : "COM-1: the cell shares no side with a face-up tile";
    }
    if (board.fits(table.state->drawn, cell, action.count)) return nullptr;
    const unsigned asked = board.cells[cell].asked;
    const unsigned sides = board.shapes[table.state->drawn].turned[action.count].sides;
    int side = 0;
    while ((asked >> (2 * side) & 3u) == 0 || ((asked ^ sides) >> (2 * side) & 3u) == 0) ++side;
    return side_mismatch[side];
}

void resolve_lay(Table& table, Action action) {
    State& state = *table.state;
    state.laid = table.board.lay(action.x, action.y, state.drawn, action.count);
    const std::uint16_t type = std::exchange(state.drawn, none16);
    if (table.is_heard()) {
        Event event = event_of(table, EventKind::tile_laid);
        event.type = type;
        event.x = action.x;
        event.y = action.y;
        event.count = action.count;
        tell(table, event);
    }
    when_a_tile_is_laid(table);
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
const DecisionRules lay_rules = {list_lays, refuse_lay, resolve_lay, nullptr, pick_lay};

}  // namespace mistbank

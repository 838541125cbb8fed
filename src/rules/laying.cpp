// 1a: drawing and laying a tile (COM-1 to COM-4).
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
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

// What a host may say beside what is listed: that a tile went into a hidden hand which it does not know (HSE-2), and
// that nothing fits of what is in the bag, which the library cannot know where tiles lie under hills (HSE-6).
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
        return "no tile type has this number";
    if (table.unseen[action.x] == 0) return "HID-2: every copy of this tile has been seen";
    if (table.hands != nullptr && copies_in_bag(table, static_cast<std::uint16_t>(action.x)) == 0)
        return "HSE-1: every copy of this tile that has not been seen is in a hand";
    return drawable(table, static_cast<std::uint16_t>(action.x)) == 0 ? "RIV-2: other tiles lie above it in the pile"
                                                                      : nullptr;
}

MISTBANK_COLD void resolve_draw_from_bag(Table& table, Action action) {
    if (action.kind == ActionKind::pass) return see_that_nothing_fits(table);
    const bool is_known = action.kind == ActionKind::draw;
    const std::uint32_t place = take_named(table, is_known ? static_cast<std::uint16_t>(action.x) : none16);
    if (table.hands != nullptr && table.hands->taking != 0) {
        take_into_hand(table, table.hands->taking - 1, place);
    } else if (see_drawn_tile(table, place)) {
        see_whether_any_fits(table);
    }
}

void resolve_draw(Table& table, Action action) {
    if (table.bag != nullptr) return resolve_draw_from_bag(table, action);
    if (draws_by_second_order(table)) ++table.dragon->place;
    take_drawn(table, static_cast<std::uint16_t>(action.x));
}

// --- laying ---

Action lay_on(Spot spot, unsigned rotation) {
    Action lay;
    lay.kind = ActionKind::lay;
    lay.count = static_cast<std::uint8_t>(rotation);
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

Action at_spot(Spot spot) {
    Action action;
    action.x = spot.x;
    action.y = spot.y;
    return action;
}

// So many lays at a time: written where there is room for all of them, else only counted, or one by one where the list
// ends among them.
template <class Write, class AddEach>
void list_together(ActionList& list, std::size_t lays, Write write, AddEach add_each) {
    if (Action* const to = list.take(lays)) {
        write(to);
    } else if (list.is_full()) {
        list.count_unwritten(lays);
    } else {
        add_each();
    }
}

#ifdef MISTBANK_SSE2
// An action's lower half says what is laid, its upper one where.
static_assert(offsetof(Action, x) == 4 && sizeof(Action) == 8 && sizeof(Spot) == 4);
#endif

// By Turns: four lays each, but for the cell, of which so many count.
struct alignas(16) KnownLays {
    std::array<Action, sets_of_turns> lays{};
    std::array<std::uint8_t, sets_of_turns> count{};
};
constexpr KnownLays lays_of_turns() {
    KnownLays known;
    for (std::size_t turns = 0; turns < sets_of_turns; turns += 4) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if (!is_among_turns(static_cast<Turns>(turns), rotation)) continue;
            known.lays[turns + known.count[turns]].kind = ActionKind::lay;
            known.lays[turns + known.count[turns]].count = rotation;
            ++known.count[turns];
        }
    }
    return known;
}
constexpr KnownLays known_lays = lays_of_turns();

// The lays on one cell, and something behind them: four in all. They are written as words, not field by field: whoever
// reads one next need not wait until its fields have come together.
MISTBANK_HOT inline void write_four(void* to, const Spot& spot, Turns turns) {
    const Action* const lays = &known_lays.lays[turns];
#ifdef MISTBANK_SSE2
    std::int32_t place;
    std::memcpy(&place, &spot, sizeof place);
    const __m128i where = _mm_shuffle_epi32(_mm_cvtsi32_si128(place), _MM_SHUFFLE(0, 1, 0, 1));
    for (int at = 0; at < 4; at += 2) {
        const __m128i what = _mm_load_si128(reinterpret_cast<const __m128i*>(lays + at));
        _mm_storeu_si128(static_cast<__m128i*>(to) + at / 2, _mm_or_si128(what, where));
    }
#else
    const std::uint64_t where = word_of(at_spot(spot));
    for (std::size_t at = 0; at < 4; ++at) {
        const std::uint64_t lay = word_of(lays[at]) | where;
        std::memcpy(static_cast<char*>(to) + at * sizeof lay, &lay, sizeof lay);
    }
#endif
}

// All lays on these cells. How many a cell has no processor can guess: so four are written for each, as later ones
// cover what is too much. The last three go by way of other memory, and with one before them, so that it is always four
// that come from there.
void write_lays(Action* to, const Spot* spots, const FittingCells& fitting) {
    const std::uint64_t* word = fitting.any;
    const Turns* all_turns = fitting.turns;
    std::uint64_t rest = *word;
    const auto write_next = [&](void* where) {
        while (rest == 0) {
            rest = *++word;
            all_turns += 64;
            spots += 64;
        }
        const unsigned bit = lowest_bit(rest);
        rest &= rest - 1;
        const Turns turns = all_turns[bit];
        write_four(where, spots[bit], turns);
        return known_lays.count[turns];
    };
    const Action* const start = to;
    const Action* const end = to + fitting.lays;
    constexpr std::ptrdiff_t few = 6;  // more leave four before the last three
    const Action* const last = end - start > few ? end - 3 : to;
    while (to < last) to += write_next(to);
    const std::ptrdiff_t left = end - to;
    if (left == 0) return;
    std::uint64_t room[4 + (few - 1) + 4];
    if (to != start) std::memcpy(room, to - 4, 4 * sizeof *to);
    std::ptrdiff_t written = 0;
    while (written < left) written += write_next(room + 4 + written);
    if (to != start) {
        std::memcpy(static_cast<void*>(to + left - 4), room + left, 4 * sizeof *to);
    } else {
        std::memcpy(static_cast<void*>(to), room + 4, static_cast<std::size_t>(left) * sizeof *to);
    }
}

void list_lays_of_cells(const Board& board, std::uint16_t type, ActionList& list) {
    const TurnedSides sides = board.shapes[type].sides;
    FittingCells fitting;
    for (std::uint32_t from = 0; from < board.counts->fringe; from += most_cells_at_once) {
        const std::uint32_t cells = std::min(most_cells_at_once, board.counts->fringe - from);
        const Spot* const spots = board.spots + from;
        see_fitting(board.asked + from, cells, sides, fitting);
        const auto write = [&](Action* to) { write_lays(to, spots, fitting); };
        list_together(list, fitting.lays, write, [&] {
            for (std::uint32_t cell = 0; cell < cells; ++cell) {
                for (unsigned rotation = 0; rotation < 4; ++rotation) {
                    if (is_among_turns(fitting.turns[cell], rotation)) list.add(lay_on(spots[cell], rotation));
                }
            }
        });
    }
}

constexpr unsigned half_block = fringe_block / 2;

// The same rotations on each of so many spots; returns what comes behind them.
template <int rotations>
Action* write_spots(Action* to, const Spot* spots, unsigned count, const std::uint64_t (&lays)[4]) {
    for (unsigned at = 0; at < count; ++at) {
        for (int number = 0; number < rotations; ++number) {
            const std::uint64_t lay = lays[number] | word_of(at_spot(spots[at]));
            std::memcpy(static_cast<void*>(to++), &lay, sizeof lay);
        }
    }
    return to;
}

// Likewise on half a block of the fringe, two actions at a time.
template <int rotations>
Action* write_half_block(Action* to, const Spot* spots, const std::uint64_t (&lays)[4]) {
#ifdef MISTBANK_SSE2
    static_assert(half_block % 4 == 0);
    const auto write = [&](__m128i where, std::uint64_t one, std::uint64_t other) {
        const __m128i what = _mm_set_epi64x(static_cast<long long>(other), static_cast<long long>(one));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_or_si128(where, what));
        to += 2;
    };
    const auto write_one_spot = [&](__m128i twice) {
        write(twice, lays[0], lays[1]);
        if (rotations == 4) write(twice, lays[2], lays[3]);
    };
    const auto write_two_spots = [&](__m128i where) {
        if (rotations == 1) return write(where, lays[0], lays[0]);
        write_one_spot(_mm_unpacklo_epi64(where, where));
        write_one_spot(_mm_unpackhi_epi64(where, where));
    };
    if constexpr (rotations != 3) {
        const __m128i nothing = _mm_setzero_si128();
        for (unsigned at = 0; at < half_block; at += 4) {
            const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(spots + at));
            write_two_spots(_mm_unpacklo_epi32(nothing, four));
            write_two_spots(_mm_unpackhi_epi32(nothing, four));
        }
        return to;
    }
#endif
    return write_spots<rotations>(to, spots, half_block, lays);
}

struct Rotations {
    std::uint8_t count = 0;
    std::array<std::uint8_t, 4> rotation{};  // so many of them
};

// By bits of rotations.
constexpr std::array<Rotations, 16> rotations_of_bits() {
    std::array<Rotations, 16> all{};
    for (unsigned bits = 0; bits < all.size(); ++bits) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if ((bits >> rotation & 1u) != 0) all[bits].rotation[all[bits].count++] = rotation;
        }
    }
    return all;
}
constexpr std::array<Rotations, 16> known_rotations = rotations_of_bits();

// Blocks of a fringe that is kept in groups: the cells of each ask for the same. Some at a time.
class LaysOfGroups {
public:
    explicit LaysOfGroups(ActionList& list) : list_(list) {}

    void add(const Spot* spots, unsigned cells, unsigned turns) {
        const unsigned rotations = known_rotations[turns].count;
        blocks_[used_++] = {spots, cells, turns, rotations};
        lays_ += std::size_t{cells} * rotations;
        if (used_ == at_a_time) list_them();
    }
    void list_them() {
        list_together(
            list_, lays_, [&](Action* to) { write(to); },
            [&] {
                for (int i = 0; i < used_; ++i) add_one_by_one(blocks_[i]);
            });
        used_ = 0;
        lays_ = 0;
    }

private:
    static constexpr int at_a_time = 64;

    struct Block {
        const Spot* spots;
        unsigned cells;
        unsigned turns;
        unsigned rotations;
    };

    void add_one_by_one(const Block& block) {
        each_fit(fits_of_all(block.turns, block.cells),
                 [&](unsigned cell, unsigned turn) { list_.add(lay_on(block.spots[cell], turn)); });
    }

    // Half a block is written whole where the next blocks' will cover what is too much: no processor can guess how full
    // it is.
    template <int rotations>
    static void write_block(Action* to, const Action* end, const Block& block, const std::uint64_t (&lays)[4]) {
        const std::ptrdiff_t half = half_block * rotations;
        const bool has_more = block.cells > half_block;
        if (end - to < (has_more ? 2 : 1) * half) {
            write_spots<rotations>(to, block.spots, block.cells, lays);
            return;
        }
        to = write_half_block<rotations>(to, block.spots, lays);
        if (has_more) write_half_block<rotations>(to, block.spots + half_block, lays);
    }
    void write(Action* to) const {
        const Action* const end = to + lays_;
        for (int i = 0; i < used_; ++i) {
            const Block& block = blocks_[i];
            std::uint64_t lays[4];
            for (std::size_t k = 0; k < 4; ++k) lays[k] = word_of(lay_on({}, known_rotations[block.turns].rotation[k]));
            switch (block.rotations) {
                case 1: write_block<1>(to, end, block, lays); break;
                case 2: write_block<2>(to, end, block, lays); break;
                case 3: write_block<3>(to, end, block, lays); break;
                default: write_block<4>(to, end, block, lays); break;
            }
            to += block.cells * block.rotations;
        }
    }

    ActionList& list_;
    int used_ = 0;
    std::size_t lays_ = 0;
    Block blocks_[at_a_time];
};

void list_lays_of_groups(const Board& board, std::uint16_t type, ActionList& list) {
    LaysOfGroups lays(list);
    board.groups.find_fitting(board.shapes[type].sides, [&](std::uint32_t block, unsigned turns) {
        lays.add(board.spots + fringe_block * block, board.groups.blocks[block].used, turns);
        return false;
    });
    lays.list_them();
}

void list_lays(const Table& table, ActionList& list) {
    const std::uint16_t drawn = table.state->drawn;
    if (is_river_tile(table, drawn)) return list_river_lays(table, list);
    if (table.board.groups.are_kept()) return list_lays_of_groups(table.board, drawn, list);
    list_lays_of_cells(table.board, drawn, list);
}

// Spots of the fringe and rotations by chance, until the tile fits: so each lay is as likely as another. One does fit,
// and as a rule one in five.
bool pick_lay(const Table& table, Random& random, Action& picked) {
    const Board& board = table.board;
    if (is_river_tile(table, table.state->drawn)) return false;
    const TurnedSides& sides = board.shapes[table.state->drawn].sides;
    const std::uint32_t lays = 4 * board.fringe_places();
    Random here = random;  // kept out of memory, as nothing else is written meanwhile
    std::uint32_t place, rotation;
    do {
        const std::uint32_t number = here.below(lays);
        place = number / 4;
        rotation = number % 4;
    } while (!board.is_fringe_place(place) || !sides_fit(board.asked[place], sides[rotation]));
    random = here;
    picked = lay_on(board.spots[place], rotation);
    return true;
}

MISTBANK_HOT inline const char* refuse_lay_here(const Table& table, std::uint16_t type, Action action) {
    static constexpr const char* side_mismatch[] = {
        "COM-2: the north side does not match its neighbour", "COM-2: the east side does not match its neighbour",
        "COM-2: the south side does not match its neighbour", "COM-2: the west side does not match its neighbour"};
    const Board& board = table.board;
    if (action.count > 3) return "a tile is turned by 0 to 3 quarter turns";
    const CellIndex cell = board.cell_at(action.x, action.y);
    if (!board.is_on_fringe(cell)) {
        return board.cells[cell].has_tile       ? "COM-1: a tile lies on this cell"
               : board.cells[cell].before_river ? "RIV-1: the river flows into this cell"
               : board.cells[cell].is_outside   ? not_on_the_table(table)
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
        return refuse_river_lay(table, table.board.cell_at(action.x, action.y), action);
    }
    return refuse_lay_here(table, drawn, action);
}

void resolve_lay(Table& table, Action action) {
    const std::uint16_t type = std::exchange(table.state->drawn, none16);
    table.state->laid = table.board.lay(action.x, action.y, type, action.count);
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

// HSE-1: of a draw into a hand its player, though it is the host who says what came.
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

bool tile_fits(const Table& table, std::uint16_t type) { return fits_with_expansions(table, type); }

bool can_be_drawn(const Table& table) { return table.setup->rules.draws == Draws::external && pile_left(table) > 0; }
bool has_tiles(const Table& table) { return table.board.counts->tiles > 0; }
bool has_no_tiles(const Table& table) { return !has_tiles(table); }

Progress draw_tile(Table& table) {
    const State& state = *table.state;
    if (state.drawn != none16 || state.laid != none32) return Progress::next;     // ABM-2: an abbey lies already
    if (is_pile_empty(table)) return run_out_of_tiles(table, LossReason::tiles);  // LVL-4, CMP-5
    if (table.setup->rules.draws == Draws::external) return ask_always(table, DecisionKind::draw);
    take_drawn(table, take_off_pile(table));
    return state.drawn != none16 ? Progress::next : Progress::again;
}

Progress lay_tile(Table& table) {
    return table.state->drawn == none16 ? Progress::next : ask_always(table, DecisionKind::lay_tile);
}

const DecisionRules draw_rules = {list_draws, refuse_draw, resolve_draw, who_draws};
const DecisionRules lay_rules = {list_lays, refuse_lay, resolve_lay, nullptr, pick_lay};

}  // namespace mistbank

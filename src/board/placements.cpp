// Lists the possible placements of a tile. Every turn needs this list, and it is long. For speed, actions are written
// as whole words.
#include "board/placements.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "board/bits.hpp"

namespace mistbank {
namespace {

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

// Adds many placements at a time. Writes them if the list has room for all, counts them if the list is full, and
// otherwise adds them one by one.
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
// The lower half of an action contains the kind and the rotation, the upper half the cell.
static_assert(offsetof(Action, x) == 4 && sizeof(Action) == 8 && sizeof(Spot) == 4);
#endif

// For each set of rotations: up to four actions without a cell, and the number of valid actions.
struct alignas(16) PlacementTable {
    std::array<Action, sets_of_turns> lays{};
    std::array<std::uint8_t, sets_of_turns> count{};
};
constexpr PlacementTable make_placement_table() {
    PlacementTable table;
    for (std::size_t turns = 0; turns < sets_of_turns; turns += 4) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if (!is_among_turns(static_cast<Turns>(turns), rotation)) continue;
            table.lays[turns + table.count[turns]].kind = ActionKind::lay;
            table.lays[turns + table.count[turns]].count = rotation;
            ++table.count[turns];
        }
    }
    return table;
}
constexpr PlacementTable placement_table = make_placement_table();

// Writes four actions; only the actions of `turns` are valid. Writes whole words instead of fields, because a read
// after several small writes would be slow.
MISTBANK_HOT inline void write_four(void* to, const Spot& spot, Turns turns) {
    const Action* const lays = &placement_table.lays[turns];
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

// Writes all placements on these cells. Branches on the number of placements per cell would be mispredicted. Therefore
// the code writes four placements for each cell, and those of the next cell overwrite the surplus. The last placements
// go through a buffer, so that nothing is written beyond the list.
void write_placements(Action* to, const Spot* spots, const FittingCells& fitting) {
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
        return placement_table.count[turns];
    };
    const Action* const start = to;
    const Action* const end = to + fitting.lays;
    constexpr std::ptrdiff_t few = 6;  // with more than 6 actions, at least 4 precede the last 3
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

void list_by_cells(const Board& board, std::uint16_t type, ActionList& list) {
    const TurnedSides sides = board.shapes[type].sides;
    FittingCells fitting;
    for (std::uint32_t from = 0; from < board.counts->fringe; from += most_cells_at_once) {
        const std::uint32_t cells = std::min(most_cells_at_once, board.counts->fringe - from);
        const Spot* const spots = board.spots + from;
        see_fitting(board.asked + from, cells, sides, fitting);
        const auto write = [&](Action* to) { write_placements(to, spots, fitting); };
        list_together(list, fitting.lays, write, [&] {
            for (std::uint32_t cell = 0; cell < cells; ++cell) {
                for (unsigned rotation = 0; rotation < 4; ++rotation) {
                    if (is_among_turns(fitting.turns[cell], rotation)) list.add(placement(spots[cell], rotation));
                }
            }
        });
    }
}

constexpr unsigned half_block = fringe_block / 2;

// Writes placements with the same rotations on each of `count` spots. Returns the end of the written actions.
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

// Writes placements with the same rotations on half a block of the fringe, two actions at a time. Returns the end of
// the written actions.
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
    std::array<std::uint8_t, 4> rotation{};  // the first `count` entries are valid
};

// Returns the list of rotations for each bit mask of rotations.
constexpr std::array<Rotations, 16> make_rotations_by_bits() {
    std::array<Rotations, 16> all{};
    for (unsigned bits = 0; bits < all.size(); ++bits) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if ((bits >> rotation & 1u) != 0) all[bits].rotation[all[bits].count++] = rotation;
        }
    }
    return all;
}
constexpr std::array<Rotations, 16> rotations_by_bits = make_rotations_by_bits();

// Collects blocks of a grouped fringe and lists the placements of several blocks together. All cells of a block have
// the same pattern.
class GroupPlacements {
public:
    explicit GroupPlacements(ActionList& list) : list_(list) {}

    void add(const Spot* spots, unsigned cells, unsigned turns) {
        const unsigned rotations = rotations_by_bits[turns].count;
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
                 [&](unsigned cell, unsigned turn) { list_.add(placement(block.spots[cell], turn)); });
    }

    // Writes complete half blocks if the list has room for them; the placements of the next blocks overwrite the
    // surplus. A branch on the number of cells would be mispredicted.
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
            for (std::size_t k = 0; k < 4; ++k) lays[k] = word_of(placement({}, rotations_by_bits[block.turns].rotation[k]));
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

void list_by_groups(const Board& board, std::uint16_t type, ActionList& list) {
    GroupPlacements lays(list);
    board.groups.find_fitting(board.shapes[type].sides, [&](std::uint32_t block, unsigned turns) {
        lays.add(board.spots + fringe_block * block, board.groups.blocks[block].used, turns);
        return false;
    });
    lays.list_them();
}

}  // namespace

void list_placements(const Board& board, std::uint16_t type, ActionList& list) {
    board.groups.are_kept() ? list_by_groups(board, type, list) : list_by_cells(board, type, list);
}

}  // namespace mistbank

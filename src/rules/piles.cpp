// What is drawn from (LVL-3, LVL-4). The piles lie one behind the other in the order of draws; as they are used up
// from the front, what is left of one lies on top of the next by itself.
#include <algorithm>
#include <utility>

#include "board/bits.hpp"
#include "rules/chapters.hpp"
#include "rules/random.hpp"

namespace mistbank {

int pile_size(const Table& table, int pile) {
    const State& state = *table.state;
    if (pile < state.active_pile || pile >= table.settings().piles) return 0;
    const int begin = pile == state.active_pile ? state.next : state.pile_end[pile - 1];
    return state.pile_end[pile] - begin;
}

namespace {

// MEET-25: with automatic draws it is known what of the unseen tiles lies under hills.
bool only_dragons_lie_there(const Table& table) {
    const std::uint16_t* const top = table.order + table.state->next;
    return std::all_of(top, top + pile_left(table), [&](std::uint16_t type) { return waits_for_dragon(table, type); });
}

}  // namespace

// They are as none while the dragon is not there.
bool only_dragons_are_left(const Table& table) {
    if (table.dragon->at != none32) return false;
    const bool some_lie_under_hills = table.hills != nullptr && table.hills->hidden > 0;
    if (some_lie_under_hills && table.bag == nullptr && table.setup->rules.draws == Draws::automatic)
        return only_dragons_lie_there(table);
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types; ++type) {
        const bool known = table.bag != nullptr && table.setup->rules.draws == Draws::automatic;
        const int copies = known ? copies_in_bag(table, type) : table.unseen[type];
        if (copies > 0 && !waits_for_dragon(table, type)) return false;
    }
    return true;
}

// PRD-3: since the first volcano lies tiles are drawn by the second order. What had been drawn before is passed over
// in it, so many copies of each type: what is left comes in an order in which each is as likely as another, whatever
// the first order was. Nothing is reshuffled in play, so that undo has nothing to put back.
std::uint16_t take_off_second_order(Table& table) {
    for (;;) {
        const std::uint16_t type = table.order[table.dragon->place++];
        if (table.passed_over[type] == 0) return type;
        --table.passed_over[type];
    }
}

void begin_second_order(Table& table) {
    if (table.bag != nullptr) return return_dragons_to_bag(table);
    State& state = *table.state;
    Dragon& dragon = *table.dragon;
    dragon.drawn_before = state.next;
    dragon.place = table.setup->pile_tiles;
    int back = 0;
    for (std::uint32_t place = 0; place < dragon.drawn_before; ++place) {
        const std::uint64_t its_bit = std::uint64_t{1} << (place % 64);
        if ((table.set_aside[place / 64] & its_bit) == 0 || !has_dragon(table, table.order[place])) continue;
        table.set_aside[place / 64] &= ~its_bit;
        ++table.unseen[table.order[place]];
        ++back;
    }
    state.set_asides -= static_cast<std::uint32_t>(back);
    state.next -= static_cast<std::uint32_t>(back);
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        table.passed_over[type] = static_cast<std::uint16_t>(table.setup->copies[type] - table.unseen[type]);
    }
    if (back == 0) return;
    Event event = event_of(table, EventKind::tiles_shuffled_back);
    event.amount = back;
    event.total = pile_left(table);
    tell(table, event);
}

// COM-4
void set_aside_last_drawn(Table& table, std::uint16_t type) {
    const std::uint32_t place = draws_by_second_order(table) ? table.dragon->place - 1 : table.state->next - 1;
    table.order[place] = type;  // external draws did not know it
    table.set_aside[place / 64] |= std::uint64_t{1} << (place % 64);
    ++table.state->set_asides;
}

std::uint16_t set_aside_type(const Table& table, int index) {
    if (table.bag != nullptr) return table.order[table.aside[index]];
    std::size_t word = 0;
    for (; index >= count_bits_of_word(table.set_aside[word]); ++word)
        index -= count_bits_of_word(table.set_aside[word]);
    std::uint64_t rest = table.set_aside[word];
    while (index-- > 0) rest &= rest - 1;
    return table.order[64 * word + lowest_bit(rest)];
}

namespace {

// RIV-2: the layer that is drawn from.
std::uint8_t top_layer(const Table& table) {
    const HostVector<std::uint8_t>& layers = table.setup->layers;
    std::uint8_t top = none8;
    for (std::size_t type = 0; type < layers.size(); ++type) {
        if (table.unseen[type] > 0) top = std::min(top, layers[type]);
    }
    return top;
}

}  // namespace

bool is_on_top(const Table& table, std::uint16_t type) {
    const HostVector<std::uint8_t>& layers = table.setup->layers;
    return layers.empty() || layers[type] == top_layer(table);
}

int drawable(const Table& table, std::uint16_t type) {
    if (!is_on_top(table, type)) return 0;
    return table.bag != nullptr ? copies_in_bag(table, type) : table.unseen[type];
}

void shuffle_piles(Table& table, Random& random, std::uint32_t from, const std::uint16_t* copies) {
    const HostVector<std::uint8_t>& layers = table.setup->layers;
    const std::size_t types = table.setup->types.size();
    for (int layer = 0; layer < table.setup->layer_count; ++layer) {
        std::uint16_t* const begin = table.order + from;
        std::uint16_t* end = begin;
        for (std::size_t type = 0; type < types; ++type) {
            if (!layers.empty() && layers[type] != layer) continue;
            end = std::fill_n(end, copies[type], static_cast<std::uint16_t>(type));
        }
        const auto count = static_cast<std::uint32_t>(end - begin);
        random.shuffle(count, [&](std::uint32_t a, std::uint32_t b) { std::swap(begin[a], begin[b]); });
        from += count;
    }
}

namespace {

// What of the orders has been drawn from stays, of each the rest is shuffled anew.
void reshuffle_orders(Table& table, Random& random) {
    const Setup& setup = *table.setup;
    const bool second = draws_by_second_order(table);
    const std::uint32_t drawn[2] = {second ? table.dragon->drawn_before : table.state->next,
                                    second ? table.dragon->place : setup.pile_tiles};
    for (std::uint32_t order = 0; order < 2; ++order) {
        std::uint16_t left[max_tile_types];
        std::copy(setup.copies.begin(), setup.copies.end(), left);
        for (std::uint32_t place = order * setup.pile_tiles; place < drawn[order]; ++place) --left[table.order[place]];
        shuffle_piles(table, random, drawn[order], left);
    }
}

}  // namespace

// The real order is never looked at, only how many copies of each type are unseen: so nobody who knows the seed can
// reckon back to it. First what lies face down is drawn, each unseen copy as likely as another, then the rest shuffled.
bool reshuffle_hidden(Table& table, std::uint64_t seed, int viewer) {
    const Board& board = table.board;
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    Random random(seed);
    if (table.bag != nullptr) return reshuffle_bag(table, random, viewer);
    std::uint32_t left = 0;
    for (std::uint16_t type = 0; type < types; ++type) left += table.unseen[type];
    const auto draw = [&] {
        std::uint32_t number = random.below(left--);
        std::uint16_t type = 0;
        while (number >= table.unseen[type]) number -= table.unseen[type++];
        --table.unseen[type];
        return type;
    };
    const auto each_face_down = [&](auto visit) {
        for (TileIndex tile = 0; tile < table.state->board.tiles; ++tile) {
            if (board.tiles[tile].face_down) visit(table.order[board.tiles[tile].first]);
        }
    };
    each_face_down([&](std::uint16_t& its_type) { its_type = draw(); });
    if (table.dragon == nullptr) {
        shuffle_piles(table, random, table.state->next, table.unseen);
    } else {
        reshuffle_orders(table, random);
    }
    each_face_down([&](std::uint16_t its_type) { ++table.unseen[its_type]; });  // unseen they still are
    deal_chances(table, random);
    return true;
}

void open_next_pile(Table& table) {
    ++table.state->active_pile;
    Event event = event_of(table, EventKind::pile_opened);
    event.count = static_cast<std::uint8_t>(table.state->active_pile + 1);
    event.total = pile_left(table);
    tell(table, event);
}

}  // namespace mistbank

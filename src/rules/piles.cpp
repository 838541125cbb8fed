// The piles (LVL-3, LVL-4). The piles follow each other in the draw order and are used up from the front: when a new
// pile opens, the tiles left in the previous pile are drawn first.
#include <algorithm>
#include <utility>

#include "board/bits.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/first_player.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/random.hpp"

namespace mistbank {

int pile_size(const Table& table, int pile) {
    const State& state = *table.state;
    if (pile < state.active_pile || pile >= table.settings().piles) return 0;
    const int begin = pile == state.active_pile ? state.next : state.pile_end[pile - 1];
    return state.pile_end[pile] - begin;
}

namespace {

// Returns the number of tiles under hills and in hidden hands. With external draws, the library does not know these
// tiles, and the result is 0.
std::uint32_t hidden_beside_pile(const Table& table) {
    if (table.setup->rules.draws == Draws::external) return 0;
    std::uint32_t hidden = table.hills != nullptr ? table.hills->hidden : 0;
    if (are_hands_hidden(table)) each_in_hands(table, [&](const HeldTile&) { ++hidden; });
    return hidden;
}

bool has_only_dragons_in_pile(const Table& table) {
    if (table.bag != nullptr) return has_only_dragons_in_bag(table);
    const std::uint16_t* const top = table.order + table.state->next;
    return std::all_of(top, top + pile_left(table), [&](std::uint16_t type) { return has_dragon(table, type); });
}

// Counts unseen tiles without a dragon. Stops when the count has reached `most`.
std::uint32_t count_unseen_without_dragon(const Table& table, std::uint32_t most) {
    std::uint32_t unseen = 0;
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types && unseen < most; ++type) {
        if (!has_dragon(table, type)) unseen += table.unseen[type];
    }
    return unseen;
}

// Returns whether the pile may consist of dragon tiles only: all other unseen tiles can be under hills or in hands. If
// there are no other unseen tiles, all players can work out the answer.
bool may_hold_only_dragons(const Table& table) {
    const std::uint32_t hidden = hidden_beside_pile(table);
    return count_unseen_without_dragon(table, hidden + 1) <= hidden;
}

// Records whether the pile has only dragon tiles, because play now reveals this to all players. Later reshuffles must
// agree with the record.
void note_what_is_told(const Table& table, bool only_dragons) {
    if (may_hold_only_dragons(table) && count_unseen_without_dragon(table, 1) > 0) limit_undo(table);
    Dragon& dragon = *table.dragon;
    const std::uint32_t now = (table.bag != nullptr ? table.bag->time : table.state->next) + 1;
    if (!only_dragons) {
        dragon.others_since = now;
    } else if (dragon.dragons_since == 0 || table.bag == nullptr) {
        dragon.dragons_since = now;
    }
}

// RIV-2: returns the layer from which tiles are drawn.
std::uint8_t top_layer(const Table& table) {
    const HostVector<std::uint8_t>& layers = table.setup->layers;
    std::uint8_t top = none8;
    for (std::size_t type = 0; type < layers.size(); ++type) {
        if (table.unseen[type] > 0) top = std::min(top, layers[type]);
    }
    return top;
}

}  // namespace

// Reads the draw order only if the counts do not decide the answer.
bool only_dragon_tiles_remain(const Table& table) {
    if (table.dragon == nullptr || table.dragon->at != none32 || !may_hold_only_dragons(table)) return false;
    return count_unseen_without_dragon(table, 1) == 0 || has_only_dragons_in_pile(table);
}

bool record_whether_only_dragon_tiles_remain(const Table& table) {
    if (table.dragon->at != none32) return false;
    const bool only_dragons = only_dragon_tiles_remain(table);
    if (table.setup->rules.draws == Draws::automatic) note_what_is_told(table, only_dragons);
    return only_dragons;
}

// PRD-3: after the first volcano, tiles are drawn from the second order. This order passes over as many copies of each
// type as had been drawn before. A random number at each place chooses these copies uniformly. If the first copies were
// passed over instead, the remaining copies would come later than other tiles. The remaining tiles are in uniformly
// random order, independent of the first order. Nothing is reshuffled during play, and undo has nothing to restore.
bool passes_over(const Table& table, std::uint32_t place, std::uint32_t passed_over, std::uint32_t unseen) {
    if (passed_over == 0 || table.settings().first_copies_are_passed_over) return passed_over > 0;
    const Setup& setup = *table.setup;
    const std::uint64_t number = number_in(table.order + setup.numbers_from() + 2 * (place - setup.pile_tiles));
    return (number * (passed_over + unseen)) >> 32 < passed_over;
}

std::uint16_t draw_by_second_order(Table& table) {
    for (;;) {
        const std::uint32_t place = table.dragon->place++;
        const std::uint16_t type = table.order[place];
        if (!passes_over(table, place, table.passed_over[type], table.unseen[type])) return type;
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
        const std::uint64_t place_bit = std::uint64_t{1} << (place % 64);
        if ((table.set_aside[place / 64] & place_bit) == 0 || !has_dragon(table, table.order[place])) continue;
        table.set_aside[place / 64] &= ~place_bit;
        ++table.unseen[table.order[place]];
        ++back;
    }
    state.set_asides -= static_cast<std::uint32_t>(back);
    state.next -= static_cast<std::uint32_t>(back);
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        table.passed_over[type] = static_cast<std::uint16_t>(table.setup->copies[type] - table.unseen[type]);
    }
    if (back == 0) return;
    limit_undo(table);
    Event event = event_of(table, EventKind::tiles_shuffled_back);
    event.amount = back;
    event.total = pile_left(table);
    emit(table, event);
}

// COM-4: sets aside the tile that was drawn last.
void set_aside_last_drawn(Table& table, std::uint16_t type) {
    const std::uint32_t place = draws_by_second_order(table) ? table.dragon->place - 1 : table.state->next - 1;
    table.order[place] = type;  // with external draws, the order did not contain the type yet
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

bool is_on_top(const Table& table, std::uint16_t type) {
    if (is_choosing_first_player(table)) return is_drawn_for_start(table, type);
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

void open_next_pile(Table& table) {
    ++table.state->active_pile;
    Event event = event_of(table, EventKind::pile_opened);
    event.count = static_cast<std::uint8_t>(table.state->active_pile + 1);
    event.total = pile_left(table);
    emit(table, event);
}

}  // namespace mistbank

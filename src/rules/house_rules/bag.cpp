// The pile as a bag: tiles that fit nowhere return to it (HSE-6), or players hold tiles from it (HSE-1).
//
// Each tile has a place in the draw order, dealt at the set-up, and keeps it for the whole game. A draw picks a
// place in the bag with a generator whose seed is also dealt at the set-up. Returned tiles therefore need no shuffle,
// and undo has nothing to restore.
#include "rules/house_rules/bag.hpp"

#include <algorithm>

#include "board/bits.hpp"
#include "rules/house_rules/first_player.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

bool is_automatic(const Table& table) { return table.setup->rules.draws == Draws::automatic; }

void take_out(Table& table, std::uint32_t place) {
    table.in_bag[place / 64] &= ~(std::uint64_t{1} << (place % 64));
    ++table.state->next;
}

std::uint32_t first_in_bag(const Table& table) {
    std::uint32_t word = 0;
    while (table.in_bag[word] == 0) ++word;
    return 64 * word + lowest_bit(table.in_bag[word]);
}

// RIV-2: returns the end of the places in the top layer, which is the first layer that still has tiles.
std::uint32_t end_of_top_layer(const Table& table) {
    const Setup& setup = *table.setup;
    if (setup.layers.empty()) return setup.pile_tiles;
    const std::uint8_t top = setup.layers[table.order[first_in_bag(table)]];
    std::uint32_t end = 0;
    for (std::size_t type = 0; type < setup.types.size(); ++type)
        end += setup.layers[type] <= top ? setup.copies[type] : 0;
    return end;
}

// Returns one word of 64 bits with the places in the bag below `end`.
std::uint64_t word_before(const Table& table, std::uint32_t word, std::uint32_t end) {
    const std::uint64_t all = table.in_bag[word];
    return end - 64 * word >= 64 ? all : all & ((std::uint64_t{1} << (end - 64 * word)) - 1);
}

// Picks a place of the top layer uniformly at random.
std::uint32_t place_by_chance(const Table& table, Random& random) {
    const std::uint32_t end = end_of_top_layer(table);
    int places = 0;
    for (std::uint32_t word = 0; 64 * word < end; ++word) places += count_bits_of_word(word_before(table, word, end));
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(places)));
    std::uint32_t word = 0;
    for (int here; left >= (here = count_bits_of_word(word_before(table, word, end))); ++word) left -= here;
    std::uint64_t rest = table.in_bag[word];
    while (left-- > 0) rest &= rest - 1;
    return 64 * word + lowest_bit(rest);
}

void tell_of_tile(Table& table, EventKind kind, std::uint32_t place) {
    Event event = event_of(table, kind);
    event.type = table.order[place];
    emit(table, event);
}

bool is_of_river(const Table& table, std::uint16_t type) {
    return table.river != nullptr && table.board.shapes[type].is_river();
}

// HSE-6, RIV-6: checks only types in the top layer. River tiles in other layers do not count.
template <class Copies>
bool does_any_fit(const Table& table, Copies copies) {
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types; ++type) {
        if (is_on_top(table, type) && copies(table, type) > 0 && tile_fits(table, type)) return true;
    }
    return false;
}

template <class Copies>
int copies_that_fit(const Table& table, Copies copies) {
    int fitting = 0;
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types; ++type) {
        if (is_on_top(table, type) && tile_fits(table, type)) fitting += copies(table, type);
    }
    return fitting;
}

// Counts the tiles of unknown type: tiles under hills, and tiles in hands that the host has not named.
int copies_nobody_knows(const Table& table) {
    const int under_hills = table.hills != nullptr ? static_cast<int>(table.hills->hidden) : 0;
    return under_hills + (table.hands != nullptr ? unknown_in_hands(table) : 0);
}

/// Counts the copies of each unseen type in the bag in a single pass. Only for automatic draws.
class CopiesInBag {
public:
    explicit CopiesInBag(const Table& table) {
        std::copy_n(table.unseen, table.setup->types.size(), copies_);
        if (are_hands_hidden(table)) each_in_hands(table, [&](const HeldTile& held) { take(table, held); });
        for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
            take(table, table.under_hills[i]);
        }
    }
    int operator()(const Table&, std::uint16_t type) const { return copies_[type]; }

private:
    void take(const Table& table, const HeldTile& held) { --copies_[table.order[held.place]]; }

    std::uint16_t copies_[max_tile_types];
};

// Players see the tiles in open hands; therefore only hidden hands hold unseen copies.
int copies_outside_hands(const Table& table, std::uint16_t type) {
    int copies = table.unseen[type];
    if (!are_hands_hidden(table)) return copies;
    each_in_hands(table, [&](const HeldTile& held) { copies -= table.order[held.place] == type ? 1 : 0; });
    return copies;
}

// Records which types of the top layer fit. Called when no tile in the bag fits: players then know that none of these
// types is in the bag, and later reshuffles must agree with this.
void note_which_fit(Table& table) {
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types; ++type) {
        if (is_on_top(table, type) && tile_fits(table, type)) table.fitted[type / 64] |= std::uint64_t{1} << type % 64;
    }
}

bool tiles_go_back(const Table& table) { return table.settings().house.unplayable == Unplayable::returned; }

}  // namespace

void put_all_into_bag(Table& table) {
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) {
        table.in_bag[place / 64] |= std::uint64_t{1} << (place % 64);
    }
}

void put_into_bag(Table& table, std::uint32_t place) {
    table.in_bag[place / 64] |= std::uint64_t{1} << (place % 64);
    --table.state->next;
    table.seen_at[place] = ++table.bag->time;
    if (!is_automatic(table)) table.order[place] = none16;
}

// If there are more draws than dealt numbers, the numbers repeat. Each repetition gives a different generator.
Random next_generator(Table& table) {
    const std::uint32_t used = table.bag->numbers_used++;
    const std::uint16_t* const halves = table.order + table.setup->numbers_from() + 2 * (used % table.setup->numbers);
    return Random((std::uint64_t{used} << 32) + number_in(halves));
}

// Returns the number of unseen copies of the type in the bag: neither in a hand nor under a hill. With external draws,
// copies under hills count, and so do copies in hands that the host has not named.
int copies_in_bag(const Table& table, std::uint16_t type) {
    int copies = copies_outside_hands(table, type);
    for (std::uint32_t i = 0; is_automatic(table) && table.hills != nullptr && i < table.hills->hidden; ++i) {
        copies -= table.order[table.under_hills[i].place] == type ? 1 : 0;
    }
    return copies;
}

bool has_only_dragons_in_bag(const Table& table) {
    for (std::uint32_t word = 0; 64 * word < table.setup->pile_tiles; ++word) {
        for (std::uint64_t rest = table.in_bag[word]; rest != 0; rest &= rest - 1) {
            if (!has_dragon(table, table.order[64 * word + lowest_bit(rest)])) return false;
        }
    }
    return true;
}

// --- taking tiles ---

std::uint32_t take_by_chance(Table& table) {
    Random random = next_generator(table);
    const std::uint32_t place = place_by_chance(table, random);
    take_out(table, place);
    return place;
}

std::uint32_t take_for_start(Table& table) {
    const auto is_wanted = [&](std::uint32_t place) {
        const bool is_in = (table.in_bag[place / 64] >> (place % 64) & 1u) != 0;
        return is_in && is_drawn_for_start(table, table.order[place]);
    };
    std::uint32_t wanted = 0;
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) wanted += is_wanted(place) ? 1 : 0;
    Random random = next_generator(table);
    std::uint32_t place = 0;
    for (auto before = random.below(wanted); before > 0 || !is_wanted(place); ++place) {
        before -= is_wanted(place) ? 1 : 0;
    }
    take_out(table, place);
    return place;
}

std::uint32_t take_named(Table& table, std::uint16_t type) {
    const std::uint32_t place = first_in_bag(table);
    table.order[place] = type;
    take_out(table, place);
    return place;
}

// HIL-2: hides a tile of the bag under a hill.
void hide_out_of_bag(Table& table) {
    HeldTile& hidden = table.under_hills[table.hills->hidden];
    hidden.place = is_automatic(table) ? take_by_chance(table) : take_named(table, none16);
    hidden.taken_at = ++table.bag->time;
}

// MEET-25: clears `others_since` if the tile that now becomes visible proves that the bag held a tile other than dragon
// tiles at that time.
void mark_open(Table& table, HeldTile tile) {
    if (table.dragon == nullptr || has_dragon(table, table.order[tile.place])) return;
    std::uint32_t& since = table.dragon->others_since;
    if (table.seen_at[tile.place] < since && tile.taken_at >= since) since = 0;
}

// --- draws for immediate laying ---

void put_back(Table& table, std::uint32_t place) {
    tell_of_tile(table, EventKind::tile_returned, place);
    put_into_bag(table, place);
}

void put_aside(Table& table, std::uint32_t place) {
    const std::uint16_t type = table.order[place];
    const bool waits = table.dragon != nullptr && waits_for_dragon(table, type);
    tell_of_tile(table, waits ? EventKind::tile_awaits_dragon : EventKind::tile_set_aside, place);
    table.aside[table.state->set_asides++] = place;
}

// RIV-6: a river tile goes back only if another river tile fits. Returns whether the tile went back.
bool put_unplayable(Table& table, std::uint32_t place) {
    const std::uint16_t type = table.order[place];
    const bool waits = table.dragon != nullptr && waits_for_dragon(table, type);
    ++table.unseen[type];
    const bool is_stuck = is_of_river(table, type) && !does_any_fit(table, copies_in_bag);
    if (waits || is_stuck || !tiles_go_back(table)) {
        --table.unseen[type];
        put_aside(table, place);
        return false;
    }
    put_back(table, place);
    return true;
}

void update_what_fits(Table& table) {
    if (!tiles_go_back(table) || pile_left(table) == 0 || only_dragon_tiles_remain(table)) return;
    const bool any_fits =
        is_automatic(table) ? does_any_fit(table, CopiesInBag(table)) : does_any_fit(table, copies_in_bag);
    if (any_fits) return;
    const bool some_might = does_any_fit(table, copies_outside_hands);
    table.bag->is_used_up = some_might ? BagUse::nothing_in_it_fits : BagUse::nothing_unseen_fits;
    note_which_fit(table);
}

const char* refuse_that_nothing_fits(const Table& table) {
    if (!tiles_go_back(table)) return "HSE-6: in this game, tiles that fit nowhere are set aside";
    if (table.hands != nullptr && table.hands->taking != 0 && table.hands->is_exchanged == 0)
        return "HSE-1: the hand takes any tile, even one that fits nowhere";
    const int unknown = copies_nobody_knows(table);
    return unknown > 0 && copies_that_fit(table, copies_outside_hands) <= unknown
               ? nullptr
               : "HSE-6: an unseen tile in the bag fits";
}

void on_nothing_fits(Table& table) {
    limit_undo(table);
    table.bag->is_used_up = BagUse::nothing_in_it_fits;
    if (table.hands != nullptr) table.hands->taking = 0;
}

bool return_unplayable_tile(Table& table, std::uint32_t place) {
    State& state = *table.state;
    const std::uint16_t type = table.order[place];
    mark_open(table, {place, table.bag->time + 1});
    --table.unseen[type];
    limit_undo(table);
    tell_of_tile(table, EventKind::tile_drawn, place);
    if (tile_fits(table, type)) {
        state.drawn = type;
        return false;
    }
    return put_unplayable(table, place);
}

// Step 1a: replaces draw_tile in games with a bag.
Progress draw_from_bag(Table& table) {
    State& state = *table.state;
    if (state.drawn != none16 || state.laid != none32) return Progress::next;
    if (is_used_up(table)) {
        return table.hands != nullptr ? Progress::ends : run_out_of_tiles(table, LossReason::tiles);  // HSE-4, CMP-5
    }
    if (!is_automatic(table)) return ask_always(table, DecisionKind::draw);
    Random random = next_generator(table);
    bool some_fits = false;  // whether a tile in the bag fits
    while (state.drawn == none16 && !is_used_up(table)) {
        const std::uint32_t place = place_by_chance(table, random);
        take_out(table, place);
        const bool went_back = return_unplayable_tile(table, place);
        if (went_back && !some_fits) update_what_fits(table);
        some_fits = went_back;
    }
    return Progress::again;
}

// PRD-3: returns the tiles that waited for the dragon to the bag.
void return_dragons_to_bag(Table& table) {
    State& state = *table.state;
    std::uint32_t left = 0;
    for (std::uint32_t i = 0; i < state.set_asides; ++i) {
        const std::uint32_t place = table.aside[i];
        const std::uint16_t type = table.order[place];
        if (!has_dragon(table, type)) {
            table.aside[left++] = place;
            continue;
        }
        ++table.unseen[type];
        put_into_bag(table, place);
    }
    const std::uint32_t back = state.set_asides - left;
    std::fill_n(table.aside + left, back, 0u);  // unused entries of a state must be 0
    state.set_asides = left;
    if (back == 0) return;
    limit_undo(table);
    Event event = event_of(table, EventKind::tiles_shuffled_back);
    event.amount = static_cast<std::int32_t>(back);
    event.total = pile_left(table);
    emit(table, event);
}

}  // namespace mistbank

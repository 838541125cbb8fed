// What is hidden lies anew where there is a bag (HID-1, HSE-2): tiles in it, under hills, and in hands.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

using Counts = std::uint16_t[max_tile_types];

bool sees_hand(const Table& table, int viewer, int player) { return viewer == player || !are_hands_hidden(table); }

// Calls `visit` with each tile that lies out of the bag and that the viewer does not see.
template <class Visit>
void each_held(const Table& table, int viewer, Visit visit) {
    for (int player = 0; table.hands != nullptr && player < table.setup->rules.players; ++player) {
        if (sees_hand(table, viewer, player)) continue;
        for (int i = 0; i < table.hands->size[player]; ++i) visit(table.hands->tiles[player][i]);
    }
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) visit(table.under_hills[i]);
}

template <class Visit>
void each_in_bag(const Table& table, Visit visit) {
    for (std::uint32_t word = 0; 64 * word < table.setup->pile_tiles; ++word) {
        for (std::uint64_t rest = table.in_bag[word]; rest != 0; rest &= rest - 1) visit(64 * word + lowest_bit(rest));
    }
}

void set_in_bag(Table& table, std::uint32_t place, bool is_in) {
    const std::uint64_t its_bit = std::uint64_t{1} << (place % 64);
    table.in_bag[place / 64] = (table.in_bag[place / 64] & ~its_bit) | (is_in ? its_bit : 0);
}

bool was_any_seen(const Table& table, int viewer) {
    bool any = false;
    const auto see = [&](std::uint32_t place) { any = any || table.seen_at[place] != 0; };
    each_in_bag(table, see);
    each_held(table, viewer, [&](const HeldTile& held) { see(held.place); });
    return any;
}

// Of the tiles that are held the one that was taken next after this time; null for none.
HeldTile* next_held(const Table& table, int viewer, std::uint32_t time) {
    HeldTile* next = nullptr;
    each_held(table, viewer, [&](HeldTile& held) {
        if (held.taken_at > time && (next == nullptr || held.taken_at < next->taken_at)) next = &held;
    });
    return next;
}

// Which tiles are held: each in turn, any of those that nobody has seen go back into the bag later than it was taken.
// As who comes later may choose among more, each way in which they can lie is as likely as another.
void hold_others(Table& table, Random& random, int viewer) {
    each_held(table, viewer, [&](const HeldTile& held) { set_in_bag(table, held.place, true); });
    std::uint32_t time = 0;
    for (HeldTile* held; (held = next_held(table, viewer, time)) != nullptr;) {
        time = held->taken_at;
        std::uint32_t candidates = 0;
        each_in_bag(table, [&](std::uint32_t place) { candidates += table.seen_at[place] < time ? 1u : 0u; });
        std::uint32_t number = random.below(candidates);
        each_in_bag(table, [&](std::uint32_t place) {
            if (table.seen_at[place] < time && number-- == 0) held->place = place;
        });
        set_in_bag(table, held->place, false);
    }
}

std::uint8_t layer_of(const Table& table, std::uint16_t type) {
    return table.setup->layers.empty() ? std::uint8_t{0} : table.setup->layers[type];
}

// Another tile of the same layer comes to lie at this place, which nobody has seen: one of those that are left.
void put_another(Table& table, Random& random, std::uint32_t place, Counts& left) {
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    const std::uint8_t layer = layer_of(table, table.order[place]);
    std::uint32_t copies = 0;
    for (std::uint16_t type = 0; type < types; ++type) copies += layer_of(table, type) == layer ? left[type] : 0u;
    std::uint32_t number = random.below(copies);
    std::uint16_t type = 0;
    for (;; ++type) {
        if (layer_of(table, type) != layer) continue;
        if (number < left[type]) break;
        number -= left[type];
    }
    --left[type];
    table.order[place] = type;
}

// Who is asked for a tile of the hand has one that fits: everybody knows that (HSE-3).
bool must_fit(const Table& table, int viewer) {
    return table.state->decision == DecisionKind::hand && !sees_hand(table, viewer, table.state->player);
}

bool fits_from_hand(const Table& table) {
    const Hands& hands = *table.hands;
    const int player = table.state->player;
    return std::any_of(hands.tiles[player], hands.tiles[player] + hands.size[player],
                       [&](const HeldTile& held) { return tile_fits(table, table.order[held.place]); });
}

}  // namespace

// The real order is never looked at but for how many copies of each type nobody has seen.
bool reshuffle_bag(Table& table, Random& random, int viewer) {
    bool any_held = false;
    each_held(table, viewer, [&](const HeldTile&) { any_held = true; });
    const bool others_may_be_held = any_held && was_any_seen(table, viewer);
    Counts unseen = {};
    const auto count = [&](std::uint32_t place) {
        if (table.seen_at[place] == 0) ++unseen[table.order[place]];
    };
    each_in_bag(table, count);
    each_held(table, viewer, [&](const HeldTile& held) { count(held.place); });

    Counts left;
    do {
        std::copy(std::begin(unseen), std::end(unseen), left);
        if (others_may_be_held) hold_others(table, random, viewer);
        each_held(table, viewer, [&](const HeldTile& held) {
            if (table.seen_at[held.place] == 0) put_another(table, random, held.place, left);
        });
    } while (must_fit(table, viewer) && !fits_from_hand(table));
    each_in_bag(table, [&](std::uint32_t place) {
        if (table.seen_at[place] == 0) put_another(table, random, place, left);
    });
    deal_chances(table, random);
    return !others_may_be_held;
}

}  // namespace mistbank

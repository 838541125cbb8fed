// The draws of a position with a bag (HSE-6): which tiles are in the bag, in hands and under hills.
#include <algorithm>
#include <utility>

#include "position/draws.hpp"
#include "rules/house_rules/hands.hpp"

namespace mistbank {
namespace {

// Sorts held tiles by the time they were taken. Insertion sort suffices for the small number of held tiles.
void put_in_order_of_taking(HostVector<HeldTile*>& held) {
    for (std::size_t i = 1; i < held.size(); ++i) {
        for (std::size_t at = i; at > 0 && held[at - 1]->taken_at > held[at]->taken_at; --at) {
            std::swap(held[at - 1], held[at]);
        }
    }
}

}  // namespace

bool PositionDraws::settle_bag() {
    State& state = *table_.state;
    const Setup& setup = *table_.setup;
    state.set_asides = static_cast<std::uint32_t>(aside_.size());
    if (state.set_asides > setup.pile_tiles)
        return words_.fail_with("HID-2: ", state.set_asides, " tiles are set aside, but the pile has only ",
                                setup.pile_tiles);
    table_.bag->time = std::max(table_.bag->time, last_time_);
    for (std::size_t type = 0; table_.hands != nullptr && table_.hands->are_dealt != 0 && type < setup.types.size();
         ++type) {
        if (table_.unseen[type] > 0 && setup.shapes[type].is_river() && table_.river != nullptr) {
            return words_.fail_with("HSE-3: hands are dealt after the river, but the river tile ",
                                    quoted(setup.types[type].id), " has not been drawn");
        }
    }
    if (!is_by_place()) return order_bag_by_types();
    std::copy(aside_.begin(), aside_.end(), table_.aside);
    std::uint32_t in_bag = 0;
    for (std::uint32_t place = 0; place < setup.pile_tiles; ++place) {
        in_bag += table_.in_bag[place / 64] >> (place % 64) & 1u;
    }
    state.next = setup.pile_tiles - in_bag;
    return true;
}

// Puts a tile in the next free place of its layer (RIV-2) and returns this place. With external draws, the type can be
// unknown (none16).
std::uint32_t PositionDraws::place_for(std::uint16_t type) {
    const std::uint8_t layer = is_automatic() ? layer_of(table_, type) : std::uint8_t{0};
    const std::uint32_t place = next_of_layer_[layer]++;
    if (is_automatic() || type != none16) table_.order[place] = type;
    return place;
}

bool PositionDraws::order_bag_by_types() {
    State& state = *table_.state;
    const Setup& setup = *table_.setup;
    std::uint32_t tiles = 0;
    for (std::uint8_t layer = 0; layer < most_layers; ++layer) {
        next_of_layer_[layer] = tiles;
        for (std::uint16_t type = 0; type < setup.types.size(); ++type) {
            if (!is_automatic() ? layer == 0 : layer_of(table_, type) == layer) tiles += setup.copies[type];
        }
        end_of_layer_[layer] = tiles;
    }
    Undealt left(table_);
    auto copies = list<int>();
    for (std::uint16_t type = 0; type < setup.types.size(); ++type) {
        left.add(type, setup.copies[type]);
        copies.push_back(setup.copies[type]);
    }
    const auto deal = [&](std::uint16_t type) {
        --copies[type];
        left.add(type, -1);
        return place_for(type);
    };
    for (const std::uint16_t type : laid_) deal(type);
    if (state.drawn != none16) deal(state.drawn);
    for (std::size_t i = 0; i < aside_.size(); ++i) table_.aside[i] = deal(static_cast<std::uint16_t>(aside_[i]));
    const auto each_held = [&](auto visit) {
        each_in_hands(table_, [&](const HeldTile& held) { return visit(const_cast<HeldTile&>(held)); });
        for (std::uint32_t i = 0; table_.hills != nullptr && i < table_.hills->hidden; ++i)
            visit(table_.under_hills[i]);
    };
    auto unknown_ones = list<HeldTile*>();
    bool are_enough = true;
    each_held([&](HeldTile& held) {
        if (held.place == unknown) return unknown_ones.push_back(&held);
        const auto type = static_cast<std::uint16_t>(held.place);
        are_enough = are_enough && copies[type] > 0;
        held.place = are_enough ? deal(type) : 0;
    });
    const std::uint32_t tiles_left = left.count();
    if (!are_enough || unknown_ones.size() > tiles_left) {
        return words_.fail_with("HID-2: the hands hold more tiles than are left");
    }
    state.next = setup.pile_tiles - tiles_left + static_cast<std::uint32_t>(unknown_ones.size());
    Random random(seed_);
    if (!is_automatic()) {
        for (HeldTile* const held : unknown_ones) held->place = place_for(none16);
    } else if (!put_back_returned(left)) {
        return false;
    } else if (!deal_unknown(left, unknown_ones, random)) {
        return false;
    }
    for (std::uint8_t layer = 0; layer < most_layers; ++layer) {
        while (next_of_layer_[layer] < end_of_layer_[layer]) {
            const std::uint32_t place = is_automatic() ? place_for(left.take(random, layer)) : next_of_layer_[layer]++;
            table_.in_bag[place / 64] |= std::uint64_t{1} << (place % 64);
        }
    }
    if (!is_automatic()) return true;
    if (!unknown_ones.empty()) {
        reshuffle_hidden(table_, seed_, told_);
    } else {
        deal_chances(table_, random);
    }
    return true;
}

// Puts the tiles of the lines 'returned' into the bag. deal_unknown() can later move one of these tiles to a hand or
// under a hill.
bool PositionDraws::put_back_returned(Undealt& left) {
    for (const Returned& returned : returned_) {
        if (left.copies()[returned.type] == 0)
            return words_.fail_with("HSE-6: more copies of tile ", quoted(table_.setup->types[returned.type].id),
                                    " are returned than are left");
        left.add(returned.type, -1);
        const std::uint32_t place = place_for(returned.type);
        table_.in_bag[place / 64] |= std::uint64_t{1} << (place % 64);
        table_.seen_at[place] = returned.time;
    }
    return true;
}

// Chooses an unseen tile for each unknown tile in a hand or under a hill. The tiles taken first become tiles that never
// returned to the bag: a tile that returned can be held only if it was taken again later. Tiles that were taken later
// come from lower layers, because upper layers are drawn first.
bool PositionDraws::deal_unknown(Undealt& left, HostVector<HeldTile*>& held, Random& random) {
    put_in_order_of_taking(held);
    const std::size_t first_returned = std::min<std::size_t>(left.count(), held.size());
    std::uint8_t layer = most_layers - 1;
    for (std::size_t i = first_returned; i-- > 0;) {
        while (left.count(layer) == 0) --layer;
        held[i]->place = place_for(left.take(random, layer));
    }
    for (std::size_t i = first_returned; i < held.size(); ++i) {
        std::uint32_t place = 0;
        const auto can_be = [&] {
            const bool is_in = (table_.in_bag[place / 64] >> (place % 64) & 1u) != 0;
            return is_in && table_.seen_at[place] != 0 && table_.seen_at[place] < held[i]->taken_at;
        };
        while (place < table_.setup->pile_tiles && !can_be()) ++place;
        if (place == table_.setup->pile_tiles) return words_.fail_with("HSE-2: no unseen tile is left for a hand");
        table_.in_bag[place / 64] &= ~(std::uint64_t{1} << (place % 64));
        held[i]->place = place;
    }
    return true;
}

}  // namespace mistbank

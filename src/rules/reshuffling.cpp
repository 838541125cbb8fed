// Reshuffles hidden tiles (HID-1): face-down tiles, future draws, and tiles under hills.
#include <algorithm>

#include "rules/house_rules/bag.hpp"
#include "rules/undealt.hpp"

namespace mistbank {
namespace {

// `since` is the time of a fact about the pile (MEET-25). Returns whether play has revealed the fact since the last
// draw. Returns false if no tile lies under a hill, because players can then work out the fact from the tiles that they
// have seen.
bool is_told_since_last_draw(const Table& table, std::uint32_t since) {
    const bool is_away = table.dragon->at == none32;
    return is_away && table.hills != nullptr && table.hills->hidden > 0 && since == table.state->next + 1;
}

void deal_dragons(Table& table, Random& random, Undealt& left) {
    const std::uint32_t end = table.state->next + static_cast<std::uint32_t>(pile_left(table));
    for (std::uint32_t place = table.state->next; place < end; ++place) {
        table.order[place] = left.take(random, layer_of(table, table.order[place]),
                                       [&](std::uint16_t type) { return has_dragon(table, type); });
    }
}

// Deals places up to the first tile that is not a dragon tile. Returns the place of this tile.
std::uint32_t deal_up_to_another(Table& table, Random& random, Undealt& left) {
    const std::uint32_t begin = table.state->next;
    const std::uint32_t end = begin + static_cast<std::uint32_t>(pile_left(table));
    const auto is_other = [&](std::uint16_t type) { return !has_dragon(table, type); };
    std::uint32_t found = end;
    while (found == end) {
        Tosses tosses(left, is_other);
        found = begin;
        while (found < end && !tosses.is_wanted(random, layer_of(table, table.order[found]))) ++found;
    }
    for (std::uint32_t place = begin; place <= found; ++place) {
        table.order[place] = left.take(random, layer_of(table, table.order[place]),
                                       [&](std::uint16_t type) { return is_other(type) == (place == found); });
    }
    return found;
}

// Deals the places of the pile that are restricted by facts revealed in play (MEET-25). Returns the first place after
// them.
std::uint32_t deal_what_is_told(Table& table, Random& random, Undealt& left) {
    const State& state = *table.state;
    if (pile_left(table) == 0) return state.next;
    if (is_told_since_last_draw(table, table.dragon->dragons_since)) {
        deal_dragons(table, random, left);
        return state.next + static_cast<std::uint32_t>(pile_left(table));
    }
    const bool others_are_told = is_told_since_last_draw(table, table.dragon->others_since);
    return others_are_told ? deal_up_to_another(table, random, left) + 1 : state.next;
}

// Returns the copies that have not been drawn from this order: all copies in the piles at the start, minus the drawn
// copies.
Undealt left_of(const Table& table, std::uint32_t order, std::uint32_t drawn) {
    Undealt left(table);
    const Setup& setup = *table.setup;
    const auto types = static_cast<std::uint16_t>(setup.types.size());
    for (std::uint16_t type = 0; type < types; ++type) left.add(type, setup.copies[type]);
    for (std::uint32_t place = order * setup.pile_tiles; place < drawn; ++place) left.add(table.order[place], -1);
    return left;
}

// Drawn places of the orders stay unchanged. The rest of each order is shuffled.
void reshuffle_orders(Table& table, Random& random) {
    const Setup& setup = *table.setup;
    const bool second = draws_by_second_order(table);
    const std::uint32_t drawn_of_first = second ? table.dragon->drawn_before : table.state->next;
    Undealt first = left_of(table, 0, drawn_of_first);
    const std::uint32_t told = second ? drawn_of_first : deal_what_is_told(table, random, first);
    shuffle_piles(table, random, told, first.copies());
    const std::uint32_t drawn_of_second = second ? table.dragon->place : setup.pile_tiles;
    shuffle_piles(table, random, drawn_of_second, left_of(table, 1, drawn_of_second).copies());
}

}  // namespace

// The result depends only on the number of unseen copies of each type, never on the real order. A player who knows the
// seed cannot compute the real order. Face-down tiles are drawn first, uniformly among unseen copies; then the rest is
// shuffled.
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
    each_face_down([&](std::uint16_t its_type) { ++table.unseen[its_type]; });  // face-down tiles are still unseen
    deal_chances(table, random);
    return true;
}

}  // namespace mistbank

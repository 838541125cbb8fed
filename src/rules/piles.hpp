// What is drawn from, what is set aside, what is hidden; and laying a tile that was drawn.
#pragma once

#include <algorithm>

#include "rules/turn.hpp"

namespace mistbank {

// --- piles.cpp: what is drawn from, and what is set aside (LVL-3, LVL-4, COM-4, HID) ---
int pile_size(const Table& table, int pile);
inline int pile_left(const Table& table) { return pile_size(table, table.state->active_pile); }
bool only_waiting_tiles_are_left(const Table& table);  // PRD-3
/// Likewise where what follows tells everybody, and what is dealt anew must agree with it.
bool see_whether_only_waiting_tiles_are_left(const Table& table);
/// MEET-25: tiles that wait for the dragon are as none while it is not there.
inline bool is_pile_empty(const Table& table) {
    return pile_left(table) == 0 || (table.dragon != nullptr && see_whether_only_waiting_tiles_are_left(table));
}
/// Whether the first volcano lies: then tiles are drawn by the second order (PRD-3).
inline bool draws_by_second_order(const Table& table) { return table.dragon != nullptr && table.dragon->at != none32; }
std::uint16_t take_off_second_order(Table& table);
/// Whether the copy at this place is one of those passed over, of so many that still are, and so many unseen ones.
bool passes_over(const Table& table, std::uint32_t place, std::uint32_t passed_over, std::uint32_t unseen);
/// What is left of the second order: calls `visit` with each type and its place, and whether it is passed over.
template <class Visit>
void each_of_second_order(const Table& table, std::uint32_t from, Visit visit) {
    std::uint16_t passed_over[max_tile_types];
    std::uint16_t unseen[max_tile_types];
    std::copy_n(table.passed_over, table.setup->types.size(), passed_over);
    std::copy_n(table.unseen, table.setup->types.size(), unseen);
    for (std::uint32_t place = from; place < 2 * table.setup->pile_tiles; ++place) {
        const std::uint16_t type = table.order[place];
        const bool is_passed_over = passes_over(table, place, passed_over[type], unseen[type]);
        --(is_passed_over ? passed_over : unseen)[type];
        visit(type, place, is_passed_over);
    }
}
inline std::uint16_t take_off_pile(Table& table) {  // automatic draws: the next tile's type
    return draws_by_second_order(table) ? take_off_second_order(table) : table.order[table.state->next];
}
void open_next_pile(Table& table);
int drawable(const Table& table, std::uint16_t type);    // copies that the next draw may bring (RIV-2, HID-2)
bool is_on_top(const Table& table, std::uint16_t type);  // in the layer that is drawn from (RIV-2)
/// Fills the order of draws from this place on, with so many copies of each type, shuffled within each layer.
void shuffle_piles(Table& table, Random& random, std::uint32_t from, const std::uint16_t* copies);
void set_aside_last_drawn(Table& table, std::uint16_t type);
void begin_second_order(Table& table);  // the first volcano lies: tiles that awaited it are in the pile again (PRD-3)
std::uint16_t set_aside_type(const Table& table, int index);  // index below the number set aside
/// Calls `visit` with the type of each tile set aside, in their order: on one way through them.
template <class Visit>
void each_set_aside(const Table& table, Visit visit) {
    if (table.bag != nullptr) {
        for (std::uint32_t i = 0; i < table.state->set_asides; ++i) visit(table.order[table.aside[i]]);
        return;
    }
    int left = table.state->set_asides;
    for (unsigned word = 0; left > 0; ++word) {
        for (std::uint64_t rest = table.set_aside[word]; rest != 0; rest &= rest - 1, --left) {
            visit(table.order[64 * word + lowest_bit(rest)]);
        }
    }
}

/// Whether a tile of this type shows the dragon, and whether it is set aside if it is drawn (PRD-3).
inline bool has_dragon(const Table& table, std::uint16_t type) {
    return (table.board.shapes[type].tile_marks & bit(Mark::dragon)) != 0;
}
inline bool waits_for_dragon(const Table& table, std::uint16_t type) {
    return table.dragon->at == none32 && has_dragon(table, type);
}

// --- reshuffling.cpp: what is hidden lies anew (HID-1) ---
/// Automatic draws: undrawn tiles, face-down ones, and hands but the viewer's own, as the game so far allows. False if
/// its past does not lead there.
bool reshuffle_hidden(Table& table, std::uint64_t seed, int viewer);

// --- laying.cpp: 1a, drawing and laying a tile (COM) ---
bool can_be_drawn(const Table& table);  // by a host who names the tile
bool has_tiles(const Table& table);     // the board
bool has_no_tiles(const Table& table);  // HSE-11
Progress draw_tile(Table& table);
Progress lay_tile(Table& table);
void lay_abbey(Table& table, Action cell);  // ABM-2: as a tile that was drawn
void lay_type(Table& table, std::uint16_t type, Action lay);
const char* refuse_lay_of(const Table& table, std::uint16_t type, Action lay);  // a tile that is no river's
bool tile_fits(const Table& table, std::uint16_t type);  // somewhere, if it may be laid at all (COM-4, PRD-3)
extern const DecisionRules draw_rules;
extern const DecisionRules lay_rules;

}  // namespace mistbank

// Piles, tiles set aside and hidden tiles; laying a drawn tile.
#pragma once

#include <algorithm>

#include "rules/turn.hpp"

namespace mistbank {

// --- piles.cpp: piles and tiles set aside (LVL-3, LVL-4, COM-4, HID) ---
int pile_size(const Table& table, int pile);
inline int pile_left(const Table& table) { return pile_size(table, table.state->active_pile); }
bool only_dragon_tiles_remain(const Table& table);  // PRD-3
/// Does the same as only_dragon_tiles_remain() and records the answer, for callers whose next step reveals the answer
/// to all players. Later reshuffles must agree with the recorded answer.
bool record_whether_only_dragon_tiles_remain(const Table& table);
/// MEET-25: tiles that wait for the dragon do not count while the dragon is off the board.
inline bool is_pile_empty(const Table& table) {
    return pile_left(table) == 0 || (table.dragon != nullptr && record_whether_only_dragon_tiles_remain(table));
}
/// Returns whether tiles are drawn from the second order: the first volcano has been laid (PRD-3).
inline bool draws_by_second_order(const Table& table) { return table.dragon != nullptr && table.dragon->at != none32; }
std::uint16_t draw_by_second_order(Table& table);
/// Returns whether the second order passes over the copy at this place. `passed_over` and `unseen` are the numbers of
/// copies of this type that are still to be passed over and still to be drawn.
bool passes_over(const Table& table, std::uint32_t place, std::uint32_t passed_over, std::uint32_t unseen);
/// Calls `visit` for each place of the second order from `from` on: with the type at the place, the place, and whether
/// the copy there is passed over.
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
inline std::uint16_t draw_from_pile(Table& table) {  // returns the type of the next tile, for automatic draws
    return draws_by_second_order(table) ? draw_by_second_order(table) : table.order[table.state->next];
}
void open_next_pile(Table& table);
/// Returns the number of copies of this type that the next draw can draw (RIV-2, HID-2).
int drawable(const Table& table, std::uint16_t type);
bool is_on_top(const Table& table, std::uint16_t type);  // whether the layers allow drawing it now (RIV-2, HSE-17)
/// Fills the draw order from place `from` on with the given copies of each type, shuffled within each layer.
void shuffle_piles(Table& table, Random& random, std::uint32_t from, const std::uint16_t* copies);
void set_aside_last_drawn(Table& table, std::uint16_t type);
/// Puts the tiles that waited for the first volcano back into the pile (PRD-3).
void begin_second_order(Table& table);
std::uint16_t set_aside_type(const Table& table, int index);  // `index` must be below the number of tiles set aside
/// Calls `visit` with the type of each tile set aside, in order, in a single pass.
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

/// `has_dragon` returns whether a tile of this type shows the dragon. `waits_for_dragon` returns whether a drawn tile
/// of this type is set aside (PRD-3).
inline bool has_dragon(const Table& table, std::uint16_t type) {
    return (table.board.shapes[type].tile_marks & bit(Mark::dragon)) != 0;
}
inline bool waits_for_dragon(const Table& table, std::uint16_t type) {
    return table.dragon->at == none32 && has_dragon(table, type);
}

// --- reshuffling.cpp: reshuffling hidden tiles (HID-1) ---
/// Reshuffles undrawn tiles, face-down tiles and all hands except the viewer's hand, consistently with the game so far.
/// The game must draw automatically. Returns false if the recorded past does not allow the present state.
bool reshuffle_hidden(Table& table, std::uint64_t seed, int viewer);

// --- laying.cpp: step 1a, drawing and laying a tile (COM) ---
bool can_be_drawn(const Table& table);  // whether the host names draws and the pile has a tile
bool has_tiles(const Table& table);     // whether any tile lies on the board
bool has_no_tiles(const Table& table);  // HSE-11
Progress draw_tile(Table& table);
Progress lay_tile(Table& table);
void lay_abbey(Table& table, Action cell);  // lays an abbey like a drawn tile (ABM-2)
void lay_type(Table& table, std::uint16_t type, Action lay);
const char* refuse_lay_of(const Table& table, std::uint16_t type, Action lay);  // for tiles other than river tiles
bool can_lie(const Table& table, std::uint16_t type, Action lay);  // whether the tile may lie face up as `lay` says
/// Returns whether a tile of this type can be laid on any cell now (COM-4, PRD-3).
bool tile_fits(const Table& table, std::uint16_t type);
extern const DecisionRules draw_rules;
extern const DecisionRules lay_rules;

}  // namespace mistbank

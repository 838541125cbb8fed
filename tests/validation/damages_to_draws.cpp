#include <utility>

#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// Returns the first or the last face-down tile; null if there is none.
PlacedTile* face_down_tile(Table& table, bool last = false) {
    PlacedTile* found = nullptr;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        const bool wanted = table.board.tiles[tile].face_down != 0 && (found == nullptr || last);
        if (wanted) found = &table.board.tiles[tile];
    }
    return found;
}

std::uint16_t type_of_next(const Table& table) { return table.order[table.state->next]; }

}  // namespace

const std::vector<Damage>& damages_to_draws() {
    static const std::vector<Damage> damages = {
        {"level3", "the end of pile 1: ", check_piles,
         [](Table& table) {
             --table.state->pile_end[1];
             return true;
         }},
        {"level3", "the active pile 3 does not exist", check_piles,
         [](Table& table) {
             table.state->active_pile = 3;
             return true;
         }},
        {"level3", "more tiles have been drawn than", check_piles,
         [](Table& table) {
             table.state->next = static_cast<std::uint16_t>(table.state->pile_end[table.state->active_pile] + 1);
             return true;
         }},
        {"level2", "is set aside but not drawn", check_copies,
         [](Table& table) {
             const unsigned place = table.state->next;
             table.set_aside[place / 64] |= std::uint64_t{1} << (place % 64);
             return true;
         }},
        {"level2", "the number of tiles set aside: ", check_copies,
         [](Table& table) {
             ++table.state->set_asides;
             return true;
         }},
        {"level5", "shares its place in the draw order", check_copies,
         [](Table& table) {
             PlacedTile* first = face_down_tile(table);
             PlacedTile* last = face_down_tile(table, true);
             if (first == last) return false;
             first->first = last->first;
             return true;
         }},
        {"base", "a tile has an unknown type", check_copies,
         [](Table& table) {
             if (table.state->drawn == none16) return false;
             table.state->drawn = 900;
             return true;
         }},
        {"base", "the number of drawn tiles that lie face up or wait to be laid", check_copies,
         [](Table& table) {
             ++table.state->next;
             return true;
         }},
        {"base", "the number of copies of type", check_copies,
         [](Table& table) {
             if (table.state->drawn == none16) return false;
             table.state->drawn = static_cast<std::uint16_t>((table.state->drawn + 1) % table.setup->types.size());
             return true;
         }},
        {"level5", "the number of copies of type", check_copies,
         [](Table& table) {
             ++table.unseen[type_of_next(table)];
             return true;
         }},
        {"level5", "the number of hidden tiles of type", check_copies,
         [](Table& table) {
             PlacedTile* hidden = face_down_tile(table);
             if (hidden == nullptr || table.order[hidden->first] == type_of_next(table)) return false;
             table.order[hidden->first] = type_of_next(table);
             hidden->type = none16;
             return true;
         }},
        {"base", "of the order holds an unknown type", check_copies,
         [](Table& table) {
             if (table.state->next == table.setup->pile_tiles) return false;
             table.order[table.state->next] = none16;
             return true;
         }},
        {"river", "of the order belongs to an earlier layer", check_copies,
         [](Table& table) {
             if (table.state->next + 2 >= table.setup->pile_tiles) return false;
             if (table.river->is_open == 0) return false;
             std::swap(table.order[table.state->next], table.order[table.setup->pile_tiles - 1]);
             return true;
         }},
        {"level5", "a face-down tile differs from the draw order", check_copies,
         [](Table& table) {
             PlacedTile* hidden = face_down_tile(table);
             if (hidden == nullptr) return false;
             hidden->type = type_of_next(table);
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests

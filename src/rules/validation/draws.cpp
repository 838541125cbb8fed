// Validates the piles, and the use of every copy of every tile.
#include <algorithm>

#include "rules/piles.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

constexpr const char* source_of_piles = "src/rules/piles.cpp";

bool is_set_aside(const Table& table, unsigned place) {
    return (table.set_aside[place / 64] >> (place % 64) & 1u) != 0;
}

/// What has happened to the tile at a place in the draw order.
enum class Become : std::uint8_t { undrawn, face_up, set_aside, face_down, returned, passed_over };

// PRD-3: the second order is used only after the dragon has come onto the board. From then on the first order no longer
// counts. The second order passes over the copies that had been drawn and not returned.
void see_second_order(const Table& table, HostVector<Become>& become, const Flaws& flaws) {
    const std::uint32_t tiles = table.setup->pile_tiles;
    const auto second = become.begin() + tiles;
    if (table.dragon->at == none32) return std::fill(second, become.end(), Become::passed_over);
    auto passed_over = flaws.notes<int>(table.setup->types.size());
    std::uint32_t left = tiles;
    for (std::uint32_t place = 0; place < tiles; ++place) {
        become[place] = Become::passed_over;
        if (place >= table.dragon->drawn_before) continue;
        const std::uint16_t type = table.order[place];
        const bool is_known = type < passed_over.size();  // with external draws, only tiles set aside are known
        become[place] = is_known && has_dragon(table, type) ? Become::returned : Become::face_up;
        if (become[place] == Become::returned) continue;
        if (is_known) ++passed_over[type];
        --left;
    }
    const bool known = table.setup->rules.draws == Draws::automatic;
    auto to_be_drawn = flaws.notes<int>(table.setup->types.size());
    for (std::size_t type = 0; type < to_be_drawn.size(); ++type) {
        to_be_drawn[type] = table.setup->copies[type] - passed_over[type];
    }
    const auto passes = [&](std::uint32_t place) {
        const std::uint16_t type = table.order[place];
        if (type >= passed_over.size()) return false;
        const bool is_passed_over = passes_over(table, place, static_cast<std::uint32_t>(passed_over[type]),
                                                static_cast<std::uint32_t>(to_be_drawn[type]));
        --(is_passed_over ? passed_over : to_be_drawn)[type];
        return is_passed_over;
    };
    for (std::uint32_t place = tiles; place < 2 * tiles; ++place) {
        const bool is_passed_over = known ? passes(place) : place >= tiles + left;
        become[place] = is_passed_over                ? Become::passed_over
                        : place < table.dragon->place ? Become::face_up
                                                      : Become::undrawn;
    }
}

HostVector<Become> what_became(const Table& table, Flaws& flaws) {
    auto become = flaws.notes<Become>(table.setup->places_in_orders(), Become::undrawn);
    std::fill_n(become.begin(), table.state->next, Become::face_up);
    if (table.dragon != nullptr) see_second_order(table, become, flaws);
    int set_aside = 0;
    for (unsigned place = 0; place < become.size(); ++place) {
        if (!is_set_aside(table, place)) continue;
        ++set_aside;
        flaws.expect(become[place] == Become::face_up, "the tile at place ", place, " is set aside but not drawn");
        become[place] = Become::set_aside;
    }
    flaws.equal(table.state->set_asides, set_aside, "the number of tiles set aside");
    for (TileIndex index = 0; index < table.board.counts->tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        if (tile.face_down == 0) continue;
        const bool is_own_place = tile.first < become.size() && become[tile.first] == Become::face_up;
        flaws.expect(is_own_place, "the face-down tile at ", place_of(tile), " shares its place in the draw order");
        if (is_own_place) become[tile.first] = Become::face_down;
    }
    return become;
}

// HID-2: the types of the tiles in the piles and of the face-down tiles match the draw order.
void check_hidden(const Table& table, const HostVector<Become>& become, Flaws& flaws) {
    auto hidden = flaws.notes<int>(table.setup->types.size());
    for (std::size_t place = 0; place < become.size(); ++place) {
        if (become[place] != Become::undrawn && become[place] != Become::face_down) continue;
        const std::uint16_t type = table.order[place];
        flaws.expect(type < hidden.size(), "place ", place, " of the order holds an unknown type");
        const HostVector<std::uint8_t>& layers = table.setup->layers;
        const bool in_layers = layers.empty() || place % table.setup->pile_tiles == 0 || type >= layers.size() ||
                               layers[table.order[place - 1]] <= layers[type];
        flaws.expect(in_layers, "the tile at place ", place,
                     " of the order belongs to an earlier layer than the tile before it");  // RIV-2
        if (type < hidden.size()) ++hidden[type];
    }
    for (std::size_t type = 0; type < hidden.size(); ++type) {
        flaws.equal(hidden[type], table.unseen[type], "the number of hidden tiles of type ", type);
    }
    for (TileIndex index = 0; index < table.board.counts->tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        flaws.expect(tile.face_down == 0 || tile.type == none16,
                     "a face-down tile differs from the draw order, at ", place_of(tile));
    }
}

}  // namespace

// LVL-1, LVL-3: the piles have equal shares of the tiles; each share is rounded up.
void check_piles(const Table& table, Flaws& flaws) {
    flaws.look_at("piles", source_of_piles);
    const State& state = *table.state;
    const int piles = table.settings().piles;
    int end = 0;
    for (int pile = 0; pile < piles; ++pile) {
        const int left = table.setup->pile_tiles - end;
        end += (left + piles - pile - 1) / (piles - pile);
        const int under_hills = table.hills != nullptr ? static_cast<int>(table.hills->hidden) : 0;  // HIL-2
        const bool is_bag = table.bag != nullptr;
        flaws.equal(state.pile_end[pile], is_bag ? end : end - under_hills, "the end of pile ", pile);
    }
    flaws.expect(state.active_pile < piles, "the active pile ", state.active_pile, " does not exist");
    if (state.active_pile >= piles) return;
    flaws.expect(state.next <= state.pile_end[state.active_pile],
                 "more tiles have been drawn than the opened piles held");
}

// Every drawn tile was laid face up, set aside, laid face down, or waits to be laid. The number of tiles of each type
// equals the number of its copies.
void check_copies(const Table& table, Flaws& flaws) {
    if (table.bag != nullptr) return;  // check_bag() checks the copies in a bag
    flaws.look_at("the copies of tiles", source_of_piles);
    const State& state = *table.state;
    const HostVector<Become> become = what_became(table, flaws);
    if (flaws.any()) return;
    const bool known = table.setup->rules.draws == Draws::automatic;
    auto copies = flaws.notes<int>(table.setup->types.size());
    const auto see = [&](std::uint16_t type) {
        flaws.expect(type < copies.size(), "a tile has an unknown type");
        if (type < copies.size()) ++copies[type];
    };
    long long face_up = state.drawn == none16 ? 0 : 1;
    if (state.drawn != none16) see(state.drawn);
    for (std::size_t index = table.setup->start.size(); index < table.board.counts->tiles; ++index) {
        if (table.board.tiles[index].face_down != 0 || is_abbey(table, table.board.tiles[index])) continue;
        see(table.board.tiles[index].type);
        ++face_up;
    }
    flaws.equal(std::count(become.begin(), become.end(), Become::face_up), face_up,
                "the number of drawn tiles that lie face up or wait to be laid");
    long long unseen = 0;
    for (std::size_t place = 0; place < become.size(); ++place) {
        if (become[place] == Become::set_aside) see(table.order[place]);
    }
    for (std::size_t type = 0; type < copies.size(); ++type) {
        unseen += table.unseen[type];
        flaws.equal(copies[type] + table.unseen[type], table.setup->copies[type], "the number of copies of type ",
                    type);
    }
    const auto hidden = [](Become what) { return what == Become::undrawn || what == Become::face_down; };
    flaws.equal(unseen, std::count_if(become.begin(), become.end(), hidden), "the number of unseen tiles");
    if (known) check_hidden(table, become, flaws);
}

}  // namespace mistbank

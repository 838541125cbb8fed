// What is drawn from (LVL-3, LVL-4). The piles lie one behind the other in the order of draws; as they are used up
// from the front, what is left of one lies on top of the next by itself.
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

// COM-4
void set_aside_last_drawn(Table& table, std::uint16_t type) {
    const std::uint16_t place = static_cast<std::uint16_t>(table.state->next - 1);
    table.order[place] = type;  // external draws did not know it
    table.set_aside[place / 64] |= std::uint64_t{1} << (place % 64);
    ++table.state->set_asides;
}

std::uint16_t set_aside_type(const Table& table, int index) { return table.order[nth_set_bit(table.set_aside, index)]; }

void reshuffle_hidden(Table& table, std::uint64_t seed) {
    const Board& board = table.board;
    const auto is_hidden = [&](TileIndex tile) { return board.tiles[tile].face_down != 0; };
    std::uint32_t face_down = 0;
    for (TileIndex tile = 0; tile < table.state->board.tiles; ++tile) face_down += is_hidden(tile) ? 1 : 0;

    // The face-down tiles by their places in the order of draws; behind them the undrawn ones.
    const auto type_at = [&](std::uint32_t index) -> std::uint16_t& {
        if (index >= face_down) return table.order[table.state->next + index - face_down];
        return table.order[nth_set_bit(table.face_down, static_cast<int>(index))];
    };
    const std::uint32_t undrawn = table.setup->pile_tiles - table.state->next;
    Random(seed).shuffle(face_down + undrawn,
                         [&](std::uint32_t a, std::uint32_t b) { std::swap(type_at(a), type_at(b)); });
    for (TileIndex tile = 0; tile < table.state->board.tiles; ++tile) {
        if (is_hidden(tile)) board.tiles[tile].type = table.order[board.tiles[tile].first];
    }
}

void open_next_pile(Table& table) {
    ++table.state->active_pile;
    Event event = event_of(table, EventKind::pile_opened);
    event.count = static_cast<std::uint8_t>(table.state->active_pile + 1);
    event.total = pile_left(table);
    tell(table, event);
}

}  // namespace mistbank

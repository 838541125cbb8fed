// What is drawn from (LVL-3, LVL-4). The piles lie one behind the other in the order of draws; as they are used up
// from the front, what is left of one lies on top of the next by itself.
#include "rules/chapters.hpp"

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

std::uint16_t set_aside_type(const Table& table, int index) {
    std::uint16_t place = 0;
    for (;; ++place) {
        if ((table.set_aside[place / 64] >> (place % 64) & 1u) != 0 && index-- == 0) return table.order[place];
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

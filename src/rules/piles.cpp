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

void open_next_pile(Table& table) {
    ++table.state->active_pile;
    Event event = event_of(table, EventKind::pile_opened);
    event.count = static_cast<std::uint8_t>(table.state->active_pile + 1);
    event.total = pile_left(table);
    tell(table, event);
}

}  // namespace mistbank

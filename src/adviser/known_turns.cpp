#include "adviser/known_turns.hpp"

#include <cstring>

namespace mistbank {
namespace {

// Number of cells where a lay changes which tiles fit: the cell of the tile and its 4 neighbours.
constexpr int cells_changed_by_a_lay = 5;

// Returns whether only the order of the pile is hidden in games of this setup. Otherwise more decisions depend on
// hidden information, for example on face-down tiles, hands or hills.
bool hides_only_the_pile(const Setup& setup) {
    return setup.rules.draws == Draws::automatic && !setup.has_parts && !setup.settings.house.has_hands() &&
           setup.settings.cemeteries != Cemeteries::haunted && setup.hidden_numbers() == setup.pile_tiles;
}

bool fits_after_any_lay(const Board& board, std::uint16_t type) {
    int cells = 0;
    const Spot* last = nullptr;
    board.each_fitting(type, [&](const Spot& spot, unsigned) {
        cells += &spot != last ? 1 : 0;
        last = &spot;
    });
    return cells > cells_changed_by_a_lay;
}

}  // namespace

std::uint64_t History::bits_of(const Action& action) {
    std::uint64_t bits;
    static_assert(sizeof action == sizeof bits);
    std::memcpy(&bits, &action, sizeof bits);
    return bits;
}

KnownTurns::KnownTurns(const Setup& setup, const Allocator& allocator)
    : can_be_open_(hides_only_the_pile(setup)), known_(can_be_open_ ? places : 0, Known{}, allocator) {}

bool KnownTurns::is_open(const Table& table) const {
    if (!can_be_open_) return false;
    const State& state = *table.state;
    const bool is_pile_left = state.next < state.pile_end[table.settings().piles - 1];
    return !is_pile_left || fits_after_any_lay(table.board, table.order[state.next]);
}

}  // namespace mistbank

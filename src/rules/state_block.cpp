#include "rules/state_block.hpp"

#include <cstddef>
#include <cstring>

#include "rules/table.hpp"

namespace mistbank {
namespace {

// Calls `visit` with the offset and the length, in bytes, of each used part of a block.
template <class Visit>
void each_part_in_use(const Setup& setup, const BoardCounts& used, bool with_order, Visit visit) {
    const Layout& layout = setup.layout;
    const std::uint32_t places = layout.groups != 0 ? fringe_block * used.blocks : used.fringe;
    visit(0, layout.tiles);
    visit(layout.tiles, used.tiles * sizeof(PlacedTile));
    visit(layout.nodes, used.nodes * sizeof(Node));
    visit(layout.cells, (used.cells + std::size_t{1}) * sizeof(Cell));
    visit(layout.asked, places * sizeof(SidePattern));
    visit(layout.spots, places * sizeof(Spot));
    if (layout.groups != 0) visit(layout.blocks, used.blocks * sizeof(FringeBlock));
    if (with_order) visit(layout.order, setup.hidden_numbers() * sizeof(std::uint16_t));
}

BoardCounts counts_in(const void* block) {
    BoardCounts counts;
    static_assert(offsetof(State, board) == 0);
    std::memcpy(&counts, block, sizeof counts);
    return counts;
}

// Returns whether actions change the draw order, which happens only if the host names the draws.
bool has_changing_order(const Setup& setup) { return setup.rules.draws == Draws::external; }

}  // namespace

void clear_block(const Setup& setup, void* block) { std::memset(block, 0, setup.layout.tiles); }

void clear_fringe(const Setup& setup, void* block) {
    const Layout& layout = setup.layout;
    std::memset(static_cast<unsigned char*>(block) + layout.asked, 0, layout.spots - layout.asked);
}

void copy_block(const Setup& setup, void* to, const void* from) {
    each_part_in_use(setup, counts_in(from), true, [&](std::size_t at, std::size_t bytes) {
        std::memcpy(static_cast<unsigned char*>(to) + at, static_cast<const unsigned char*>(from) + at, bytes);
    });
}

void copy_sibling_block(Table& to, const Table& from, std::uint32_t cells_of_both, bool with_order) {
    const Setup& setup = *to.setup;
    const std::size_t places_end = setup.layout.slots + (setup.layout.slot_mask + std::size_t{1}) * sizeof(CellIndex);
    auto* const block = reinterpret_cast<unsigned char*>(to.state);
    const auto* const from_block = reinterpret_cast<const unsigned char*>(from.state);
    to.board.forget_cells_beyond(cells_of_both);
    const auto copy = [&](std::size_t at, std::size_t bytes) { std::memcpy(block + at, from_block + at, bytes); };
    each_part_in_use(setup, from.state->board, with_order || has_changing_order(setup),
                     [&](std::size_t at, std::size_t bytes) {
                         if (at != 0) return copy(at, bytes);
                         copy(0, setup.layout.slots);
                         copy(places_end, bytes - places_end);
                     });
    to.board.find_cells_beyond(cells_of_both);
}

void prefetch_block([[maybe_unused]] const Setup& setup, [[maybe_unused]] const void* block) {
#if defined(__GNUC__)
    constexpr std::size_t line = 64;
    each_part_in_use(setup, counts_in(block), false, [&](std::size_t at, std::size_t bytes) {
        const auto* part = static_cast<const unsigned char*>(block) + at;
        for (std::size_t byte = 0; byte < bytes; byte += line) __builtin_prefetch(part + byte, 1);
    });
#endif
}

BlockRanges non_board_ranges(const Setup& setup) {
    const std::uint32_t order = has_changing_order(setup) ? setup.hidden_numbers() : 0;
    return {setup.layout.slots, setup.layout.order, static_cast<std::uint32_t>(order * sizeof(std::uint16_t))};
}

void save_block(const Setup& setup, const void* block, HostVector<std::uint64_t>& saved) {
    std::size_t whole = 0;
    const auto add = [&](std::size_t, std::size_t bytes) { whole += bytes; };
    each_part_in_use(setup, counts_in(block), has_changing_order(setup), add);
    const std::size_t words = (whole + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
    if (saved.size() < words) saved.resize(words);
    auto* to = reinterpret_cast<unsigned char*>(saved.data());
    each_part_in_use(setup, counts_in(block), has_changing_order(setup), [&](std::size_t at, std::size_t bytes) {
        std::memcpy(to, static_cast<const unsigned char*>(block) + at, bytes);
        to += bytes;
    });
}

void restore_block(const Setup& setup, const HostVector<std::uint64_t>& saved, void* block) {
    const auto* from = reinterpret_cast<const unsigned char*>(saved.data());
    each_part_in_use(setup, counts_in(from), has_changing_order(setup), [&](std::size_t at, std::size_t bytes) {
        std::memcpy(static_cast<unsigned char*>(block) + at, from, bytes);
        from += bytes;
    });
}

}  // namespace mistbank

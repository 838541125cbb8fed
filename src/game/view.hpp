// The library's own view of a game: its block of state and its past. Modules above the rules (records, positions, JSON, the
// adviser) read and change the state of the rules through inside_of() only.
#pragma once

#include <memory>

#include "game/past.hpp"
#include "mistbank/game.hpp"
#include "rules/table.hpp"

namespace mistbank {

struct Game::Inside {
    Inside(const Allocator& host, std::shared_ptr<const Setup> its_setup);
    Inside(const Inside& other);
    Inside& operator=(const Inside&) = delete;

    Allocator allocator;
    std::shared_ptr<const Setup> setup;
    Rules rules;                      // those of the setup, with this game's own seed
    HostVector<std::uint64_t> block;  // all that a position is
    Recording recording = Recording::all;
    bool begins_with_position = false;  // and not with its first tile
    Past past;
    Table table;  // leads into block

    const State& state() const { return *table.state; }
    void rebuild_table();
    void forget_past();
    /// Applies an action that is known to be legal.
    Status apply_legal(Action action);
    /// Before an action, so many having been applied: what undo will need.
    void pass(std::size_t actions) noexcept;
    /// As copy_from, of a game without a past, where both have come by actions of one position with so many cells; the
    /// order of draws need not be copied where the same is hidden.
    void copy_from_kin(const Inside& other, std::uint32_t cells_of_both, bool with_order);
    /// Of a game without a past: what it does to the board from here on is kept, so that it can come back here.
    void set_out() noexcept;
    /// Comes back to where it set out, which is where the other one still is; false: for want of memory it cannot.
    bool come_back_to(const Inside& other) noexcept;
    /// Changes to the board are kept no longer.
    void stay() noexcept { table.board.journal = nullptr; }
    /// Goes back to where so many actions had been applied. Needs no memory, though it is faster another time with
    /// some.
    void return_to(std::size_t actions) noexcept;
};

inline const Game::Inside& inside_of(const Game& game) noexcept { return *game.inside_; }
inline Game::Inside& inside_of(Game& game) noexcept { return *game.inside_; }

/// Whether segments of this kind are nothing but scenery in this game (LVL-1).
inline bool is_scenery(const Game& game, SegmentKind kind) { return inside_of(game).setup->settings.is_scenery(kind); }

/// How many segments of a tile of this type bear the mark, if this game plays with it.
inline int segments_with(const Game& game, const TileType& type, Mark mark) {
    if ((inside_of(game).setup->settings.marks & bit(mark)) == 0) return 0;
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) {
        count += (type.segments[static_cast<std::size_t>(i)].marks & bit(mark)) != 0 ? 1 : 0;
    }
    return count;
}

/// Whether a tile of this type bears the mark as a whole, if this game plays with it.
inline bool shows_sign(const Game& game, const TileType& type, Mark mark) {
    return (inside_of(game).setup->settings.marks & type.marks & bit(mark)) != 0;
}

/// What is wrong with an order of draws, or with what chance will bring behind it.
struct OrderFault {
    const char* row = nullptr;  // its name in records; null: nothing is wrong
    const char* problem = nullptr;
};

/// The first row that is not of such a game, whatever the order of its tiles. The order holds setup.hidden_numbers()
/// numbers.
OrderFault find_fault_of_order(const Setup& setup, const std::uint16_t* order);

/// Makes games for the record's reader too.
struct GameMaker {
    /// `order`: the order of draws, or null to shuffle by the seed; order_size places.
    static std::optional<Game> make(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                    const std::uint16_t* order, std::size_t order_size, Error& error,
                                    const Allocator* allocator);
    /// One whose block is cleared, for whoever lays it out.
    static std::optional<Game> make_empty(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                          const std::uint16_t* order, std::size_t order_size, Error& error,
                                          const Allocator* allocator);
};

}  // namespace mistbank

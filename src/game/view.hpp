// The library's internal view of a game: its block of state and its history. Modules above the rules (records,
// positions, JSON, the adviser) read and change the state of the rules only through inside_of().
#pragma once

#include <memory>

#include "game/past.hpp"
#include "mistbank/game.hpp"
#include "rules/table.hpp"

namespace mistbank {

struct Game::Inside {
    Inside(const Allocator& host, std::shared_ptr<const Setup> its_setup);
    /// Copies the position, and the history if recording goes on.
    Inside(const Inside& other, Recording its_recording);
    Inside& operator=(const Inside&) = delete;

    Allocator allocator;
    std::shared_ptr<const Setup> setup;
    Rules rules;                      // rules of the setup with the game's own seed
    HostVector<std::uint64_t> block;  // the complete position
    Recording recording = Recording::all;
    bool begins_with_position = false;  // instead of its first tile
    Past past;
    HostString headers;  // see game/headers.hpp
    Table table;  // refers to block

    const State& state() const { return *table.state; }
    void rebuild_table();
    void delete_past();
    /// Applies a legal action without a check.
    Status apply_legal(Action action);
    /// Call before an action, with the number of applied actions: records the data for undo.
    void pass(std::size_t actions) noexcept;
    /// Fast copy_from() of a game without a history. Both games must have arisen by actions from one position with this
    /// number of cells. The order of draws need not be copied if both hide the same things.
    void copy_from_sibling(const Inside& other, std::uint32_t cells_of_both, bool with_order);
    /// Allocates the memory for changes that an ordinary trial needs, before set_checkpoint().
    void make_room_for_trials();
    /// Sets a checkpoint in a game without a history: later changes to the board are recorded.
    void set_checkpoint() noexcept;
    /// Rolls back to the checkpoint, where `other` still is. Returns false if there was not enough memory for the
    /// changes.
    bool rollback_to(const Inside& other) noexcept;
    /// Makes this game, which has no history, equal to `other` for the next trial: rolls back to the checkpoint if it
    /// has one there, otherwise calls `copy` and sets one. A rollback is much faster than a copy of the board.
    template <class Copy>
    void bring_to(const Inside& other, bool& has_checkpoint, Copy&& copy) {
        if (has_checkpoint && rollback_to(other)) return;
        copy();
        set_checkpoint();
        has_checkpoint = true;
    }
    /// Stops recording changes to the board.
    void stay() noexcept { table.board.journal = nullptr; }
    /// Returns to this number of applied actions. Needs no memory, but later calls are faster with some.
    void return_to(std::size_t actions) noexcept;
};

inline const Game::Inside& inside_of(const Game& game) noexcept { return *game.inside_; }
inline Game::Inside& inside_of(Game& game) noexcept { return *game.inside_; }

/// Returns whether segments of this kind are only scenery in this game (LVL-1).
inline bool is_scenery(const Game& game, SegmentKind kind) { return inside_of(game).setup->settings.is_scenery(kind); }

/// Counts the segments of a tile type with this mark, if the game uses it.
inline int segments_with(const Game& game, const TileType& type, Mark mark) {
    if ((inside_of(game).setup->settings.marks & bit(mark)) == 0) return 0;
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) {
        count += (type.segments[static_cast<std::size_t>(i)].marks & bit(mark)) != 0 ? 1 : 0;
    }
    return count;
}

/// Returns whether a tile of this type as a whole has this mark, if the game uses it.
inline bool shows_sign(const Game& game, const TileType& type, Mark mark) {
    return (inside_of(game).setup->settings.marks & type.marks & bit(mark)) != 0;
}

/// A fault in an order of draws or in the later results of chance.
struct OrderFault {
    const char* row = nullptr;  // name of the row in records; null: no fault
    const char* problem = nullptr;
};

/// Returns the first row that is impossible in such a game, whatever the order of its tiles. The order contains
/// setup.hidden_numbers() numbers.
OrderFault find_fault_of_order(const Setup& setup, const std::uint16_t* order);

/// Returns a copy for trials. May throw std::bad_alloc.
Game clone_without_history(const Game& game);

/// Creates games, also for the reader of records.
struct GameMaker {
    /// Returns a copy, with the history if recording goes on. May throw std::bad_alloc.
    static Game clone(const Game& game, Recording recording);
    /// `order`: the order of draws with order_size entries, or null for a shuffle by the seed.
    static std::optional<Game> make(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                    const std::uint16_t* order, std::size_t order_size, Error& error,
                                    const Allocator* allocator);
    /// Creates a game with a zero block, which the caller fills in.
    static std::optional<Game> make_empty(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                          const std::uint16_t* order, std::size_t order_size, Error& error,
                                          const Allocator* allocator);
};

}  // namespace mistbank

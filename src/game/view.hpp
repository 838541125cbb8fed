// The internal data of a game: the block of state and the history. Modules above the rules (records, positions, JSON,
// the adviser) read and change the state of the rules only through inside_of().
#pragma once

#include <memory>

#include "board/uninitialised.hpp"
#include "game/past.hpp"
#include "mistbank/game.hpp"
#include "rules/table.hpp"

namespace mistbank {

struct Game::Inside {
    Inside(const Allocator& host, std::shared_ptr<const Setup> its_setup);
    /// Copies the position, and also the history if `its_recording` is Recording::all.
    Inside(const Inside& other, Recording its_recording);
    Inside& operator=(const Inside&) = delete;

    Allocator allocator;
    std::shared_ptr<const Setup> setup;
    Rules rules;                               // rules of the setup, with the seed of this game
    UninitialisedVector<std::uint64_t> block;  // contains the complete position; unused places have no defined value
    Recording recording = Recording::all;
    bool begins_with_position = false;  // whether the game began with a position, not with the first tile
    Past past;
    HostString headers;  // lines of the host, see game/headers.hpp
    Table table;         // view of `block`

    const State& state() const { return *table.state; }
    void rebuild_table();
    void delete_past();
    /// Applies a legal action without a check.
    Status apply_legal(Action action);
    /// Records the data for undo. Call it before an action, with the number of applied actions.
    void pass(std::size_t actions) noexcept;
    /// Copies `other` into this game, which must have no history. Faster than copy_from(). Both games must result from
    /// the same position by actions; `cells_of_both` is the number of cells of that position. `with_order` can be false
    /// if the draw orders are equal.
    void copy_from_sibling(const Inside& other, std::uint32_t cells_of_both, bool with_order);
    /// Allocates the memory to record the changes that an ordinary trial makes. Call it before set_checkpoint().
    void make_room_for_trials();
    /// Sets a checkpoint in a game without a history. From then on changes to the board are recorded.
    void set_checkpoint() noexcept;
    /// Rolls back to the checkpoint. `other` must be in the position of the checkpoint. Returns false if there was not
    /// enough memory to record the changes.
    bool rollback_to(const Inside& other) noexcept;
    /// Makes this game equal to `other` for the next trial. This game must have no history. Rolls back to the
    /// checkpoint if `has_checkpoint`; otherwise calls `copy` and sets a checkpoint. A rollback is much faster than a
    /// copy of the board.
    template <class Copy>
    void bring_to(const Inside& other, bool& has_checkpoint, Copy&& copy) {
        if (has_checkpoint && rollback_to(other)) return;
        copy();
        set_checkpoint();
        has_checkpoint = true;
    }
    /// Stops recording changes to the board.
    void stay() noexcept { table.board.journal = nullptr; }
    /// Restores the state after this number of applied actions. Succeeds even if no memory can be allocated; if memory
    /// is available, later calls are faster.
    void return_to(std::size_t actions) noexcept;
};

inline const Game::Inside& inside_of(const Game& game) noexcept { return *game.inside_; }
inline Game::Inside& inside_of(Game& game) noexcept { return *game.inside_; }

/// Returns whether segments of this kind are only scenery in this game (LVL-1).
inline bool is_scenery(const Game& game, SegmentKind kind) { return inside_of(game).setup->settings.is_scenery(kind); }

/// Returns the number of segments of a tile type with this mark; 0 if the game does not use the mark.
inline int segments_with(const Game& game, const TileType& type, Mark mark) {
    if ((inside_of(game).setup->settings.marks & bit(mark)) == 0) return 0;
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) {
        count += (type.segments[static_cast<std::size_t>(i)].marks & bit(mark)) != 0 ? 1 : 0;
    }
    return count;
}

/// Returns whether the game uses this mark and a tile of this type has it on the tile as a whole.
inline bool shows_sign(const Game& game, const TileType& type, Mark mark) {
    return (inside_of(game).setup->settings.marks & type.marks & bit(mark)) != 0;
}

/// A fault in a draw order or in the future random results.
struct OrderFault {
    const char* row = nullptr;  // name of the faulty row in records; null: no fault
    const char* problem = nullptr;
};

/// Finds the first row of `order` that contains impossible numbers for games with this setup. Does not check the
/// sequence of the tiles. The order contains setup.hidden_numbers() numbers.
OrderFault find_fault_of_order(const Setup& setup, const std::uint16_t* order);

/// Returns a copy without a history, for trials. May throw std::bad_alloc.
Game clone_without_history(const Game& game);

/// Creates games, including games for the readers of records and positions.
struct GameMaker {
    /// Returns a copy, with the history if `recording` is Recording::all. May throw std::bad_alloc.
    static Game clone(const Game& game, Recording recording);
    /// Creates a game. `order` is the draw order with `order_size` entries; null: the seed determines the order.
    static std::optional<Game> make(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                    const std::uint16_t* order, std::size_t order_size, Error& error,
                                    const Allocator* allocator);
    /// Creates a game whose block of state is 0. The caller fills in the block.
    static std::optional<Game> make_empty(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                          const std::uint16_t* order, std::size_t order_size, Error& error,
                                          const Allocator* allocator);
};

}  // namespace mistbank

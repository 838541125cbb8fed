// Numbers actions within a fixed range, for learning programs. The same action on the same cell of the window has the
// same number in all games with the same rules and tile types.
#pragma once

#include <optional>

#include "mistbank/window.hpp"

namespace mistbank {

/// Numbers the actions of a game within a window; the comment of mistbank_game_index_count() lists the numbers. The
/// numbers are divided into blocks; the dimensions of a block are, for example, cells of the window, segments or seats.
///
/// Later versions append blocks. Some actions choose among several figures on a segment or among several figures of a
/// kind. The number of such an action stands for the first of these figures. Different kinds of actions can share a
/// number only if they never belong to the same decision; the open decision distinguishes them.
class ActionIndex {
public:
    /// Maximum segment numbers, which are equal in all games with the same tile types. Compute them once for several
    /// games.
    struct Segments {
        /// Computes the numbers from the tile types of this game.
        explicit Segments(const Game& game) noexcept;

        int most;      ///< the maximum number of segments of a tile type
        int of_lakes;  ///< 1 + the highest segment number of a road on any lake of the game (FER-1)
    };

    /// Creates an index of the actions of the game's open decision. The game must outlive this object and must not
    /// change.
    ActionIndex(const Game& game, const Window& window) noexcept : ActionIndex(game, window, Segments(game)) {}
    /// Creates the same index with `segments` that were computed earlier from the same tile types.
    ActionIndex(const Game& game, const Window& window, const Segments& segments) noexcept;

    /// Returns the number of indices.
    int count() const noexcept { return count_; }
    /// Returns the number of an action, legal or not; -1 if the action is outside the window, or refers to something
    /// that does not occur in the game.
    int number_of(const Action& action) const noexcept;
    /// Returns the action with this number in the open decision, legal or not. Returns std::nullopt if the number is
    /// out of range, or if no action with this number answers the open decision.
    std::optional<Action> action_of(int number) const noexcept;
    /// Returns whether action_of(number) is exactly this legal action, and not one with another figure.
    bool stands_for(int number, const Action& action) const noexcept;

private:
    /// The dimensions of blocks: seats, segments, pairs of roads on a lake, tile types and cells.
    enum Dimension { seats, segments, pairs, types, cells, dimensions };
    static constexpr int most_blocks = 64;

    /// Returns the position of the action within a block; -1 if the block does not contain it.
    int place_in(int block, const Action& action) const noexcept;
    int place_along(Dimension dimension, const Action& action) const noexcept;
    void set_place_along(Dimension dimension, int place, Action& action) const noexcept;
    std::optional<Action> naming_figure(Action action) const noexcept;
    std::optional<Action> releasing(Action action) const noexcept;

    const Game& game_;
    Window window_;
    DecisionKind decision_;
    int player_;
    int lake_segments_;
    int sizes_[dimensions];
    int begins_[most_blocks];  ///< the first number of each block, then the number after the last block
    int count_;
};

}  // namespace mistbank

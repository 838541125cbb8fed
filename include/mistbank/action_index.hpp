// Actions as numbers of a fixed range, for learning programs. The same action on the same cell of the window has the
// same number in every game of the same tiles.
#pragma once

#include <optional>

#include "mistbank/window.hpp"

namespace mistbank {

/// Numbers the actions of a game within a window, as mistbank_game_index_count() describes it. The numbers are divided
/// into blocks; dimensions of a block are cells of the window, segments, seats and others.
///
/// Later versions append blocks. If an action can choose among several figures of a segment (to haunt or to choose
/// otherwise) or of a kind (to release), the number means the first of them. Actions that share a number never belong
/// to the same decision, so the open decision distinguishes them.
class ActionIndex {
public:
    /// Data that all games of the same tile types share, computed only once.
    struct Segments {
        /// Computes the data from the tile types of this game.
        explicit Segments(const Game& game) noexcept;

        int most;      ///< the maximum of a type
        int of_lakes;  ///< 1 + the number of the last road of any lake that can get a link (FER-1)
    };

    /// For the open decision of this game, which must outlive this object and must not change.
    ActionIndex(const Game& game, const Window& window) noexcept : ActionIndex(game, window, Segments(game)) {}
    /// For the same decision, with known data of its tile types.
    ActionIndex(const Game& game, const Window& window, const Segments& segments) noexcept;

    /// Returns the number of indices.
    int count() const noexcept { return count_; }
    /// Returns the number of an action, legal or not; -1 if it is outside the window or names something unknown to the
    /// game.
    int number_of(const Action& action) const noexcept;
    /// Returns the action with this number in the open decision, legal or not; nothing for a number without an action.
    std::optional<Action> action_of(int number) const noexcept;
    /// Returns whether this legal action is exactly the one of its number, and not one that differs in the figure.
    bool stands_for(int number, const Action& action) const noexcept;

private:
    /// The dimensions of blocks: seats, segments, pairs of a lake's roads, tile types, cells.
    enum Dimension { seats, segments, pairs, types, cells, dimensions };
    static constexpr int most_blocks = 64;

    /// Returns the index of the action in a block; -1 if the block does not contain it.
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
    int begins_[most_blocks];  ///< the first number of each block, and the end of the last one
    int count_;
};

}  // namespace mistbank

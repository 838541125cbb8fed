// Actions as numbers of a fixed range, for programs that learn: the same action on the same cell of the window has the
// same number in every game of the same tiles.
#pragma once

#include <optional>

#include "mistbank/window.hpp"

namespace mistbank {

/// Numbers the actions of a game within a window, as mistbank_game_index_count() describes it: block by block, each
/// counted by cells of the window, segments, seats and the like.
///
/// Later versions add blocks at the end. Of several figures on a segment that could be haunted the first has the
/// number, and so where a meeple is chosen otherwise, and of those of a kind that could be released. Actions that share
/// numbers never answer the same decision, so that the open decision tells them apart.
class ActionIndex {
public:
    /// What is the same for all games of the same tile types, so that it need not be looked for each time.
    struct Segments {
        /// Of this game's tile types, looked through once.
        explicit Segments(const Game& game) noexcept;

        int most;      ///< that a type has
        int of_lakes;  ///< one more than the number of the last road of any lake that a link may come onto (FER-1)
    };

    /// For the open decision of this game, which must outlive it and not change.
    ActionIndex(const Game& game, const Window& window) noexcept : ActionIndex(game, window, Segments(game)) {}
    /// The same with what is known of its tile types.
    ActionIndex(const Game& game, const Window& window, const Segments& segments) noexcept;

    /// How many numbers there are.
    int count() const noexcept { return count_; }
    /// The number of an action, legal or not; -1 if it lies outside the window or names what the game does not have.
    int number_of(const Action& action) const noexcept;
    /// The action that this number stands for in the open decision, legal or not; nothing if it stands for none.
    std::optional<Action> action_of(int number) const noexcept;
    /// Whether a legal action is the one that its number stands for, and not one that differs from that in the figure.
    bool stands_for(int number, const Action& action) const noexcept;

private:
    /// What the numbers of a block can be counted by: seats, segments, pairs of a lake's roads, tile types, cells.
    enum Dimension { seats, segments, pairs, types, cells, dimensions };
    static constexpr int most_blocks = 64;

    /// The place of the action in a block, -1 if it has none there.
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
    int begins_[most_blocks];  ///< the first number of each block, and of a last one without numbers
    int count_;
};

}  // namespace mistbank

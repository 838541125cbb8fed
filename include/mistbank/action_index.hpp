// Actions as numbers of a fixed range, for programs that learn: the same action on the same cell of the window has the
// same number in every game of the same tiles.
#pragma once

#include <optional>

#include "mistbank/window.hpp"

namespace mistbank {

/// Numbers the actions of a game within a window. C cells, S segments (the most that a tile type of the game has):
///
///   4 C   lay, one block of C for each rotation
///   S C   bury, haunt, score, hound: one block for each segment number
///   1 C   ghost, face_down
///   3 C   pacify, one block for 1, 2 and 3 ghosts
///   6     bury_from_supply, advance: by the colour's seat
///   6 S   place a meeple: for each seat its segments
///   6 S   place a guard: likewise
///   2     pass, points
///   T     draw: by tile type; none with automatic draws, else all types of the game
///   24 S  place a large meeple, an abbot, a builder, a pig: likewise
///   1     recall
///
/// Later versions add blocks at the end. Of several figures on a segment that could be haunted the first has the
/// number. Cells are counted row by row; seats as seat_of() counts them for the player who decides. Actions that share
/// numbers never answer the same decision, so that the open decision tells them apart.
class ActionIndex {
public:
    /// For the open decision of this game, which must outlive it and not change.
    ActionIndex(const Game& game, const Window& window) noexcept;

    /// How many numbers there are.
    int count() const noexcept { return recall_ + 1; }
    /// The number of an action, legal or not; -1 if it lies outside the window or names what the game does not have.
    int number_of(const Action& action) const noexcept;
    /// The action that this number stands for in the open decision, legal or not; nothing if it stands for none.
    std::optional<Action> action_of(int number) const noexcept;

private:
    ActionKind kind_on_segment() const noexcept;
    int number_of_placing(const Action& action) const noexcept;
    std::optional<Action> placing(int number) const noexcept;
    std::optional<Action> naming_figure(Action action) const noexcept;
    std::optional<Action> on_board(int number) const noexcept;
    std::optional<Action> of_colour(ActionKind kind, int seat) const noexcept;
    std::optional<Action> answer(std::optional<Action> action) const noexcept;

    const Game& game_;
    Window window_;
    DecisionKind decision_;
    int player_;
    int segments_;
    int types_;
    // where each block begins
    int on_segments_;
    int on_cells_;
    int pacify_;
    int colours_;
    int meeples_;
    int guards_;
    int pass_;
    int points_;
    int draws_;
    int special_;
    int recall_;
};

}  // namespace mistbank

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
/// and where the expansion is played, K = 7 the kinds of meeples in the order of FigureKind:
///
///   12 S  ABM: place a mayor, a wagon: as above
///   S C   PRD: princess: one block for each segment number
///   K S C PRD: portal: likewise for each kind
///   K C   TWR: tower, one block for each kind
///   6 K   TWR: ransom: for each kind the seats
///   K     TWR: exchange
///   C     ABM: barn
///   K     FLY: fly
///   3     FLY: roll
///   6 S   HIL: place a shepherd: as above
///   2     HIL: grow, guide
///   5     HIL: sheep, from 0, the wolf, to 4
///   1     HIL: hidden
///   6 S   TOP: place a ringmaster: as above
///   K C   TOP: acrobat, one block for each kind
///   C     TOP: pyramid
///   7     TOP: animal, from 1 to 7
///   K     VOD: release, by the kind
///   4     MSG: advance_figure of the marker, of the courier, act_on_message, two_points
///   8     MSG: message, from 1 to 8
///   P C   FER: ferry: one block for each pair of a lake's roads, see below
///   S C   MAG: witch: one block for each segment number
///   2     MAG: unmage, unwitch
///   50    ROB: robber: by the space of the track
///   2     CRP: crop_add, crop_remove
///   K S C CRP: add, as portal
///   8 C   HSE-1: lay the tile at the second and at the third place of a hand, as lay does that at the first
///
/// fairy, take, wagon, land, mage, score_meeple and remove are numbered as bury is; floor, dragon, abbey, gold and keep
/// as ghost; go_home and no_abbey as pass.
///
/// The pairs of a lake's roads are those of segment numbers below L, which is one more than the last road of any lake
/// of the game: P = L (L - 1) / 2, by the higher number, then by the lower: 0+1, 0+2, 1+2, 0+3 and so on.
///
/// Later versions add blocks at the end. Of several figures on a segment that could be haunted the first has the
/// number, and so where a meeple is chosen otherwise, and of those of a kind that could be released. Cells are counted
/// row by row; seats as seat_of() counts them for the player who decides. Actions that share numbers never answer the
/// same decision, so that the open decision tells them apart.
class ActionIndex {
public:
    /// What is the same for all games of the same tile types, so that it need not be looked for each time.
    struct Segments {
        /// Of this game's tile types, looked through once.
        explicit Segments(const Game& game) noexcept;

        int most;      ///< that a type has
        int of_lakes;  ///< one more than the number of the last road of any lake that a ferry may come onto (FER-1)
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

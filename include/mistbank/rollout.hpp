// Random play-outs of games, for search and statistics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "mistbank/game.hpp"

namespace mistbank {

/// The result of a play-out.
struct Rollout {
    Outcome outcome = Outcome::open;            ///< never open after a play-out
    LossReason loss_reason = LossReason::none;  ///< reason of a loss of the team
    int turns = 0;                              ///< number of the last turn
    int actions = 0;                            ///< actions in this play-out
    unsigned winners = 0;                       ///< bit 1<<Colour, see Game::has_won
    int total = 0;                 ///< cooperative: points of the scoring meeple that is furthest behind; else the
                                   ///< highest points
    int totals[max_colours] = {};  ///< points by Colour; 0 for a colour without a scoring meeple
    int ghost_supply = 0;          ///< ghosts left in the supply
    int tiles = 0;                 ///< on the board
};

/// Returns the current state as a Rollout: the outcome is open until the game is over, `actions` is 0.
Rollout standing_of(const Game& game) noexcept;

/// The points of a game, by Colour; 0 for a colour without a scoring meeple.
struct Points {
    std::int32_t totals[max_colours] = {};     ///< now
    std::int32_t projected[max_colours] = {};  ///< if the game ended now: with the final scoring (CMP-6), and with
                                               ///< completed features that are still to be scored in this turn. The
                                               ///< animal under the big top (TOP-6) does not count. In cooperative
                                               ///< games the same as `totals`
    std::int32_t reserved[4] = {};             ///< 0
};

/// Returns the points of a game. Makes a copy of it, so it may throw std::bad_alloc.
Points points_of(const Game& game);

/// Plays this game to its end. Chooses uniformly among legal actions, and among unseen copies for external draws. Tiles
/// come in the order of the game; `seed` determines the actions.
Rollout play_out(Game& game, std::uint64_t seed);

/// Plays copies of a game to their ends and passes each result to `take`, in order. Result i equals that of
/// determinize(seed + i, P) and play_out(seed + i) on a copy, so that callers can divide the work; P is the deciding
/// player, whose hand stays (HSE-2). The function makes one copy and reuses it.
void play_out_copies(const Game& game, std::uint64_t seed, std::size_t count,
                     const std::function<void(const Rollout&)>& take);

}  // namespace mistbank

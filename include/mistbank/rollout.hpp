// Random play-outs of games, for search and statistics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "mistbank/game.hpp"

namespace mistbank {

/// The result of a play-out.
struct Rollout {
    Outcome outcome = Outcome::open;            ///< the outcome; never open after a play-out
    LossReason loss_reason = LossReason::none;  ///< reason for a loss of the team
    int turns = 0;                              ///< number of the last turn
    int actions = 0;                            ///< number of actions in this play-out
    unsigned winners = 0;                       ///< bit 1<<Colour of each winner, see Game::has_won
    int total = 0;                 ///< cooperative: lowest points of a scoring meeple; competitive: highest points of a
                                   ///< colour
    int totals[max_colours] = {};  ///< points by Colour; 0 for a colour without a scoring meeple
    int ghost_supply = 0;          ///< number of ghosts left in the supply
    int tiles = 0;                 ///< number of tiles on the board
};

/// Returns the current state as a Rollout. The outcome is open until the game is over; `actions` is 0.
Rollout standing_of(const Game& game) noexcept;

/// The points of a game, by Colour; 0 for a colour without a scoring meeple.
struct Points {
    std::int32_t totals[max_colours] = {};     ///< current points
    std::int32_t projected[max_colours] = {};  ///< points if the game ended now. They include the final scoring (CMP-6)
                                               ///< and completed features that are still to be scored in this turn, but
                                               ///< not the animal under the big top (TOP-6). Equal to `totals` in
                                               ///< cooperative games
    std::int32_t reserved[4] = {};             ///< 0; reserved for later versions
};

/// Returns the points of a game. Makes a copy of the game, so it may throw std::bad_alloc.
Points points_of(const Game& game);

/// Plays this game to its end. Chooses uniformly among legal actions; for external draws, uniformly among unseen
/// copies. Automatic draws follow the hidden order of the tiles; `seed` determines the actions.
Rollout play_out(Game& game, std::uint64_t seed);

/// Plays `count` copies of a game to their ends and passes each result to `take`, in order. Result i equals the result
/// of determinize(seed + i, P) and play_out(seed + i) on a copy. P is the deciding player, whose hand stays the same
/// (HSE-2). Callers can therefore divide the work by seeds. The function makes one copy and reuses it.
void play_out_copies(const Game& game, std::uint64_t seed, std::size_t count,
                     const std::function<void(const Rollout&)>& take);

}  // namespace mistbank

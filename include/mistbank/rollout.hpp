// Playing games to their end by chance: what search and statistics are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "mistbank/game.hpp"

namespace mistbank {

/// How a game that was played to its end went.
struct Rollout {
    Outcome outcome = Outcome::open;            ///< never open in the end
    LossReason loss_reason = LossReason::none;  ///< why the team lost
    int turns = 0;                              ///< the number of the last turn
    int actions = 0;                            ///< applied in this roll-out
    unsigned winners = 0;                       ///< bit 1<<Colour, see Game::has_won
    int total = 0;                 ///< cooperative: points of the scoring meeple that is furthest behind; else the most
    int totals[max_colours] = {};  ///< points by Colour; 0 for a colour that has no scoring meeple of its own
    int ghost_supply = 0;          ///< ghosts left in the supply
    int tiles = 0;                 ///< on the board
};

/// How a game stands: what Rollout tells of it, the outcome being open until it is over; `actions` are 0.
Rollout standing_of(const Game& game) noexcept;

/// Plays this very game to its end: of the legal actions each is as likely as another, of external draws each unseen
/// copy. The game draws its tiles in the order that they lie in; `seed` fixes the actions.
Rollout play_out(Game& game, std::uint64_t seed);

/// Plays copies of a game to their ends and hands each result over, in order: the i-th is what determinize(seed + i, P)
/// and then play_out(seed + i) would give on a copy, so that the work may be divided at will; P is the deciding player,
/// whose hand stays (HSE-2). One working copy serves for all.
void play_out_copies(const Game& game, std::uint64_t seed, std::size_t count,
                     const std::function<void(const Rollout&)>& take);

}  // namespace mistbank

// The players of the matches: the adviser, the policy of the terminal in version 1.0, a greedy player, and a short
// Monte Carlo program.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace strength_matches {

/// A game in both APIs: the same position in each.
struct Board {
    mistbank::Game game;
    mistbank_game* in_c;
};

/// The limit of a player for a decision: milliseconds of processor time, or simulations. With a limit for each turn,
/// the decisions to lay the tile and to place a figure get half of the milliseconds each.
struct Thought {
    double milliseconds = 0;
    int simulations = 0;
    bool is_by_turn = false;
};

class Player {
public:
    virtual ~Player() = default;
    virtual mistbank::Action choose(Board& board) = 0;
    /// Returns the chance to win of the deciding player, as predicted when choosing: 0 to 1; -1 if the player predicts
    /// none.
    virtual double foreseen() const { return -1; }
};

/// Returns the processor time of this thread, which other programs on the machine do not change.
double processor_seconds();

/// Returns the player's lead over the best other player in points.
double lead_of(const mistbank::Game& game, int player);

/// Returns the player of this description, null if there is none:
///   "adviser 100ms", "adviser 100ms/turn", "adviser 60" (simulations), "adviser 0 beginner"
///   "together 4 25ms" (4 merged advisers with 25 ms each)
///   "auto", the policy of 1.0
///   "page 100ms", "page8 100ms" (roll-outs cut after 8 turns), "page 4" (4 roll-outs of each remaining pair in each
///   round); the limit of the short program is always for a turn
///   "greedy", "greedy 100" (about 100 lines of a turn)
///   "chance"
std::unique_ptr<Player> player_named(const std::string& description, Board& board, std::uint64_t seed);

}  // namespace strength_matches

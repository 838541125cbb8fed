// The players of the matches: the adviser, the policy of the terminal in version 1.0, a greedy player, a short Monte
// Carlo program, and a random player.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace strength_matches {

/// The same game in both APIs, C++ and C.
struct Board {
    mistbank::Game game;
    mistbank_game* in_c;
};

/// A player's limit for a decision: milliseconds of processor time, or a number of simulations. If the limit is for
/// each turn, laying the tile and placing a figure get half of the milliseconds each.
struct Thought {
    double milliseconds = 0;
    int simulations = 0;
    bool is_by_turn = false;
};

class Player {
public:
    virtual ~Player() = default;
    virtual mistbank::Action choose(Board& board) = 0;
    /// Returns the chance of winning, 0 to 1, that the player predicted at its last choice; -1 if the player makes no
    /// predictions.
    virtual double foreseen() const { return -1; }
};

/// Returns the processor time of this thread in seconds. Other programs on the machine hardly affect this time.
double processor_seconds();

/// Returns the player's lead over the best other player in points.
double lead_of(const mistbank::Game& game, int player);

/// Creates the player with this description; returns null if the description is unknown. Examples of descriptions:
///   "adviser 100ms", "adviser 100ms/turn", "adviser 60" (simulations), "adviser 0 beginner"
///   "together 4 25ms" (4 merged advisers with 25 ms each)
///   "auto" (the policy of version 1.0)
///   "page 100ms", "page8 100ms" (roll-outs end after 8 turns), "page 4" (4 roll-outs of each remaining pair in each
///   round): the short Monte Carlo program, whose limit is always for a turn
///   "greedy", "greedy 100" (tries about 100 sequences of decisions in a turn)
///   "chance" (random actions)
std::unique_ptr<Player> player_named(const std::string& description, Board& board, std::uint64_t seed);

}  // namespace strength_matches

// Who plays the matches: the adviser, the policy that the terminal had in version 1.0, a greedy player, and a page of
// Monte Carlo.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "mistbank.h"
#include "mistbank/game.hpp"

namespace strength_matches {

/// A game as both APIs have it: the same position in each.
struct Board {
    mistbank::Game game;
    mistbank_game* in_c;
};

/// What a player may use for a decision: milliseconds of the processor, or simulations. By the turn, laying the tile
/// and placing a figure on it share the milliseconds, half each.
struct Thought {
    double milliseconds = 0;
    int simulations = 0;
    bool is_by_turn = false;
};

class Player {
public:
    virtual ~Player() = default;
    virtual mistbank::Action choose(Board& board) = 0;
    /// How likely it holds it, after choosing, that who has decided wins: 0 to 1; -1: it does not say.
    virtual double foreseen() const { return -1; }
};

/// The time that this thread has had of a processor: other programs on the machine change nothing of it.
double processor_seconds();

/// By how many points a player is ahead of the best of the others.
double lead_of(const mistbank::Game& game, int player);

/// A player of this description, null if there is none:
///   "adviser 100ms", "adviser 100ms/turn", "adviser 60" (simulations), "adviser 0 beginner"
///   "together 4 25ms" (so many advisers that think that long each, and are merged)
///   "auto", the policy of 1.0
///   "page 100ms", "page8 100ms" (roll-outs cut after eight turns), "page 4" (so many roll-outs of what is left in each
///   round); a page of code always thinks by the turn
///   "greedy", "greedy 100" (about so many lines of a turn)
///   "chance"
std::unique_ptr<Player> player_named(const std::string& description, Board& board, std::uint64_t seed);

}  // namespace strength_matches

// A greedy player, which evaluates only the positions at the end of its own turn.
#pragma once

#include <cstdint>
#include <memory>

#include "players.hpp"

namespace strength_matches {

/// Creates a greedy player for competitive games. The player tries all sequences of its decisions to the end of its
/// turn. If there are more than about `lines` sequences, the player tries a random selection of them, which depends on
/// the seed. The lead is the player's points minus the mean points of the other players. The value of a position is the
/// current lead plus 60 % of the amount by which the lead would change if the game ended immediately.
std::unique_ptr<Player> greedy_player(const Board& board, int lines, std::uint64_t seed);
inline constexpr int lines_of_turn = 1500;

}  // namespace strength_matches

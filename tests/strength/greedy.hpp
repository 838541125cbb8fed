// A greedy player: what its turn leaves on the table is all that it looks at.
#pragma once

#include <cstdint>
#include <memory>

#include "players.hpp"

namespace strength_matches {

/// Tries out each whole turn, all lines of its own decisions, in competitive games. A position is worth the points of
/// its player, less the mean of the others', and six tenths of what would be added if the game ended there. Where a
/// turn has more than about so many lines some are tried, others of them whenever it plays with another seed.
std::unique_ptr<Player> greedy_player(const Board& board, int lines, std::uint64_t seed);
inline constexpr int lines_of_turn = 1500;

}  // namespace strength_matches

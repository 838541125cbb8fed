// A greedy player: it evaluates only the position at the end of its own turn.
#pragma once

#include <cstdint>
#include <memory>

#include "players.hpp"

namespace strength_matches {

/// Tries each whole turn, all lines of its own decisions, in competitive games. The value of a position is the points
/// of its player minus the mean of the other players, plus six tenths of the points that an immediate end would add. If
/// a turn has more than about `lines` lines, it tries a random part of them, which depends on the seed.
std::unique_ptr<Player> greedy_player(const Board& board, int lines, std::uint64_t seed);
inline constexpr int lines_of_turn = 1500;

}  // namespace strength_matches

// Estimates the result of a team with a small network that was trained on games. The input of the network consists of
// the signs of the position, see signs.hpp.
#pragma once

#include "adviser/signs.hpp"

namespace mistbank {

/// The estimated result. Each value is from 0 to 1.
struct Outlook {
    float winning;  // probability of a win
    float stages;   // mean progress towards the points at which each hound arrives, and towards the goal; 1 if the game
                    // is won
    float progress;  // progress towards the goal; 1 if the game is won
};

/// Returns the result of a finished game.
Outlook outlook_at_the_end(const Table& table);

inline constexpr int network_units = 32;
inline constexpr int network_results = 3;

/// A network with one hidden layer of rectified linear units and an output layer.
struct Network {
    float of_sign[signs_of_team][network_units];
    float at_rest[network_units];
    float of_unit[network_units][network_results];
    float result_at_rest[network_results];
};

/// Two networks: one for levels 1 and 2, and one for all other levels. They differ because ghosts are almost the only
/// obstacle on the first two levels. tests/strength/learning/run writes them to learned_first_levels.cpp and
/// learned_later_levels.cpp.
const Network& network_of_first_levels();
const Network& network_of_later_levels();
inline const Network& network_of_team(const Setup& setup) {
    return setup.rules.level <= 2 ? network_of_first_levels() : network_of_later_levels();
}

Outlook outlook_of(const Network& network, const Signs& signs);

}  // namespace mistbank

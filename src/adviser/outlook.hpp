// What becomes of a team, from the signs of its position: a small network that was learned from games.
#pragma once

#include "adviser/signs.hpp"

namespace mistbank {

/// How it will end, about: each from 0 to 1.
struct Outlook {
    float winning;   // the chance to win
    float stages;    // how much of each hound's number and of the goal is reached, on average; 1 if the game is won
    float progress;  // the share of the goal that is reached; 1 if the game is won
};

/// Of a game that is over.
Outlook outlook_at_the_end(const Table& table);

inline constexpr int network_units = 32;
inline constexpr int network_results = 3;

/// A layer of units that count what is above 0, and one of what is foreseen.
struct Network {
    float of_sign[signs_of_team][network_units];
    float at_rest[network_units];
    float of_unit[network_units][network_results];
    float result_at_rest[network_results];
};

/// Of the levels 1 and 2, and of all others: games in which hardly anything but ghosts is in the way go otherwise.
/// learned_first_levels.cpp and learned_later_levels.cpp, which tests/strength/learning/run writes.
const Network& network_of_first_levels();
const Network& network_of_later_levels();
inline const Network& network_of_team(const Setup& setup) {
    return setup.rules.level <= 2 ? network_of_first_levels() : network_of_later_levels();
}

Outlook outlook_of(const Network& network, const Signs& signs);

}  // namespace mistbank

// What becomes of a team, from the signs of its position: a small network that was learned from games.
#pragma once

#include "adviser/signs.hpp"

namespace mistbank {

/// How it will end, about: both from 0 to 1.
struct Outlook {
    float winning;   // the chance to win
    float progress;  // the share of the goal that is reached; 1 if the game is won
};

inline constexpr int units = 24;

/// A layer of units that count what is above 0, and two of what is foreseen.
struct Network {
    float of_sign[signs_of_team][units];
    float at_rest[units];
    float of_unit[units][2];
    float at_rest_too[2];
};

/// learned.cpp; tests/strength/learn writes it.
const Network& network_of_teams();

Outlook outlook_of(const Network& network, const Signs& signs);

}  // namespace mistbank

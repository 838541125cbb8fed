// How likely it is that there is time to close so many sides: what takes long to compute, remembered.
#pragma once

#include <algorithm>
#include <cmath>

namespace mistbank {

class TimeLeft {
public:
    /// What is asked is asked of a position with so many tiles to come; `pace`: how many it takes to close one side.
    void begin_with(double tiles, double pace) {
        if (tiles == tiles_ && pace == pace_) return;
        tiles_ = tiles;
        pace_ = pace;
        std::fill(chances_, chances_ + known, unknown);
    }
    /// The more must be closed, the more tiles it takes.
    double for_sides(int open) {
        const int sides = std::max(1, open);
        if (sides >= known) return chance(sides);
        double& its = chances_[sides];
        if (its == unknown) its = chance(sides);
        return its;
    }

private:
    double chance(int sides) const { return 1 - std::exp(-tiles_ / (pace_ * sides)); }

    static constexpr int known = 24;
    static constexpr double unknown = -1;
    double tiles_ = -1;
    double pace_ = 0;
    double chances_[known] = {};
};

}  // namespace mistbank

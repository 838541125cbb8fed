// How likely it is that all of some sides or cells are closed.
#pragma once

namespace mistbank {

/// Chances by the number of sides or cells that must all be closed: powers of that of one.
class Chances {
public:
    constexpr explicit Chances(double of_one) {
        double chance = 1;
        for (double& of : of_) {
            of = chance;
            chance *= of_one;
        }
    }
    constexpr double of(int open) const { return of_[open < known ? open : known - 1]; }

private:
    static constexpr int known = 24;
    double of_[known] = {};
};

}  // namespace mistbank

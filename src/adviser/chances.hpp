// Computes the probability that several sides or cells are all closed.
#pragma once

namespace mistbank {

/// A table of probabilities, indexed by the number of sides or cells to close. Each entry is a power of the probability
/// for one side or cell.
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

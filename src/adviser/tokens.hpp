// What tokens of competitive games are worth to each colour: ingots, king and robber baron, robbers.
#pragma once

#include <algorithm>

#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "board/bits.hpp"
#include "rules/table.hpp"

namespace mistbank {

inline constexpr int most_occupied = 256;  // figures are numbered by bytes

/// A feature on which meeples stand, and how strong each colour is there.
struct Occupied {
    NodeIndex root;
    std::int16_t strength[max_colours];
    std::uint8_t colours;  // bit each that stands there
    double likely;         // to be completed

    int most() const { return *std::max_element(strength, strength + max_colours); }
    /// Calls `visit` with each colour that is as strong there as any, if one has any strength.
    template <class Visit>
    void each_strongest(Visit visit) const {
        const int its_most = most();
        if (its_most == 0) return;
        for (unsigned left = colours; left != 0; left &= left - 1) {
            const unsigned colour = lowest_bit(left);
            if (strength[colour] == its_most) visit(static_cast<int>(colour));
        }
    }
};

/// What has been found out about a position.
struct Reckoned {
    const Occupied* features;
    int count;
    Worths& worths;      // has the features' places
    double tiles;        // to come
    double usable;       // 1, and less the nearer the end is: of what needs time
    const double* soon;  // by colour: the most that one feature brings it, by how likely it is to be completed
};

// Each adds to what the colours have.
void add_gold(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]);
void add_king_and_baron(const Table& table, const RivalWeights& weigh, const Reckoned& its,
                        double (&value)[max_colours]);
void add_robbers(const Table& table, const RivalWeights& weigh, const Reckoned& its, double (&value)[max_colours]);

}  // namespace mistbank

// What tokens of competitive games are worth to each colour: ingots, king and robber baron, robbers.
#pragma once

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
    std::int16_t most;
    std::uint8_t strongest;  // bit a colour that is as strong as any; it has to have some strength
    double likely;           // to be completed

    void add(int colour, int more) {
        strength[colour] = static_cast<std::int16_t>(strength[colour] + more);
        if (strength[colour] < most || strength[colour] == 0) return;
        const unsigned others = strength[colour] > most ? 0 : strongest;
        most = strength[colour];
        strongest = static_cast<std::uint8_t>(others | 1u << colour);
    }
    /// Calls `visit` with each of the strongest colours.
    template <class Visit>
    void each_strongest(Visit visit) const {
        for (unsigned left = strongest; left != 0; left &= left - 1) visit(static_cast<int>(lowest_bit(left)));
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

// Validates points of a scoring that have not been moved: there are none, unless the choice of a figure for the points
// is open or the final scoring has begun.
#include <algorithm>
#include <iterator>

#include "rules/validation/checks.hpp"

namespace mistbank {

// MIN-7
void check_gains(const Table& table, Flaws& flaws) {
    flaws.look_at("points that have not been moved", "src/rules/gains.cpp");
    if (table.gains == nullptr) return;
    const Gains& gains = *table.gains;
    const bool is_asked = table.state->decision == DecisionKind::advance;
    for (int c = 0; c < max_colours; ++c) {
        const bool is_due = (gains.is_due >> c & 1u) != 0;
        flaws.expect(!is_due || table.setup->player_of(static_cast<Colour>(c)) >= 0, "points are due to colour ", c,
                     ", which is not in play");
        if (is_asked || gains.is_final != 0) continue;  // the following data have no meaning then
        const bool is_clear =
            gains.due[c] == 0 && gains.gained[c] == 0 && gains.ghosts[c] == 0 && gains.gained_from[c] == no_space;
        flaws.expect(is_clear, "a gain of colour ", c, " is still recorded after the scoring");
        for (const auto& left : gains.has_left[c]) {
            flaws.expect(left[0] == no_space && left[1] == no_space, "spaces that colour ", c,
                         " has left are still recorded");
        }
    }
    flaws.expect(is_asked || gains.are_movements == 0, "a movement without a gain is still recorded after the scoring");
}

}  // namespace mistbank

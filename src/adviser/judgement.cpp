#include "adviser/judgement.hpp"

#include <cmath>

namespace mistbank {

Judge::Judge(const Setup& setup, const Allocator& allocator)
    : rival_(rival_weights(setup)), worths_(setup, allocator), completion_(setup, allocator) {
    for (int meeples = 0; meeples < known_hands; ++meeples) {
        supplies_.of_meeples[meeples] = rival_.hand * std::pow(meeples, rival_.hand_power);
    }
}

void Judge::look_at(const Table& table) {
    reset_origin();
    completion_.look_at(table);
}

Prospect Judge::prospect(const Table& table, int player) {
    return table.settings().team ? prospect_of_team(table) : prospect_of_rivals(table, player);
}

double Judge::judge(const Table& table, int player) {
    return table.settings().team ? prospect_of_team(table).judgement : lead_of_rival(table, player);
}

}  // namespace mistbank

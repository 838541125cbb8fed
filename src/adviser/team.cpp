// Cooperative games: how near the team comes to its goal.
#include <algorithm>

#include "adviser/judgement.hpp"
#include "adviser/outlook.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

Outlook outlook_at_the_end(const Table& table) {
    if (table.state->outcome == Outcome::won) return {1, 1};
    const Settings& settings = table.settings();
    int reached = 0;
    for (int i = 0; i < settings.scoring_meeples; ++i) reached += std::min(table.state->totals[i], settings.goal);
    return {0, static_cast<float>(reached) / static_cast<float>(settings.goal * settings.scoring_meeples)};
}

}  // namespace

// To come near the goal counts as much as to reach it, else nothing leads there from where victory is far.
Prospect Judge::prospect_of_team(const Table& table) {
    Outlook outlook;
    if (table.is_over()) {
        outlook = outlook_at_the_end(table);
    } else {
        Signs signs;
        read_signs(table, fitting_, signs);
        outlook = outlook_of(network_of_teams(), signs);
    }
    const double winning = outlook.winning, progress = outlook.progress;
    return {50 * (winning + progress), progress * table.settings().goal, winning};
}

}  // namespace mistbank

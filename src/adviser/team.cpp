// Cooperative games: how near the team comes to its goal.
#include "adviser/judgement.hpp"
#include "adviser/outlook.hpp"

namespace mistbank {

// To come near the goal counts as much as to reach it, else nothing leads there from where victory is far.
Prospect Judge::prospect_of_team(const Table& table) {
    Outlook outlook;
    if (table.is_over()) {
        outlook = outlook_at_the_end(table);
    } else {
        Signs signs;
        read_signs(table, completion_.fitting(), signs);
        outlook = outlook_of(network_of_team(*table.setup), signs);
    }
    const double winning = outlook.winning, stages = outlook.stages, progress = outlook.progress;
    return {50 * (winning + stages), progress * table.settings().goal, winning};
}

}  // namespace mistbank

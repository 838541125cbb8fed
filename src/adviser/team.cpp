// Judges cooperative games: the progress of the team towards the goal.
#include "adviser/judgement.hpp"
#include "adviser/outlook.hpp"

namespace mistbank {

// Progress has the same weight as the probability of winning. Otherwise judgements would not differ while the goal is
// distant.
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

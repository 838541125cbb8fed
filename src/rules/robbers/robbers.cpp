#include "rules/chapters.hpp"

namespace mistbank {

void RobbersPart::lie_in(Lay& lay, const Setup& setup) {
    if (setup.rules.plays(Expansion::robbers)) lay(robbers, 1);
}

void put_robbers_into_supplies(Table&) {}
Progress place_robbers(Table&) { return Progress::next; }
const DecisionRules robber_rules = {};

}  // namespace mistbank

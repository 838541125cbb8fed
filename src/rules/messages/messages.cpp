#include "rules/chapters.hpp"

namespace mistbank {

void MessagesPart::lie_in(Lay& lay, const Setup& setup) {
    if (setup.rules.plays(Expansion::messages)) lay(messages, 1);
}

Progress draw_message(Table&) { return Progress::next; }
const DecisionRules advance_rules = {};
const DecisionRules message_rules = {};
const DecisionRules message_meeple_rules = {};

}  // namespace mistbank

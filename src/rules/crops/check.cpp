// Validation: what is known of a crop circle while it is carried out, and of none at other times.
#include "rules/chapters.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// CRP-2, CRP-4, CRP-5
void check_crops(const Table& table, Flaws& flaws) {
    flaws.look_at("crop circles", "src/rules/crops");
    if (table.crops == nullptr) return;
    const Crops& crops = *table.crops;
    const DecisionKind decision = table.state->decision;
    const bool adds = decision == DecisionKind::crop_add;
    const bool removes = decision == DecisionKind::crop_remove;
    const bool chooses = decision == DecisionKind::crop;
    flaws.expect(crops.removes == 0 || removes || chooses, "meeples are removed though nobody is asked for one");
    flaws.expect(!removes || crops.removes != 0, "a meeple is removed where all add one");
    const bool takes_turns = adds || removes;
    const bool is_a_turn = crops.turn >= 1 && crops.turn <= table.setup->rules.players;
    flaws.expect(!takes_turns || is_a_turn, "the player at place ", crops.turn, " is asked");
    flaws.expect(takes_turns || chooses || crops.turn == 0, "a circle is carried out, and nobody is asked");
    constexpr Mark marks[] = {Mark::crop_farmer, Mark::crop_highwayman, Mark::crop_knight};
    if (!takes_turns && !chooses) return flaws.equal(crops.circles, 0, "the number of circles carried out");
    const bool has_circle = crops.circles < std::size(marks) && table.state->laid != none32 &&
                            has_mark(table, table.state->laid, marks[crops.circles]);
    flaws.expect(has_circle, "a circle is carried out that is not on this part's tile");
}

}  // namespace mistbank

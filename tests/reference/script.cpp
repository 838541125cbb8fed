#include "reference/script.hpp"

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

void Script::rewind() {
    answer_ = 0;
    draw_ = 0;
}

void Script::next_turn() {
    answers_.erase(answers_.begin(), answers_.begin() + static_cast<std::ptrdiff_t>(answer_));
    draws_.erase(draws_.begin(), draws_.begin() + static_cast<std::ptrdiff_t>(draw_));
    rewind();
}

Action Script::choose(DecisionKind kind, const std::vector<Action>& options, const About& about) {
    const bool always_asked = kind == DecisionKind::lay_tile || kind == DecisionKind::draw;
    if (options.size() == 1 && !always_asked) return options.front();
    if (answer_ == answers_.size()) throw Question{kind, options, about};
    const Action answer = answers_[answer_++];
    if (std::find(options.begin(), options.end(), answer) == options.end()) {
        throw Disagreement("the library took an action that is none of the options");
    }
    return answer;
}

int Script::draw(const Table& table) {
    if (table.rules.draws == Draws::automatic) {
        if (draw_ == draws_.size()) throw Disagreement("a tile has to be drawn, and the library drew none");
        if (drawable(table, draws_[draw_]) == 0) throw Disagreement("the library drew a tile that does not lie on top");
        return draws_[draw_++];
    }
    std::vector<Action> options;  // HID-2
    for (std::size_t type = 0; type < table.unseen.size(); ++type) {
        Action action;
        action.kind = ActionKind::draw;
        action.x = static_cast<std::int16_t>(type);
        if (drawable(table, static_cast<int>(type)) > 0) options.push_back(action);
    }
    return choose(DecisionKind::draw, options).x;
}

}  // namespace mistbank_reference

#include "reference/script.hpp"

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

template <class T>
void append(std::vector<T>& list, const std::vector<T>& more) {
    list.insert(list.end(), more.begin(), more.end());
}

template <class T>
void drop(std::vector<T>& list, std::size_t count) {
    list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
}

}  // namespace

void Script::add_luck(const Luck& luck) {
    append(luck_.draws, luck.draws);
    append(luck_.rolls, luck.rolls);
}

void Script::rewind() {
    answer_ = 0;
    draw_ = 0;
    roll_ = 0;
}

void Script::next_turn() {
    drop(answers_, answer_);
    drop(luck_.draws, draw_);
    drop(luck_.rolls, roll_);
    rewind();
}

bool Script::is_used_up() const {
    return answer_ == answers_.size() && draw_ == luck_.draws.size() && roll_ == luck_.rolls.size();
}

Action Script::choose(DecisionKind kind, const std::vector<Action>& options, const About& about) {
    const bool always_asked =
        kind == DecisionKind::lay_tile || kind == DecisionKind::draw || kind == DecisionKind::chance;
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
        if (draw_ == luck_.draws.size()) throw Disagreement("a tile has to be drawn, and the library drew none");
        const int type = luck_.draws[draw_++];
        if (drawable(table, type) == 0) throw Disagreement("the library drew a tile that does not lie on top");
        return type;
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

// FLY-1, MEET-21
int Script::roll(const Table& table) {
    if (table.rules.draws == Draws::automatic) {
        if (roll_ == luck_.rolls.size()) throw Disagreement("the die has to be rolled, and the library rolled none");
        const int shown = luck_.rolls[roll_++];
        if (shown < 1 || shown > 3) throw Disagreement("the library's die shows what none can show");
        return shown;
    }
    std::vector<Action> options;
    for (int shown = 1; shown <= 3; ++shown) {
        Action action = plain(ActionKind::roll);
        action.count = static_cast<std::uint8_t>(shown);
        options.push_back(action);
    }
    return choose(DecisionKind::chance, options).count;
}

}  // namespace mistbank_reference

// Why an action is advised, in words, from the events of its line.
#include <cmath>
#include <new>

#include "adviser/thinking.hpp"

namespace mistbank {
namespace {

/// Lets a list hear what happens in a game, for as long as one lives.
class Listening {
public:
    Listening(Game& game, HostVector<Event>& events) : table_(game.inside().table) { table_.events = &events; }
    ~Listening() { table_.events = nullptr; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    Table& table_;
};

// As far as it does not hang on chance.
void play_line(Game& game, const Action* line, std::size_t length) {
    for (std::size_t i = 0; i < length; ++i) {
        if (is_of_chance(game) || game.apply(line[i]) != Status::ok) return;
    }
}

// Where the line brings nothing that could be told.
Phrase without_reason(const Table& table, const Action& action) {
    const DecisionKind decision = table.state->decision;
    switch (action.kind) {
        case ActionKind::lay:
        case ActionKind::abbey: return "lays the tile for later";
        case ActionKind::no_abbey: return "keeps the abbey for later";
        case ActionKind::go_home: return "takes the wagon back";
        case ActionKind::take: return "takes a figure back";  // one's own
        case ActionKind::grow: return "lets the flock grow";
        case ActionKind::guide: return "guides the flock home";
        case ActionKind::fly: return "a meeple flies off";
        case ActionKind::keep: return "leaves the ferry as it is";
        case ActionKind::pass:
            return decision == DecisionKind::place_meeple ? "places nothing for now" : "leaves it at that";
        default: return "prepares for later";
    }
}

Phrase of_points(double points, bool is_alone) {
    const long rounded = std::lround(points);
    const long amount = std::labs(rounded);
    const char* const noun = amount == 1 ? " point " : " points ";
    if (is_alone) return Phrase::of("; about ", rounded, noun, "in all");
    if (amount == 0) return "; about level";
    return Phrase::of("; about ", amount, noun, rounded > 0 ? "ahead" : "behind");
}

Phrase expectation(const Table& table, const Advice& advice) {
    if (advice.visits == 0) return {};
    if (!table.settings().team) return of_points(advice.points, table.setup->rules.players == 1);
    const long wins = std::lround(100 * advice.winning);
    return Phrase::of("; wins ", wins, wins == 1 ? " time" : " times", " of 100");
}

// A reason that does not fit is left out.
Explanation put_together(const Reasons& reasons, const Phrase& expected) {
    Explanation text;
    for (int i = 0; i < reasons.count(); ++i) {
        const Phrase reason = Phrase::of(text.empty() ? "" : ", ", reasons[i]);
        if (text.size() + reason.size() + expected.size() < max_explanation) text += reason;
    }
    text += expected;
    return text;
}

}  // namespace

Reasons Adviser::Inside::reasons_for(const Action* line, std::size_t length) {
    future.copy_from(root);
    events.clear();
    try {
        const Listening listening(future, events);
        play_line(future, line, length);
        search.answer_for_others(future, player, part);  // what the line brings may hang on it that they are asked
    } catch (const std::bad_alloc&) {  // what has been heard is told
    }
    Telling telling(future.inside().table, player);
    for (const Event& event : events) telling.hear(event);
    return telling.reasons();
}

Explanation Adviser::explanation(std::size_t index) const noexcept {
    if (index >= advice_count()) return {};
    Inside& inside = *inside_;
    const Table& table = inside.root.inside().table;
    if (is_of_chance(inside.root)) return Explanation("comes by chance");
    Action actions[max_line];
    const std::size_t length = line(index, actions, max_line);
    Reasons reasons = inside.reasons_for(actions, length);
    if (reasons.count() == 0) reasons.add(0, without_reason(table, actions[0]));
    return put_together(reasons, expectation(table, advice(index)));
}

}  // namespace mistbank

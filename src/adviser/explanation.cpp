// Explains an action in words, using the events of its line and comparisons with other actions.
#include <algorithm>
#include <cmath>
#include <new>

#include "adviser/thinking.hpp"
#include "game/headers.hpp"
#include "rules/actions.hpp"
#include "rules/figures.hpp"

namespace mistbank {
namespace {

/// Records the events of a game in a list during the lifetime of this object.
class Listening {
public:
    Listening(Game& game, HostVector<Event>& events) : table_(inside_of(game).table) { table_.events = &events; }
    ~Listening() { table_.events = nullptr; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    Table& table_;
};

// Plays the actions of a line up to the first random result.
void play_line(Game& game, const Action* line, std::size_t length) {
    for (std::size_t i = 0; i < length; ++i) {
        if (is_of_chance(game) || game.apply(line[i]) != Status::ok) return;
    }
}

Phrase placing_nothing(const Table& table, int player) {
    int meeples = 0;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour colour = rules.colours[i];
        if (table.setup->player_of(colour) == player) meeples += count_bits_of_word(meeples_in_supply(table, colour));
    }
    return Phrase::of("places nothing and keeps ", counted_things(meeples, "meeple"));
}

// Returns a phrase for a line without any effect worth reporting.
Phrase without_reason(const Table& table, int player, const Action& action) {
    const DecisionKind decision = table.state->decision;
    if (action.kind == ActionKind::pass)
        return decision == DecisionKind::place_meeple ? placing_nothing(table, player) : "passes";
    const ActionDescription* const known = description_of(action.kind);
    return known != nullptr && known->spec->advice != nullptr ? known->spec->advice : "has no effect yet";
}

Phrase of_points(double points, bool is_alone) {
    const long rounded = std::lround(points);
    const long amount = std::labs(rounded);
    const char* const noun = amount == 1 ? " point " : " points ";
    if (is_alone) return Phrase::of("; about ", rounded, noun, "in total");
    if (amount == 0) return "; about equal";
    return Phrase::of("; about ", amount, noun, rounded > 0 ? "ahead" : "behind");
}

// Returns words that identify an action: the cell and the rotation of a laid tile, or the text form of any other
// action.
Phrase by_itself(const Action& action) {
    constexpr const char* turned[] = {"unturned", "turned right", "turned around", "turned left"};
    if (action.kind != ActionKind::lay) return Phrase::of(", with \"", text_of(action), '"');
    const int place_in_hand = action.count >> 2;
    const Phrase tile =
        place_in_hand == 0 ? Phrase("the tile") : Phrase::of("tile ", place_in_hand + 1, " in the hand");
    return Phrase::of(", ", tile, " at ", action.x, ',', action.y, ' ', turned[action.count & 3]);
}

constexpr int most_told = 3;
constexpr std::size_t most_compared = 5;
constexpr std::size_t room_for_reasons = 150;

}  // namespace

Reasons Adviser::Inside::reasons_for(const Line& line) {
    future.copy_from(root);
    events.clear();
    try {
        const Listening listening(future, events);
        play_line(future, line.actions, static_cast<std::size_t>(line.length));
        search.answer_for_others(future, player, part);  // other players' replies can change the line's effects
    } catch (const std::bad_alloc&) {                    // the explanation uses only the events so far
    }
    Telling telling(inside_of(root).table, inside_of(future).table, player);
    for (const Event& event : events) telling.hear(event);
    return telling.reasons();
}

Explained Adviser::Inside::explain(std::size_t index) {
    const Line line = line_of(actions[index]);
    Explained explanation{reasons_for(line), {}, 0};
    const Table& table = inside_of(root).table;
    if (explanation.reasons.count() == 0) {
        explanation.reasons.add(0, without_reason(table, player, line.actions[0]),
                                {line.actions[0].x, line.actions[0].y});
    }
    if (!table.settings().team) search.judge().see_values(inside_of(future).table, explanation.hopes);
    return explanation;
}

Phrase Adviser::Inside::expectation(std::size_t index) const {
    const Advice advice = advice_on(actions[index]);
    if (advice.visits == 0) return {};
    const Table& table = inside_of(root).table;
    if (!table.settings().team) return of_points(advice.points, table.setup->rules.players == 1);
    return Phrase::of("; ", std::lround(100 * advice.winning), "% chance to win");
}

// Returns words for the lead of the best action over the first action of another group. For other actions, returns
// words for the deficit compared with the best action.
Phrase Adviser::Inside::margin(std::size_t index) const {
    const std::size_t compared = index == 0 ? first_of_group(1) : 0;
    if (advice_on(actions[index]).visits == 0 || compared == explained.size()) return {};
    const long tenths = std::lround(10 * lead_over(index, compared)), amount = std::labs(tenths);
    if (amount == 0) return ", equally good";
    if ((tenths > 0) != (index == 0)) return ", too few simulations to compare";
    return Phrase::of(", ", amount / 10, '.', amount % 10,
                      index == 0 ? " points above the next best" : " points below the best");
}

// Returns words for the rival whose expected points after this action differ most from those after the best action. For
// the best action, compares with the first action of another group.
Phrase Adviser::Inside::expected_gains_of_others(std::size_t index) const {
    const Table& table = inside_of(root).table;
    const std::size_t compared = index == 0 ? first_of_group(1) : 0;
    if (table.settings().team || advice_on(actions[index]).visits == 0 || compared == explained.size()) return {};
    if (explained[index].group == explained[compared].group) return {};
    const Rules& rules = table.setup->rules;
    double most = 0;
    Colour whose = Colour::none;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour colour = rules.colours[i];
        const auto number = static_cast<std::size_t>(colour);
        const double more = explained[index].hopes[number] - explained[compared].hopes[number];
        if (table.setup->player_of(colour) == player || std::fabs(more) <= std::fabs(most)) continue;
        most = more;
        whose = colour;
    }
    const long points = std::lround(most);
    if (points == 0) return {};
    return Phrase::of(", ", mark_of(whose), " is expected to get ",
                      counted_things(static_cast<int>(std::labs(points)), "point"), points < 0 ? " less" : " more",
                      index == 0 ? " than after the next best action" : " than after the best action");
}

// Starts with the most important reason. Among the other reasons, prefers those that some of the best actions lack. The
// chosen reasons appear in the order of their weights.
Explanation Adviser::Inside::write_reasons(const Reasons& reasons) const {
    const std::size_t compared = std::min(explained.size(), most_compared);
    const auto is_common = [&](int place) {
        return std::all_of(explained.begin(), explained.begin() + static_cast<std::ptrdiff_t>(compared),
                           [&](const Explained& best) { return best.reasons.has_one_alike(reasons[place]); });
    };
    bool is_told[Reasons::most] = {true};
    int told = 1;
    for (const bool common : {false, true}) {
        for (int place = 1; place < reasons.count() && told < most_told; ++place) {
            if (is_told[place] || is_common(place) != common) continue;
            is_told[place] = true;
            ++told;
        }
    }
    Explanation text;
    std::size_t size = 0;  // length of the text with colour names; player names must not affect the choice
    for (int place = 0; place < reasons.count(); ++place) {
        if (!is_told[place]) continue;
        const Phrase reason = Phrase::of(text.empty() ? "" : ", ", reasons[place].told());
        const std::size_t added = with_colours(reason).size();
        if (size + added >= room_for_reasons) continue;
        text += reason;
        size += added;
    }
    return text;
}

// Returns whether an action of another group has the same reasons.
bool Adviser::Inside::is_told_otherwise_too(std::size_t index, const Explanation& reasons) const {
    return std::any_of(explained.begin(), explained.end(), [&](const Explained& action) {
        return action.group != explained[index].group && write_reasons(action.reasons) == reasons;
    });
}

// Returns the explanation with marks in place of names.
Explanation Adviser::Inside::marked_explanation(std::size_t index) {
    if (index >= actions.size()) return {};
    if (is_of_chance(root)) return Explanation("is decided by chance");
    explain_first();
    const Phrase expected = Phrase::of(expectation(index), margin(index));
    if (index >= explained.size()) {
        Explanation text = write_reasons(explain(index).reasons);
        text += expected;
        return text;
    }
    Explanation text = write_reasons(explained[index].reasons);
    if (is_told_otherwise_too(index, text)) text += by_itself(actions[index].action);
    const Phrase hopes = expected_gains_of_others(index);
    if (with_colours(text).size() + with_colours(hopes).size() + expected.size() < max_explanation) text += hopes;
    text += expected;
    return text;
}

Explanation Adviser::explanation(std::size_t index) const noexcept {
    return with_colours(inside_->marked_explanation(index));
}

void Adviser::explanation(std::size_t index, const PlayerNames& names, HostString& text) const {
    put_named(text, inside_->marked_explanation(index), names_in(inside_->root, names));
}

std::string Adviser::explanation(std::size_t index, const PlayerNames& names) const {
    std::string text;
    put_named(text, inside_->marked_explanation(index), names_in(inside_->root, names));
    return text;
}

}  // namespace mistbank

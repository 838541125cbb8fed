#include "rules/decisions.hpp"

#include <array>
#include <cstring>

#include "rules/actions.hpp"
#include "rules/decision_specs.hpp"

namespace mistbank {
namespace {

static_assert(decision_kinds <= 64, "Form::answers needs a bit for each kind of decision");
constexpr std::uint64_t bit(DecisionKind kind) { return std::uint64_t{1} << static_cast<unsigned>(kind); }

/// One kind of action: the decisions that it can answer, and an action in which all bits of the used fields are set.
struct Form {
    std::uint64_t answers = 0;
    Action used;
};
constexpr Form form_of(const ActionDescription& described) {
    const auto uses = [&](unsigned parts) { return (described.parts & parts) != 0; };
    Form form;
    form.answers = described.decisions;
    form.used.kind = static_cast<ActionKind>(255);
    form.used.segment = uses(part_segment) ? 255 : 0;
    form.used.colour = uses(part_colour) ? 255 : 0;
    form.used.count = uses(parts_in_count) ? 255 : 0;
    form.used.x = uses(part_cell | part_tile) ? -1 : 0;
    form.used.y = uses(part_cell) ? -1 : 0;
    return form;
}
constexpr std::array<Form, action_kinds> forms = [] {
    std::array<Form, action_kinds> all{};
    for (std::size_t kind = 0; kind < action_kinds; ++kind) all[kind] = form_of(action_descriptions[kind]);
    return all;
}();

bool unused_fields_are_zero(const Action& action) {
    std::uint64_t says, may_say;
    static_assert(sizeof action == sizeof says);
    std::memcpy(&says, &action, sizeof says);
    std::memcpy(&may_say, &forms[static_cast<std::size_t>(action.kind)].used, sizeof may_say);
    return (says & ~may_say) == 0;
}

}  // namespace

const DecisionRules no_rules = {[](const Table&, ActionList&) {},
                                [](const Table&, Action) -> const char* { return "the game is over"; },
                                [](Table&, Action) {}};

const DecisionRules& rules_of(DecisionKind kind) {
    static constexpr auto rules = [] {
        std::array<const DecisionRules*, decision_kinds> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = decision_specs[i].rules;
        return all;
    }();
    return *rules[static_cast<std::size_t>(kind)];
}

bool answers(ActionKind action, DecisionKind decision) {
    const auto kind = static_cast<std::size_t>(action);
    return kind < action_kinds && (forms[kind].answers & bit(decision)) != 0;
}

const char* name_of(DecisionKind kind) noexcept {
    return static_cast<int>(kind) < decision_kinds ? spec_of(kind).name : "?";
}

Action pick_action(const Table& table, Random& random) {
    const DecisionRules& rules = rules_of(table.state->decision);
    Action picked;
    if (rules.pick != nullptr && rules.pick(table, random, picked)) return picked;
    constexpr std::size_t usual = 64;
    alignas(Action) unsigned char room[usual * sizeof(Action)];  // raw memory, which avoids initialising the actions
    auto* const actions = reinterpret_cast<Action*>(room);
    ActionList list(actions, usual);
    rules.list(table, list);
    const std::uint32_t number = random.below(static_cast<std::uint32_t>(list.count()));
    if (number < usual) return actions[number];
    ActionList picked_list(&picked, 1, number);
    rules.list(table, picked_list);
    return picked;
}

const char* why_not(const Table& table, Action action) {
    const DecisionKind decision = table.state->decision;
    if (static_cast<std::size_t>(action.kind) >= action_kinds) return "unknown kind of action";
    if (!answers(action.kind, decision)) {
        const char* const words = spec_of(decision).refusal;
        return words != nullptr ? words : words_of_offers(table);
    }
    if (!unused_fields_are_zero(action)) return "a field that this kind of action does not use must be 0";
    return rules_of(decision).refuse(table, action);
}

}  // namespace mistbank

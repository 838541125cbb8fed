// The specs of all kinds of actions: of the base game, the mist, the expansions and the house rules.
#pragma once

#include <algorithm>
#include <array>

#include "rules/base_actions.hpp"
#include "rules/expansions.hpp"
#include "rules/mist/mist_actions.hpp"

namespace mistbank {

/// Calls visit(spec, expansion) for each spec. The expansion is null for the base game, the mist and the house rules.
template <class Visit>
constexpr void each_action_spec(Visit visit) {
    for (const ActionSpec& spec : base_actions) visit(spec, static_cast<const Expansion*>(nullptr));
    for (const ActionSpec& spec : mist_actions) visit(spec, static_cast<const Expansion*>(nullptr));
    for (const ExpansionRules& box : expansion_rules) {
        for (const ActionSpec& spec : box.actions) visit(spec, &box.expansion);
    }
    for (const ActionSpec& spec : house_rules_actions) visit(spec, static_cast<const Expansion*>(nullptr));
}

constexpr std::size_t count_action_kinds() {
    std::size_t count = 0;
    each_action_spec([&](const ActionSpec& spec, const Expansion*) {
        count = std::max(count, static_cast<std::size_t>(spec.kind) + 1);
    });
    return count;
}
inline constexpr std::size_t action_kinds = count_action_kinds();

/// A kind of action and its expansion. The spec is null if this version has no kind with this number.
struct ActionDescription {
    const ActionSpec* spec = nullptr;
    const Expansion* expansion = nullptr;  // null: the kind belongs to no expansion
    TextForm form;
    unsigned parts = 0;           // Part bits
    std::uint64_t decisions = 0;  // the decisions that the action answers in at least one game
};
inline constexpr std::array<ActionDescription, action_kinds> action_descriptions = [] {
    std::array<ActionDescription, action_kinds> all{};
    each_action_spec([&](const ActionSpec& spec, const Expansion* expansion) {
        ActionDescription& known = all[static_cast<std::size_t>(spec.kind)];
        known.decisions |= spec.decisions;
        if (spec.name == nullptr) return;
        known.spec = &spec;
        known.expansion = expansion;
        known.form = TextForm(spec.form);
        known.parts = known.form.parts();
    });
    return all;
}();

/// Returns the description of a kind of action; null for an unknown number.
constexpr const ActionDescription* description_of(ActionKind kind) {
    const auto number = static_cast<std::size_t>(kind);
    return number < action_kinds && action_descriptions[number].spec != nullptr ? &action_descriptions[number]
                                                                                : nullptr;
}

}  // namespace mistbank

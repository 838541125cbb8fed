// The joined list of the decisions of all chapters and expansions.
#pragma once

#include <array>

#include "rules/base_asking.hpp"
#include "rules/house_rules/decisions.hpp"

namespace mistbank {

inline constexpr const Asking* chapters_that_ask[] = {
    &base_asking, &chance_asking, &scoring_asking, &track_asking, &mist_asking, &house_rules_asking, &gains_asking,
};

/// Calls `visit` with the Asking of each chapter and of each expansion in `expansions`, which has one bit for each.
template <class Visit>
constexpr void each_asking(std::uint32_t expansions, Visit visit) {
    for (const Asking* const asking : chapters_that_ask) visit(*asking);
    for (const ExpansionRules& expansion : expansion_rules) {
        if ((expansions & bit(expansion.expansion)) != 0) visit(expansion.asking);
    }
}
inline constexpr std::uint32_t every_expansion = (1u << expansion_count) - 1;

/// All decisions, indexed by DecisionKind.
inline constexpr std::array<DecisionSpec, decision_kinds> decision_specs = [] {
    std::array<DecisionSpec, decision_kinds> all{};
    each_asking(every_expansion, [&](const Asking& asking) {
        for (const DecisionSpec& spec : asking.decisions) all[static_cast<std::size_t>(spec.kind)] = spec;
    });
    return all;
}();
constexpr const DecisionSpec& spec_of(DecisionKind kind) { return decision_specs[static_cast<std::size_t>(kind)]; }

constexpr bool every_decision_has_a_spec() {
    for (std::size_t kind = 0; kind < decision_specs.size(); ++kind) {
        const DecisionSpec& spec = decision_specs[kind];
        if (static_cast<std::size_t>(spec.kind) != kind || spec.rules == nullptr) return false;
    }
    return true;
}
static_assert(every_decision_has_a_spec());

}  // namespace mistbank

// The table of figures: names, places and strengths of all kinds (MEET-3 to MEET-5, MEET-9). The base game has the
// meeple; all other kinds come from expansions.
#pragma once

#include <array>

#include "rules/expansions.hpp"

namespace mistbank {

constexpr std::array<FigureRules, figure_kinds> all_figure_rules() {
    std::array<FigureRules, figure_kinds> all{};
    all[static_cast<int>(FigureKind::normal)] = {"meeple", land | tower_top | among_acrobats, 1, true, true};
    for (const ExpansionRules& expansion : expansion_rules) {
        for (const FigureGiven& figure : expansion.figures) {
            if (figure.rules.name != nullptr) all[static_cast<std::size_t>(figure.kind)] = figure.rules;
        }
    }
    return all;
}

/// The rules of all kinds of figures, indexed by FigureKind.
inline constexpr std::array<FigureRules, figure_kinds> figure_rules = all_figure_rules();
constexpr const FigureRules& rules_of(FigureKind kind) { return figure_rules[static_cast<std::size_t>(kind)]; }

/// Returns the title, for example "meeple" or "large meeple"; "?" for an unknown kind.
constexpr const char* title_of(FigureKind kind) {
    if (static_cast<int>(kind) >= figure_kinds) return "?";
    const FigureRules& rules = rules_of(kind);
    return rules.title != nullptr ? rules.title : rules.name;
}

constexpr bool every_kind_has_rules() {
    for (const FigureRules& rules : figure_rules) {
        if (rules.name == nullptr) return false;
    }
    return true;
}
static_assert(every_kind_has_rules());

}  // namespace mistbank

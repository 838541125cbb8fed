// Notations of version 1.0 that have changed since.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank {

/// The word of version 1.0 for the base game with its single expansion.
inline constexpr const char* system_with_expansion_1_0 = "ghosts_castles_cemeteries";
/// The number of the same system.
inline constexpr std::uint8_t system_number_with_expansion_1_0 = 4;
/// The kind of action in 1.0 for placing a guard.
inline constexpr std::uint8_t guard_action_1_0 = 8;

inline void name_system_as_now(Rules& rules) {
    rules.system = System::base;
    rules.expansions = bit(Expansion::ghosts_castles_cemeteries);
}

/// Converts an action of 1.0 to its current form. Version 1.0 named a guard by the kind of the action, and a haunted
/// meeple only by its segment.
inline Action as_named_now(const Game& game, Action action) {
    if (static_cast<std::uint8_t>(action.kind) == guard_action_1_0) {
        action.kind = ActionKind::place;
        action.count = static_cast<std::uint8_t>(FigureKind::guard);
    }
    if (action.kind != ActionKind::haunt) return action;
    for (const Action& legal : game.legal_actions(game.allocator())) {
        if (legal.x == action.x && legal.y == action.y && legal.segment == action.segment) return legal;
    }
    return action;
}

/// Converts the text of an action: "haunt 3,-1/0".
inline std::optional<Action> haunt_of_1_0(const Game& game, std::string_view text) {
    for (const Action& legal : game.legal_actions(game.allocator())) {
        if (legal.kind != ActionKind::haunt) continue;
        const ActionText now = game.text_of(legal);
        const std::string_view words = now.view();
        if (words.size() > text.size() && words.substr(0, text.size()) == text && words[text.size()] == ' ')
            return legal;
    }
    return std::nullopt;
}

}  // namespace mistbank

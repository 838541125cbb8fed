// How version 1.0 wrote down what is told otherwise today.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank {

/// Its word for the base game with its one expansion.
inline constexpr const char* system_with_expansion_1_0 = "ghosts_castles_cemeteries";
/// And its number.
inline constexpr std::uint8_t system_number_with_expansion_1_0 = 4;
/// Its kind of action that placed a guard.
inline constexpr std::uint8_t guard_action_1_0 = 8;

inline void name_system_as_now(Rules& rules) {
    rules.system = System::base;
    rules.expansions = bit(Expansion::ghosts_castles_cemeteries);
}

/// What an action of 1.0 is called now. It named a guard by the kind of the action, and a haunted meeple by nothing but
/// its segment.
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

/// The same of an action's text: "haunt 3,-1/0".
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

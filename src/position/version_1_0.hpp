// Notations of version 1.0 that differ from the current ones.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank {

/// The word that version 1.0 used for the system "base" with the only expansion of that version.
inline constexpr const char* system_with_expansion_1_0 = "ghosts_castles_cemeteries";
/// The number that version 1.0 used for the same system and expansion.
inline constexpr std::uint8_t system_number_with_expansion_1_0 = 4;
/// The number of the kind of action that placed a guard in version 1.0.
inline constexpr std::uint8_t guard_action_1_0 = 8;

inline void name_system_as_now(Rules& rules) {
    rules.system = System::base;
    rules.expansions = bit(Expansion::ghosts_castles_cemeteries);
}

/// Converts an action of version 1.0 to the current form. In version 1.0, guards had their own kind of action, and an
/// action named a haunted meeple only by its segment.
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

/// Finds the legal action for a text of version 1.0 that names a haunted meeple only by its segment, for example "haunt
/// 3,-1/0". Returns nothing if there is no such action.
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

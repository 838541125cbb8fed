// Messages (MSG): a second figure on the track, and what a fifth space brings.
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

inline constexpr int message_count = 8;

/// What messages and couriers need.
struct Messages {
    std::int32_t courier[max_colours];  // the number on which it stands; the marker stands on the rest of the total
    std::int32_t at_begin_of_part[2];   // of the active player: where marker and courier stood (MSG-4)
    std::uint8_t drawn;                 // messages so far, up to 2 * message_count, then from message_count on
    std::uint8_t seen[message_count];   // the order in which they came (MSG-2)
    std::uint8_t figure_of_turn[max_colours];  // 1: marker, 2: courier, 0: not chosen yet (MSG-3)
    std::uint8_t has_drawn;                    // in this turn
    std::uint8_t open;                         // the message that is being resolved, else 0
    std::uint8_t part_follows;                 // MSG-8
    std::uint8_t unused[6];
};

struct MessagesPart {
    Messages* messages = nullptr;

    void lie_in(Lay& lay, const Setup& setup);
};

// --- messages.cpp: 3e, a message is drawn and resolved (MSG-2, MSG-4, MSG-6 to MSG-11) ---
Progress draw_message(Table& table);
extern const DecisionRules advance_rules;
extern const DecisionRules message_rules;
extern const DecisionRules message_meeple_rules;

inline constexpr ExpansionRules messages_expansion = [] {
    ExpansionRules its;
    its.expansion = Expansion::messages;
    its.name = "messages";
    its.has_tiles = false;
    return its;
}();

}  // namespace mistbank

#include "rules/decisions.hpp"

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

enum Field : unsigned { cell = 1, segment = 2, colour = 4, count = 8, type = 16 };

// By ActionKind: the decisions it answers are given by `answers`; these are the fields it uses.
constexpr unsigned fields_used[] = {
    0,                                // none
    type,                             // draw
    cell | count,                     // lay
    cell | segment,                   // bury
    colour,                           // bury_from_supply
    cell,                             // ghost
    cell | segment | colour | count,  // haunt
    colour | segment | count,         // place
    0,                                // 8: a guard's placing in version 1.0
    0,                                // pass
    cell | segment,                   // score
    0,                                // points
    cell | count,                     // pacify
    colour,                           // advance
    cell | segment,                   // hound
    cell,                             // face_down
    0,                                // recall
};
constexpr std::size_t action_kinds = sizeof fields_used / sizeof fields_used[0];

bool unused_fields_are_zero(Action action) {
    const unsigned used = fields_used[static_cast<std::size_t>(action.kind)];
    return ((used & (cell | type)) != 0 || action.x == 0) && ((used & cell) != 0 || action.y == 0) &&
           ((used & segment) != 0 || action.segment == 0) && ((used & colour) != 0 || action.colour == 0) &&
           ((used & count) != 0 || action.count == 0);
}

// By DecisionKind.
const char* const other_decision[] = {
    "the game is over",
    "the game waits for a draw: name the drawn tile",
    "the game waits for the drawn tile to be laid",
    "the game waits for a meeple to be buried",
    "the game waits for the cemetery that gets a ghost",
    "the game waits for the meeple that gets a ghost",
    "the game waits for a figure on the laid tile, another action of step 2b, or passing",
    "the game waits for the feature that is scored next",
    "the game waits for points or for ghosts to be pacified",
    "the game waits for the scoring meeple that takes the points",
    "the game waits for the meeple that the hound joins",
    "the game waits for what the hound pacifies, or for passing",
    "the game waits for the cell of the face-down tile",
};

}  // namespace

const DecisionRules& rules_of(DecisionKind kind) {
    static constexpr DecisionRules no_rules = {[](const Table&, ActionList&) {},
                                               [](const Table&, Action) -> const char* { return other_decision[0]; },
                                               [](Table&, Action) {}};
    static constexpr const DecisionRules* chapters[] = {
        &no_rules,                 // over
        &draw_rules,               // draw
        &lay_rules,                // lay_tile
        &bury_rules,               // bury
        &ghost_on_cemetery_rules,  // ghost_on_cemetery
        &haunting_rules,           // haunt_meeple
        &meeple_rules,             // place_meeple
        &order_rules,              // order_of_scoring
        &points_rules,             // score_or_pacify
        &scoring_colour_rules,     // scoring_colour
        &place_hound_rules,        // place_hound
        &hound_pacifies_rules,     // hound_pacifies
        &face_down_rules,          // lay_face_down
    };
    return *chapters[static_cast<std::size_t>(kind)];
}

bool answers(ActionKind action, DecisionKind decision) {
    switch (action) {
        case ActionKind::none: return false;
        case ActionKind::draw: return decision == DecisionKind::draw;
        case ActionKind::lay: return decision == DecisionKind::lay_tile;
        case ActionKind::bury:
        case ActionKind::bury_from_supply: return decision == DecisionKind::bury;
        case ActionKind::ghost: return decision == DecisionKind::ghost_on_cemetery;
        case ActionKind::haunt: return decision == DecisionKind::haunt_meeple;
        case ActionKind::place:
        case ActionKind::recall: return decision == DecisionKind::place_meeple;
        case ActionKind::pass:
            return decision == DecisionKind::place_meeple || decision == DecisionKind::hound_pacifies;
        case ActionKind::score: return decision == DecisionKind::order_of_scoring;
        case ActionKind::points: return decision == DecisionKind::score_or_pacify;
        case ActionKind::pacify:
            return decision == DecisionKind::score_or_pacify || decision == DecisionKind::hound_pacifies;
        case ActionKind::advance: return decision == DecisionKind::scoring_colour;
        case ActionKind::hound: return decision == DecisionKind::place_hound;
        case ActionKind::face_down: return decision == DecisionKind::lay_face_down;
    }
    return false;
}

Action pick_action(const Table& table, Random& random) {
    const DecisionRules& rules = rules_of(table.state->decision);
    Action picked;
    if (rules.pick != nullptr && rules.pick(table, random, picked)) return picked;
    constexpr std::size_t usual = 64;
    alignas(Action) unsigned char room[usual * sizeof(Action)];  // nothing need be written there before
    auto* const actions = reinterpret_cast<Action*>(room);
    ActionList list(actions, usual);
    rules.list(table, list);
    const std::uint32_t number = random.below(static_cast<std::uint32_t>(list.count()));
    if (number < usual) return actions[number];
    ActionList one(&picked, 1, number);
    rules.list(table, one);
    return picked;
}

const char* why_not(const Table& table, Action action) {
    const DecisionKind decision = table.state->decision;
    if (static_cast<std::size_t>(action.kind) >= action_kinds) return "no action has this kind";
    if (!answers(action.kind, decision)) return other_decision[static_cast<std::size_t>(decision)];
    if (!unused_fields_are_zero(action)) return "a field that this kind of action does not use is not 0";
    return rules_of(decision).refuse(table, action);
}

}  // namespace mistbank

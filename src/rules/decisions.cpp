#include "rules/decisions.hpp"

#include <array>
#include <cstring>

#include "rules/actions.hpp"
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

static_assert(decision_kinds <= 64, "Form::answers has a bit for each kind of decision");
constexpr std::uint64_t bit(DecisionKind kind) { return std::uint64_t{1} << static_cast<unsigned>(kind); }

/// What actions of a kind say: which decisions they answer, and all ones in the fields that they use.
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

// By DecisionKind.
const char* const other_decision[] = {
    "the game is over",
    "the game waits for a draw: name the drawn tile",
    "the game waits for the drawn tile to be laid",
    "the game waits for a meeple to be buried",
    "the game waits for the cemetery that gets a ghost",
    "the game waits for the meeple that gets a ghost",
    nullptr,  // place_meeple: says words_of_offers()
    "the game waits for the feature that is scored next",
    "the game waits for points or for ghosts to be pacified",
    "the game waits for the scoring meeple that takes the points",
    "the game waits for the meeple that the hound joins",
    "the game waits for what the hound pacifies, or for passing",
    "the game waits for the cell of the face-down tile",
    "TWR-4: the game waits for the meeple that the tower takes, or for passing",
    "TWR-9: the game waits for the kind of the prisoner who comes home",
    "the game waits for the dragon's next tile",
    "the game waits for an abbey in a hole, or for a draw instead",
    "the game waits for where the wagon goes on to, or for its return",
    "the game waits for what chance has brought: the die, a token, an animal or a tile under a hill",
    "FLY-2: the game waits for where the flying meeple lands",
    "the game waits for a tile of the hand to be laid",
    "the game waits for whether the flock grows or is guided home",
    "GLD-2: the game waits for the tile that gets the second ingot",
    "MAG-2: the game waits for where mage or witch goes",
    "ROB-2: the game waits for the robber's space, or for passing",
    "FER-2, FER-4: the game waits for the roads that the ferry joins, or for keeping it",
    "MSG-3: the game waits for whether marker or courier advances",
    "MSG-6: the game waits for what the message says, or for two points",
    "MSG-9: the game waits for the meeple that the message scores",
    "CRP-2: the game waits for whether all add or remove a meeple",
    "CRP-4: the game waits for a further meeple, or for passing",
    "CRP-5: the game waits for the meeple that goes home",
};
static_assert(sizeof other_decision / sizeof other_decision[0] == decision_kinds);

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
        &take_rules,               // take
        &exchange_rules,           // exchange
        &dragon_rules,             // move_dragon
        &abbey_rules,              // abbey
        &wagon_rules,              // move_wagon
        &chance_rules,             // chance
        &landing_rules,            // land
        &hand_rules,               // hand
        &flock_rules,              // flock
        &gold_rules,               // gold
        &magic_rules,              // magic
        &robber_rules,             // robber
        &ferry_rules,              // ferry
        &advance_rules,            // advance
        &message_rules,            // message
        &message_meeple_rules,     // message_meeple
        &crop_rules,               // crop
        &crop_add_rules,           // crop_add
        &crop_remove_rules,        // crop_remove
    };
    static_assert(sizeof chapters / sizeof chapters[0] == decision_kinds);
    return *chapters[static_cast<std::size_t>(kind)];
}

bool answers(ActionKind action, DecisionKind decision) {
    const auto kind = static_cast<std::size_t>(action);
    return kind < action_kinds && (forms[kind].answers & bit(decision)) != 0;
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
    if (!answers(action.kind, decision)) {
        const char* const words = other_decision[static_cast<std::size_t>(decision)];
        return words != nullptr ? words : words_of_offers(table);
    }
    if (!unused_fields_are_zero(action)) return "a field that this kind of action does not use is not 0";
    return rules_of(decision).refuse(table, action);
}

}  // namespace mistbank

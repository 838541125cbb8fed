// Each listed action can be applied. Any other action is refused and changes nothing.
#include "rules/actions.hpp"

#include <rapidcheck/catch.h>

#include <algorithm>

#include "properties/picture.hpp"
#include "properties/sample.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr std::uint32_t kinds_tried = action_kinds + 2;  // also two numbers of kinds that do not exist

Action any_action(Dice& dice) {
    Action action;
    action.kind = static_cast<ActionKind>(dice.below(kinds_tried));
    action.segment = static_cast<std::uint8_t>(dice.below(max_segments + 1));
    action.colour = static_cast<std::uint8_t>(dice.below(max_colours + 1));
    action.count = static_cast<std::uint8_t>(dice.below(5));
    action.x = static_cast<std::int16_t>(static_cast<int>(dice.below(41)) - 20);
    action.y = static_cast<std::int16_t>(static_cast<int>(dice.below(41)) - 20);
    return action;
}

// Replaces one field of an action with the field of another action. Nearly valid actions find more faults than random
// actions.
Action nearly(Action action, Dice& dice) {
    const Action wild = any_action(dice);
    switch (dice.below(7)) {
        case 0: action.kind = wild.kind; break;
        case 1: action.segment = wild.segment; break;
        case 2: action.colour = dice.below(4) == 0 ? 255 : wild.colour; break;
        case 3: action.count = wild.count; break;
        case 4: action.x = static_cast<std::int16_t>(action.x + static_cast<int>(dice.below(3)) - 1); break;
        case 5: action.y = static_cast<std::int16_t>(action.y + static_cast<int>(dice.below(3)) - 1); break;
        default: action.x = dice.below(2) == 0 ? std::int16_t{32767} : std::int16_t{-32768}; break;
    }
    return action;
}

// Adds, removes or replaces one character of a text.
std::string nearly(std::string text, Dice& dice) {
    static constexpr char signs[] = "0019-+,/ \tredx\0#";
    const std::size_t at = dice.below(text.size() + 1);
    const char sign = signs[dice.below(sizeof signs)];
    switch (dice.below(4)) {
        case 0: return text.insert(at, 1, sign);
        case 1: return text.erase(at, 1);
        case 2: return at < text.size() ? text.replace(at, 1, 1, sign) : text;
        default: return text;
    }
}

bool contains(const std::vector<Action>& actions, Action wanted) {
    return std::find(actions.begin(), actions.end(), wanted) != actions.end();
}

void check_refused(Game& game, Action action) {
    const std::uint64_t before = game.state_hash();
    const std::size_t events = game.event_count();
    RC_ASSERT(game.why_not(action) != nullptr);
    const Status status = game.apply(action);
    if (game.is_over()) {
        RC_ASSERT(status == Status::game_over);
    } else {
        RC_ASSERT((status == Status::illegal_action || status == Status::wrong_decision));
    }
    RC_ASSERT(game.state_hash() == before);
    RC_ASSERT(game.event_count() == events);
}

}  // namespace

TEST_CASE("In random games, exactly the listed actions are legal, and their texts can be parsed", "[properties]") {
    rc::prop("Every listed action is legal, is listed once and can be applied", [](const Sample& sample) {
        const Game game = played(sample);
        const std::vector<Action> actions = game.legal_actions();
        Game trial = game.clone();
        trial.stop_recording();
        for (std::size_t i = 0; i < actions.size(); ++i) {
            RC_ASSERT(game.why_not(actions[i]) == nullptr);
            RC_ASSERT(std::count(actions.begin(), actions.end(), actions[i]) == 1);
            RC_ASSERT(trial.copy_from(game) == Status::ok);
            RC_ASSERT(trial.apply(actions[i]) == Status::ok);
            RC_ASSERT(trial.action_count() == game.action_count() + 1);
        }
    });

    rc::prop("An action that is not listed is refused and changes nothing",
             [](const Sample& sample, std::uint16_t seed) {
                 Game game = played(sample);
                 const std::vector<Action> actions = game.legal_actions();
                 const std::string before = picture(game) + record_of(game);
                 Dice dice(seed);
                 for (int tries = 0; tries < 200; ++tries) {
                     const bool wild = actions.empty() || dice.below(4) == 0;
                     const Action action = wild ? any_action(dice) : nearly(actions[dice.below(actions.size())], dice);
                     if (!contains(actions, action)) check_refused(game, action);
                 }
                 RC_ASSERT(picture(game) + record_of(game) == before);
             });

    rc::prop("A text that parses as an action is that action's text", [](const Sample& sample, std::uint16_t seed) {
        const Game game = played(sample);
        const std::vector<Action> actions = game.legal_actions();
        Dice dice(seed);
        for (int tries = 0; tries < 200; ++tries) {
            const bool wild = actions.empty() || dice.below(2) == 0;
            const Action action = wild ? any_action(dice) : actions[dice.below(actions.size())];
            const std::string text = nearly(game.text_of(action), dice);
            Error error;
            const std::optional<Action> read = game.action_of(text, error);
            if (read) {
                RC_ASSERT(game.text_of(*read) == text || text_of(*read) == text);
            } else {
                RC_ASSERT(error.status == Status::invalid_argument);
                RC_ASSERT(!error.message.empty());
            }
        }
    });

    rc::prop("An action can be parsed from its text", [](const Sample& sample) {
        const Game game = played(sample);
        Error error;
        for (const Action action : game.legal_actions()) {
            const std::optional<Action> read = game.action_of(game.text_of(action), error);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == action);
        }
    });
}

// HID-3: the undo limit lies after each random result and after each action that reveals hidden information. A host
// does not undo actions before the limit.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Whether an event of this kind shows hidden information. Tiles under hills and face-down tiles are not included:
// nobody sees their types.
bool shows_something_hidden(EventKind kind) {
    switch (kind) {
        case EventKind::tile_drawn:
        case EventKind::tile_set_aside:
        case EventKind::tile_awaits_dragon:
        case EventKind::tiles_shuffled_back:
        case EventKind::tile_taken:
        case EventKind::tile_returned:
        case EventKind::hand_set_aside:
        case EventKind::die_rolled:
        case EventKind::token_drawn:
        case EventKind::animal_shown:
        case EventKind::message_drawn: return true;
        default: return false;
    }
}

bool shows_something_hidden(const Game& game, std::size_t first_event) {
    return std::any_of(game.events() + first_event, game.events() + game.event_count(),
                       [](const Event& event) { return shows_something_hidden(event.kind); });
}

// Returns all that a viewer sees: the table and the viewer's hand.
std::string seen_by(const Game& game, int viewer) {
    std::string seen = std::to_string(game.public_hash());
    for (int place = 0; viewer >= 0 && place < game.hand_size(viewer); ++place) {
        seen += " " + std::to_string(game.hand(viewer, place, viewer));
    }
    return seen;
}

// Whether the action has revealed something to the viewer: in another game that differs only in hidden information, the
// action is illegal or has a different visible result.
bool has_told_something(const Game& before, Action action, const Game& after, int viewer, std::uint64_t seed) {
    for (std::uint64_t deal = 0; deal < 2; ++deal) {
        Game twin = before.clone();
        twin.stop_recording();
        twin.determinize(seed + deal, viewer);
        if (twin.apply(action) != Status::ok || seen_by(twin, viewer) != seen_by(after, viewer)) return true;
    }
    return false;
}

bool has_told_anybody(const Game& before, Action action, const Game& after, std::uint64_t seed) {
    if (has_told_something(before, action, after, nobody_in_particular, seed)) return true;
    for (int viewer = 0; before.rules().house.has_hands() && viewer < before.rules().players; ++viewer) {
        if (has_told_something(before, action, after, viewer, seed)) return true;
    }
    return false;
}

// Plays a random game and calls `see` after each action. The arguments are the game before the action, the action, the
// game after the action, and the number of events before the action.
template <class See>
void play_and_see(Game game, std::uint64_t seed, See see) {
    RandomPlayer player(seed);
    while (!game.is_over()) {
        const Game before = game.clone();
        const Action action = player.choose(game);
        REQUIRE(game.apply(action) == Status::ok);
        INFO("seed " << seed << ", action " << game.action_count() << ": " << std::string(before.text_of(action)));
        see(before, action, game, before.event_count());
    }
}

std::vector<Rules> rules_with_hands(std::uint64_t seed) {
    std::vector<Rules> all;
    for (const char* preset : {"base", "everything"}) {
        for (const bool is_open : {false, true}) {
            for (const bool is_ahead : {false, true}) {
                for (const Unplayable unplayable : {Unplayable::set_aside, Unplayable::returned}) {
                    Rules rules = rules_of(preset, 2 + static_cast<int>(seed % 2), seed);
                    rules.house.hand = is_ahead ? 0 : 3;
                    rules.house.draw_ahead = is_ahead;
                    rules.house.hand_open = is_open;
                    rules.house.unplayable = unplayable;
                    all.push_back(rules);
                }
            }
        }
    }
    return all;
}

void require_undo_stops_behind_what_was_shown(const Game& begun, std::uint64_t seed) {
    play_and_see(begun.clone(), seed, [&](const Game& before, Action action, const Game& game, std::size_t first) {
        const bool is_behind = game.last_draw() == game.action_count();
        if (shows_something_hidden(game, first)) REQUIRE(is_behind);
        if (!is_behind && seed % 2 == 0) REQUIRE_FALSE(has_told_anybody(before, action, game, 3 * seed));
    });
}

}  // namespace

TEST_CASE("The undo limit moves past each action with a random result or revealed information",
          "[game][undo][hidden]") {
    const std::uint64_t seeds = games_are_slow() ? 2 : 8;
    for (const int index : presets_from(1)) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            INFO(preset_name(index));
            require_undo_stops_behind_what_was_shown(
                usual_game(preset_name(index), 2 + static_cast<int>(seed % 2), seed), seed);
        }
    }
}

TEST_CASE("The undo limit moves past each action in which tiles enter or leave hands or return to the bag",
          "[game][undo][hidden][house]") {
    const std::uint64_t seeds = games_are_slow() ? 2 : 8;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        for (const Rules& rules : rules_with_hands(seed)) {
            INFO((rules.expansions == 0 ? "base" : "everything")
                 << ", hand " << rules.house.hand << (rules.house.hand_open ? ", open" : "")
                 << (rules.house.draw_ahead ? ", drawn ahead" : "")
                 << (rules.house.unplayable == Unplayable::returned ? ", returned" : ""));
            require_undo_stops_behind_what_was_shown(new_game(rules), seed);
        }
    }
}

TEST_CASE("The undo limit moves past a host's draws and random results", "[game][undo][hidden]") {
    const auto says_what_came = [](const Decision& decision, Action action) {
        return decision.kind == DecisionKind::draw ||
               (decision.kind == DecisionKind::chance && action.kind != ActionKind::hidden) ||
               action.kind == ActionKind::draw;
    };
    for (const int index : presets_from(2)) {
        Rules rules = rules_of(preset_name(index), 2, 5);
        rules.draws = Draws::external;
        INFO(preset_name(index));
        play_and_see(new_game(rules), 5, [&](const Game& before, Action action, const Game& game, std::size_t first) {
            const bool is_behind = game.last_draw() == game.action_count();
            if (says_what_came(before.decision(), action)) REQUIRE(is_behind);
            if (shows_something_hidden(game, first)) REQUIRE(is_behind);
        });
    }
}

TEST_CASE("An action that reveals nothing does not move the undo limit", "[game][undo][hidden]") {
    int taken_back = 0;
    for (const int index : presets_from(0)) {
        INFO(preset_name(index));
        play_and_see(usual_game(preset_name(index), 2, 4), 4,
                     [&](const Game& before, Action, const Game& game, std::size_t first) {
                         if (game.is_over() || shows_something_hidden(game, first)) return;
                         REQUIRE(game.last_draw() == before.last_draw());
                         ++taken_back;
                     });
    }
    CHECK(taken_back > 500);  // slow builds test fewer presets
}
